/// The key of a text in the tables of translations; where there is no table, the key with its values put in is the text itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The text with the values in their places.
    let string: String

    public init(_ value: String) {
        string = value
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}
