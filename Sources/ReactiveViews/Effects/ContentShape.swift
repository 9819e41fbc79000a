nonisolated extension View {
    /// Sets the area in which the view receives touches, including areas where nothing is painted.
    ///
    /// ```swift
    /// HStack {
    ///     Text("Name")
    ///     Spacer()
    /// }
    /// .contentShape(Rectangle())
    /// .onTapGesture { print("tapped") }
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The area; the shape gets the view's frame as its rectangle.
    ///   - eoFill: Whether the area follows the even-odd rule; it is ignored, and the nonzero winding rule applies.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(LayoutModifier(ContentShapeLayout(shape: shape)))
    }

    /// Sets the area of the view for the given purposes. Only interaction has an effect here.
    ///
    /// - Parameters:
    ///   - kind: The purposes of the shape.
    ///   - shape: The area; the shape gets the view's frame as its rectangle.
    ///   - eoFill: Whether the area follows the even-odd rule; it is ignored, and the nonzero winding rule applies.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(LayoutModifier(ContentShapeKindLayout(shape: kind.contains(.interaction) ? shape : nil)))
    }
}

/// A set of purposes of a content shape. Only `interaction` has an effect here.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The area that receives touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The outline of the preview during a drag; no effect here.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The outline of the preview of a context menu; no effect here.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The outline of the hover effect; no effect here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline of the focus effect; no effect here.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The outline for accessibility; no effect here.
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
