import Testing

extension Tag {
    /// Random tests that play a tenth of their rounds, or all of them: `RandomRounds`.
    @Tag package static var manyRounds: Self
}
