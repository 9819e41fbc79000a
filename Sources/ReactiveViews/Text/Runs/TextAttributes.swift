/// What was said about how a piece of text looks; nil where nothing was.
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
    /// What the text is painted with.
    var foreground: AnyShapeStyle?

    package init() {}

    /// Points between characters. Tracking goes before kerning.
    package var spacing: CGFloat { tracking ?? kerning ?? 0 }
}

extension TextAttributes {
    /// Takes over what is said of everything around where nothing was said yet: what is nearer to the text counts.
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
    }
}

extension Text {
    /// A line under or through text, or that there is none.
    package struct Line: Equatable, Sendable {
        package var isActive: Bool
        package var pattern: LineStyle.Pattern = .solid
        /// Nil for that of the text.
        package var color: Color?

        package init(isActive: Bool, pattern: LineStyle.Pattern = .solid, color: Color? = nil) {
            self.isActive = isActive
            self.pattern = pattern
            self.color = color
        }
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// How large a text is beside the text around it.
    public struct Scale: Hashable, Sendable {
        /// Times as large.
        let factor: CGFloat

        /// As large as its font says.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for units and the like: 3⁄4 of the size ⚑.
        public static let secondary = Scale(factor: 0.75)
    }

    /// In which letters a text is shown, whatever it was written in.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// Where a text that doesn't fit is shortened.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }
}

/// Which side the lines of a text are put to.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}
