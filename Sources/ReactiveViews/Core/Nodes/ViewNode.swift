/// The node of a view of any type.
open class ViewNode: Graph.Node {
    /// How often the node itself says a preference, and how many of its children do or have a node below that does.
    @exclusivity(unchecked)
    private final var writers: Int32 = 0
    /// What the node is to layout; nil if it arranges nothing, or if that is made later.
    @exclusivity(unchecked)
    final var item: LayoutItem?

    /// A root, without a parent.
    init(rootOf graph: Graph) {
        super.init(graph: graph, parent: nil)
        isStructureStale = true
        // Kept by the graph, which all nodes know: not by each of them once more.
        let tree = ViewTree(graph)
        graph.host = tree
        tree.root = self
    }

    public init(under parent: ViewNode) {
        super.init(graph: parent.graph, parent: parent)
        isStructureStale = true
        if !parent.isStructureStale { parent.structureChanged() }
    }

    /// What all nodes of the host share.
    final var tree: ViewTree { uncheckedDowncast(graph.host.uncheckedUnwrapped, to: ViewTree.self) }

    /// Zero if no node at or below this one says a preference; see `countWriters`.
    final var writersBelow: Int {
        get { Int(writers) }
        set { writers = Int32(newValue) }
    }

    /// Whether the item at or around the node has yet to find the views at or below it.
    ///
    /// Invariant: isStructureStale ∧ item = nil ⇒ parent.isStructureStale.
    final var isStructureStale: Bool {
        get { flags.contains(.hostsOwn) }
        set { flags.set(.hostsOwn, newValue) }
    }

    public final override func childWillUnmount() { structureChanged() }

    // MARK: What few nodes have

    private final class Extras {
        var region: AppearanceRegion?
        var hasRegion = false
        var removal: Removal?
        var insertion = -1
        /// The exiting nodes below that may come back, by identity, in the order in which they were removed.
        var exiting: [AnyHashable: [ViewNode]] = [:]
    }

    private final var knownViewExtras: Extras? {
        guard let attachment = extras?.attachment else { return nil }
        return uncheckedDowncast(attachment, to: Extras.self)
    }

    private final var viewExtras: Extras {
        if let knownViewExtras { return knownViewExtras }
        let new = Extras()
        makeExtras().attachment = new
        return new
    }

    /// The region that decides when the views at and below the node appear; nil if they are shown as long as they are
    /// mounted. O(depth), as only the nodes where a region begins know it.
    final var region: AppearanceRegion? {
        get {
            guard tree.hasRegions else { return nil }
            var node: Graph.Node? = self
            while let current = node {
                if current.extras != nil, let known = (current as? ViewNode)?.knownViewExtras, known.hasRegion {
                    return known.region
                }
                node = current.parent
            }
            return nil
        }
        set {
            if newValue != nil { tree.hasRegions = true }
            viewExtras.region = newValue
            viewExtras.hasRegion = true
        }
    }

    /// The animated removal of the node while it is exiting; nil otherwise.
    final var removal: Removal? {
        get { knownViewExtras?.removal }
        set { if knownViewExtras != nil || newValue != nil { viewExtras.removal = newValue } }
    }

    /// The number of the transaction in which a view was last inserted here; -1 for none.
    final var insertion: Int {
        get { knownViewExtras?.insertion ?? -1 }
        set { viewExtras.insertion = newValue }
    }

    public final override func retirementEnds() {
        (parent as? ViewNode)?.endExit(of: self)
        removal?.end()
    }

    /// The exiting nodes below that may come back, by identity, in the order in which they were removed.
    final var exitingChildren: [AnyHashable: [ViewNode]] { knownViewExtras?.exiting ?? [:] }

    /// Whether a node below is exiting that may come back.
    final var hasExitingChildren: Bool { knownViewExtras?.exiting.isEmpty == false }

    /// Keeps a removed child mounted while it exits. It may come back by its identity.
    final func beginExit(of child: ViewNode, _ identity: AnyHashable) {
        retire(child)
        viewExtras.exiting[identity, default: []].append(child)
    }

    /// Returns the first exiting child with an identity that satisfies a condition.
    final func exitingChild(_ identity: AnyHashable, where isWanted: (ViewNode) -> Bool) -> ViewNode? {
        knownViewExtras?.exiting[identity]?.first(where: isWanted)
    }

    /// Forgets an exiting child, which comes back or is about to be unmounted. Must be called before its removal ends.
    final func endExit(of child: ViewNode) {
        endRetirement(of: child)
        guard let identity = child.removal?.identity, let extras = knownViewExtras else { return }
        extras.exiting[identity]?.removeAll { $0 === child }
        if extras.exiting[identity]?.isEmpty == true { extras.exiting[identity] = nil }
    }

    /// What nodes of this class are and can do, beside what all nodes do.
    class var traits: NodeTraits { [] }

    /// Returns what the node shows, given what each of its children shows. The default is all of that.
    open func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }

    /// What the node is to layout, made if need be; nil if it arranges nothing.
    var layoutItem: LayoutItem? { item }

    /// Paints the node itself, without what is below it, into a frame in the coordinates of the list's open group.
    open func draw(in frame: CGRect, into list: inout DisplayList) {}

    /// Takes an input event, or leaves it (false) to the nodes above. `child` is the node below that left it. A node
    /// may also change the event for those above.
    open func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { false }

    /// Ends the process if an invariant of the subclass doesn't hold. For tests.
    func checkOwnInvariants() {}

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
/// What it does is in `View._receive` and `View._update`, functions of the view's type that are made where the type is
/// known, in the module that declares the view: a generic class's own methods run unspecialised, and look up the types
/// they deal with at run time.
@usableFromInline
final class BodyNode<V: View>: SingleChildNode<V, V.Body> {
    @exclusivity(unchecked)
    @usableFromInline var component: Graph.Component<V>

    @inlinable
    init(_ view: V, under parent: ViewNode) {
        component = Graph.Component(view)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    @usableFromInline
    override func receive(_ view: V) { V._receive(view, self) }

    @usableFromInline
    override func update() { V._update(self) }

    @inlinable
    func evaluateBody() {
        component.install(in: self)
        let work: @MainActor (Graph.Node) -> Void = { node in
            let node = node.as(BodyNode<V>.self)
            node.component.prepare(in: node)
            node.setContent(node.component.value.body)
        }
        evaluate(by: work)
    }

    @usableFromInline
    override var label: String? { typeName(V.self) }
}

extension View {
    @inlinable
    public static func _receive(_ newValue: Self, _ node: ViewNode) {
        _ = node.as(BodyNode<Self>.self).component.receive(newValue, in: node)
    }

    @inlinable
    public static func _update(_ node: ViewNode) {
        node.as(BodyNode<Self>.self).evaluateBody()
    }
}

/// A type's name without its modules and arguments, for paths.
func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
