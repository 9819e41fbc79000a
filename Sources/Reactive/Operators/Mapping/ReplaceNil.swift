extension Publisher {
    /// Delivers a value in place of each nil.
    @_transparent
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
