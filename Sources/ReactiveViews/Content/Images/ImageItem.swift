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
        var picture = DisplayList.Picture(
            name: shownName(in: environment), isSystem: isSymbol, isResizable: isResizable, paint: paint)
        if isSymbol {
            picture.weight = environment.textSettings.resolvedFont.face.weight
            picture.palette = palette(in: environment, paint: paint)
        } else if let asset {
            picture.content = asset.variant(in: environment.assetTraits).map { .file($0.file) }
            picture.isTemplate = drawing.renderingMode.map { $0 == .template } ?? asset.isTemplate ?? false
        } else if case .picture(let source) = source, let data = source.data {
            picture.content = .data(data)
            picture.isTemplate = drawing.renderingMode == .template
        }
        picture.resizing = resizing(in: environment)
        return picture
    }

    /// Returns how the picture keeps the size of some parts; nil if it is stretched as a whole. Caps that leave nothing
    /// between them are ignored.
    private nonisolated func resizing(in environment: EnvironmentValues) -> DisplayList.Picture.Resizing? {
        guard !isSymbol, let resizing = drawing.resizing else { return nil }
        let isTiled = resizing.mode == .tile
        guard isTiled || resizing.capInsets != EdgeInsets() else { return nil }
        let size = naturalSize(in: environment)
        var caps = resizing.capInsets
        if environment.layoutDirection == .rightToLeft { (caps.leading, caps.trailing) = (caps.trailing, caps.leading) }
        let center = CGRect(
            x: caps.leading, y: caps.top, width: size.width - caps.horizontal, height: size.height - caps.vertical)
        let isUsable =
            [caps.leading, caps.trailing, caps.top, caps.bottom].allSatisfy { $0 >= 0 } && center.width > 0
            && center.height > 0 && size.width.isFinite && size.height.isFinite
        guard isUsable else { return nil }
        return DisplayList.Picture.Resizing(size: size, center: center, isTiled: isTiled)
    }

    /// Returns the paints of a symbol's layers; none if it has one paint.
    private nonisolated func palette(in environment: EnvironmentValues, paint: Paint) -> [Paint] {
        let mode = drawing.symbolRenderingMode ?? environment.symbolRenderingMode
        switch mode {
        case nil:
            guard environment.foregroundStyles.count > 1 else { return [] }
            return [paint, environment.foregroundPaint(at: 1)]
        case .palette: return [paint, environment.foregroundPaint(at: 1)]
        case .hierarchical: return [paint, paint.opacity(0.5)]
        case .multicolor:
            let scheme = environment.colorScheme
            return SymbolColors.all(of: shownName(in: environment))?.map { .color($0(scheme)) } ?? []
        default: return []
        }
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
        tree.unresolved.append(self)
    }

    override func receive(_ view: Image) {
        guard view != self.view else { return }
        self.view = view
        item!.as(ImageItem.self).read(view, beside: environment.textSettings.resolvedFont)
        elementsChanged()
    }

    override class var traits: NodeTraits { .knowsWords }
    override var keepsElements: Bool { true }
    override func appendWords(to words: inout [ShownWords]) { words.append(ShownWords(view.words, isText: false)) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        let environment = paintEnvironment
        let paint = isTintedIcon(environment) ? environment.tintPaint : environment.foregroundPaint()
        list.append(.image(view.picture(in: environment, paint: paint)), in: frame)
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
    /// The distance from the top to the baseline of text beside a symbol; nil for other images.
    private var baseline: CGFloat?

    override class var traits: ItemTraits { ItemTraits(.leaf, .readsEnvironment) }

    @MainActor
    func environmentChanged() {
        read(node.as(ImageNode.self).view, beside: node.plainTextFont)
    }

    /// Reads what layout needs to know of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - font: The font of text in the environment; an autoclosure, because only symbols depend on it.
    @MainActor
    fileprivate func read(_ image: Image, beside font: @autoclosure () -> ResolvedFont) {
        isResizable = image.isResizable
        if image.isSymbol {
            let metrics = image.symbolMetrics(in: node.environment, beside: font())
            (naturalSize, baseline) = (metrics.size, metrics.baseline)
        } else {
            (naturalSize, baseline) = (image.naturalSize(in: node.environment), nil)
        }
        contentChanged()
    }

    override func rigidSize(for proposal: CompactProposal) -> RigidSize? {
        isResizable ? nil : RigidSize(size: naturalSize.sanitized, isForAll: true)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        key.isBaseline && !isResizable ? baseline : nil
    }
}
