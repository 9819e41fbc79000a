extension DisplayList {
    /// What an item paints. Paths are in coordinates from the origin of the item's frame.
    public enum Content: Equatable, Sendable {
        case text(Text)
        case fill(Path, Paint, FillStyle)
        case stroke(Path, Paint, StrokeStyle)
        case image(Picture)
    }

    /// Lines of text in one font and paint.
    public struct Text: Equatable, Sendable {
        public struct Line: Equatable, Sendable {
            public var string: String
            /// Where the line begins, on its baseline.
            public var origin: CGPoint
            /// How long the line was measured to be; renderers make their letters fit. 0 if it wasn't measured.
            public var width: CGFloat

            public init(_ string: String, origin: CGPoint, width: CGFloat = 0) {
                self.string = string
                self.origin = origin
                self.width = width
            }
        }

        /// A line under or through the letters.
        public struct Rule: Equatable, Sendable {
            public var pattern: ReactiveViews.Text.LineStyle.Pattern
            /// Nil for that of the letters.
            public var color: Color.Resolved?

            public init(pattern: ReactiveViews.Text.LineStyle.Pattern = .solid, color: Color.Resolved? = nil) {
                self.pattern = pattern
                self.color = color
            }
        }

        public var lines: [Line]
        public var font: FontFace
        public var paint: Paint
        public var underline: Rule?
        public var strikethrough: Rule?

        public init(
            lines: [Line], font: FontFace, paint: Paint, underline: Rule? = nil, strikethrough: Rule? = nil
        ) {
            self.lines = lines
            self.font = font
            self.paint = paint
            self.underline = underline
            self.strikethrough = strikethrough
        }
    }

    /// A font as a renderer needs it.
    public struct FontFace: Hashable, Sendable {
        /// The general look of a font that has no name.
        public enum Design: String, Hashable, Sendable {
            case standard = "system-ui, sans-serif"
            case rounded = "ui-rounded, system-ui, sans-serif"
            case serif = "ui-serif, serif"
            case monospaced = "ui-monospace, monospace"
        }

        /// Nil for the system's font.
        public var family: String?
        public var design: Design
        /// In points.
        public var size: CGFloat
        /// From 100 (thin) over 400 (regular) to 900 (black).
        public var weight: Int
        public var isItalic: Bool

        public init(
            family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false
        ) {
            self.family = family
            self.design = design
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
        }
    }

    /// A picture or a symbol.
    public struct Picture: Hashable, Sendable {
        public var name: String
        /// Whether it is one of the system's symbols, else one of the program's pictures.
        public var isSystem: Bool
        /// Whether it is stretched to its frame.
        public var isResizable: Bool
        /// What symbols and pictures used as stencils are painted with.
        public var paint: Paint

        public init(name: String, isSystem: Bool, isResizable: Bool = false, paint: Paint) {
            self.name = name
            self.isSystem = isSystem
            self.isResizable = isResizable
            self.paint = paint
        }
    }

    /// What happens to a group as a whole.
    public enum Effect: Equatable, Sendable {
        case opacity(Double)
        /// In the group's coordinates, with the anchor already taken into account.
        case transform(CGAffineTransform)
        /// Only what is inside of the path shows.
        case clip(Path, FillStyle)
        /// Radii are the standard deviations of the blur.
        case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
        case blur(radius: CGFloat)
        case blendMode(BlendMode)
        /// Added to all components: -1 is black, 1 white.
        case brightness(Double)
        /// 0 is grey, 1 as it is, more is more; negative values invert.
        case contrast(Double)
        /// 0 is without colours, 1 as it is, more is more.
        case saturation(Double)
        /// 0 is as it is, 1 without colours.
        case grayscale(Double)
        case hueRotation(Angle)
        case colorInvert
        case colorMultiply(Color.Resolved)
        /// The darker something is, the more of what is behind it shows; what shows of itself is black.
        case luminanceToAlpha
    }
}
