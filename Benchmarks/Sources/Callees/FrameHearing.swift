/// What the delegates of the frame floor hear.
package protocol FrameHearing: AnyObject {
    func didMove(to fraction: Double)
}
