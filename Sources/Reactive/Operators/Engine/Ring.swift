/// A first-in first-out queue: a growing ring, so that no value costs an allocation and none moves up.
///
///     storage.count = 0 or a power of two;   0 ≤ count ≤ storage.count
///     the elements are at head, head + 1, … modulo storage.count; every other place is nil
///
/// Complexity: O(1) for each operation, amortised.
@usableFromInline
struct Ring<Element> {
    @usableFromInline var storage: ContiguousArray<Element?> = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0
    /// What an empty ring keeps at most of the memory that a burst has taken.
    @usableFromInline static var kept: Int { 256 }

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    var isEmpty: Bool { count == 0 }

    @inlinable @inline(__always)
    mutating func append(_ element: Element) {
        if count == storage.count { grow() }
        storage[(head &+ count) & (storage.count &- 1)] = element
        count &+= 1
    }

    @inlinable @inline(__always)
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = storage[head].take()
        head = (head &+ 1) & (storage.count &- 1)
        count &-= 1
        if count == 0, storage.count > Self.kept { shrink() }
        return element
    }

    @inlinable @inline(never)
    mutating func grow() {
        var larger = ContiguousArray<Element?>(repeating: nil, count: Swift.max(4, storage.count * 2))
        for index in 0..<count { larger[index] = storage[(head + index) & (storage.count - 1)].take() }
        storage = larger
        head = 0
    }

    @inlinable @inline(never)
    mutating func shrink() {
        storage = []
        head = 0
    }

    func checkInvariants() {
        precondition(storage.isEmpty || storage.count & (storage.count - 1) == 0)
        precondition(0...storage.count ~= count && (storage.isEmpty ? head == 0 : storage.indices.contains(head)))
        for index in storage.indices {
            let offset = (index - head) & (storage.count - 1)
            precondition((storage[index] != nil) == (offset < count))
        }
    }
}
