/// The actions that nodes queued for the end of the pass: onAppear, onChange and the like.
///
/// The actions of a pass run in this order:
///
/// 1. those of nodes in the tree, inner nodes before outer ones, siblings in order of declaration, and the actions of
///    one node as it queued them;
/// 2. those of nodes that were hidden, in the same order;
/// 3. those of nodes that the pass unmounted, in the order of unmounting: a view appears before the one that it
///    replaces disappears;
/// 4. the late actions of nodes in the tree, in the order of 1.
///
///     ready[..<firstReady] have run,  firstReady ≤ ready.count
///     observers[..<firstReadyObserver] have run;  observers[firstReadyObserver..<firstObserverOfPass] are ready;
///     firstReadyObserver ≤ firstObserverOfPass ≤ observers.count
///     observers that are ready come before `ready[firstReady...]`
///     ofRemoved holds unmounted nodes only
///     ¬mayHaveActions  ⇒  ofPass, ofHidden, ofRemoved and late are empty, firstReady = ready.count
struct ActionQueue: ~Copyable {
    struct Action {
        let node: Graph.Node
        let kind: Graph.ActionKind
        /// The node's place if a trace is recorded, else nil; an unmounted node has none when the action runs.
        let place: TracePlace?
        let phase: Phase
        /// What runs on the graph's actor.
        let work: () -> Void

        init(
            node: Graph.Node, kind: Graph.ActionKind, place: TracePlace?, phase: Phase = .ordinary,
            perform: @escaping @MainActor () -> Void
        ) {
            self.node = node
            self.kind = kind
            self.place = place
            self.phase = phase
            work = Graph.uncheckedNonisolated(perform)
        }
    }

    enum Phase {
        case ordinary
        /// Of a node that is hidden or was unmounted.
        case disappearing
        /// After the actions of all other phases.
        case late
    }

    private var ofPass: [Action] = []
    /// The actions of nodes that were mounted when they were hidden.
    private var ofHidden: [Action] = []
    private var ofRemoved: [Action] = []
    private var late: [Action] = []
    private var ready: [Action] = []
    private var firstReady = 0
    /// The observers that have an action each: first those whose actions have run, then those whose actions are ready,
    /// then those of the pass. The ready ones and those of the pass have the flag `.telling`.
    private var observers = Graph.NodeList()
    private var firstReadyObserver = 0
    private var firstObserverOfPass = 0
    /// Whether there may be other actions than observers'. Most flushes have none.
    private(set) var mayHaveActions = false

    @inline(__always)
    var isEmpty: Bool {
        firstReadyObserver == observers.count && (!mayHaveActions || nothingIsNew && firstReady == ready.count)
    }

    private var nothingIsNew: Bool { ofPass.isEmpty && ofHidden.isEmpty && ofRemoved.isEmpty && late.isEmpty }

    /// Adds the action of an observer, a root without children. Most passes have no other actions: these need no
    /// closure, and are in order, since passes update such nodes in that of their creation.
    @inline(__always)
    mutating func append(telling node: ObservingNode) {
        node.tellingPlace = Int32(truncatingIfNeeded: observers.count)
        node.flags.insert(.telling)
        observers.append(Unowned(node))
    }

    /// Removes an observer that is being unmounted and waits for its action.
    mutating func remove(telling node: ObservingNode) {
        let place = Int(node.tellingPlace)
        node.flags.subtract(.telling)
        if place >= firstReadyObserver, observers.contains(node, at: place) { observers.remove(at: place) }
    }

    mutating func append(_ action: Action) {
        mayHaveActions = true
        switch action.phase {
        case .late: late.append(action)
        case .ordinary where action.node.isInTree: ofPass.append(action)
        case .disappearing where action.node.isInTree: ofHidden.append(action)
        case .ordinary, .disappearing: ofRemoved.append(action)
        }
    }

    /// Ends the pass: puts its actions in order, behind those that are ready.
    @inline(__always)
    mutating func endPassWithoutActions() {
        assert(!mayHaveActions)
        firstObserverOfPass = observers.count
    }

    /// The same for a pass that may have other actions than observers'.
    @MainActor
    mutating func endPassWithActions() {
        if nothingIsNew, firstReady == ready.count {
            firstObserverOfPass = observers.count
            return
        }
        if firstObserverOfPass < observers.count { mixObservers() }
        if nothingIsNew { return }
        if !ofPass.isEmpty { ready += Self.inPostOrder(Self.mounted(ofPass)) }
        if !ofHidden.isEmpty {
            ready += Self.inPostOrder(Self.mounted(ofHidden))
            // A view that was hidden and then removed still disappears.
            for action in ofHidden where !action.node.isMounted { ready.append(action) }
        }
        if !ofRemoved.isEmpty { ready += ofRemoved }
        if !late.isEmpty { ready += Self.inPostOrder(Self.mounted(late)) }
        // Replaced, not emptied in place: releasing their closures may queue further actions.
        ofPass = []
        ofHidden = []
        ofRemoved = []
        late = []
    }

    /// Puts the actions of the pass's observers among its other actions.
    @MainActor
    private mutating func mixObservers() {
        for index in firstObserverOfPass..<observers.count {
            guard let observer = observers[index]?.object else { continue }
            observers.remove(at: index)
            let node = uncheckedDowncast(observer, to: ObservingNode.self)
            node.flags.subtract(.telling)
            append(Action(node: node, kind: Graph.telling, place: nil) { node.performTelling() })
        }
        firstObserverOfPass = observers.count
    }

    /// Takes out the first observer whose action is ready; nil if none is. The actions that `takeFirst` gives come
    /// before or after them all.
    @inline(__always)
    mutating func takeFirstObserver() -> Unowned<Graph.Node>? {
        while firstReadyObserver < firstObserverOfPass {
            firstReadyObserver += 1
            if let node = observers[firstReadyObserver - 1] { return node }
        }
        if firstReadyObserver > 0, firstReadyObserver == observers.count {
            observers.removeAll()
            firstReadyObserver = 0
            firstObserverOfPass = 0
        }
        return nil
    }

    private static func mounted(_ actions: [Action]) -> [Action] {
        for action in actions where !action.node.isInTree { return actions.filter { $0.node.isInTree } }
        return actions
    }

    /// Takes out the first action that is ready; nil if none is.
    @inline(__always)
    mutating func takeFirst() -> Action? { mayHaveActions ? takeFirstReady() : nil }

    private mutating func takeFirstReady() -> Action? {
        guard firstReady < ready.count else {
            if firstReady > 0 {
                ready = []
                firstReady = 0
            }
            if nothingIsNew { mayHaveActions = false }
            return nil
        }
        defer { firstReady += 1 }
        return ready[firstReady]
    }

    /// The actions in tree order if all nodes are roots without children, observers for instance; else nil.
    @MainActor
    private static func inOrderOfCreation(_ actions: [Action]) -> [Action]? {
        var isSorted = true
        var last: UInt64 = 0
        for action in actions {
            if action.node.parent != nil || action.node.childCount > 0 { return nil }
            if action.node.creation < last { isSorted = false }
            last = action.node.creation
        }
        if isSorted { return actions }
        // The index keeps the actions of one node in the order in which it queued them.
        let order = actions.indices.sorted {
            (actions[$0].node.creation, $0) < (actions[$1].node.creation, $1)
        }
        return order.map { actions[$0] }
    }

    /// The actions in tree order, inner nodes first. Marks the way from each node with an action to its root, and walks
    /// only there: O(the children of the nodes above the actions' nodes).
    @MainActor
    private static func inPostOrder(_ actions: [Action]) -> [Action] {
        guard actions.count > 1 else { return actions }
        if let ordered = inOrderOfCreation(actions) { return ordered }
        var ofNode: [ObjectIdentifier: [Action]] = [:]
        var marked: [Graph.Node] = []
        var roots: [Graph.Node] = []
        for action in actions {
            ofNode[ObjectIdentifier(action.node), default: []].append(action)
            var node = action.node
            while !node.isMarked {
                node.isMarked = true
                marked.append(node)
                guard let parent = node.parent else {
                    roots.append(node)
                    break
                }
                node = parent
            }
        }
        defer { for node in marked { node.isMarked = false } }
        roots.sort { $0.creation < $1.creation }

        var ordered: [Action] = []
        var stack: [(node: Graph.Node, nextChild: Int)] = roots.reversed().map { ($0, 0) }
        while let (node, next) = stack.last {
            let count = node.childCount
            if next < count {
                stack[stack.count - 1].nextChild += 1
                let child = node.child(at: next)
                if child.isMarked { stack.append((child, 0)) }
            } else if let retired = node.retired, next - count < retired.count {
                // Retired nodes may have actions, too.
                stack[stack.count - 1].nextChild += 1
                if retired[next - count].isMarked { stack.append((retired[next - count], 0)) }
            } else {
                stack.removeLast()
                ordered += ofNode[ObjectIdentifier(node)] ?? []
            }
        }
        return ordered
    }

    func checkInvariants() {
        precondition((0...ready.count).contains(firstReady))
        precondition((0...firstObserverOfPass).contains(firstReadyObserver))
        precondition(firstObserverOfPass <= observers.count)
        precondition(mayHaveActions || nothingIsNew && firstReady == ready.count)
        for index in firstReadyObserver..<observers.count {
            guard let node = observers[index]?.object else { continue }
            let observer = uncheckedDowncast(node, to: ObservingNode.self)
            precondition(node.isInTree && node.flags.contains(.telling) && Int(observer.tellingPlace) == index)
        }
        observers.checkInvariants()
        precondition(ofRemoved.allSatisfy { !$0.node.isInTree }, "unmounted nodes stay unmounted")
    }
}

extension Graph {
    /// The name of a kind of action in traces, for instance "onAppear".
    ///
    /// ```swift
    /// let kind: Graph.ActionKind = "redraw"
    /// ```
    public struct ActionKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        /// Creates a kind of action.
        ///
        /// - Parameter rawValue: the name that traces print.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind of action from a literal.
        ///
        /// - Parameter value: the name that traces print.
        public init(stringLiteral value: String) { rawValue = value }
    }
}
