/// What the delegates of the dispatch cases hear.
package protocol Hearing: AnyObject, Sendable {
    func hear(_ value: Int)
}
