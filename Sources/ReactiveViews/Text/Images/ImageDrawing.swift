/// How a picture would be drawn.
struct ImageDrawing: Equatable, Sendable {
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: Image.ResizingMode
    }
    /// Nil if the picture keeps its size.
    var resizing: Resizing?
    var renderingMode: Image.TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation = Image.Interpolation.medium
    var isAntialiased = true
    var variableValue: Double?
}

extension Image {
    /// What fills the room that a picture is resized to.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// Whether a picture is drawn as it is, or as a shape in the foreground's colour.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How well a resized picture is drawn.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// How a picture's pixels are turned.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 3
        case right = 7
        case rightMirrored = 5
    }

    /// The picture, as large as the room that it is given.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with(\.resizing, ImageDrawing.Resizing(capInsets: capInsets, mode: resizingMode))
    }

    /// The picture as it is or as a shape; nil is as its kind has it.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with(\.renderingMode, renderingMode)
    }

    /// The symbol in one colour or several; nil is as the environment has it.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with(\.symbolRenderingMode, mode)
    }

    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        with(\.interpolation, interpolation)
    }

    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
        with(\.isAntialiased, isAntialiased)
    }

    private nonisolated func with<Value>(_ property: WritableKeyPath<ImageDrawing, Value>, _ value: Value) -> Image {
        var image = self
        image.drawing[keyPath: property] = value
        return image
    }
}
