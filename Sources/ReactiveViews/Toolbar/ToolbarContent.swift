import Reactive

/// Items of a toolbar, composed of other items. It may have dynamic properties, as a view does.
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///     var body: some ToolbarContent {
///         ToolbarItem { Button("Cut") { cut() } }
///         ToolbarItem { Button("Paste") { paste() } }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent
    /// The type of the items' view. Content with a body uses the default.
    associatedtype _Items: View

    /// The items that this content consists of.
    @ToolbarContentBuilder
    var body: Body { get }

    nonisolated var _items: _Items { get }
}

nonisolated extension ToolbarContent {
    public var _items: _ToolbarBody<Self> { _ToolbarBody(content: self) }
}

extension Never: ToolbarContent {}

/// Items that the user may customize. Customization isn't available here.
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

/// A view of the items in a toolbar content's body.
nonisolated public struct _ToolbarBody<Content: ToolbarContent>: PrimitiveView {
    fileprivate let content: Content

    @MainActor public static func _makeNode(
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
    override var isLibraryNode: Bool { LibraryTypes.contains(Content.self) }
}

// MARK: - Builder

/// A result builder that combines toolbar content.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Accepts toolbar content as an element.
    ///
    /// - Parameter content: The content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several contents.
    ///
    /// - Parameter content: The contents, in their order in the closure.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> {
        _ToolbarTuple(content: (repeat each content))
    }

    /// Combines content of an `if` without `else`.
    ///
    /// - Parameter content: The content; nil if the condition is false.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarOptional<Content> {
        _ToolbarOptional(content: content)
    }

    /// Selects the content of the first branch.
    ///
    /// - Parameter first: The content.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: _ConditionalContent(.first(first._items)))
    }

    /// Selects the content of the second branch.
    ///
    /// - Parameter second: The content.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: _ConditionalContent(.second(second._items)))
    }

    /// Accepts content of an `if #available`.
    ///
    /// - Parameter content: The content.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let content: (repeat each Content)

    public var _items: TupleView<(repeat (each Content)._Items)> {
        TupleView((repeat (each content)._items))
    }
}

/// Items of a condition.
nonisolated public struct _ToolbarOptional<Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent
{
    let content: Content?

    public var _items: Content._Items? { content?._items }
}

/// Items of one of two branches.
nonisolated public struct _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let content: _ConditionalContent<First._Items, Second._Items>

    public var _items: _ConditionalContent<First._Items, Second._Items> { content }
}
