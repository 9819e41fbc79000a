/// A random number generator whose sequence a seed repeats (SplitMix64).
///
/// A property test prints the seed of a failure, so that the failure can be replayed.
///
/// ```swift
/// var random = SeededGenerator(seed: 42)
/// let values = (0..<10).map { _ in Int.random(in: 0..<100, using: &random) }
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter seed: The number that determines the sequence.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number of the sequence.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
