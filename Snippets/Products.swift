// The examples of the products' landing pages. Scripts/readme-blocks compares them.
import BoardingPager
import DelegateProxy
import NavHost
import Unpop

// snippet: proxy
protocol DoorObserving: AnyObject {
    func doorDidOpen()
    func mayClose() -> Bool?
}

final class Door {
    let observers = DelegateProxy<any DoorObserving> { delegate in { [weak delegate] in delegate } }

    func open() {
        observers.notify { $0.doorDidOpen() }
    }

    var mayClose: Bool {
        observers.all { $0.mayClose() } ?? true
    }
}
// end

final class Bell: DoorObserving {
    func doorDidOpen() {
        print("ding")
    }

    func mayClose() -> Bool? {
        nil
    }
}

let door = Door()
let bell = Bell()
door.observers.add(bell)
door.open()
print(door.mayClose)

final class Inbox: NavScreen {}
final class Message: NavScreen {}
final class Welcome: NavScreen {}
final class Permissions: NavScreen {}

// snippet: unpop
let host = NavHost(root: Inbox())
let unpop = host.install(Unpop(depth: 5, timeToLive: .seconds(30)))

host.push(Message())
host.pop()
unpop.unpop()  // the message is back, with its bars and blocks
// end

print(host.screens.map { ScreenLabel($0) })

// snippet: pager
let pages = NavHost(series: [Welcome(), Permissions()])
let pager = pages.boardingPager

pager?.goNext()
pages.goBack()  // the previous page
// end

print(pager?.index ?? -1)
