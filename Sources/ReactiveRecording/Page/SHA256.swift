/// The hash function SHA-256 (FIPS 180-4), by which the page's policy names the script that may run.
enum SHA256 {
    /// Returns the 32 bytes of a message's hash.
    static func hash(_ message: [UInt8]) -> Data {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(message.count) * 8
        padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        var state = primes[..<8].map { fraction(Double($0).squareRoot()) }
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state) }
        return Data(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } })
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let bytes = Array(block)
        var words = (0..<16).map { place in bytes[4 * place..<4 * place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
            let s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
            words.append(words[place - 16] &+ s0 &+ words[place - 7] &+ s1)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for place in 0..<64 {
            let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[place] &+ words[place]
            let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
    }

    private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    /// The first 64 prime numbers.
    private static let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }

    /// The first 32 bits of the fractions of the primes' cube roots.
    private static let constants = primes.map { fraction(cbrt(Double($0))) }

    private static func fraction(_ root: Double) -> UInt32 {
        UInt32(((root - root.rounded(.down)) * 4_294_967_296).rounded(.down))
    }
}
