/// The node of a view of any type.
open class ViewNode: Graph.Node {
    /// What all nodes of the host share.
    final let tree: ViewTree
    /// How many nodes at and below this one say a preference.
    @exclusivity(unchecked)
    final var writersBelow = 0
    /// What the node is to layout; nil if it arranges nothing, or if that is made later.
    @exclusivity(unchecked)
    final var item: LayoutItem?
    /// Whether the item at or around the node has yet to find the views at or below it.
    ///
    /// Invariant: isStructureStale ∧ item = nil ⇒ parent.isStructureStale.
    @exclusivity(unchecked)
    final var isStructureStale = true
    /// The part of a lazy container that the node belongs to; nil outside of these.
    @exclusivity(unchecked)
    final var region: LazyRegion?

    /// A root, without a parent.
    init(rootOf graph: Graph) {
        tree = ViewTree(graph)
        super.init(graph: graph, parent: nil)
        tree.root = self
    }

    public init(under parent: ViewNode) {
        tree = parent.tree
        region = parent.region
        super.init(graph: parent.graph, parent: parent)
        if !parent.isStructureStale { parent.structureChanged() }
    }

    public final override func childWillUnmount() { structureChanged() }

    /// While the node is leaving: how that goes on.
    @exclusivity(unchecked)
    final var departure: Departure?
    /// The transaction in which a view came in here last, to be shown on its way.
    @exclusivity(unchecked)
    final var insertion = -1

    public final override func retirementEnds() { departure?.end() }

    /// What the node shows, given what each of its children shows: all of that, unless a subclass has it otherwise.
    open func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }

    /// What the node is to layout, made if need be; nil if it arranges nothing.
    var layoutItem: LayoutItem? { item }

    /// Whether layout sees what is below a child in this node's place.
    func isLaidOut(childAt index: Int) -> Bool { true }

    /// Paints the node itself, without what is below it, into a frame in the coordinates of the list's open group.
    open func draw(in frame: CGRect, into list: inout DisplayList) {}

    /// Takes an input event, or leaves it (false) to the nodes above. `child` is the node below that left it. A node may
    /// also change the event for those above.
    open func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { false }

    /// The node's rows, if they are made on demand.
    var lazyRows: (any LazyRows)? { nil }

    /// What a child is in a section; nil if the node is none.
    func sectionPart(ofChild index: Int) -> SectionPart? { nil }

    /// What has an identity, directly at this node; nil if nothing has.
    func place(ofIdentity id: AnyHashable) -> IdentifiedPlace? { nil }

    /// The identity that this node gives the child, or itself if it's nil; nil if none.
    func identity(of child: ViewNode?) -> AnyHashable? { nil }

    /// Whether what is said about the view inside, its transition for instance, is said about this one, too.
    var passesTraits: Bool { item == nil && !isEventBoundary }

    /// Whether events end here, taken or not: what is below is presented above everything else.
    open var isEventBoundary: Bool { false }
}

/// The node of a view of a certain type.
open class TypedNode<V: View>: ViewNode {
    override init(rootOf graph: Graph) { super.init(rootOf: graph) }
    public override init(under parent: ViewNode) { super.init(under: parent) }

    /// Takes the view's new value. Called in the evaluation of a node above.
    open func receive(_ view: V) { preconditionFailure("\(Self.self) can't receive a view") }
}

/// The node of a view without children.
final class LeafNode<V: View>: TypedNode<V> {
    @exclusivity(unchecked)
    private var view: V
    private let element: (V) -> ViewElement?

    init(_ view: V, under parent: ViewNode, element: @escaping (V) -> ViewElement?) {
        self.view = view
        self.element = element
        super.init(under: parent)
    }

    override func receive(_ view: V) {
        self.view = view
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        guard var element = element(view) else { return [] }
        element.node = self
        return [element]
    }
}

/// The node of a view with one child, which it shows as it is unless a subclass has it otherwise.
@usableFromInline
class SingleChildNode<V: View, Content: View>: TypedNode<V> {
    @exclusivity(unchecked)
    @usableFromInline final var content: TypedNode<Content>?

    @usableFromInline
    override init(under parent: ViewNode) { super.init(under: parent) }

    override init(rootOf graph: Graph) { super.init(rootOf: graph) }

    /// Makes the child, or hands it its new value.
    @inlinable
    final func setContent(_ view: Content) {
        if let content {
            content.receive(view)
        } else {
            content = Content._makeNode(view, under: self)
        }
    }

    /// Makes the child in a tree that was there already, or has one that is leaving come back.
    final func insertContent(_ view: Content, identity: @autoclosure () -> AnyHashable = 0) {
        if content == nil { content = insert(view, identity: identity()) } else { setContent(view) }
    }

    /// Takes the child out of the tree.
    final func unmountContent(identity: @autoclosure () -> AnyHashable = 0) {
        guard let old = content else { return }
        content = nil
        remove(old, identity: identity())
    }

    @usableFromInline
    override var childCount: Int { content == nil ? 0 : 1 }
    @usableFromInline
    override func child(at index: Int) -> Graph.Node { content! }
    @usableFromInline
    override func removeChildren() { content = nil }
}

/// The node of a view with one child of a type that isn't known before there is a view.
class ErasedChildNode<V: View>: TypedNode<V> {
    final var content: ViewNode?

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Graph.Node { content! }
    override func removeChildren() { content = nil }
}

/// The node of a view that has a body.
///
/// What it does is in `work`, a closure that captures nothing and is made where the view's type is known, in the module that declares
/// the view: a generic class's own methods run unspecialised, and look up the types they deal with at run time.
@usableFromInline
final class BodyNode<V: View>: SingleChildNode<V, V.Body> {
    @exclusivity(unchecked)
    @usableFromInline var component: Graph.Component<V>
    /// Takes the view's new value if there is one, otherwise evaluates the body.
    @usableFromInline let work: @MainActor (BodyNode<V>, UnsafeRawPointer?) -> Void

    @inlinable
    init(_ view: V, under parent: ViewNode) {
        component = Graph.Component(view)
        work = { node, newValue in
            if let newValue {
                _ = node.component.receive(newValue.assumingMemoryBound(to: V.self).pointee, in: node)
            } else {
                node.component.install(in: node)
                node.evaluate { () -> Void in
                    node.component.prepare(in: node)
                    node.setContent(node.component.value.body)
                }
            }
        }
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    @usableFromInline
    override func receive(_ view: V) {
        withUnsafePointer(to: view) { work(self, UnsafeRawPointer($0)) }
    }

    @usableFromInline
    override func update() { work(self, nil) }

    @usableFromInline
    override var label: String? { typeName(V.self) }
}

/// A type's name without its modules and arguments, for paths.
func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
