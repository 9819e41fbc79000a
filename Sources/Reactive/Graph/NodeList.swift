extension Graph {
    /// A list of nodes that counts no references, for the lists that each pass fills and empties.
    ///
    /// A node that is unmounted is removed from the lists that contain it, so before it is released. The memory is the
    /// list's own, and is kept when it is emptied, up to a limit: an array would ask at each change whether it must
    /// copy its elements first, which takes longer than the change.
    ///
    ///     0 ≤ count ≤ capacity;  slots[..<capacity] are initialised;  slots[..<count] are the elements, nil for
    ///     removed ones;  capacity = 0 ⇔ slots = nil
    struct NodeList: ~Copyable {
        private static let mostKept = 4096

        private var slots: UnsafeMutablePointer<Unowned<Node>?>?
        private var capacity = 0
        private(set) var count = 0

        deinit { NodeList.free(slots, capacity) }

        var isEmpty: Bool { count == 0 }

        /// The element at an index less than `count`; nil if it was removed.
        subscript(index: Int) -> Unowned<Node>? {
            @inline(__always) get {
                assert(index >= 0 && index < count)
                return slots.uncheckedUnwrapped[index]
            }
        }

        @inline(__always)
        mutating func append(_ node: Unowned<Node>) {
            if count == capacity { grow() }
            slots.uncheckedUnwrapped[count] = node
            count += 1
        }

        /// Takes out the last element; nil if there is none, or if it was removed.
        @inline(__always)
        mutating func popLast() -> Unowned<Node>? {
            guard count > 0 else { return nil }
            count -= 1
            return slots.uncheckedUnwrapped[count]
        }

        mutating func remove(at index: Int) {
            precondition(index >= 0 && index < count)
            slots.uncheckedUnwrapped[index] = nil
        }

        /// Whether a node is at an index, which may be any number.
        func contains(_ node: Node, at index: Int) -> Bool {
            index >= 0 && index < count && self[index]?.refers(to: node) == true
        }

        /// Removes the last element that is the node. O(count).
        mutating func removeLast(_ node: Node) {
            var index = count
            while index > 0 {
                index -= 1
                if self[index]?.refers(to: node) == true { return remove(at: index) }
            }
        }

        @inline(__always)
        mutating func removeAll() {
            count = 0
            if capacity > Self.mostKept { shrink() }
        }

        /// Sorts the elements in order of creation, without those that were removed.
        mutating func sortByCreation() {
            var nodes: [(creation: UInt64, node: Unowned<Node>)] = []
            for index in 0..<count {
                if let node = self[index] { nodes.append((node.withObject { $0.creation }, node)) }
            }
            nodes.sort { $0.creation < $1.creation }
            count = 0
            for (_, node) in nodes { append(node) }
        }

        @inline(never)
        private mutating func grow() {
            let larger = max(8, 2 * capacity)
            let new = UnsafeMutablePointer<Unowned<Node>?>.allocate(capacity: larger)
            if let slots { new.moveInitialize(from: slots, count: capacity) }
            (new + capacity).initialize(repeating: nil, count: larger - capacity)
            slots?.deallocate()
            (slots, capacity) = (new, larger)
        }

        @inline(never)
        private mutating func shrink() {
            NodeList.free(slots, capacity)
            (slots, capacity) = (nil, 0)
        }

        private static func free(_ slots: UnsafeMutablePointer<Unowned<Node>?>?, _ capacity: Int) {
            slots?.deinitialize(count: capacity)
            slots?.deallocate()
        }

        func checkInvariants() {
            precondition(count >= 0 && count <= capacity && (capacity == 0) == (slots == nil))
        }
    }

    /// Lists of nodes by their index, in the list's own memory: an array would hold them as objects, and count
    /// references to these at each use.
    ///
    ///     0 ≤ count;  lists[..<count] are initialised;  count = 0 ⇔ lists = nil
    struct NodeLists: ~Copyable {
        private var lists: UnsafeMutablePointer<NodeList>?
        private(set) var count = 0

        deinit {
            lists?.deinitialize(count: count)
            lists?.deallocate()
        }

        /// The list at an index less than `count`.
        subscript(index: Int) -> NodeList {
            @inline(__always) _read {
                assert(index >= 0 && index < count)
                yield lists.uncheckedUnwrapped[index]
            }
            @inline(__always) _modify {
                assert(index >= 0 && index < count)
                yield &lists.uncheckedUnwrapped[index]
            }
        }

        /// Adds empty lists until there are more than `index`.
        @inline(never)
        mutating func grow(beyond index: Int) {
            let larger = max(4, 2 * count, index + 1)
            let new = UnsafeMutablePointer<NodeList>.allocate(capacity: larger)
            if let lists { new.moveInitialize(from: lists, count: count) }
            for index in count..<larger { (new + index).initialize(to: NodeList()) }
            lists?.deallocate()
            (lists, count) = (new, larger)
        }
    }
}
