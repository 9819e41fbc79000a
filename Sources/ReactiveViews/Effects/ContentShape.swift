extension View {
    /// Lets the view be touched wherever a shape in its frame is, also where nothing is painted, and nowhere else.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(LayoutModifier(ContentShapeLayout(shape: shape)))
    }

    /// Lets the view be touched wherever a shape in its frame is, if that is what the shape is for.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(LayoutModifier(ContentShapeKindLayout(shape: kind.contains(.interaction) ? shape : nil)))
    }
}

/// What a content shape is for. Only touches go by it here.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

private struct ContentShapeKindLayout<S: Shape>: UnaryLayout {
    let shape: S?

    static var traits: ItemTraits { .hasHitShape }
    func contentShape(in size: CGSize) -> Path? { shape?.path(in: CGRect(origin: .zero, size: size)) }
}

private struct ContentShapeLayout<S: Shape>: UnaryLayout {
    let shape: S?

    static var traits: ItemTraits { .hasHitShape }
    func contentShape(in size: CGSize) -> Path? { shape?.path(in: CGRect(origin: .zero, size: size)) }
}
