/// A picture, by its name. There is no picture: what is known is its name, its size and how it would be drawn.
public struct Image: PrimitiveView, Equatable, Sendable {
    enum Source: Hashable, Sendable {
        /// One of the program's, by its name.
        case named(String)
        /// A symbol of the system.
        case symbol(String)
        /// Made by the program, of a known size in points.
        case sized(CGSize)
    }

    let source: Source
    /// What it is called instead of its name.
    var label: String?
    /// Whether it says nothing that the user needs to know.
    var isDecorative = false
    var drawing = ImageDrawing()

    nonisolated init(source: Source, label: String? = nil) {
        self.source = source
        self.label = label
    }

    /// One of the program's pictures.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name))
    }

    /// One of the program's pictures. The label is what it is called.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name), label: label.words)
    }

    /// One of the program's pictures that says nothing that the user needs to know.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name))
        isDecorative = true
    }

    /// One of the program's pictures whose symbol is drawn in part, by a value from 0 to 1.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name))
        drawing.variableValue = variableValue
    }

    /// One of the program's pictures whose symbol is drawn in part, by a value from 0 to 1.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name), label: label.words)
        drawing.variableValue = variableValue
    }

    /// One of the program's pictures that says nothing that the user needs to know.
    public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        drawing.variableValue = variableValue
    }

    /// A symbol of the system.
    public nonisolated init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// A symbol of the system that is drawn in part, by a value from 0 to 1.
    public nonisolated init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        drawing.variableValue = variableValue
    }

    /// A picture that is a size and nothing else, in pixels; `scale` of them are a point.
    public nonisolated init(placeholder size: CGSize, scale: CGFloat = 1, label: Text? = nil) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(
            source: .sized(CGSize(width: size.width / scale, height: size.height / scale).usable), label: label?.words)
    }

    public static func _makeNode(_ view: Image, under parent: ViewNode) -> TypedNode<Image> {
        ImageNode(view, under: parent)
    }
}

extension Image {
    nonisolated var name: String {
        switch source {
        case .named(let name), .symbol(let name): name
        case .sized(let size): "\(size.width)x\(size.height)"
        }
    }

    nonisolated var isSymbol: Bool { if case .symbol = source { true } else { false } }

    /// What it is found by: its label, else its name.
    package nonisolated var words: String { label ?? name }

    nonisolated var element: ViewElement {
        var element = ViewElement("Image", label: words)
        if isDecorative { element.attributes.append("decorative") }
        return element
    }
}

extension CGSize {
    /// The size without what none can have.
    var usable: CGSize {
        CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}
