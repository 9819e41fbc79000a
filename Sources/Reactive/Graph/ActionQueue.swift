/// What nodes asked to have done once the pass is over: onAppear, onChange and their like (M1).
///
/// The actions of a pass run in this order: first those of nodes in the tree, inner nodes before outer ones and
/// siblings in order of declaration, the actions of one node as it asked for them; then those of nodes that are hidden
/// now, in the same order; then those of nodes that the pass took out of the tree, in the order in which they were
/// taken out; so what replaces a view appears before the old one disappears. The late ones of nodes in the tree come
/// last, in the first ones' order.
@MainActor
struct ActionQueue {
    struct Action {
        let node: Graph.Node
        let kind: Graph.ActionKind
        /// The node's path, while a trace is being recorded: once the action runs, a removed node has none.
        let path: String
        var phase = Phase.ordinary
        let perform: @MainActor () -> Void
    }

    enum Phase {
        case ordinary
        /// The node is hidden, or was taken out of the tree.
        case disappearing
        /// After the actions of all other phases.
        case late
    }

    private var ofPass: [Action] = []
    /// Those of nodes that were in the tree when they were hidden.
    private var ofHidden: [Action] = []
    private var ofRemoved: [Action] = []
    private var late: [Action] = []
    private var ready: [Action] = []
    private var firstReady = 0

    var isEmpty: Bool { nothingIsNew && firstReady == ready.count }

    private var nothingIsNew: Bool { ofPass.isEmpty && ofHidden.isEmpty && ofRemoved.isEmpty && late.isEmpty }

    mutating func append(_ action: Action) {
        switch action.phase {
        case .late: late.append(action)
        case .ordinary where action.node.isMounted: ofPass.append(action)
        case .disappearing where action.node.isMounted: ofHidden.append(action)
        case .ordinary, .disappearing: ofRemoved.append(action)
        }
    }

    /// Ends the pass: its actions stand in line now.
    mutating func endPass() {
        if nothingIsNew { return }
        if !ofPass.isEmpty { ready += Self.inPostOrder(Self.mounted(ofPass)) }
        if !ofHidden.isEmpty {
            ready += Self.inPostOrder(Self.mounted(ofHidden))
            // A view that was hidden and then removed still disappears.
            for action in ofHidden where !action.node.isMounted { ready.append(action) }
        }
        if !ofRemoved.isEmpty { ready += ofRemoved }
        if !late.isEmpty { ready += Self.inPostOrder(Self.mounted(late)) }
        // Not emptied where they are: what goes with them may ask for further actions.
        ofPass = []
        ofHidden = []
        ofRemoved = []
        late = []
    }

    private static func mounted(_ actions: [Action]) -> [Action] {
        for action in actions where !action.node.isMounted { return actions.filter { $0.node.isMounted } }
        return actions
    }

    mutating func takeFirst() -> Action? {
        guard firstReady < ready.count else {
            if firstReady > 0 {
                ready = []
                firstReady = 0
            }
            return nil
        }
        defer { firstReady += 1 }
        return ready[firstReady]
    }

    /// The same for nodes that stand by themselves, observers for instance; nil if there are others.
    private static func inOrderOfCreation(_ actions: [Action]) -> [Action]? {
        var isSorted = true
        var last: UInt64 = 0
        for action in actions {
            if action.node.parentOrNil != nil || action.node.childCount > 0 { return nil }
            if action.node.creation < last { isSorted = false }
            last = action.node.creation
        }
        if isSorted { return actions }
        // Those of one node stay in the order in which it asked for them.
        let order = actions.indices.sorted {
            (actions[$0].node.creation, $0) < (actions[$1].node.creation, $1)
        }
        return order.map { actions[$0] }
    }

    /// Walks the tree, but only where marks say that there is a node with an action below: O(the children of the
    /// nodes above the actions' nodes).
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
                // Nodes that are leaving may have actions, too.
                stack[stack.count - 1].nextChild += 1
                if retired[next - count].isMarked { stack.append((retired[next - count], 0)) }
            } else {
                stack.removeLast()
                ordered += ofNode[ObjectIdentifier(node)] ?? []
            }
        }
        return ordered
    }
}

extension Graph {
    /// What kind of action it is, for the trace.
    public struct ActionKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }
}
