extension Diagnostics {
    /// Reports an operator's argument that is less than the least that makes sense, and returns that.
    @usableFromInline @inline(never)
    static func raise(
        _ value: Int, to least: Int, _ argument: StaticString, for name: StaticString, of upstream: Any.Type
    ) -> Int {
        let message = "Invalid \(argument) \(value) for \(name) on \(upstream); using \(least)."
        report(Diagnostic(.invalidInput, message))
        return least
    }
}
