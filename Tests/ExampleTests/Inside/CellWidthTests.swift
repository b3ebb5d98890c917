// Release builds hide what is inside a program.
#if DEBUG
import Testing
@testable import playground

struct CellWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("写", 2), ("ﾊ", 1), ("🏡", 2), ("👩‍👩‍👧", 2), ("☕️", 2), ("🇸🇪", 2), ("●", 1),
        ("…", 1),
        ("한", 2), ("\u{200B}", 0), ("\u{7}", 0),
    ])
    func `A character takes as many cells as terminals give it`(_ character: Character, _ width: Int) {
        #expect(character.cellWidth == width)
    }

    @Test(arguments: [
        ("写真", 4, "写真"), ("写真", 3, "写…"), ("写真", 2, "…"), ("写真", 1, "…"), ("写真", 0, ""), ("abc", 2, "a…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func `What does not fit is cut between characters`(_ text: String, _ width: Int, _ fitted: String) {
        #expect(text.fitted(to: width) == fitted)
    }

    @Test func `Lines break at blanks, and words that are too long are cut`() {
        #expect("one two 写真 verylongword".wrapped(to: 7) == ["one two", "写真", "verylo…"])
    }

    @Test func `A wide character that is cut leaves a blank`() {
        var canvas = Canvas(width: 3, height: 1, Style(ink: .white, paper: .black))
        canvas.write("写", at: 0, 0, Style(ink: .white, paper: .black))
        canvas.write("a", at: 1, 0, Style(ink: .white, paper: .black))
        canvas.write("写", at: 2, 0, Style(ink: .white, paper: .black))
        #expect(canvas.cells.map(\.text) == [" ", "a", " "])
    }
}
#endif
