import Reactive

/// The focus of a host. Requests are settled after the bodies of each pass. A request without a view waits until the
/// flush has nothing more to do: layout, a presentation or a later transaction may create the view. Focus states with
/// another value are corrected in the same flush.
///
/// Invariants: `focused` is mounted and can take the focus. Outside passes and flushes each focus state has the value
/// of the nearest marked ancestor of `focused`, or its unfocused value. `waitingLinks` and `waitingSources` are only
/// filled during flushes; the tree then notifies this object at the flush's end.
@MainActor
final class FocusSystem: TreePart, SettlementAwaiting {
    private(set) weak var focused: ViewNode? {
        didSet {
            guard oldValue !== focused else { return }
            if focused != nil { KeyboardFocus.note(tree) }
            tell(oldValue as? any FocusNoting, false)
            tell(focused as? any FocusNoting, true)
            tree.existingPart(FocusedValueSystem.self)?.focusMoved(in: tree)
        }
    }
    private unowned let tree: ViewTree
    /// Marked views whose request changed in this pass, in the order of their updates.
    @exclusivity(unchecked)
    private var links: [any FocusLink] = []
    @exclusivity(unchecked)
    private var sources = Registry<any FocusFollowing>()
    /// Marked views that request the focus and contain no view that can have it.
    @exclusivity(unchecked)
    private var waitingLinks = Registry<any FocusLink>()
    /// Focus states with a value, set by the program, that no view with the focus has.
    @exclusivity(unchecked)
    private var waitingSources = Registry<any FocusFollowing>()

    init(of tree: ViewTree) {
        self.tree = tree
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(focused?.isMounted != false, "a view that is gone has the focus")
    }

    func hasFocus(_ node: ViewNode) -> Bool { focused === node }

    // MARK: During a pass

    func note(_ link: any FocusLink) {
        links.append(link)
        tree.noteDue(self)
    }

    func note(_ source: any FocusFollowing) {
        sources.append(source, ObjectIdentifier(source))
        tree.noteDue(self)
    }

    /// Called by a view that can have the focus, while it still has a parent.
    func willUnmount(_ node: ViewNode) {
        guard focused === node else { return }
        focused = nil
        for link in linksAround(node) { if let source = link.source { note(source) } }
    }

    /// Called when a view with all its descendants is being removed but stays mounted for a transition.
    func viewIsLeaving(_ leaving: ViewNode) {
        var node = focused
        while let current = node {
            if current === leaving, let focused { return willUnmount(focused) }
            node = current.parent as? ViewNode
        }
    }

    /// Called when other pages are shown: a view on a hidden page loses the focus.
    func pagesChanged() {
        if let focused, !focused.isOnShownPage { willUnmount(focused) }
    }

    /// Called after all bodies of the pass. Corrections are actions of `root`.
    func endPass(of tree: ViewTree) {
        guard !links.isEmpty || !sources.isEmpty else { return }
        let links = takeLinks()
        if let target = firstTarget(of: links) {
            take(target)
        } else if let focused, isFocusGivenUp(by: links) {
            note(sourcesAround: focused)
            self.focused = nil
        }
        let sources = sources
        self.sources.removeAll()
        guard let root = tree.root else { return }
        for source in sources {
            switch source.correction(with: self) {
            case .none: waitingSources.remove(ObjectIdentifier(source))
            case .now(let action): root.graph.enqueueAction(for: root, "focus", action)
            case .ifNoViewFollows: waitingSources.append(source, ObjectIdentifier(source))
            }
        }
        guard !waitingSources.isEmpty else { return }
        for link in links where link.wantsFocus { waitingLinks.append(link, ObjectIdentifier(link)) }
        tree.awaitSettlement(self)
    }

    /// Returns the mounted views whose requests changed in this pass or wait for a view, each once.
    private func takeLinks() -> [any FocusLink] {
        var all = waitingLinks
        for link in links { all.append(link, ObjectIdentifier(link)) }
        links = []
        waitingLinks.removeAll()
        return all.filter(\.isMounted)
    }

    private func take(_ target: ViewNode) {
        note(sourcesAround: focused)
        focused = target
        note(sourcesAround: target)
    }

    func changesHaveSettled() {
        if let target = firstTarget(of: takeLinks()) { take(target) }
        let due = waitingSources.filter { _ in true } + sources.filter { _ in true }
        waitingSources.removeAll()
        sources.removeAll()
        for source in due { source.synchronize(with: self) }
    }

    // MARK: In an event

    /// Moves the focus for the user.
    func move(to node: ViewNode?) {
        guard focused !== node else { return }
        note(sourcesAround: focused)
        focused = node
        note(sourcesAround: node)
        let sources = sources
        self.sources.removeAll()
        for source in sources { source.synchronize(with: self) }
    }

    /// Notifies a node; by an action during a pass.
    private func tell(_ node: (any FocusNoting)?, _ hasFocus: Bool) {
        guard let node else { return }
        if node.graph.isUpdating {
            node.graph.enqueueAction(for: node, "focus") { node.focusChanged(to: hasFocus) }
        } else {
            node.focusChanged(to: hasFocus)
        }
    }

    // MARK: Ancestors and descendants

    /// Returns the value of the nearest ancestor of the focused view that is marked with a focus state.
    func answer<Value>(to source: AnyObject, as _: Value.Type) -> Value? {
        for link in linksAround(focused) where link.source === source { return link.answer as? Value }
        return nil
    }

    /// Adds the focus states around a node. The caller synchronizes them.
    private func note(sourcesAround node: ViewNode?) {
        for link in linksAround(node) {
            if let source = link.source { sources.append(source, ObjectIdentifier(source)) }
        }
    }

    /// The marked views from inside out, up to the presentation that contains the node.
    private func linksAround(_ node: ViewNode?) -> [any FocusLink] {
        var links: [any FocusLink] = []
        var node = node
        while let current = node, !current.isEventBoundary {
            if let link = current as? any FocusLink { links.append(link) }
            node = current.parent as? ViewNode
        }
        return links
    }

    /// The marked ancestors of the focused view.
    private var focusedLinks: Set<ObjectIdentifier> { Set(linksAround(focused).map { ObjectIdentifier($0) }) }

    /// Whether a marked ancestor of the focused view no longer requests the focus.
    private func isFocusGivenUp(by links: [any FocusLink]) -> Bool {
        let around = focusedLinks
        return links.contains { !$0.wantsFocus && around.contains(ObjectIdentifier($0)) }
    }

    /// Returns the target of the first request, in tree order, that can have the focus.
    private func firstTarget(of links: [any FocusLink]) -> ViewNode? {
        if links.isEmpty { return nil }
        let around = focusedLinks
        // A marked view inside one without a target has none either.
        var searched: Set<ObjectIdentifier> = []
        for link in links.filter(\.wantsFocus).inTreeOrder({ $0 }) {
            if around.contains(ObjectIdentifier(link)) { return nil }
            if let target = firstTarget(in: link, &searched) { return target }
        }
        return nil
    }

    /// Returns the first view at or below a node that can have the focus.
    func firstTarget(in node: ViewNode) -> ViewNode? {
        var searched: Set<ObjectIdentifier> = []
        return firstTarget(in: node, &searched)
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

/// A view that is notified when it receives or loses the focus.
@MainActor
protocol FocusNoting: ViewNode {
    func focusChanged(to hasFocus: Bool)
}

/// A view marked with a focus state.
@MainActor
protocol FocusLink: ViewNode {
    /// Whether the focus state has this view's value, as of the last pass.
    var wantsFocus: Bool { get }
    var source: (any FocusFollowing)? { get }
    /// The focus state's value while the focus is here.
    var answer: Any { get }
}

/// A focus state.
@MainActor
protocol FocusFollowing: AnyObject {
    /// Sets the value to the current focus.
    func synchronize(with focus: FocusSystem)
    /// Returns how the value as of the last pass is corrected.
    func correction(with focus: FocusSystem) -> FocusCorrection
}

/// How a focus state's value is made that of the focus.
enum FocusCorrection {
    /// The value is correct, or a write is pending.
    case none
    /// The focus has moved: an action after the pass sets the value.
    case now(@MainActor () -> Void)
    /// The program has set the value, and no view has it so far.
    case ifNoViewFollows
}

extension ViewTree {
    /// The focus of the host.
    var focus: FocusSystem { part() }
}
