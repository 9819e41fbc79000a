/// The attributes of a piece of text; nil where none is set.
package struct TextAttributes: Equatable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var width: Font.Width?
    package var design: Font.Design?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var underline: Text.Line?
    package var strikethrough: Text.Line?
    package var scale: Text.Scale?
    package var link: URL?
    /// The style of the letters.
    var foreground: AnyShapeStyle?
    /// The rarely used attributes; nil if there are none.
    var extras: TextExtras?

    package init() {}

    /// The additional space between characters, in points. Tracking takes precedence over kerning.
    package var spacing: CGFloat { tracking ?? kerning ?? 0 }
}

extension TextAttributes {
    /// Takes over outer attributes where none is set: an attribute set closer to the text takes precedence.
    mutating func fill(from outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        width = width ?? outer.width
        design = design ?? outer.design
        isBold = isBold ?? outer.isBold
        isItalic = isItalic ?? outer.isItalic
        isMonospaced = isMonospaced ?? outer.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        scale = scale ?? outer.scale
        link = link ?? outer.link
        foreground = foreground ?? outer.foreground
        extras = extras ?? outer.extras
    }
}

extension Text {
    /// A line under or through text; with `isActive` false, its explicit absence.
    package struct Line: Equatable, Sendable {
        package var isActive: Bool
        package var pattern: LineStyle.Pattern = .solid
        /// The colour; nil for the colour of the text.
        package var color: Color?

        package init(isActive: Bool, pattern: LineStyle.Pattern = .solid, color: Color? = nil) {
            self.isActive = isActive
            self.pattern = pattern
            self.color = color
        }
    }

    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            /// A continuous line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// A dash and a dot in alternation.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in alternation.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line style.
        ///
        /// - Parameters:
        ///   - pattern: The pattern of the line; solid by default.
        ///   - color: The colour of the line; nil, the default, for the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single continuous line.
        public static let single = LineStyle()
    }

    /// The size of a text relative to the surrounding text.
    public struct Scale: Hashable, Sendable {
        /// The factor of the font size.
        let factor: CGFloat

        /// The font's own size.
        public static let `default` = Scale(factor: 1)

        /// A smaller size, for instance for units.
        ///
        /// Apple's documentation doesn't define the factor; here it is 3⁄4 of the font size.
        public static let secondary = Scale(factor: 0.75)
    }

    /// A case to which text is converted.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// The position at which text that doesn't fit is shortened.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start; the end stays visible.
        case head
        /// At the end; the start stays visible.
        case tail
        /// In the middle; the start and the end stay visible.
        case middle
    }
}

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Aligned at the edge at which lines begin.
    case leading
    /// Centred.
    case center
    /// Aligned at the edge at which lines end.
    case trailing
}
