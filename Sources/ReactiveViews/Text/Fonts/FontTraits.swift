extension Font {
    /// How thick letters are.
    public struct Weight: Hashable, Sendable {
        /// From −1 to 1, 0 is regular.
        package let value: CGFloat

        init(_ value: CGFloat) { self.value = value }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// What letters look like.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// By what part they are wider than standard ones.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// A purpose of text that has a font of its own.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
