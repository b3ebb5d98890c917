extension Duration {
    /// In seconds, as far as a Double is exact.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
