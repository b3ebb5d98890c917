/// What the machine is told.
///
/// It is taken in order, each when all that came before is carried out.
enum Input {
    case request(TripTable.Seat)
    case report(id: Int, fraction: Double, byToolkit: Bool, depth: Int)
    case release(id: Int, finishing: Bool)
    case complete(id: Int)
    case cancel(id: Int, Cancellation)
    case leave(id: Int, question: Int)
    case stay(id: Int, question: Int, Refusal)
    case leaveTo(id: Int, question: Int)
    case suspend(depth: Int)
    case resume(depth: Int)
    /// The bars of the top were set.
    case setBars(depth: Int)
    case memoryPressure(depth: Int)
    /// It has been taken out of the inbox.
    case taken
}
