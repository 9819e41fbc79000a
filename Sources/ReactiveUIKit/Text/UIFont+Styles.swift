extension UIFont {
    /// The thickness of letters.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        ///
        /// - Parameter rawValue: The thickness from -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

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

    /// The width of letters relative to the standard.
    public struct Width: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest width.
        public static let compressed = Width(rawValue: -0.3)
        /// A narrow width.
        public static let condensed = Width(rawValue: -0.2)
        /// The font's own width.
        public static let standard = Width(rawValue: 0)
        /// A large width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A purpose of text with a font of its own.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A title larger than large titles; the same as a large title here.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// A title larger than large titles; the same as a large title here.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A secondary caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style of views.
        var swiftUI: Font.TextStyle {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}
