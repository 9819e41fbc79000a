nonisolated extension View {
    /// Places a view behind this one.
    ///
    /// The background is proposed this view's size, and doesn't change it.
    ///
    /// ```swift
    /// Text("Sale").background(alignment: .bottom) { Color.red.frame(height: 4) }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The background's alignment to this view.
    ///   - content: The view to place behind.
    @inlinable
    public __consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(LayerModifier<V, LayerKind.Behind>(layer: content(), alignment: alignment))
    }

    /// Places a view behind this one; the older form of `background(alignment:content:)`.
    ///
    /// - Parameters:
    ///   - background: The view to place behind.
    ///   - alignment: The background's alignment to this view.
    @_disfavoredOverload
    @inlinable
    public __consuming func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(LayerModifier<Background, LayerKind.Behind>(layer: background, alignment: alignment))
    }

    /// Places a view in front of this one.
    ///
    /// The overlay is proposed this view's size, and doesn't change it.
    ///
    /// ```swift
    /// AvatarView().overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The overlay's alignment to this view.
    ///   - content: The view to place in front.
    @inlinable
    public __consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(LayerModifier<V, LayerKind.InFront>(layer: content(), alignment: alignment))
    }

    /// Places a view in front of this one; the older form of `overlay(alignment:content:)`.
    ///
    /// - Parameters:
    ///   - overlay: The view to place in front.
    ///   - alignment: The overlay's alignment to this view.
    @_disfavoredOverload
    @inlinable
    public __consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier<Overlay, LayerKind.InFront>(layer: overlay, alignment: alignment))
    }
}

/// The role of a layer for its view.
@usableFromInline
enum LayerRole {
    case behind
    case inFront
    /// Limits the view to where the layer is opaque.
    case mask
}

/// A type for the role of a layer, so that layers of different roles have different types.
@usableFromInline
protocol LayerKindWithRole {
    static var role: LayerRole { get }
}

/// The kinds of layers: one for each modifier with a type of its own in SwiftUI.
@usableFromInline
enum LayerKind {
    @usableFromInline enum Behind: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .behind }
    }
    @usableFromInline enum BehindAsStyle: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .behind }
    }
    @usableFromInline enum BehindAsShape: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .behind }
    }
    @usableFromInline enum ContainerBackground: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .behind }
    }
    @usableFromInline enum PresentationBackground: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .behind }
    }
    @usableFromInline enum InFront: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .inFront }
    }
    @usableFromInline enum InFrontAsStyle: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .inFront }
    }
    @usableFromInline enum InFrontAsShape: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .inFront }
    }
    @usableFromInline enum Mask: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .mask }
    }
    @usableFromInline enum AlignedMask: LayerKindWithRole {
        @usableFromInline static var role: LayerRole { .mask }
    }
}

/// A view with a layer behind or in front of it, or masked by the layer.
@usableFromInline
nonisolated struct LayerModifier<Layer: View, Kind: LayerKindWithRole>: PrimitiveModifier {
    @usableFromInline let layer: Layer
    @usableFromInline let alignment: Alignment

    @inlinable
    init(layer: Layer, alignment: Alignment) {
        self.layer = layer
        self.alignment = alignment
    }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, LayerModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayerModifier>> {
        LayerNode(view, under: parent)
    }
}

nonisolated extension View {
    /// Adds a layer of a kind to this view.
    @inlinable
    __consuming func layer<Layer: View, Kind: LayerKindWithRole>(
        _ layer: Layer, as kind: Kind.Type, alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayerModifier<Layer, Kind>> {
        modifier(LayerModifier(layer: layer, alignment: alignment))
    }
}

private final class LayerNode<Content: View, Layer: View, Kind: LayerKindWithRole>:
    PairNode<Content, LayerModifier<Layer, Kind>, Layer>
{
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements, .passesDecorations) }

    override func willMountContent() {
        item = LayerItem.make(modifier.alignment, Kind.role, self)
    }

    override func didMount() { setSecond(modifier.layer) }

    override func modifierChanged(from old: LayerModifier<Layer, Kind>) {
        item!.as(LayerItem.self).change(modifier.alignment)
        setSecond(modifier.layer)
    }

    override var isSecondBehind: Bool { Kind.role == .behind }
}

/// The item of a view with a layer behind or in front of it.
class LayerItem: PairItem {
    private var alignment: Alignment

    @MainActor
    init(_ alignment: Alignment, isBehind: Bool, _ node: any PairedViews) {
        self.alignment = alignment
        super.init(isSecondBehind: isBehind, node)
    }

    /// Returns the item for a layer of some role.
    @MainActor
    static func make(_ alignment: Alignment, _ role: LayerRole, _ node: any PairedViews) -> LayerItem {
        switch role {
        case .behind: LayerItem(alignment, isBehind: true, node)
        case .inFront: LayerItem(alignment, isBehind: false, node)
        case .mask: MaskItem(alignment, node)
        }
    }

    final func change(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        invalidatePlacement()
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        main.place(at: .zero, proposal)
        // The alignment guides of layer and view coincide.
        let proposed = ProposedViewSize(size)
        let (mine, its) = (main.dimensions(proposal), second.dimensions(proposed))
        second.place(
            at: CGPoint(
                x: mine[alignment.horizontal] - its[alignment.horizontal],
                y: mine[alignment.vertical] - its[alignment.vertical]), proposed)
    }
}

/// The item of a view that shows only where a layer is opaque.
private final class MaskItem: LayerItem, ContentMasking {
    override class var traits: ItemTraits { super.traits.union(.masksContent) }

    @MainActor
    init(_ alignment: Alignment, _ node: any PairedViews) { super.init(alignment, isBehind: false, node) }

    var mask: LayoutItem { second }
    var maskedContent: LayoutItem { main }
}
