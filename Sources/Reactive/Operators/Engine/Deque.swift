/// A queue: appending and taking the first take constant time, amortised. For what operators keep until it is asked for.
///
///     slots[(head + i) mod slots.count] ≠ nil  ⇔  i < count,   for i in 0 ..< slots.count
@usableFromInline
struct Deque<Element> {
    /// A ring; its size is 0 or a power of two.
    @usableFromInline var slots: ContiguousArray<Element?> = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { count == 0 }

    @inlinable
    mutating func append(_ element: Element) {
        if count == slots.count { grow() }
        slots[(head + count) & (slots.count - 1)] = element
        count += 1
    }

    @inlinable
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let first = slots[head].take()
        head = (head + 1) & (slots.count - 1)
        count -= 1
        return first
    }

    @inlinable
    mutating func removeAll() { self = Deque() }

    @inlinable
    mutating func grow() {
        let old = slots.count
        var larger = ContiguousArray<Element?>()
        larger.reserveCapacity(max(8, old * 2))
        for i in 0..<old { larger.append(slots[(head + i) & (old - 1)].take()) }
        while larger.count < max(8, old * 2) { larger.append(nil) }
        slots = larger
        head = 0
    }

    func checkInvariants() {
        precondition(slots.isEmpty || slots.count & (slots.count - 1) == 0 && slots.indices.contains(head))
        for i in slots.indices { precondition((slots[(head + i) & (slots.count - 1)] != nil) == (i < count)) }
    }
}
