extension NavRequest {
    /// Puts a screen on top.
    ///
    /// Refused as `alreadyOnStack` where the instance is on the stack.
    public static func push(
        _ screen: any NavScreen, bars: Bars? = nil, onPush: StackEntry.Block? = nil, onPop: StackEntry.Block? = nil
    ) -> NavRequest {
        push(StackEntry(screen, bars: bars, onPush: onPush, onPop: onPop))
    }

    /// Puts an entry on top, with the values it carries.
    public static func push(_ entry: StackEntry) -> NavRequest {
        NavRequest(.push(StackEntries(entry)))
    }

    /// Puts several entries on top in one navigation, bottom first; only the last is shown.
    public static func push(_ entries: [StackEntry]) -> NavRequest {
        NavRequest(.push(StackEntries(entries)))
    }

    /// Puts on top what `provider` names when its turn comes, bottom first; none is refused as `nothingAhead`.
    ///
    /// For what depends on the navigations that come before it, as a redo does. The provider is a question: it may be
    /// asked again, and must change nothing.
    public static func push(providedBy provider: @escaping @MainActor () -> [StackEntry]) -> NavRequest {
        NavRequest(.pushProvided(provider))
    }

    /// Takes screens off the top.
    ///
    /// - Parameter count: from 1 to the number of screens above the root; else refused as `invalidCount`, and as
    ///   `atRoot` where nothing stands above the root.
    public static func pop(count: Int = 1) -> NavRequest {
        NavRequest(.pop(count: count))
    }

    /// Goes back to a screen.
    ///
    /// Refused as `notOnStack` where it is absent; unchanged where it is the top.
    public static func pop(to screen: any NavScreen) -> NavRequest {
        NavRequest(.popTo(screen))
    }

    /// Goes back to this very entry.
    public static func pop(to entry: StackEntry) -> NavRequest {
        NavRequest(.popToEntry(entry))
    }

    /// Takes screens off the top while `condition` holds; the root is not asked about and stays.
    ///
    /// The condition is a question: it may be asked again, and must change nothing.
    public static func pop(while condition: @escaping @MainActor (StackEntry) -> Bool) -> NavRequest {
        NavRequest(.popWhile(condition))
    }

    /// Goes back to the bottom screen.
    ///
    /// Unchanged where it is the top.
    public static func popToRoot() -> NavRequest {
        NavRequest(.popToRoot)
    }

    /// Goes back onto a screen that was not there: it takes the place of the top, and looks backward.
    ///
    /// Where the screen is on the stack already, it is a plain `pop(to:)`.
    public static func pop(revealing screen: any NavScreen, bars: Bars? = nil) -> NavRequest {
        NavRequest(.popRevealing(StackEntry(screen, bars: bars)))
    }

    /// Goes back onto an entry that was not there, with the values and blocks it carries.
    public static func pop(revealing entry: StackEntry) -> NavRequest {
        NavRequest(.popRevealing(entry))
    }

    /// Makes these screens the stack, bottom first, and keeps the entries of those that stay.
    ///
    /// The same top means no transition; a new top that was buried looks backward, another forward.
    public static func set(_ screens: [any NavScreen]) -> NavRequest {
        NavRequest(.set(screens.map { StackEntry($0) }))
    }

    /// Makes these entries the stack; a screen that stays keeps the entry it has.
    public static func set(_ entries: [StackEntry]) -> NavRequest {
        NavRequest(.set(entries))
    }

    /// Puts a screen in the place of the top; looks forward unless ``looks`` says otherwise.
    public static func replaceTop(
        with screen: any NavScreen, bars: Bars? = nil, onPush: StackEntry.Block? = nil,
        onPop: StackEntry.Block? = nil
    ) -> NavRequest {
        replaceTop(with: StackEntry(screen, bars: bars, onPush: onPush, onPop: onPop))
    }

    /// Puts an entry in the place of the top.
    public static func replaceTop(with entry: StackEntry) -> NavRequest {
        NavRequest(.replaceTop(entry))
    }

    /// Takes one screen out, buried or not.
    ///
    /// Refused as `atRoot` where it is the only one.
    public static func remove(_ screen: any NavScreen) -> NavRequest {
        NavRequest(.remove(screen))
    }

    /// Shows a screen wherever it is: goes back to it where it is on the stack, pushes it where it is not.
    public static func reveal(_ screen: any NavScreen, bars: Bars? = nil) -> NavRequest {
        NavRequest(.reveal(StackEntry(screen, bars: bars)))
    }
}
