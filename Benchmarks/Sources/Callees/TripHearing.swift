/// What the delegates of the trip floor hear: the four events of an accepted navigation.
package protocol TripHearing: AnyObject {
    func host(_ host: AnyObject, didChange trip: AnyObject)
    func host(_ host: AnyObject, willShow trip: AnyObject)
    func host(_ host: AnyObject, didShow trip: AnyObject)
    func host(_ host: AnyObject, didEnd trip: AnyObject)
}
