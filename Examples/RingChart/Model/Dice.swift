/// Numbers that look random and are the same for the same seed, so that a session can be repeated.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number in a range, from the next step of a linear congruential generator.
    mutating func roll(_ range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let share = Double(state >> 11) / Double(UInt64(1) << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
}
