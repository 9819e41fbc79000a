/// The settings with which an image is drawn.
struct ImageDrawing: Equatable, Sendable {
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: Image.ResizingMode
    }
    /// How the image fills its frame; nil if it keeps its own size.
    var resizing: Resizing?
    var renderingMode: Image.TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation = Image.Interpolation.medium
    var isAntialiased = true
    var variableValue: Double?
}

extension Image {
    /// How a resized image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Whether an image is drawn with its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The opaque part is drawn in the foreground style.
        case template
        /// The image is drawn with its own colours.
        case original
    }

    /// The quality of a resized image.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: pixels stay sharp.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
        case high
    }

    /// The size of a symbol relative to the text beside it.
    public enum Scale: Hashable, Sendable {
        /// Four fifths of the medium size.
        case small
        /// The size that fits the font.
        case medium
        /// Five quarters of the medium size.
        case large
    }

    /// How the pixels of an image are rotated and mirrored. The raw values are Apple's.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        /// As stored.
        case up = 0
        /// Mirrored horizontally.
        case upMirrored = 2
        /// Rotated by 180°.
        case down = 6
        /// Mirrored vertically.
        case downMirrored = 4
        /// Rotated by 90° anticlockwise.
        case left = 1
        /// Mirrored horizontally, then rotated by 90° anticlockwise.
        case leftMirrored = 3
        /// Rotated by 90° clockwise.
        case right = 7
        /// Mirrored horizontally, then rotated by 90° clockwise.
        case rightMirrored = 5
    }

    /// Returns the image with a flexible size: it fills its frame.
    ///
    /// - Parameters:
    ///   - capInsets: The insets of the part that isn't resized, in points; none by default.
    ///   - resizingMode: How the image fills its frame; it is stretched by default.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with(\.resizing, ImageDrawing.Resizing(capInsets: capInsets, mode: resizingMode))
    }

    /// Returns the image with its own colours or as a template.
    ///
    /// - Parameter renderingMode: The mode; nil for the default of the image.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with(\.renderingMode, renderingMode)
    }

    /// Returns the symbol with a rendering mode.
    ///
    /// - Parameter mode: The mode; nil for that of the environment.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with(\.symbolRenderingMode, mode)
    }

    /// Returns the image with a quality of resizing.
    ///
    /// - Parameter interpolation: The quality.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        with(\.interpolation, interpolation)
    }

    /// Returns the image with or without antialiasing.
    ///
    /// - Parameter isAntialiased: Whether edges are smoothed.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
        with(\.isAntialiased, isAntialiased)
    }

    private nonisolated func with<Value>(_ property: WritableKeyPath<ImageDrawing, Value>, _ value: Value) -> Image {
        var image = self
        image.drawing[keyPath: property] = value
        return image
    }
}
