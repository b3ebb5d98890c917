import NavHost
import Unpop

final class Screen: NavScreen {}

final class Observer: NavObserving {
    private(set) var ends = 0

    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        ends += 1
    }
}

guard CommandLine.arguments.count == 2, let trips = Int(CommandLine.arguments[1]), trips > 0 else {
    fatalError("usage: TripCount N   pushes and pops N times")
}

let host = NavHost(root: Screen())
host.install(Unpop())
let observer = Observer()
let token = host.addDelegate(observer)

for _ in 0..<trips {
    host.push(Screen())
    host.pop()
}

// What nobody hears would be counted too cheap.
guard observer.ends == 2 * trips else {
    fatalError("the observer heard \(observer.ends) ends of \(2 * trips) navigations")
}
_ = token
