/// Which view of a host has the focus. Who wants it is settled after the bodies of each pass; the focus states that don't say what
/// is the case then are corrected by actions, so within the same flush.
///
/// Invariants: `focused` is mounted and can take the focus; outside of passes and flushes each focus state has the value of the nearest
/// view around `focused` that is marked with it, or none.
@MainActor
final class FocusSystem {
    private(set) weak var focused: ViewNode? {
        didSet {
            guard oldValue !== focused else { return }
            tell(oldValue as? any FocusNoting, false)
            tell(focused as? any FocusNoting, true)
            didMove()
        }
    }
    /// Called when the focus is elsewhere.
    var didMove: () -> Void = {}
    /// Marked views whose mind has changed in this pass, in the order of their updates (U8).
    @exclusivity(unchecked)
    private var links: [any FocusLink] = []
    @exclusivity(unchecked)
    private var sources = Registry<any FocusFollowing>()

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(focused?.isMounted != false, "a view that is gone has the focus")
    }

    func hasFocus(_ node: ViewNode) -> Bool { focused === node }

    // MARK: During a pass

    func note(_ link: any FocusLink) { links.append(link) }

    func note(_ source: any FocusFollowing) {
        sources.append(source, ObjectIdentifier(source))
    }

    /// To be called by a view that could have the focus, while it still has a parent.
    func willUnmount(_ node: ViewNode) {
        guard focused === node else { return }
        focused = nil
        for link in linksAround(node) { if let source = link.source { note(source) } }
    }

    /// A view with all inside of it is leaving, and stays mounted for a while.
    func leave(_ leaving: ViewNode) {
        var node = focused
        while let current = node {
            if current === leaving, let focused { return willUnmount(focused) }
            node = current.parent as? ViewNode
        }
    }

    /// Other pages are shown: a view that nobody can see doesn't keep the focus.
    func leaveHiddenPage() {
        if let focused, !focused.isOnShownPage { willUnmount(focused) }
    }

    /// Whether the pass has to end with a look at the focus.
    var isDue: Bool { !links.isEmpty || !sources.isEmpty }

    /// After all bodies of the pass. What is to be corrected is corrected by actions of `root`.
    func endPass(for root: ViewNode?) {
        let links = links.filter(\.isMounted)
        self.links = []
        if let target = firstTarget(of: links) {
            note(sourcesAround: focused)
            focused = target
            note(sourcesAround: target)
        } else if let focused, isFocusGivenUp(by: links) {
            note(sourcesAround: focused)
            self.focused = nil
        }
        let sources = sources
        self.sources.removeAll()
        guard let root else { return }
        for source in sources {
            if let action = source.synchronizationIfDue(with: self) {
                root.graph.enqueueAction(for: root, "focus", action)
            }
        }
    }

    // MARK: In an event

    /// The user moves the focus.
    func move(to node: ViewNode?) {
        guard focused !== node else { return }
        note(sourcesAround: focused)
        focused = node
        note(sourcesAround: node)
        let sources = sources
        self.sources.removeAll()
        for source in sources { source.synchronize(with: self) }
    }

    /// During a pass it is told by an action.
    private func tell(_ node: (any FocusNoting)?, _ hasFocus: Bool) {
        guard let node else { return }
        if node.graph.isUpdating {
            node.graph.enqueueAction(for: node, "focus") { node.focusChanged(to: hasFocus) }
        } else {
            node.focusChanged(to: hasFocus)
        }
    }

    // MARK: Around and within

    /// The value of the nearest view around the focused one that is marked with a focus state.
    func answer<Value>(to source: AnyObject, as _: Value.Type) -> Value? {
        for link in linksAround(focused) where link.source === source { return link.answer as? Value }
        return nil
    }

    private func note(sourcesAround node: ViewNode?) {
        for link in linksAround(node) { if let source = link.source { note(source) } }
    }

    /// Inner ones first. Those outside of the presentation that the node is in don't count.
    private func linksAround(_ node: ViewNode?) -> [any FocusLink] {
        var links: [any FocusLink] = []
        var node = node
        while let current = node, !current.isEventBoundary {
            if let link = current as? any FocusLink { links.append(link) }
            node = current.parent as? ViewNode
        }
        return links
    }

    /// The marked views around the focused one.
    private var focusedLinks: Set<ObjectIdentifier> { Set(linksAround(focused).map { ObjectIdentifier($0) }) }

    /// Whether a marked view around the focused one doesn't want the focus any more.
    private func isFocusGivenUp(by links: [any FocusLink]) -> Bool {
        let around = focusedLinks
        return links.contains { !$0.wantsFocus && around.contains(ObjectIdentifier($0)) }
    }

    /// Where those want the focus to be who don't have it. If several do, the first of them that can have it gets it.
    private func firstTarget(of links: [any FocusLink]) -> ViewNode? {
        if links.isEmpty { return nil }
        let around = focusedLinks
        // A marked view within one that has no target has none either.
        var searched: Set<ObjectIdentifier> = []
        for link in links.filter(\.wantsFocus).inTreeOrder({ $0 }) {
            if around.contains(ObjectIdentifier(link)) { return nil }
            if let target = firstTarget(in: link, &searched) { return target }
        }
        return nil
    }

    private func firstTarget(in node: ViewNode, _ searched: inout Set<ObjectIdentifier>) -> ViewNode? {
        var stack: [ViewNode] = [node]
        while let current = stack.popLast() {
            Steps.note()
            if current is any FocusLink, !searched.insert(ObjectIdentifier(current)).inserted { continue }
            if let target = current as? any FocusTarget, target.canTakeFocus, target.isOnShownPage { return target }
            for index in stride(from: current.childCount - 1, through: 0, by: -1) {
                if let child = current.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        return nil
    }
}

/// A view that can have the focus itself.
@MainActor
protocol FocusTarget: ViewNode {
    var canTakeFocus: Bool { get }
}

/// A view that is told when it gets or loses the focus.
@MainActor
protocol FocusNoting: ViewNode {
    func focusChanged(to hasFocus: Bool)
}

/// A view that is marked with a focus state.
@MainActor
protocol FocusLink: ViewNode {
    /// Whether the focus state has this view's value, as of the last pass.
    var wantsFocus: Bool { get }
    var source: (any FocusFollowing)? { get }
    /// The value that the focus state has while the focus is here.
    var answer: Any { get }
}

/// A focus state.
@MainActor
protocol FocusFollowing: AnyObject {
    /// Makes the value say where the focus is.
    func synchronize(with focus: FocusSystem)
    /// The same as an action, if the value as of the last pass is wrong and none is waiting for the next.
    func synchronizationIfDue(with focus: FocusSystem) -> (@MainActor () -> Void)?
}
