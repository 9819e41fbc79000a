/// What the user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field's text, by the return key.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field's text.
    public static let search = SubmitTriggers(rawValue: 2)
}
