/// A stack of views one below the other.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///     Text("Title")
///     Text("Subtitle")
/// }
/// ```
nonisolated public struct VStack<Content: View>: PrimitiveView {
    fileprivate let alignment: HorizontalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances, usually 8 points.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: VStack, under parent: ViewNode) -> TypedNode<VStack> {
        VStackNode(spacing: view.spacing, guide: view.alignment.key, view.content, under: parent)
    }
}

/// A stack of views side by side.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///     Text("Total")
///     Text(total)
/// }
/// ```
nonisolated public struct HStack<Content: View>: PrimitiveView {
    fileprivate let alignment: VerticalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances, usually 8 points.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: HStack, under parent: ViewNode) -> TypedNode<HStack> {
        HStackNode(spacing: view.spacing, guide: view.alignment.key, view.content, under: parent)
    }
}

/// A stack of views on top of each other, the last one in front.
///
/// ```swift
/// ZStack(alignment: .bottom) {
///     Color.black
///     Text("Caption")
/// }
/// ```
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    fileprivate let alignment: Alignment
    fileprivate let content: Content

    /// Creates a stack in depth.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views to each other.
    ///   - content: The views, the rearmost one first.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: ZStack, under parent: ViewNode) -> TypedNode<ZStack> {
        ZStackNode(view.alignment, view.content, under: parent)
    }
}

/// The node of a view that arranges its content and has an element of its own.
class ArrangingNode<V: View, Content: View>: SingleChildNode<V, Content> {
    /// The kind shown in the element tree.
    var kind: String { preconditionFailure("abstract") }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind)
        element.children = children.joinedElements
        element.node = self
        return [element]
    }
}

private final class VStackNode<Content: View>: ArrangingNode<VStack<Content>, Content> {
    // Takes the view's parts: the generic node would look the view's type up to find them.
    init(spacing: CGFloat?, guide: AlignmentKey, _ content: __shared Content, under parent: ViewNode) {
        super.init(under: parent)
        item = StackItem(.vertical, spacing: spacing, guide: guide, self)
        setContent(content)
    }

    override func receive(_ view: VStack<Content>) {
        item!.as(StackItem.self).change(spacing: view.spacing, guide: view.alignment.key)
        setContent(view.content)
    }

    override class var traits: NodeTraits { .addsNoWords }
    override var kind: String { "VStack" }
    override var keepsElements: Bool { true }
}

private final class HStackNode<Content: View>: ArrangingNode<HStack<Content>, Content> {
    // Takes the view's parts: the generic node would look the view's type up to find them.
    init(spacing: CGFloat?, guide: AlignmentKey, _ content: __shared Content, under parent: ViewNode) {
        super.init(under: parent)
        item = StackItem(.horizontal, spacing: spacing, guide: guide, self)
        setContent(content)
    }

    override func receive(_ view: HStack<Content>) {
        item!.as(StackItem.self).change(spacing: view.spacing, guide: view.alignment.key)
        setContent(view.content)
    }

    override class var traits: NodeTraits { .addsNoWords }
    override var kind: String { "HStack" }
    override var keepsElements: Bool { true }
}

private final class ZStackNode<Content: View>: ArrangingNode<ZStack<Content>, Content> {
    init(_ alignment: Alignment, _ content: __shared Content, under parent: ViewNode) {
        super.init(under: parent)
        item = ZStackItem(alignment, self)
        setContent(content)
    }

    override func receive(_ view: ZStack<Content>) {
        item!.as(ZStackItem.self).change(view.alignment)
        setContent(view.content)
    }

    override class var traits: NodeTraits { .addsNoWords }
    override var kind: String { "ZStack" }
    override var keepsElements: Bool { true }
}
