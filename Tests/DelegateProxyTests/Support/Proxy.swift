import DelegateProxy

typealias Proxy = DelegateProxy<any Hearing>

func makeProxy() -> Proxy { Proxy { delegate in { [weak delegate] in delegate } } }

// A proxy that is itself a delegate, as HTDelegateProxy is.
extension DelegateProxy: Hearing where Delegate == any Hearing {
    func hear(_ word: String) { notify { $0.hear(word) } }
}

/// A word that was not liked.
struct Objection: Error, Equatable {
    let word: String
}
