/// An image or a symbol, by its name.
///
/// An image of the program has the size that an asset catalogue gives it (see `AssetCatalogs`), or the environment's
/// ``ImageSizes``. In a bundle without catalogues it is 100 points wide and high. An image that the bundle's catalogues
/// don't have is reported and has a size of zero.
///
/// ```swift
/// Image(systemName: "star.fill").imageScale(.large)
/// Image("portrait").resizable().frame(width: 40, height: 40)
/// ```
public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        /// An image of the program, by its name.
        case named(String)
        /// A system symbol, by its name.
        case symbol(String)
        /// An image without content, of a size in points.
        case sized(CGSize)
        /// An image with bytes, of a size in points.
        case picture(PictureSource)
    }

    private struct Parts: Equatable, Sendable {
        let source: Source
        let bundle: String?
        var label: String?
        var isDecorative: Bool
        var drawing = ImageDrawing()
    }

    private nonisolated var parts: Shared<Parts>

    // Takes all that an initializer sets: a change afterwards would take new memory.
    nonisolated init(
        source: Source, bundle: String? = nil, label: String? = nil, isDecorative: Bool = false,
        variableValue: Double? = nil
    ) {
        var new = Parts(source: source, bundle: bundle, label: label, isDecorative: isDecorative)
        new.drawing.variableValue = variableValue
        parts = Shared(new)
    }

    nonisolated var source: Source { parts.value.source }
    /// The path of the bundle with the image; nil for the main one.
    package nonisolated var bundle: String? { parts.value.bundle }
    /// The accessibility label; nil for the name.
    nonisolated var label: String? {
        get { parts.value.label }
        set { parts.value.label = newValue }
    }
    /// Whether accessibility ignores the image.
    nonisolated var isDecorative: Bool {
        get { parts.value.isDecorative }
        set { parts.value.isDecorative = newValue }
    }
    nonisolated var drawing: ImageDrawing {
        get { parts.value.drawing }
        set { parts.value.drawing = newValue }
    }

    /// Creates an image of the program.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - bundle: The bundle with the image; nil for the main one.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name), bundle: bundle?.resourceKey)
    }

    /// Creates an image of the program with a label.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - bundle: The bundle with the image; nil for the main one.
    ///   - label: The accessibility label.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name), bundle: bundle?.resourceKey, label: label.words)
    }

    /// Creates an image of the program that accessibility ignores.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - bundle: The bundle with the image; nil for the main one.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name), bundle: bundle?.resourceKey, isDecorative: true)
    }

    /// Creates a symbol of the program that is drawn in part.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - variableValue: The part that is drawn, from 0 to 1; nil for the whole.
    ///   - bundle: The bundle with the symbol; nil for the main one.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name), bundle: bundle?.resourceKey, variableValue: variableValue)
    }

    /// Creates a symbol of the program with a label that is drawn in part.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - variableValue: The part that is drawn, from 0 to 1; nil for the whole.
    ///   - bundle: The bundle with the symbol; nil for the main one.
    ///   - label: The accessibility label.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(
            source: .named(name), bundle: bundle?.resourceKey, label: label.words, variableValue: variableValue)
    }

    /// Creates a symbol of the program that is drawn in part and that accessibility ignores.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - variableValue: The part that is drawn, from 0 to 1; nil for the whole.
    ///   - bundle: The bundle with the symbol; nil for the main one.
    public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(
            source: .named(name), bundle: bundle?.resourceKey, isDecorative: true, variableValue: variableValue)
    }

    /// Creates a system symbol.
    ///
    /// - Parameter systemName: The name of the symbol.
    public nonisolated init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// Creates a system symbol that is drawn in part.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The part that is drawn, from 0 to 1; nil for the whole.
    public nonisolated init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName), variableValue: variableValue)
    }

    /// Creates an image that has a size and no content.
    ///
    /// - Parameters:
    ///   - size: The size, in pixels.
    ///   - scale: The number of pixels in a point. A scale that isn't positive and finite counts as 1.
    ///   - label: The accessibility label; nil for a label made of the size.
    public nonisolated init(placeholder size: CGSize, scale: CGFloat = 1, label: Text? = nil) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(
            source: .sized(CGSize(width: size.width / scale, height: size.height / scale).usable), label: label?.words)
    }
}

extension Image {
    nonisolated var name: String {
        switch source {
        case .named(let name), .symbol(let name): name
        case .sized(let size): "\(size.width)x\(size.height)"
        case .picture(let picture): picture.name
        }
    }

    nonisolated var isSymbol: Bool { if case .symbol = source { true } else { false } }

    /// The label if there is one, otherwise the name.
    package nonisolated var words: String { label ?? name }
}

extension CGSize {
    /// The size with lengths that aren't finite and positive replaced by 0.
    var usable: CGSize {
        CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}
