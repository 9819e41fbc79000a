extension DisplayList {
    /// The painted content of an item. Path coordinates are relative to the origin of the item's frame.
    public enum Content: Equatable, Sendable {
        /// Lines of text.
        case text(Text)
        /// A filled path.
        case fill(Path, Paint, FillStyle)
        /// A line along a path.
        case stroke(Path, Paint, StrokeStyle)
        /// An image or a symbol.
        case image(Picture)
    }

    /// Lines of text in one font and paint.
    public struct Text: Equatable, Sendable {
        /// One line of text.
        public struct Line: Equatable, Sendable {
            /// The characters of the line.
            public var string: String
            /// The start of the line on its baseline, relative to the item's frame.
            public var origin: CGPoint
            /// The measured width, in points, to which a renderer fits its letters; 0 if the line wasn't measured.
            public var width: CGFloat

            /// Creates a line of text.
            ///
            /// - Parameters:
            ///   - string: The characters of the line.
            ///   - origin: The start of the line on its baseline, relative to the item's frame.
            ///   - width: The measured width, in points; 0, the default, if it wasn't measured.
            public init(_ string: String, origin: CGPoint, width: CGFloat = 0) {
                self.string = string
                self.origin = origin
                self.width = width
            }
        }

        /// A line under or through the letters.
        public struct Rule: Equatable, Sendable {
            /// The pattern of the line.
            public var pattern: ReactiveViews.Text.LineStyle.Pattern
            /// The colour of the line; nil for the colour of the letters.
            public var color: Color.Resolved?

            /// Creates a line under or through the letters.
            ///
            /// - Parameters:
            ///   - pattern: The pattern of the line; solid by default.
            ///   - color: The colour of the line; nil, the default, for the colour of the letters.
            public init(pattern: ReactiveViews.Text.LineStyle.Pattern = .solid, color: Color.Resolved? = nil) {
                self.pattern = pattern
                self.color = color
            }
        }

        /// The lines, from top to bottom.
        public var lines: [Line]
        /// The font of all lines.
        public var font: FontFace
        /// The paint of the letters.
        public var paint: Paint
        /// The line under the letters; nil for none.
        public var underline: Rule?
        /// The line through the letters; nil for none.
        public var strikethrough: Rule?

        /// Creates text content.
        ///
        /// - Parameters:
        ///   - lines: The lines, from top to bottom.
        ///   - font: The font of all lines.
        ///   - paint: The paint of the letters.
        ///   - underline: The line under the letters; nil, the default, for none.
        ///   - strikethrough: The line through the letters; nil, the default, for none.
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

    /// A resolved font in a display list.
    public struct FontFace: Hashable, Sendable {
        /// The design of a font without a family name. The raw value lists CSS font families: Apple's first, then those
        /// with similar widths.
        public enum Design: String, Hashable, Sendable {
            /// The system's standard design.
            case standard = "-apple-system, Inter, system-ui, sans-serif"
            /// A design with rounded strokes.
            case rounded = "ui-rounded, -apple-system, Inter, system-ui, sans-serif"
            /// A design with serifs.
            case serif = "ui-serif, Georgia, serif"
            /// A design whose characters have equal widths.
            case monospaced = "ui-monospace, Menlo, monospace"
        }

        /// The family's name; nil for the system font.
        public var family: String?
        /// The design if no family is named; otherwise the fallback.
        public var design: Design
        /// The size, in points.
        public var size: CGFloat
        /// The weight, from 100 (thin) through 400 (regular) to 900 (black).
        public var weight: Int
        /// Whether the letters are italic.
        public var isItalic: Bool

        /// Creates a font face.
        ///
        /// - Parameters:
        ///   - family: The family's name; nil, the default, for the system font.
        ///   - design: The design if no family is named; otherwise the fallback.
        ///   - size: The size, in points.
        ///   - weight: The weight, from 100 (thin) through 400 (regular) to 900 (black).
        ///   - isItalic: Whether the letters are italic.
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

    /// An image or a symbol.
    public struct Picture: Hashable, Sendable {
        /// The name of the image or symbol.
        public var name: String
        /// Whether it is a system symbol; if false, an image of the program.
        public var isSystem: Bool
        /// Whether it is stretched to its frame.
        public var isResizable: Bool
        /// The paint of symbols and of template images.
        public var paint: Paint
        /// The encoded picture; nil if only the name is known.
        public var content: PictureContent?
        /// Whether only the picture's opacity counts, and its opaque part has the paint.
        public var isTemplate = false
        /// The weight of a symbol's lines, from 100 (thin) through 400 (regular) to 900 (black).
        public var weight = 400
        /// The paints of a symbol's layers, the primary one first; empty for one paint.
        public var palette: [Paint] = []
        /// How a resizable picture fills its frame; nil if it is stretched as a whole.
        public var resizing: Resizing?

        /// A way to fill a frame in which parts of a picture keep their size.
        public struct Resizing: Hashable, Sendable {
            /// The picture's own size, in points.
            public var size: CGSize
            /// The part that is resized, in points; what is around it keeps its size or is resized along one axis.
            public var center: CGRect
            /// Whether the whole picture is repeated from the top left corner instead.
            public var isTiled: Bool

            /// Creates a way to fill a frame.
            ///
            /// - Parameters:
            ///   - size: The picture's own size, in points.
            ///   - center: The part that is resized, in points.
            ///   - isTiled: Whether the whole picture is repeated.
            public init(size: CGSize, center: CGRect, isTiled: Bool) {
                self.size = size
                self.center = center
                self.isTiled = isTiled
            }
        }

        /// Creates an image or a symbol.
        ///
        /// - Parameters:
        ///   - name: The name of the image or symbol.
        ///   - isSystem: Whether it is a system symbol; if false, an image of the program.
        ///   - isResizable: Whether it is stretched to its frame.
        ///   - paint: The paint of symbols and of template images.
        public init(name: String, isSystem: Bool, isResizable: Bool = false, paint: Paint) {
            self.name = name
            self.isSystem = isSystem
            self.isResizable = isResizable
            self.paint = paint
        }
    }

    /// An encoded picture.
    public enum PictureContent: Hashable, Sendable {
        /// A file, for instance of an asset catalogue.
        case file(URL)
        /// Bytes of a PNG, JPEG or another format.
        case data(Data)

        /// The bytes; nil if the file can't be read.
        public var bytes: Data? {
            switch self {
            case .file(let url): FileManager.default.contents(atPath: url.path)
            case .data(let data): data
            }
        }
    }

    /// An effect on a group as a whole.
    public enum Effect: Equatable, Sendable {
        /// Multiplies the opacity by a factor.
        case opacity(Double)
        /// Transforms the group's coordinates; the anchor is already included.
        case transform(CGAffineTransform)
        /// Shows only the inside of a path.
        case clip(Path, FillStyle)
        /// Paints a shadow below; the radius is the blur's standard deviation, in points.
        case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
        /// Changes the group's pixels by a strength: blurs, brightens, inverts and the like.
        case filter(Filter)
        /// Combines the group's colours with those behind it.
        case blendMode(BlendMode)
        /// Multiplies the components by those of a colour.
        case colorMultiply(Color.Resolved)
        /// Applies a matrix to the components.
        case colorMatrix(ColorMatrix)
    }
}
