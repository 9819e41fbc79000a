/// Items of a toolbar, described by other items. It may have dynamic properties, as a view may.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    /// The items as a view. Content that has a body leaves it out.
    associatedtype _Items: View

    @ToolbarContentBuilder
    var body: Body { get }

    var _items: _Items { get }
}

extension ToolbarContent {
    public var _items: _ToolbarBody<Self> { _ToolbarBody(content: self) }
}

extension Never: ToolbarContent {}

/// Items that the user may choose among, which isn't offered here ⚑.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Content without a body.
@MainActor
@preconcurrency
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body to call") }
}

/// The items that some content's body makes.
public struct _ToolbarBody<Content: ToolbarContent>: PrimitiveView {
    fileprivate let content: Content

    public static func _makeNode(
        _ view: _ToolbarBody<Content>, under parent: ViewNode
    ) -> TypedNode<_ToolbarBody<Content>> {
        ToolbarBodyNode(view, under: parent)
    }
}

private final class ToolbarBodyNode<Content: ToolbarContent>: SingleChildNode<
    _ToolbarBody<Content>, Content.Body._Items
>
{
    private var component: Graph.Component<Content>

    init(_ view: _ToolbarBody<Content>, under parent: ViewNode) {
        component = Graph.Component(view.content)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: _ToolbarBody<Content>) {
        _ = component.receive(view.content, in: self)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(component.value.body._items)
        }
    }

    override var label: String? { typeName(Content.self) }
}

// MARK: - Builder

/// Makes one toolbar content out of the statements of a closure.
@resultBuilder
@MainActor
@preconcurrency
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> {
        _ToolbarTuple(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarOptional<Content> {
        _ToolbarOptional(content: content)
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: _ConditionalContent(.first(first._items)))
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: _ConditionalContent(.second(second._items)))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items.
public struct _ToolbarTuple<each Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
    let content: (repeat each Content)

    public var _items: TupleView<(repeat (each Content)._Items)> {
        TupleView((repeat (each content)._items))
    }
}

/// Items that may be there.
public struct _ToolbarOptional<Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
    let content: Content?

    public var _items: Content._Items? { content?._items }
}

/// One or the other.
public struct _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let content: _ConditionalContent<First._Items, Second._Items>

    public var _items: _ConditionalContent<First._Items, Second._Items> { content }
}
