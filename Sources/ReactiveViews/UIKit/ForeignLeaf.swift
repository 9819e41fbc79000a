import Reactive

/// The object behind a leaf of the view tree whose content another module of the package makes, a UIKit view for
/// instance.
///
/// The leaf's node owns the object. It calls `update` in each evaluation, the first one included, and `dismantle` once,
/// after the pass in which the view was removed.
@MainActor
package protocol ForeignContent: AnyObject, Sendable {
    /// The view that the content belongs to.
    associatedtype Leaf: View

    /// Makes the content at the first call, and applies the view's present value.
    func update(_ view: Leaf, _ leaf: ForeignLeaf)
    /// Returns the size for a proposal; nil for the proposed size.
    func size(for proposal: ProposedViewSize) -> CGSize?
    /// Places the content. Called after each layout, with the frame in the host's coordinates.
    func place(in frame: CGRect)
    /// Releases the content, because the view was removed. Runs as an action: it may write states.
    func dismantle()
    /// Handles an event of the user. Returns whether it did.
    func handle(_ event: inout InputEvent) -> Bool
    /// The elements that stand for the content.
    var elements: [ViewElement] { get }
    /// Paints the content into a frame.
    func draw(in frame: CGRect, into list: inout DisplayList)
}

/// The place of a leaf in its host, for the leaf's content.
@MainActor
package struct ForeignLeaf {
    private weak var node: (any ForeignLeafNoding)?

    fileprivate init(_ node: any ForeignLeafNoding) { self.node = node }

    /// The environment. Values that are read in an update are dependencies of the leaf.
    package var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }
    /// The transaction of the running pass.
    package var transaction: Transaction { node?.graph.transaction ?? Transaction() }
    /// Whether the leaf is in the tree.
    package var isMounted: Bool { node?.isMounted ?? false }

    /// An object that the contents of a host share; kept by the host.
    package var hostObject: AnyObject? {
        get { node?.tree.foreignObject }
        nonmutating set { node?.tree.foreignObject = newValue }
    }

    /// Has layout ask for the content's size again. Safe during a layout: a further one follows.
    package func invalidateSize() { node?.invalidateSize() }

    /// Runs work as an event of the host, or as a part of the running event.
    package func perform(_ work: () -> Void) {
        if let node { node.graph.perform(work) } else { work() }
    }
}

@MainActor
private protocol ForeignLeafNoding: ViewNode {
    func invalidateSize()
}

/// A node that has content of another module.
@MainActor
protocol ForeignContentHolding: ViewNode {
    var foreignContent: AnyObject { get }
}

/// The node of a leaf with content of another module.
///
/// Invariants: `content.update` was called before any other of its functions; `roundsLeft` ≥ 0.
package final class ForeignLeafNode<Content: ForeignContent>: TypedNode<Content.Leaf>, ForeignLeafNoding,
    ForeignContentHolding, GeometryConsumer
{
    private var component: Graph.Component<Content.Leaf>
    private let content: Content
    private var rounds: LayoutRound?
    private var isPlacing = false
    private var hasChangedSize = false
    private var isUpdated = false
    /// The number of further layouts that the content may cause by other sizes during layout.
    private var roundsLeft = layoutRounds

    package init(_ view: Content.Leaf, under parent: ViewNode, content: Content) {
        component = Graph.Component(view)
        self.content = content
        super.init(under: parent)
        let item = ForeignItem(self)
        item.content = content
        self.item = item
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
        setNeedsUpdate(because: .mounted)
    }

    override class var traits: NodeTraits { .isLeafView }

    package override func receive(_ view: Content.Leaf) { _ = component.receive(view, in: self) }

    package override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            content.update(component.value, ForeignLeaf(self))
        }
        isUpdated = true
        roundsLeft = layoutRounds
        sizeMayHaveChanged()
    }

    private func sizeMayHaveChanged() {
        guard let item else { return }
        item.as(ForeignItem.self).remember(content.size(for: .unspecified))
        item.contentChanged()
        tree.layout.isStale = true
    }

    func invalidateSize() {
        guard isMounted, isUpdated, !graph.isUpdating || isPlacing else { return hasChangedSize = true }
        if isPlacing { return hasChangedSize = true }
        roundsLeft = layoutRounds
        sizeMayHaveChanged()
        requestLayout()
    }

    /// Requests a pass with a layout and without an update of the content.
    private func requestLayout() {
        if rounds == nil { rounds = LayoutRound(self) }
        rounds?.setNeedsUpdate(because: .other("another size"))
    }

    func layoutEnded() {
        guard isUpdated, let item else { return }
        let before = item.size
        isPlacing = true
        hasChangedSize = false
        content.place(in: item.frame())
        isPlacing = false
        guard hasChangedSize else {
            roundsLeft = layoutRounds
            return
        }
        hasChangedSize = false
        guard content.size(for: item.placedProposal) != before else { return }
        guard roundsLeft > 0 else {
            return Diagnostics.report(
                Diagnostic(
                    .invalidLayout,
                    """
                    \(typeName(Content.Leaf.self)) changed its size in each of \(layoutRounds + 1) layouts; using \
                    \(before.width) × \(before.height). Don't invalidate the size in layoutSubviews without end.
                    """, path: path))
        }
        roundsLeft -= 1
        graph.grantRound()
        sizeMayHaveChanged()
        requestLayout()
    }

    /// Dismantles the content after the pass, so that what the program's code writes then counts.
    package override func willUnmount() {
        guard isUpdated else { return }
        graph.enqueueDisappearance(of: self, "dismantle") { [content] in content.dismantle() }
    }
    package override func didUnmount() { if let rounds { graph.unmount(rounds) } }

    package override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        isUpdated && content.handle(&event)
    }

    package override func draw(in frame: CGRect, into list: inout DisplayList) {
        if isUpdated { content.draw(in: frame, into: &list) }
    }

    package override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        guard isUpdated else { return [] }
        return content.elements.map { element in
            var element = element
            element.node = self
            return element
        }
    }

    var foreignContent: AnyObject { content }
    package override var label: String? { typeName(Content.Leaf.self) }
    package override var isLibraryNode: Bool { LibraryTypes.contains(Content.Leaf.self) }
}

/// The number of layouts in a row that a leaf's content may cause by another size during layout.
private let layoutRounds = 4

/// A node whose update only has a pass run, so that layout runs at its end.
private final class LayoutRound: Graph.Node {
    init(_ parent: ViewNode) { super.init(graph: parent.graph, parent: parent) }
}

/// The layout item of a leaf with content of another module.
private final class ForeignItem: LayoutItem {
    weak var content: (any ForeignContent)?
    /// The size without a proposal as of the last update.
    private var known: CGSize?

    override class var traits: ItemTraits { .leaf }

    func remember(_ size: CGSize?) { known = size }

    /// Returns the content's size. Layout of very deep trees runs on a thread of its own, while the main thread waits:
    /// the size without a proposal counts there.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isOnMainQueue else { return known ?? proposal.replacingUnspecifiedDimensions() }
        let content = content
        return MainActor.assumeIsolated {
            content?.size(for: proposal) ?? proposal.replacingUnspecifiedDimensions()
        }
    }
}
