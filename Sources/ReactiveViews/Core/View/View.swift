/// A piece of user interface, described by other pieces.
///
/// Its value is cheap and short-lived: a parent's body makes a new one at each evaluation, and the node at the view's
/// position keeps the newest. What lasts is in its dynamic properties. The body is evaluated when the value changed or
/// something that it depends on did, at most once per pass (U8).
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder
    var body: Body { get }

    /// Makes the node for a view that appears at a position below `parent`. Views that have a body get one that
    /// evaluates it; leave it out.
    static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self>

    /// Has the node of a view with a body take the view's new value; leave it out.
    static func _receive(_ newValue: Self, _ node: ViewNode)

    /// Has the node of a view with a body evaluate it; leave it out.
    static func _update(_ node: ViewNode)

    /// Whether layout always sees one view here, neither none nor several; leave it out.
    static var _isSingle: Bool { get }
}

extension View {
    @inlinable
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        BodyNode(view, under: parent)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value") }
}

/// A view that has a node of its own instead of a body.
@MainActor
@preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// A primitive view has no body; only its node knows what it shows.
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body to call") }
}
