import Reactive

/// Several views, one after the other: what a `ViewBuilder` makes of several statements.
public struct TupleView<T> {
    /// The tuple of the views.
    public var value: T

    /// Creates a view of several views.
    ///
    /// - Parameter value: A tuple of views, or a single view.
    @inlinable
    public init(_ value: consuming T) {
        self.value = value
    }
}

extension TupleView: View, PrimitiveView, ModifierDistributing {
    public static var _isSingle: Bool { TuplePlan.of(T.self).isSingle }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<TupleView<T>, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<TupleView<T>, M>> {
        TupleEachNode(view, under: parent)
    }

    public static func _makeNode(_ view: TupleView<T>, under parent: ViewNode) -> TypedNode<TupleView<T>> {
        TupleNode(view, under: parent)
    }
}

/// Invariant: a child per element of the tuple, each a node for that element's type.
private final class TupleNode<T>: TypedNode<TupleView<T>> {
    override class var traits: NodeTraits { .passesElements }

    private var children: [ViewNode] = []
    private let plan = TuplePlan.of(T.self)

    init(_ view: __shared TupleView<T>, under parent: ViewNode) {
        super.init(under: parent)
        children = withAddress(of: view.value) { plan.makeNodes(for: $0, under: self) }
    }

    override func receive(_ view: TupleView<T>) {
        withAddress(of: view.value) { plan.update(children, with: $0) }
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Graph.Node { children[index] }
    override func removeChildren() { children = [] }
}

/// The node of a tuple of views, each of them with a modifier.
private final class TupleEachNode<T, M: ViewModifier>: TypedNode<ModifiedContent<TupleView<T>, M>> {
    override class var traits: NodeTraits { .passesElements }

    private var children: [ViewNode] = []
    private let plan = TuplePlan.of(T.self)

    init(_ view: __shared ModifiedContent<TupleView<T>, M>, under parent: ViewNode) {
        super.init(under: parent)
        children = withAddress(of: view.content.value) {
            plan.makeNodes(for: $0, modifiedBy: view.modifier, under: self)
        }
    }

    override func receive(_ view: ModifiedContent<TupleView<T>, M>) {
        withAddress(of: view.content.value) { plan.update(children, with: $0, modifiedBy: view.modifier) }
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Graph.Node { children[index] }
    override func removeChildren() { children = [] }
}

/// The offsets and view types of a tuple type's elements. Found once per type.
@MainActor
private final class TuplePlan {
    private let elements: [(offset: Int, type: any View.Type)]

    private init(_ type: Any.Type) {
        // A tuple of one is the element itself.
        let fields = type is any View.Type ? [(0, type)] : StoredField.all(in: type).map { ($0.offset, $0.type) }
        elements = fields.map { offset, type in
            guard let view = type as? any View.Type else { preconditionFailure("\(type) in a TupleView is no View") }
            return (offset, view)
        }
    }

    var isSingle: Bool { elements.count == 1 && elements[0].type._isSingle }

    private static var plans = TypeTable<TuplePlan>()

    static func of(_ type: Any.Type) -> TuplePlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = TuplePlan(type)
        plans.insert(plan, for: key)
        return plan
    }

    func makeNodes(for tuple: UnsafeRawPointer, under parent: ViewNode) -> [ViewNode] {
        func make<V: View>(_: V.Type, _ offset: Int) -> ViewNode {
            tuple.field(V.self, at: offset).borrow { V._makeNode($0, under: parent) }
        }
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(elements.count)
        for element in elements { nodes.append(make(element.type, element.offset)) }
        return nodes
    }

    func update(_ nodes: [ViewNode], with tuple: UnsafeRawPointer) {
        func update<V: View>(_: V.Type, _ node: ViewNode, _ offset: Int) {
            tuple.field(V.self, at: offset).borrow { node.as(TypedNode<V>.self).receive($0) }
        }
        for (node, element) in zip(nodes, elements) {
            update(element.type, node, element.offset)
        }
    }

    func makeNodes<M: ViewModifier>(
        for tuple: UnsafeRawPointer, modifiedBy modifier: M, under parent: ViewNode
    ) -> [ViewNode] {
        func make<V: View>(_: V.Type, _ offset: Int) -> ViewNode {
            let view = tuple.field(V.self, at: offset).pointee
            return ModifiedContent.makeNode(view.modifier(modifier), under: parent)
        }
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(elements.count)
        for element in elements { nodes.append(make(element.type, element.offset)) }
        return nodes
    }

    func update<M: ViewModifier>(_ nodes: [ViewNode], with tuple: UnsafeRawPointer, modifiedBy modifier: M) {
        func update<V: View>(_: V.Type, _ node: ViewNode, _ offset: Int) {
            let view = tuple.field(V.self, at: offset).pointee
            node.as(TypedNode<ModifiedContent<V, M>>.self).receive(view.modifier(modifier))
        }
        for (node, element) in zip(nodes, elements) { update(element.type, node, element.offset) }
    }
}
