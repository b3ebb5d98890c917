/// What is set aside while a question is being asked, so that what the question itself asks for runs first.
struct SetAside {
    var candidate: TripTable.Seat?
    /// What was waiting; nil where nothing was.
    var inbox: Inbox?
    /// How deep the navigation is that is asked about: what its question asks for is one deeper.
    var depth: Int
}
