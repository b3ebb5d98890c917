public import NavHost

extension Unpop {
    /// Whether there is something to bring back.
    ///
    /// - Complexity: O(1), and O(screens that have just expired).
    public var canUnpop: Bool { unexpired.first?.entry.isOnStack == false }

    /// What one redo would put on the stack, bottom first; empty where there is nothing.
    ///
    /// - Complexity: O(screens it names), and O(screens that have just expired).
    public var nextEntries: [StackEntry] {
        var next: [StackEntry] = []
        let way = unexpired
        next.reserveCapacity(granularity == .screen ? 1 : path.nearestOperationCount)
        for one in way {
            guard one.operation == way.first?.operation, !one.entry.isOnStack else { break }
            next.append(one.entry)
            if granularity == .screen { break }
        }
        return next
    }

    /// Brings back what the last pop took away.
    ///
    /// A push like any other, which guards may refuse. What it brings is named when its turn comes: asked for twice
    /// in one callback, it brings back two operations.
    ///
    /// - Returns: the navigation: refused as `nothingAhead` where nothing is kept, as `hostGone` without a host.
    @discardableResult public func unpop(animated: Bool = true, cause: Cause = .code) -> Navigation {
        guard let host = soleHost else { return Self.refusedWithoutHost() }
        // No further than it reaches: what another host has taken beyond that is found when its turn comes.
        dropTaken(amongNearest: granularity == .screen ? 1 : path.nearestOperationCount)
        settle(on: host)
        var request = redoRequest(cause)
        request.isAnimated = animated
        return host.perform(request)
    }

    /// Lets go of all that is kept.
    ///
    /// What a finger is bringing back just now goes when the finger takes it back, and stays where it goes through.
    public func clear() {
        discardAll(because: .cleared)
        settle()
    }

    /// It has this plugin as its origin, where its cause names none.
    func redoRequest(_ cause: Cause = .code) -> NavRequest {
        var request = NavRequest.push(providedBy: { [weak self] in self?.nextEntries ?? [] })
        request.cause = Cause(cause.kind, origin: cause.origin ?? name)
        return request
    }

    private static func refusedWithoutHost() -> Navigation {
        let gone = NavHost()
        gone.end()
        return gone.perform(.push([]))
    }
}

/// The redo is what "forward" means.
extension Unpop: CommandProviding {
    /// A redo for "forward"; no opinion on "back", or where nothing is kept.
    public func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        host === soleHost && command == .forward && canUnpop ? redoRequest() : nil
    }
}
