/// Random numbers that are the same for the same seed, so that a session can be repeated (xorshift*).
///
/// Invariant: state ≠ 0.
struct SeededRandomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed == 0 ? 0x9E37_79B9 : seed
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
