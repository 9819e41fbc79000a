import Foundation

/// How many rounds this package's own long tests play: random programs, and tests of all pairs of something.
///
/// A test that asks has the tag `manyRounds`; `Tests/count --check` finds one without.
package enum RandomRounds {
    /// Whether tests play all of their rounds: where the environment has `REACTIVE_ALL_ROUNDS`, as in the optimized run
    /// of `.ci/run`.
    package static let areAll = ProcessInfo.processInfo.environment["REACTIVE_ALL_ROUNDS"] != nil

    /// Returns the distance between rounds that are played: 1 where all are.
    ///
    /// - Parameter share: Which part of the rounds is played by default: one of so many.
    package static func step(_ share: Int = 10) -> Int { areAll ? 1 : share }

    /// Returns how many of a number of rounds are played: all, or one of so many, and at least one.
    ///
    /// - Parameters:
    ///   - all: The number of all rounds.
    ///   - share: Which part of the rounds is played by default: one of so many.
    package static func count(_ all: Int, oneOf share: Int = 10) -> Int { max(1, all / step(share)) }

    /// Returns which of several rounds are played: all, or the first ones. Rounds keep their numbers, which are seeds.
    ///
    /// - Parameters:
    ///   - all: The numbers of all rounds, at least one.
    ///   - share: Which part of the rounds is played by default: one of so many.
    package static func of<Number: FixedWidthInteger>(
        _ all: Range<Number>, oneOf share: Int = 10
    ) -> Range<Number> {
        all.lowerBound..<all.lowerBound + Number(count(Int(all.upperBound - all.lowerBound), oneOf: share))
    }
}
