/// A part of a list or form, with a header.
public struct Section<Header: View, Content: View>: PrimitiveView {
    fileprivate let header: Header
    fileprivate let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
        self.header = header()
    }

    public init(header: Header, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.header = header
    }

    public static func _makeNode(
        _ view: Section<Header, Content>, under parent: ViewNode
    ) -> TypedNode<Section<Header, Content>> {
        SectionNode(view, under: parent)
    }
}

extension Section where Header == Text {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
    }
}

extension Section where Header == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content)
    }
}

private final class SectionNode<Header: View, Content: View>: TypedNode<Section<Header, Content>> {
    private var children: (header: TypedNode<Header>, content: TypedNode<Content>)?

    init(_ view: Section<Header, Content>, under parent: ViewNode) {
        super.init(under: parent)
        let header = Header._makeNode(view.header, under: self)
        children = (header, Content._makeNode(view.content, under: self))
    }

    override func receive(_ view: Section<Header, Content>) {
        children?.header.receive(view.header)
        children?.content.receive(view.content)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Section")
        element.takeLabel(from: children[0])
        element.children += children[1]
        element.node = self
        return [element]
    }

    override var childCount: Int { children == nil ? 0 : 2 }
    override func child(at index: Int) -> Graph.Node { index == 0 ? children!.header : children!.content }
    override func removeChildren() { children = nil }
}
