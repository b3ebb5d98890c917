import CHeap

/// How many bytes of the heap things take, what the allocator keeps beside them included.
@MainActor struct Memory {
    private struct Line: Encodable {
        let name: String
        let n: Int
        let bytes: Double
    }

    let name: String
    let sizes: [Int]
    /// Makes `n` of them; what it needs besides is made before it calls `begin`.
    let make: @MainActor (_ n: Int, _ begin: () -> Void) -> AnyObject

    static func printAll(isJSON: Bool) throws {
        for memory in all {
            for n in memory.sizes {
                let bytes = memory.bytes(n)
                if isJSON {
                    print(try Line(name: memory.name, n: n, bytes: bytes).json)
                } else {
                    print("\(memory.name), \(n) of them: \(bytes.rounded()) bytes each")
                }
            }
        }
    }

    private func bytes(_ n: Int) -> Double {
        var before = 0
        let kept = make(n) { before = heap_bytes_in_use() }
        let bytes = heap_bytes_in_use() - before
        withExtendedLifetime(kept) {}
        return Double(bytes) / Double(n)
    }
}
