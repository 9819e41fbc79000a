/// A view that is only taken for another one if its `==` says so (U9).
///
/// Views that are `Equatable` and hold references are compared that way anyhow; this is for those that consist of plain bytes,
/// whose `==` is passed over otherwise. What the view depends on by itself is not affected (U11).
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public static var _isSingle: Bool { Content._isSingle }

    public static func _makeNode(
        _ view: EquatableView<Content>, under parent: ViewNode
    ) -> TypedNode<EquatableView<Content>> {
        EquatableNode(view, under: parent)
    }
}

extension View where Self: Equatable {
    /// Has this view compared by its `==` wherever it is handed down (U9).
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: Equatable & View>: SingleChildNode<EquatableView<Content>, Content> {
    /// As the parent made it, when it was last taken for another one.
    private var last: Content

    init(_ view: EquatableView<Content>, under parent: ViewNode) {
        last = view.content
        super.init(under: parent)
        setContent(view.content)
    }

    override func receive(_ view: EquatableView<Content>) {
        guard view.content != last else { return }
        last = view.content
        setContent(view.content)
    }
}
