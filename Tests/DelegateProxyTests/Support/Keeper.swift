/// Keeps objects alive to the end of a test.
///
/// An optimised build lets go of an array after its last use, and with it of delegates that are held weakly.
final class Keeper {
    private var objects: [AnyObject] = []

    func callAsFunction<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        self.objects += objects as [AnyObject]
        return objects
    }
}
