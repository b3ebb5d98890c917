import NavHost
import TestSupport

/// A request and what the oracle knows of it.
struct Spec {
    let operation: StackOracle.Operation
    var request: NavRequest
}
