/// How many rounds this package's own random tests play.
package enum RandomRounds {
    /// Returns all rounds in an optimised build and fewer in a debug build, which takes ten times as long for each.
    ///
    /// Both are run before a change is accepted. Rounds keep their seeds: a debug build plays the first ones.
    ///
    /// - Parameters:
    ///   - all: the number of rounds in an optimised build.
    ///   - debug: the number of rounds in a debug build, at most `all`.
    /// - Returns: the number of rounds to play.
    package static func count(_ all: Int, debug: Int) -> Int {
        #if DEBUG
            min(debug, all)
        #else
            all
        #endif
    }
}
