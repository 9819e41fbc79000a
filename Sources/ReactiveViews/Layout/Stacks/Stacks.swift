/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    fileprivate let alignment: HorizontalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// - Parameter spacing: between neighbours; nil for what they prefer, 8 points as a rule (L5).
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: VStack, under parent: ViewNode) -> TypedNode<VStack> {
        VStackNode(view, under: parent)
    }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    fileprivate let alignment: VerticalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// - Parameter spacing: between neighbours; nil for what they prefer, 8 points as a rule (L5).
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: HStack, under parent: ViewNode) -> TypedNode<HStack> {
        HStackNode(view, under: parent)
    }
}

/// Views on top of each other, the last one uppermost.
public struct ZStack<Content: View>: PrimitiveView {
    fileprivate let alignment: Alignment
    fileprivate let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: ZStack, under parent: ViewNode) -> TypedNode<ZStack> {
        ZStackNode(view, under: parent)
    }
}

/// The node of a view that arranges its content and is shown as an element of its own.
class ArrangingNode<V: View, Content: View>: SingleChildNode<V, Content> {
    /// What it is called in the tree.
    var kind: String { preconditionFailure("abstract") }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind)
        element.children = children.count == 1 ? children[0] : children.flatMap { $0 }
        element.node = self
        return [element]
    }
}

private final class VStackNode<Content: View>: ArrangingNode<VStack<Content>, Content> {
    init(_ view: VStack<Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = StackItem(.vertical, spacing: view.spacing, guide: view.alignment.key, self)
        setContent(view.content)
    }

    override func receive(_ view: VStack<Content>) {
        item!.as(StackItem.self).change(spacing: view.spacing, guide: view.alignment.key)
        setContent(view.content)
    }

    override var kind: String { "VStack" }
}

private final class HStackNode<Content: View>: ArrangingNode<HStack<Content>, Content> {
    init(_ view: HStack<Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = StackItem(.horizontal, spacing: view.spacing, guide: view.alignment.key, self)
        setContent(view.content)
    }

    override func receive(_ view: HStack<Content>) {
        item!.as(StackItem.self).change(spacing: view.spacing, guide: view.alignment.key)
        setContent(view.content)
    }

    override var kind: String { "HStack" }
}

private final class ZStackNode<Content: View>: ArrangingNode<ZStack<Content>, Content> {
    init(_ view: ZStack<Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = ZStackItem(view.alignment, self)
        setContent(view.content)
    }

    override func receive(_ view: ZStack<Content>) {
        item!.as(ZStackItem.self).change(view.alignment)
        setContent(view.content)
    }

    override var kind: String { "ZStack" }
}
