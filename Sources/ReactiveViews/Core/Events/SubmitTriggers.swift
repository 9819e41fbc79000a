/// A set of inputs that the user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text of a text field, submitted by the return key.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The text of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}
