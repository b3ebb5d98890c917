import Testing

extension DelegateProxyTests {
    @Test(arguments: [1, 2, 3, 4, 20_261_130] as [UInt64])
    func `random adding, removing, dying and nested rounds agree with a plain array`(seed: UInt64) {
        let world = RandomWorld(seed: seed)
        while world.steps < 30_000, world.failure == nil { world.step() }
        #expect(world.failure == nil, "seed \(seed)")
    }
}
