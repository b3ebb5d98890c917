/// Which operation can end how, and why the others cannot.
enum Cells {
    static let operations = [
        "push", "pop", "popTo", "popWhile", "popToRoot", "popRevealing", "set", "replaceTop", "remove", "reveal",
        "end", "adopt",
    ]
    static let cancellations = ["released", "byCaller", "superseded", "suspended", "dropped", "hostGone"]
    static let refusals = [
        "atRoot", "alreadyOnStack", "notOnStack", "emptyStack", "duplicates", "invalidCount", "nothingAhead", "vetoed",
        "redirected", "busy", "superseded", "tooDeep", "hostGone",
    ]
    static let results =
        ["finished", "unchanged"] + cancellations.map { "cancelled(\($0))" } + refusals.map { "refused(\($0))" }

    /// Why an operation cannot end so; nil where it can.
    static func reasonAgainst(_ operation: String, _ result: String) -> String? {
        if let names = aboutStack[result], !names.contains(operation) {
            return "only \(names.joined(separator: ", ")) can meet that"
        }
        if result == "unchanged", neverUnchanged.contains(operation) { return "it always changes the stack, or fails" }
        switch operation {
        case "end": return reasonAgainstEnd(result)
        case "adopt": return reasonAgainstAdopt(result)
        default: return nil
        }
    }

    /// The refusals that tell of the stack, and who can meet them.
    private static let aboutStack = [
        "refused(atRoot)": ["pop", "remove"],
        "refused(alreadyOnStack)": ["push", "replaceTop"],
        "refused(notOnStack)": ["popTo", "remove"],
        "refused(emptyStack)": ["pop", "popWhile", "popToRoot", "popRevealing", "set", "replaceTop", "adopt"],
        "refused(duplicates)": ["push", "set", "adopt"],
        "refused(invalidCount)": ["pop"],
        "refused(nothingAhead)": ["push"],
    ]
    private static let neverUnchanged = ["push", "pop", "remove", "end"]

    private static func reasonAgainstEnd(_ result: String) -> String? {
        switch result {
        case "finished", "refused(hostGone)": nil
        case "refused(tooDeep)": "the end of a host comes through however deep it is asked for"
        default: "nobody is asked, and everything makes way"
        }
    }

    private static func reasonAgainstAdopt(_ result: String) -> String? {
        switch result {
        case "refused(vetoed)", "refused(redirected)": "nobody is asked"
        case "refused(superseded)": "it waits for no answer"
        case "cancelled(byCaller)", "cancelled(dropped)": "its finger is the toolkit's: there is no Interaction"
        default: nil
        }
    }
}
