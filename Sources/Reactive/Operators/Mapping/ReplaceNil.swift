extension Publisher {
    /// Delivers a value in place of each nil.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = [1, nil, 3].publisher
    ///     .replaceNil(with: 0)
    ///     .sink { print($0) }  // 1, 0, 3
    /// ```
    ///
    /// - Parameter output: The value to deliver in place of nil.
    /// - Returns: A publisher of values that aren't optional.
    @_transparent
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
