extension Graph {
    /// A list of nodes that counts no references, for the lists that each pass fills and empties.
    ///
    /// A node that is unmounted is removed from the lists that contain it, so before it is released. The memory is kept
    /// when the list is emptied, up to a limit; `Array.removeAll(keepingCapacity:)` takes longer than a short pass.
    ///
    ///     count ≤ slots.count;  slots[..<count] are the elements, nil for removed ones;  no other slot is read
    struct NodeList {
        private static let mostKept = 4096

        private var slots: [Unowned<Node>?] = []
        private(set) var count = 0

        var isEmpty: Bool { count == 0 }

        /// The element at an index less than `count`; nil if it was removed.
        subscript(index: Int) -> Unowned<Node>? {
            @inline(__always) get { slots[index] }
        }

        @inline(__always)
        mutating func append(_ node: Unowned<Node>) {
            if count < slots.count { slots[count] = node } else { slots.append(node) }
            count += 1
        }

        mutating func remove(at index: Int) { slots[index] = nil }

        /// Whether a node is at an index, which may be any number.
        func contains(_ node: Node, at index: Int) -> Bool {
            index >= 0 && index < count && slots[index]?.refers(to: node) == true
        }

        /// Removes the last element that is the node. O(count).
        mutating func removeLast(_ node: Node) {
            var index = count
            while index > 0 {
                index -= 1
                if slots[index]?.refers(to: node) == true { return slots[index] = nil }
            }
        }

        mutating func removeAll() {
            count = 0
            if slots.count > Self.mostKept { slots = [] }
        }

        /// Sorts the elements in order of creation, without those that were removed.
        @MainActor
        mutating func sortByCreation() {
            var nodes: [(creation: UInt64, node: Unowned<Node>)] = []
            for index in 0..<count {
                if let node = slots[index] { nodes.append((node.withObject { $0.creation }, node)) }
            }
            nodes.sort { $0.creation < $1.creation }
            slots = nodes.map(\.node)
            count = slots.count
        }
    }
}
