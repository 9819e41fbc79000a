/// A piece of user interface, described by other pieces.
///
/// The value is cheap and short-lived: a parent's body makes a new one at each evaluation, and the node at the view's
/// position keeps the newest. Lasting state is in the view's dynamic properties. The body is evaluated when the value
/// changed or something that it depends on did, at most once per pass.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@MainActor
@preconcurrency
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// The views that this view consists of.
    @ViewBuilder
    var body: Body { get }

    // The requirements below are the library's own: leave them out. `_makeNode` is called in the module that makes the
    // view; `_receive` and `_update` are functions of the view's type, so that they are specialised in the module that
    // declares it (see `BodyNode`); `_isSingle` is read from types that have no view yet.

    /// Makes the node for a view at a new position below `parent`. The default evaluates the view's body.
    static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self>

    /// Hands the new value of a view with a body to its node.
    static func _receive(_ newValue: Self, _ node: ViewNode)

    /// Evaluates the body of a view for its node.
    static func _update(_ node: ViewNode)

    /// Whether layout always sees one view here, neither none nor several.
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

/// A view with a node of its own instead of a body.
@MainActor
@preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Ends the process: a primitive view has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body to call") }
}
