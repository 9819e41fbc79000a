import Reactive

/// A view of any type. If the type at a position changes, the state below is lost.
public struct AnyView {
    fileprivate let storage: AnyViewStorage

    /// Creates a view that hides the type of another one.
    ///
    /// - Parameter view: The view. An `AnyView` isn't wrapped again.
    public init<V: View>(_ view: V) {
        if let view = view as? AnyView {
            self = view
        } else {
            storage = TypedStorage(view)
        }
    }

    /// Creates a view that hides the type of another one.
    ///
    /// - Parameter view: The view. An `AnyView` isn't wrapped again.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView {
    @MainActor
    func modified<M: ViewModifier>(by modifier: M) -> AnyView { storage.modified(by: modifier) }
}

extension AnyView: View, PrimitiveView {
    public static func _makeNode(_ view: AnyView, under parent: ViewNode) -> TypedNode<AnyView> {
        ErasedViewNode(view, under: parent) { $0 }
    }
}

/// The erased view. Two are compared by identity, as no two evaluations share one.
private class AnyViewStorage {
    @MainActor
    func modified<M: ViewModifier>(by modifier: M) -> AnyView { preconditionFailure("abstract") }

    @MainActor
    func makeNode(under parent: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    @MainActor
    func insertNode(under parent: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    /// The view's type.
    var type: ObjectIdentifier { preconditionFailure("abstract") }
    /// Hands the view to a node for its type. Returns false for a node of another type.
    @MainActor
    func update(_ node: ViewNode) -> Bool { preconditionFailure("abstract") }
}

/// Invariant: kept ≠ nil until `deinit`.
private final class TypedStorage<V: View>: AnyViewStorage {
    private var kept: V?
    private var view: V { kept.uncheckedUnwrapped }

    init(_ view: V) {
        kept = view
    }

    /// Releases thousands of views, each within another one, without recursion.
    deinit {
        NestedRelease.run(now: { kept = nil }, later: { [view = kept] in _ = view })
    }

    override func makeNode(under parent: ViewNode) -> ViewNode { V._makeNode(view, under: parent) }

    override func insertNode(under parent: ViewNode) -> ViewNode { parent.insert(view, identity: type) }

    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

    override func modified<M: ViewModifier>(by modifier: M) -> AnyView { AnyView(view.modifier(modifier)) }

    override func update(_ node: ViewNode) -> Bool {
        guard let node = node as? TypedNode<V> else { return false }
        node.receive(view)
        return true
    }
}

/// A view that shows an erased one and nothing else, such as a part of a style's configuration.
@MainActor
@preconcurrency
protocol ErasedView: PrimitiveView, ModifierDistributing {
    var content: AnyView { get }
}

extension ErasedView {
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        ErasedViewNode(view, under: parent) { $0.content }
    }

    public static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Self, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Self, M>> {
        AdapterNode(view, under: parent) { $0.content.content.modified(by: $0.modifier) }
    }
}

/// The node of an erased view. It makes its child in an update of its own, so that nested views use no stack.
private final class ErasedViewNode<V: View>: ErasedChildNode<V> {
    override class var traits: NodeTraits { .passesElements }

    private var view: AnyView
    /// The type of the view inside.
    private var type = ObjectIdentifier(Never.self)
    private let erased: (V) -> AnyView

    init(_ view: V, under parent: ViewNode, erased: @escaping (V) -> AnyView) {
        self.view = erased(view)
        self.erased = erased
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: V) {
        self.view = erased(view)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        if let content {
            if track({ view.storage.update(content) }) { return }
            remove(content, identity: type)
            self.content = track { view.storage.insertNode(under: self) }
        } else {
            content = track { view.storage.makeNode(under: self) }
        }
        type = view.storage.type
    }
}
