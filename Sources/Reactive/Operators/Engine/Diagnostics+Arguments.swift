extension Diagnostics {
    /// Reports that an operator's argument is below its minimum, and returns the minimum.
    @usableFromInline @inline(never)
    static func raise(
        _ value: Int, to least: Int, _ argument: StaticString, for name: StaticString, of upstream: Any.Type
    ) -> Int {
        let message = "Invalid \(argument) \(value) for \(name) on \(upstream); using \(least)."
        report(Diagnostic(.invalidInput, message))
        return least
    }
}
