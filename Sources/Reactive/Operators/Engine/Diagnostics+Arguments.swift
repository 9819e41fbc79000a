extension Diagnostics {
    /// Reports an operator's argument that is less than the least that makes sense, and returns that.
    @usableFromInline @inline(never)
    static func raise(_ value: Int, to least: Int, _ argument: StaticString, of upstream: Any.Type) -> Int {
        report(Diagnostic(.invalidInput, "Invalid \(argument) \(value) on \(upstream); using \(least)."))
        return least
    }
}
