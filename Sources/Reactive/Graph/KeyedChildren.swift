extension Graph {
    /// A node whose children follow a list of values: each child keeps its state as long as a value with its key is in
    /// the list, wherever that moves.
    ///
    /// The node stands between a component's node and those of the list. It is never updated itself and has no label,
    /// so that paths don't show it. Its parent lists it among its own children, and hands it the values.
    ///
    /// ```swift
    /// struct Todo {
    ///     var id: Int
    ///     var title: String
    ///     @State var isDone = false
    /// }
    ///
    /// final class TodoNode: Graph.Node {
    ///     private var component: Graph.Component<Todo>
    ///     private(set) var line = ""
    ///
    ///     init(_ todo: Todo, under parent: Graph.Node) {
    ///         component = Graph.Component(todo)
    ///         super.init(graph: parent.graph, parent: parent)
    ///         setNeedsUpdate(because: .mounted)
    ///     }
    ///
    ///     func receive(_ todo: Todo) { _ = component.receive(todo, in: self) }
    ///
    ///     override func update() {
    ///         component.prepare(in: self)
    ///         let todo = component.value
    ///         line = evaluate { "\(todo.isDone ? "x" : " ") \(todo.title)" }
    ///     }
    /// }
    ///
    /// let graph = Graph()
    /// let list = Graph.KeyedChildren(graph: graph, parent: nil, key: { (todo: Todo) in todo.id }) { todo, list in
    ///     TodoNode(todo, under: list)
    /// } receive: { todo, node in
    ///     node.receive(todo)
    /// }
    /// list.receive([Todo(id: 1, title: "Write"), Todo(id: 2, title: "Test")])
    /// graph.flush()
    /// let changes = list.receive([Todo(id: 2, title: "Test"), Todo(id: 1, title: "Write")])
    /// print(changes.moves.count)    // 1
    /// ```
    ///
    /// Invariants: keys.count = children.count = occurrences?.count; occurrences = nil ⇔ no key is in the list twice;
    /// each child is mounted and its parent is this node, as long as this node is mounted; after that there are none.
    public final class KeyedChildren<Key: Hashable, Value, Child: Graph.Node>: Graph.Node {
        /// The keys of the children, in the order of the values.
        @exclusivity(unchecked)
        public private(set) var keys: [Key] = []
        /// The children, in the order of the values.
        @exclusivity(unchecked)
        public private(set) var children: [Child] = []
        /// How often each key occurs before its place; nil if all are unique.
        @exclusivity(unchecked)
        private var occurrences: [Int]?
        @exclusivity(unchecked)
        private var isReceiving = false
        private let key: @MainActor (Value) -> Key
        private let make: @MainActor (Value, KeyedChildren<Key, Value, Child>) -> Child
        private let hand: @MainActor (Value, Child) -> Void

        /// Creates a node without children.
        ///
        /// - Parameters:
        ///   - graph: the graph that keeps the children up to date.
        ///   - parent: the node above, which lists this one among its children; nil for a root.
        ///   - key: returns the key of a value. Keys should be unique in a list.
        ///   - make: creates the mounted child for a new value, under the node that it is given, and marks it for an
        ///     update.
        ///   - receive: hands a value to the child that has its key already.
        public init(
            graph: Graph, parent: Graph.Node?, key: @escaping @MainActor (Value) -> Key,
            make: @escaping @MainActor (Value, KeyedChildren<Key, Value, Child>) -> Child,
            receive: @escaping @MainActor (Value, Child) -> Void
        ) {
            self.key = key
            self.make = make
            hand = receive
            super.init(graph: graph, parent: parent)
        }

        // MARK: Receiving values

        /// Brings the children in line with a list of values: hands each value to the child with its key, or makes one,
        /// in the order of the list; then unmounts the children whose keys are gone, in their former order.
        ///
        /// If a key is in the list several times, that is reported, and the first occurrence keeps the state of the
        /// first, the second that of the second, and so on. Does nothing, and reports it, if it is called while it
        /// runs; does nothing if the node is unmounted.
        ///
        /// Complexity: O(*n*) if the keys are the same as before, where *n* is the number of values; else O(*n* + *m*
        /// log *m*), where *m* is the number of children that stay.
        ///
        /// - Parameter values: the values, in the order of the children.
        /// - Returns: what changed in the list of children.
        @discardableResult
        public func receive(_ values: some Collection<Value>) -> ListChanges {
            guard isMounted else { return ListChanges() }
            guard !isReceiving else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidInput,
                        "KeyedChildren.receive was called while it ran; the call is ignored. Call it from the update of "
                            + "the node above.",
                        path: path))
                return ListChanges()
            }
            isReceiving = true
            defer { isReceiving = false }
            let newKeys = values.map(key)
            guard isMounted else { return ListChanges() }
            if occurrences == nil, newKeys == keys {
                handOver(values)
                return ListChanges()
            }
            return rearrange(values, newKeys)
        }

        /// Hands values to the children in their places.
        private func handOver(_ values: some Collection<Value>) {
            for (child, value) in zip(children, values) {
                hand(value, child)
                // The child's code may have unmounted this node.
                guard isMounted else { return }
            }
        }

        private func rearrange(_ values: some Collection<Value>, _ newKeys: [Key]) -> ListChanges {
            let newOccurrences = countOccurrences(newKeys)
            let old = children
            let sources = sources(of: newKeys, newOccurrences)
            var new: [Child] = []
            new.reserveCapacity(sources.count)
            for (value, source) in zip(values, sources) {
                if source >= 0 {
                    hand(value, old[source])
                    new.append(old[source])
                } else {
                    new.append(make(value, self))
                }
                guard isMounted else {
                    // The old children went with this node.
                    for (child, source) in zip(new, sources) where source < 0 { graph.unmount(child) }
                    return ListChanges()
                }
            }
            (keys, children, occurrences) = (newKeys, new, newOccurrences)
            let changes = ListChanges(sources, oldCount: old.count)
            for index in changes.removals { graph.unmount(old[index]) }
            return changes
        }

        /// How often each key occurs before its place, with a diagnostic; nil if all are unique.
        private func countOccurrences(_ keys: [Key]) -> [Int]? {
            guard Set(keys).count < keys.count else { return nil }
            var seen: [Key: Int] = [:]
            var duplicates: [Key] = []
            let occurrences = keys.map { key in
                let occurrence = seen[key, default: 0]
                seen[key] = occurrence + 1
                if occurrence == 1 { duplicates.append(key) }
                return occurrence
            }
            let list = duplicates.map { "\($0)" }.joined(separator: ", ")
            Diagnostics.report(
                Diagnostic(
                    .duplicateIdentity,
                    "KeyedChildren: the key \(list) is in the list several times; the occurrences are told apart by their "
                        + "order. Give each value a key of its own.",
                    path: path))
            return occurrences
        }

        /// A key and how often it occurs before.
        private struct Identity: Hashable {
            let key: Key
            let occurrence: Int
        }

        /// The place in `children` of the child for each new key; -1 for a new child.
        private func sources(of newKeys: [Key], _ newOccurrences: [Int]?) -> [Int] {
            var places = [Identity: Int](minimumCapacity: keys.count)
            for (index, key) in keys.enumerated() {
                places[Identity(key: key, occurrence: occurrences?[index] ?? 0)] = index
            }
            return newKeys.enumerated().map { index, key in
                places[Identity(key: key, occurrence: newOccurrences?[index] ?? 0)] ?? -1
            }
        }

        /// Returns the child with a key, the first one if the key is in the list several times. O(the children).
        ///
        /// - Parameter key: the key.
        /// - Returns: the child; nil if no value has the key.
        public func child(forKey key: Key) -> Child? {
            keys.firstIndex(of: key).map { children[$0] }
        }

        // MARK: In the tree

        override public var childCount: Int { children.count }

        override public func child(at index: Int) -> Graph.Node { children[index] }

        override public func removeChildren() {
            keys = []
            children = []
            occurrences = nil
        }

        func checkInvariants() {
            precondition(keys.count == children.count)
            precondition(
                occurrences.map { $0.count == keys.count && Set(keys).count < keys.count }
                    ?? (Set(keys).count == keys.count))
            precondition(isMounted || children.isEmpty)
            precondition(children.allSatisfy { $0.isMounted && $0.parent === self })
        }
    }
}

extension Graph {
    /// What changed in a list of children, for a host that keeps a list of its own; see ``KeyedChildren``.
    ///
    /// To follow, remove the elements at the indices of `removals` and `moves`, the last first; then insert the new and
    /// the moved ones at their new indices, the first first.
    public struct ListChanges: Equatable, Sendable {
        /// A child that stays, but not in its order among the others.
        public struct Move: Equatable, Sendable {
            /// The index before.
            public let from: Int
            /// The index now.
            public let to: Int
        }

        /// The former indices of the children that were unmounted, ascending.
        public private(set) var removals: [Int] = []
        /// The indices of the children that were made, ascending.
        public private(set) var insertions: [Int] = []
        /// The children that moved, by their new indices, ascending; as few as possible.
        public private(set) var moves: [Move] = []

        /// Whether the children and their order are the same as before.
        public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

        init() {}

        /// - Parameters:
        ///   - sources: for each new index the former one; -1 for a new child.
        ///   - oldCount: the number of children before.
        init(_ sources: [Int], oldCount: Int) {
            var isKept = [Bool](repeating: false, count: oldCount)
            for source in sources where source >= 0 { isKept[source] = true }
            removals = isKept.indices.filter { !isKept[$0] }
            insertions = sources.indices.filter { sources[$0] < 0 }
            let inOrder = Self.longestAscendingRun(sources)
            var next = 0
            for (index, source) in sources.enumerated() where source >= 0 {
                if next < inOrder.count, inOrder[next] == index {
                    next += 1
                } else {
                    moves.append(Move(from: source, to: index))
                }
            }
        }

        /// The indices of a longest ascending subsequence, without the negative numbers. O(n log n).
        private static func longestAscendingRun(_ numbers: [Int]) -> [Int] {
            // The index of the least number that ends an ascending run of each length, and each number's predecessor.
            var ends: [Int] = []
            var previous = [Int](repeating: -1, count: numbers.count)
            for (index, number) in numbers.enumerated() where number >= 0 {
                var (low, high) = (0, ends.count)
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
                if low > 0 { previous[index] = ends[low - 1] }
                if low == ends.count { ends.append(index) } else { ends[low] = index }
            }
            var run: [Int] = []
            var index = ends.last ?? -1
            while index >= 0 {
                run.append(index)
                index = previous[index]
            }
            return run.reversed()
        }
    }
}
