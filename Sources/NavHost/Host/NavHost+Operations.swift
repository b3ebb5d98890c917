extension NavHost {
    /// Puts a screen on top.
    ///
    /// Refused as `alreadyOnStack` where the instance is on the stack. Most arguments are shared by all operations.
    ///
    /// - Parameters:
    ///   - screen: what comes on top.
    ///   - bars: the bars that belong to it; nil takes ``defaultBars``.
    ///   - animated: whether a presenter may animate it.
    ///   - cause: who asks, for guards and logs to see.
    ///   - force: whether all questions are skipped.
    ///   - whenBusy: what it does when something is under way; nil takes ``whenBusy``.
    ///   - onPush: runs when the navigation that brought it has ended.
    ///   - onPop: runs once, at the commit of whatever removes it.
    @discardableResult public func push(
        _ screen: any NavScreen, bars: Bars? = nil, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil, onPush: StackEntry.Block? = nil, onPop: StackEntry.Block? = nil
    ) -> Navigation {
        perform(.push(screen, bars: bars, onPush: onPush, onPop: onPop), animated, cause, force, whenBusy)
    }

    /// Puts an entry on top, with the values it carries.
    @discardableResult public func push(
        _ entry: StackEntry, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.push(entry), animated, cause, force, whenBusy)
    }

    /// Takes screens off the top; see ``NavRequest/pop(count:)``.
    @discardableResult public func pop(
        count: Int = 1, animated: Bool = true, cause: Cause = .code, force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.pop(count: count), animated, cause, force, whenBusy)
    }

    /// Goes back to a screen; see ``NavRequest/pop(to:)-(NavScreen)``.
    @discardableResult public func pop(
        to screen: any NavScreen, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.pop(to: screen), animated, cause, force, whenBusy)
    }

    /// Goes back to this very entry.
    @discardableResult public func pop(
        to entry: StackEntry, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.pop(to: entry), animated, cause, force, whenBusy)
    }

    /// Takes screens off the top while a condition holds; see ``NavRequest/pop(while:)``.
    @discardableResult public func pop(
        while condition: @escaping @MainActor (StackEntry) -> Bool, animated: Bool = true, cause: Cause = .code,
        force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.pop(while: condition), animated, cause, force, whenBusy)
    }

    /// Goes back onto a screen that was not there; see ``NavRequest/pop(revealing:bars:)``.
    @discardableResult public func pop(
        revealing screen: any NavScreen, bars: Bars? = nil, animated: Bool = true, cause: Cause = .code,
        force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.pop(revealing: screen, bars: bars), animated, cause, force, whenBusy)
    }

    /// Goes back to the bottom screen.
    @discardableResult public func popToRoot(
        animated: Bool = true, cause: Cause = .code, force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.popToRoot(), animated, cause, force, whenBusy)
    }

    /// Makes these screens the stack; see ``NavRequest/set(_:)-([NavScreen])``.
    @discardableResult public func set(
        _ screens: [any NavScreen], looks: Navigation.Direction? = nil, animated: Bool = true, cause: Cause = .code,
        force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.set(screens), animated, cause, force, whenBusy, looks)
    }

    /// Makes these entries the stack; a screen that stays keeps the entry it has.
    @discardableResult public func set(
        entries: [StackEntry], looks: Navigation.Direction? = nil, animated: Bool = true, cause: Cause = .code,
        force: Bool = false, whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.set(entries), animated, cause, force, whenBusy, looks)
    }

    /// Puts a screen in the place of the top, looking forward unless told otherwise.
    @discardableResult public func replaceTop(
        with screen: any NavScreen, bars: Bars? = nil, looks: Navigation.Direction? = nil, animated: Bool = true,
        cause: Cause = .code, force: Bool = false, whenBusy: WhenBusy? = nil, onPush: StackEntry.Block? = nil,
        onPop: StackEntry.Block? = nil
    ) -> Navigation {
        let request = NavRequest.replaceTop(with: screen, bars: bars, onPush: onPush, onPop: onPop)
        return perform(request, animated, cause, force, whenBusy, looks)
    }

    /// Takes one screen out, buried or not.
    @discardableResult public func remove(
        _ screen: any NavScreen, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.remove(screen), animated, cause, force, whenBusy)
    }

    /// Shows a screen wherever it is: goes back to it, or pushes it where it is not on the stack.
    @discardableResult public func reveal(
        _ screen: any NavScreen, bars: Bars? = nil, animated: Bool = true, cause: Cause = .code, force: Bool = false,
        whenBusy: WhenBusy? = nil
    ) -> Navigation {
        perform(.reveal(screen, bars: bars), animated, cause, force, whenBusy)
    }

    private func perform(
        _ request: consuming NavRequest, _ animated: Bool, _ cause: Cause, _ force: Bool, _ whenBusy: WhenBusy?,
        _ looks: Navigation.Direction? = nil
    ) -> Navigation {
        request.isAnimated = animated
        request.cause = cause
        request.isForced = force
        request.whenBusy = whenBusy
        request.looks = looks
        return submit(request).orJoined
    }
}
