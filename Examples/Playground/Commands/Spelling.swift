/// The word that `word` was perhaps meant to be; nil where none is near.
func nearest(to word: String, in words: [String]) -> String? {
    let ranked = words.map { (word: $0, distance: slips(from: word, to: $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
}

/// How many slips of the keyboard lie between two words: a key too many, too few, wrong, or two swapped.
private func slips(from first: String, to second: String) -> Int {
    // Nobody slips that often, and the table grows with both lengths.
    guard first.count < 32 else { return .max }
    let (rows, columns) = (Array(first), Array(second))
    var table = [Array(0...columns.count)]
    for (row, letter) in rows.enumerated() {
        var line = [row + 1]
        for (column, other) in columns.enumerated() {
            var best = min(table[row][column + 1], line[column]) + 1
            best = min(best, table[row][column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == columns[column - 1], rows[row - 1] == other {
                best = min(best, table[row - 1][column - 1] + 1)
            }
            line.append(best)
        }
        table.append(line)
    }
    return table[rows.count][columns.count]
}
