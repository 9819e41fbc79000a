extension Image: PrimitiveView {
    public static func _makeNode(_ view: Image, under parent: ViewNode) -> TypedNode<Image> {
        ImageNode(view, under: parent)
    }

    nonisolated var element: ViewElement {
        var element = ViewElement("Image", label: words)
        if isDecorative { element.attributes.append("decorative") }
        return element
    }

    /// Returns the painted picture.
    ///
    /// - Parameters:
    ///   - environment: The environment of the image.
    ///   - paint: The paint of symbols and of template images.
    nonisolated func picture(in environment: EnvironmentValues, paint: Paint) -> DisplayList.Picture {
        var picture = DisplayList.Picture(name: name, isSystem: isSymbol, isResizable: isResizable, paint: paint)
        if let asset {
            picture.content = asset.variant(in: environment.assetTraits).map { .file($0.file) }
            picture.isTemplate = drawing.renderingMode.map { $0 == .template } ?? asset.isTemplate ?? false
        } else if case .picture(let source) = source, let data = source.data {
            picture.content = .data(data)
            picture.isTemplate = drawing.renderingMode == .template
        }
        return picture
    }
}

/// The node of a picture.
final class ImageNode: TypedNode<Image> {
    private(set) var view: Image

    init(_ view: Image, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        let item = ImageItem(self)
        self.item = item
        tree.unresolved.append(item)
    }

    override func receive(_ view: Image) {
        guard view != self.view else { return }
        self.view = view
        item!.as(ImageItem.self).environmentChanged()
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        let environment = paintEnvironment
        list.append(.image(view.picture(in: environment, paint: environment.foregroundPaint())), in: frame)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = view.element
        element.node = self
        return [element]
    }
}

/// The item of a picture: of its own size, or of any if it is resizable.
final class ImageItem: LayoutItem, EnvironmentReading {
    private(set) var naturalSize = CGSize.zero
    private var isResizable = false

    override class var traits: ItemTraits { [.leaf, .readsEnvironment] }

    @MainActor
    func environmentChanged() {
        guard let image = (node as? ImageNode)?.view else { return }
        naturalSize = image.naturalSize(in: node.environment)
        isResizable = image.isResizable
        contentChanged()
    }

    override func rigidSize(for proposal: CompactProposal) -> RigidSize? {
        isResizable ? nil : RigidSize(size: naturalSize.sanitized, isForAll: true)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }
}
