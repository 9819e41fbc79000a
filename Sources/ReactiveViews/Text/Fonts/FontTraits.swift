extension Font {
    /// The thickness of letters.
    public struct Weight: Hashable, Sendable {
        /// The thickness from -1 to 1; 0 is regular.
        package let value: CGFloat

        package init(_ value: CGFloat) { self.value = value }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// A weight between ultra light and light.
        public static let thin = Weight(-0.6)
        /// A weight between thin and regular.
        public static let light = Weight(-0.4)
        /// The standard weight.
        public static let regular = Weight(0)
        /// A weight between regular and semibold.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(0.3)
        /// The weight of bold text.
        public static let bold = Weight(0.4)
        /// A weight between bold and black.
        public static let heavy = Weight(0.56)
        /// The thickest weight.
        public static let black = Weight(0.62)
    }

    /// The design of letters.
    public enum Design: Hashable, Sendable {
        /// The system's standard design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded strokes.
        case rounded
        /// A design whose characters have equal widths.
        case monospaced
    }

    /// The width of letters relative to the standard.
    public struct Width: Hashable, Sendable {
        /// The relative width: 0 is standard, 0.2 is 20 % wider.
        public var value: CGFloat

        /// Creates a width.
        ///
        /// - Parameter value: The relative width: 0 is standard, 0.2 is 20 % wider.
        public init(_ value: CGFloat) { self.value = value }

        /// 30 % narrower than standard.
        public static let compressed = Width(-0.3)
        /// 20 % narrower than standard.
        public static let condensed = Width(-0.2)
        /// The font's own width.
        public static let standard = Width(0)
        /// 20 % wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// A smaller distance, by 2/17 of the font size.
        case tight
        /// A larger distance, by 2/17 of the font size.
        case loose
    }

    /// A purpose of text with a font of its own.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// A large title.
        case largeTitle
        /// A first-level title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A heading.
        case headline
        /// A subheading.
        case subheadline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A footnote.
        case footnote
        /// A caption.
        case caption
        /// A secondary caption.
        case caption2
    }
}
