import ReactiveViews

extension EnvironmentValues {
    private struct NowKey: EnvironmentKey {
        static let defaultValue: @Sendable () -> Date = { Date() }
    }

    /// Tells what time it is. Views that ask for `Date()` themselves can't be tested; these get what they are told.
    var now: @Sendable () -> Date {
        get { self[NowKey.self] }
        set { self[NowKey.self] = newValue }
    }
}
