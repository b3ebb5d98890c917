import NavHost
import TestSupport
import Testing

@MainActor struct StackEntriesTests {
    @Test func `A list holds none, one or many, in order`() {
        let entries = (0..<3).map { StackEntry(Item(value: $0)) }
        for count in 0...3 {
            let list = StackEntries(entries.prefix(count))
            #expect(list.count == count && list.isEmpty == (count == 0))
            #expect(list.elementsEqual(entries.prefix(count)) { $0 === $1 })
            #expect(list.reversed().elementsEqual(entries.prefix(count).reversed()) { $0 === $1 })
        }
        #expect(StackEntries(entries[1])[0] === entries[1])
        #expect(StackEntries().first == nil)
    }

    @Test func `An index that is out of range traps`() async {
        await #expect(processExitsWith: .failure) {
            _ = StackEntries()[0]
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = StackEntries(StackEntry(Item(value: 0)))[1] }
        }
    }
}
