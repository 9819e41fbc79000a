import Reactive

/// A view made of the subviews of another view.
///
/// The other view is mounted beside the result, without layout. Each of its single views is captured as a source of
/// nodes instead of being mounted; the result mounts it where it places the subview. So groups, conditions, collections
/// and bodies keep their state, whatever the result does with the views.
nonisolated struct SubviewsReader<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewList) -> Result

    init(_ base: Base, _ transform: @escaping (SubviewList) -> Result) {
        self.base = base
        self.transform = transform
    }

    @MainActor static func _makeNode(
        _ view: SubviewsReader<Base, Result>, under parent: ViewNode
    ) -> TypedNode<SubviewsReader<Base, Result>> {
        SubviewsNode(view, under: parent)
    }
}

@MainActor
extension SubviewsReader: ModifierDistributing {
    static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<SubviewsReader, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<SubviewsReader, M>> {
        AdapterNode(view, under: parent) { view in
            let (transform, modifier) = (view.content.transform, view.modifier)
            return SubviewsReader<Base, ModifiedContent<Result, M>>(view.content.base) {
                transform($0).modifier(modifier)
            }
        }
    }
}

/// The subviews of a view in order, with the parts of sections that they are.
struct SubviewList {
    struct Place {
        /// The section around the subview; nil for none.
        var section: ViewNode?
        var part = SectionPart.content
    }

    fileprivate(set) var all: [Subview] = []
    fileprivate(set) var places: [Place] = []
    /// What modifiers report about each section.
    fileprivate(set) var sectionTraits: [ObjectIdentifier: ViewTraits] = [:]

    var collection: SubviewsCollection { SubviewsCollection(elements: all) }
}

/// A node that reads the subviews of a view mounted below it.
@MainActor
protocol SubviewCollecting: ViewNode {
    /// Returns whether the node reads the subviews below a child.
    func readsSubviews(below child: ViewNode) -> Bool
}

/// The node of a single view that is captured instead of being mounted.
@MainActor
protocol CapturedSubview: ViewNode {
    var source: ModifiedViewSource { get }
    /// Adds what the view's own modifiers report about it.
    func addTraits(to traits: inout ViewTraits)
}

extension ViewNode {
    /// Has the nearest node around that reads the subviews here read them again. O(depth), if there is such a node in
    /// the tree.
    ///
    /// A node in the result of such a node belongs to a source further out: that of a container around the result.
    final func subviewsChanged() {
        guard tree.subviewCollectors > 0 else { return }
        var child = self
        var isInResult = false
        while let node = child.parent as? ViewNode {
            if node.traits.contains(.collectsSubviews), let collector = node as? any SubviewCollecting {
                if collector.readsSubviews(below: child) {
                    // Each container passes a change on to the next one further out in another round.
                    if isInResult { graph.grantRound() }
                    return node.setNeedsUpdate(because: .other("subviews"))
                }
                isInResult = true
            }
            child = node
        }
    }
}

/// Invariants: the first child is the source, which layout doesn't arrange; the second one, once updated, is the result.
private final class SubviewsNode<Base: View, Result: View>: TypedNode<SubviewsReader<Base, Result>>, PartlyLaidOut,
    SubviewCollecting
{
    private var view: SubviewsReader<Base, Result>
    private var source: SubviewSourceNode<Base>?
    private var result: TypedNode<Result>?

    init(_ view: SubviewsReader<Base, Result>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        tree.subviewCollectors += 1
        source = SubviewSourceNode(SubviewSource(base: view.base), under: self)
        setNeedsUpdate(because: .mounted)
    }

    override class var traits: NodeTraits { NodeTraits(.isPartlyLaidOut, .collectsSubviews) }

    func isLaidOut(childAt index: Int) -> Bool { index > 0 }

    func readsSubviews(below child: ViewNode) -> Bool { child === source }

    override func receive(_ view: SubviewsReader<Base, Result>) {
        self.view = view
        source?.receive(SubviewSource(base: view.base))
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track {
            let view = view.transform(source?.subviews ?? SubviewList())
            if let result { result.receive(view) } else { result = Result._makeNode(view, under: self) }
        }
    }

    override func didUnmount() { tree.subviewCollectors -= 1 }

    override var childCount: Int { (source == nil ? 0 : 1) + (result == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index == 0 ? source! : result! }

    override func removeChildren() {
        source = nil
        result = nil
    }
}

// MARK: - The source

nonisolated private struct SubviewSource<Base: View>: PrimitiveView {
    let base: Base

    @MainActor static func _makeNode(
        _ view: SubviewSource<Base>, under parent: ViewNode
    ) -> TypedNode<SubviewSource<Base>> {
        SubviewSourceNode(view, under: parent)
    }
}

private final class SubviewSourceNode<Base: View>:
    SingleChildNode<SubviewSource<Base>, ModifiedContent<Base, SubviewCapture>>
{
    init(_ view: SubviewSource<Base>, under parent: ViewNode) {
        super.init(under: parent)
        // With an item of its own the source belongs to no lazy container around it: all rows are made.
        item = SubviewSourceItem(self)
        receive(view)
    }

    override func receive(_ view: SubviewSource<Base>) { setContent(view.base.modifier(SubviewCapture())) }

    /// The captured views below. O(*n*) for *n* nodes; uses no stack.
    var subviews: SubviewList {
        var list = SubviewList()
        var stack: [(node: ViewNode, place: SubviewList.Place)] = [(self, SubviewList.Place())]
        while let (node, place) = stack.popLast() {
            if let captured = node as? any CapturedSubview {
                list.all.append(Subview(captured, traits(of: captured, captured.addTraits)))
                list.places.append(place)
                continue
            }
            for index in (0..<node.childCount).reversed() {
                // What a container further in reads itself isn't shown; its result is.
                guard node.arranges(childAt: index), let child = node.child(at: index) as? ViewNode,
                    !child.isEventBoundary
                else { continue }
                var below = place
                if place.section == nil, let part = node.part(ofChild: index) {
                    below = SubviewList.Place(section: node, part: part)
                    list.sectionTraits[ObjectIdentifier(node)] = traits(of: node) { _ in }
                }
                stack.append((child, below))
            }
        }
        return list
    }

    /// Returns what the nodes between the source and a node report about it, and then what the node itself does.
    private func traits(of node: ViewNode, _ own: (inout ViewTraits) -> Void) -> ViewTraits {
        var path: [(node: ViewNode, child: ViewNode)] = []
        var child = node
        while child !== self, let parent = child.parent as? ViewNode {
            path.append((parent, child))
            child = parent
        }
        var traits = ViewTraits()
        for (node, child) in path.reversed() {
            (node as? any TraitWritingNode)?.write(to: &traits)
            // The innermost identity tells the views of a group or of rows apart.
            if let id = node.identifying?.identity(of: child) { traits.id = id }
        }
        own(&traits)
        return traits
    }
}

private final class SubviewSourceItem: LayoutItem {
    override class var traits: ItemTraits { .hidden }
    override func collectChildren() { setChildren([]) }
}

/// Captures each single view of a view.
nonisolated private struct SubviewCapture: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SubviewCapture>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SubviewCapture>> {
        CapturedNode(view, under: parent)
    }
}

private final class CapturedNode<V: View>: TypedNode<ModifiedContent<V, SubviewCapture>>, CapturedSubview {
    private let typedSource: TypedSource<V>
    private var view: V

    var source: ModifiedViewSource { typedSource }

    init(_ view: ModifiedContent<V, SubviewCapture>, under parent: ViewNode) {
        self.view = view.content
        typedSource = TypedSource(view.content)
        super.init(under: parent)
        subviewsChanged()
    }

    override func receive(_ view: ModifiedContent<V, SubviewCapture>) {
        self.view = view.content
        typedSource.receive(view.content)
        if V.self is any TraitCarrying.Type { subviewsChanged() }
    }

    func addTraits(to traits: inout ViewTraits) { (view as? any TraitCarrying)?.addTraits(to: &traits) }

    override func willUnmount() { subviewsChanged() }
}
