/// The node of a view of any type.
///
/// Hooks that few nodes need are protocols, found by `traits`.
open class ViewNode: Graph.Node {
    /// The node's layout item; nil if the node arranges nothing, or if the item is made on demand.
    @exclusivity(unchecked)
    final var item: LayoutItem?

    /// Creates the root of a host's tree.
    init(rootOf graph: Graph) {
        super.init(graph: graph, parent: nil)
        isStructureStale = true
        // Kept by the graph, to which every node has a reference already.
        let tree = ViewTree(graph)
        graph.host = tree
        // The names of views are those of their types.
        graph.labelsReadComponents = false
        tree.root = self
    }

    /// Creates a node.
    ///
    /// - Parameter parent: The node above.
    public init(under parent: ViewNode) {
        super.init(graph: parent.graph, parent: parent)
        isStructureStale = true
        if !parent.isStructureStale { parent.structureChanged() }
        if parent.hasKeptElements { parent.elementsChanged() }
    }

    /// True, unless the node evaluates the body of a type that another module declares.
    open override var isLibraryNode: Bool { true }

    /// The state that all nodes of the host share.
    final var tree: ViewTree { uncheckedDowncast(graph.knownHost, to: ViewTree.self) }

    /// The number of preferences that the node itself sets, plus the number of children with writers at or below them;
    /// see `countWriters`.
    final var writersBelow: Int {
        get { extras?.hostsCount ?? 0 }
        set { if newValue != writersBelow { makeExtras().hostsCount = newValue } }
    }

    /// Whether the item at or around the node has yet to collect the views at or below it.
    ///
    /// Invariant: isStructureStale ∧ item = nil ⇒ parent.isStructureStale ∨ parent.item ≠ nil. It doesn't hold for
    /// nodes that layout doesn't arrange in the parent's place: those above everything else, hidden pages and labels,
    /// exiting nodes.
    final var isStructureStale: Bool {
        get { hasHostsFlag }
        set { hasHostsFlag = newValue }
    }

    /// Has the item around collect its children anew.
    public final override func childWillUnmount() {
        structureChanged()
        elementsChanged()
    }

    // MARK: Rarely used state

    /// Rarely used state, allocated on demand.
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

    /// The region that decides when the views at and below the node appear; nil if they are shown while they are
    /// mounted. O(depth): only the nodes where a region begins know it.
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

    /// Ends the node's removal, because the node above is unmounted.
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
        elementsChanged()
        viewExtras.exiting[identity, default: []].append(child)
    }

    /// Returns the first exiting child with an identity that satisfies a condition.
    final func exitingChild(_ identity: AnyHashable, where isWanted: (ViewNode) -> Bool) -> ViewNode? {
        knownViewExtras?.exiting[identity]?.first(where: isWanted)
    }

    /// Forgets an exiting child, which comes back or is about to be unmounted. Must be called before its removal ends.
    final func endExit(of child: ViewNode) {
        endRetirement(of: child)
        elementsChanged()
        guard let identity = child.removal?.identity, let extras = knownViewExtras else { return }
        extras.exiting[identity]?.removeAll { $0 === child }
        if extras.exiting[identity]?.isEmpty == true { extras.exiting[identity] = nil }
    }

    /// Returns whether a child only decorates the node's view, such as a background, an overlay or swipe actions,
    /// instead of being the view or one of its views.
    ///
    /// Whatever counts views, or chooses one of them, passes decorations over: pages, rows, tabs, options. The elements
    /// of a decoration are marked by `ViewElement.isDecoration`.
    ///
    /// - Parameter child: A child of the node.
    /// - Returns: False by default.
    @usableFromInline
    func isDecoration(_ child: Graph.Node) -> Bool { false }

    /// What nodes of this class are and can do, beside what all nodes do.
    class var traits: NodeTraits { NodeTraits() }

    /// Returns the elements that the node shows.
    ///
    /// - Parameter children: The elements of each child.
    /// - Returns: By default the children's elements, in order.
    open func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        children.joinedElements
    }

    /// Whether the elements stay as they were composed until `elementsChanged()` is called, a node below changes its
    /// own, or a modifier below changes the environment. Not asked of nodes that pass their children's elements.
    ///
    /// False by default: `compose` may look at anything, such as the value of a binding.
    var keepsElements: Bool { false }

    /// Appends all words by which a search finds the node's elements. Called only for nodes with the trait
    /// `knowsWords`, for which it is faster than `compose`.
    func appendWords(to words: inout [ShownWords]) {}

    /// The node's layout item, made if need be; nil if the node arranges nothing.
    var layoutItem: LayoutItem? { item }

    /// Paints the node itself, without what is below it.
    ///
    /// - Parameters:
    ///   - frame: The frame to paint, in the coordinates of the list's open group.
    ///   - list: The list to append to.
    open func draw(in frame: CGRect, into list: inout DisplayList) {}

    /// Handles an input event, or leaves it to the nodes above.
    ///
    /// - Parameters:
    ///   - event: The event. A node may change it for the nodes above.
    ///   - child: The node below that left the event; nil if the event begins here.
    /// - Returns: Whether the event was handled. False by default.
    open func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { false }

    /// Ends the process if an invariant of the subclass doesn't hold. For tests.
    func checkOwnInvariants() {}

    /// Whether Apple's systems show what is below in a view hierarchy of its own: as rows of a list, a sheet, a cover,
    /// a popover or a pushed page. False by default.
    var hostsContentApart: Bool { false }

    /// Whether each row below has a hierarchy of its own. False by default.
    var hostsEachRowApart: Bool { false }

    /// Whether events end here, handled or not, because what is below is presented above everything else.
    open var isEventBoundary: Bool { false }
}

/// The node of a view of type `V`.
open class TypedNode<V: View>: ViewNode {
    override init(rootOf graph: Graph) { super.init(rootOf: graph) }
    /// Creates a node.
    ///
    /// - Parameter parent: The node above.
    public override init(under parent: ViewNode) { super.init(under: parent) }

    /// Receives the view's new value. Called in the evaluation of a node above.
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

/// The node of a view with one child.
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

    /// Inserts the child into an existing tree, or brings the exiting one back.
    final func insertContent(_ view: Content, identity: @autoclosure () -> AnyHashable = 0) {
        if content == nil { content = insert(view, identity: identity()) } else { setContent(view) }
    }

    /// Removes the child.
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
    /// Children that a subclass adds to the content decorate it.
    @usableFromInline
    override func isDecoration(_ child: Graph.Node) -> Bool { child !== content }
}

/// The node of a view whose type takes its values apart, by `View._receive`.
class ValueNode<V: View, Content: View>: SingleChildNode<V, Content> {
    override func receive(_ view: V) { V._receive(view, self) }
}

/// The node of a view with one child, whose type depends on the view's value.
class ErasedChildNode<V: View>: TypedNode<V> {
    final var content: ViewNode?

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Graph.Node { content! }
    override func removeChildren() { content = nil }
}

/// The node of a view that has a body.
/// Its work is in `View._receive` and `View._update`, functions of the view's type. These are specialised in the module
/// that declares the view. A generic class's own methods run unspecialised and look types up at run time.
@usableFromInline
final class BodyNode<V: View>: SingleChildNode<V, V.Body> {
    override class var traits: NodeTraits { NodeTraits(.passesElements, .evaluatesBody) }

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
    @usableFromInline
    override var isLibraryNode: Bool { LibraryTypes.contains(V.self) }
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

/// Returns a type's name without modules and generic arguments, for paths and elements.
func typeName(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = typeNames.withLock({ $0[id] }) { return known }
    let whole = String(describing: type)
    let name = whole.firstIndex(of: "<").map { String(whole[..<$0]) } ?? whole
    typeNames.withLock { $0[id] = name }
    return name
}

/// The known names: the system takes long to describe a type.
private let typeNames = Lock<[ObjectIdentifier: String]>([:])
