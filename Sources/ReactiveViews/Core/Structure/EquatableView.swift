/// A view that is updated with a new value only if `==` says that it differs.
///
/// Equatable views that hold references are compared by `==` anyway. Views of plain bytes are compared bytewise
/// otherwise. Changes of state that the view itself depends on still update it.
nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The view that is compared.
    public var content: Content

    /// Creates a view that compares another one by `==`.
    ///
    /// - Parameter content: The view.
    public init(content: Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(
        _ view: EquatableView<Content>, under parent: ViewNode
    ) -> TypedNode<EquatableView<Content>> {
        EquatableNode(view, under: parent)
    }
}

nonisolated extension View where Self: Equatable {
    /// Returns this view, compared by its `==` wherever a parent hands it down.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: Equatable & View>: SingleChildNode<EquatableView<Content>, Content> {
    override class var traits: NodeTraits { .passesElements }

    /// The parent's value at the last update.
    private var last: Content

    init(_ view: EquatableView<Content>, under parent: ViewNode) {
        last = view.content
        super.init(under: parent)
        if !Content._isSingle { item = EquatableItem(self) }
        setContent(view.content)
    }

    override func receive(_ view: EquatableView<Content>) {
        guard view.content != last else { return }
        last = view.content
        setContent(view.content)
    }
}

/// The item of an equatable view whose content may be several views, or none: one below the other.
private final class EquatableItem: SingleItem {
    override func collectChildren() { setChildren([itemBelow(along: .vertical)]) }
}
