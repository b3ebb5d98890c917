// The code of README.md. Scripts/readme-blocks compares the two.

// snippet: main
import NavHost
import Unpop

final class Inbox: NavScreen {}
final class Message: NavScreen {}

let host = NavHost(root: Inbox())
let unpop = host.install(Unpop())
host.install(Trail())

host.push(Message())
host.pop()
unpop.unpop()
host.popToRoot()
host.pop()
// end

// snippet: main-plugin
final class Trail: NavPlugin, NavObserving {
    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        print(navigation.operation, host.screens.map { ScreenLabel($0) })
    }

    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        print(navigation.operation, "refused:", refusal)
    }
}
// end
