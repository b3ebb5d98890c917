import NavHost

/// The four plugins that are put together, by the letters that the visits are written with.
enum Member: String, CaseIterable, CustomStringConvertible {
    case swipe = "S"
    case unpop = "U"
    case pager = "B"
    case guarding = "G"

    var description: String { rawValue }
}

func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}

func subsets<Element>(_ elements: [Element]) -> [[Element]] {
    elements.reduce([[]]) { sets, element in sets + sets.map { $0 + [element] } }
}
