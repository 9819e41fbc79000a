/// A first-in, first-out queue. Appending and removing take amortised constant time.
///
///     slots[..<head] = nil,  slots[head...] ≠ nil,  count = slots.count - head
@usableFromInline
struct Fifo<Element> {
    private var slots: [Element?] = []
    /// `head` in half a word: some types have a queue in each of many instances.
    private var start: UInt32 = 0

    @usableFromInline init() {}

    private var head: Int {
        get { Int(start) }
        set { start = UInt32(newValue) }
    }

    var count: Int { slots.count - head }
    var isEmpty: Bool { head == slots.count }

    var first: Element? { isEmpty ? nil : slots[head] }
    var last: Element? { isEmpty ? nil : slots[slots.count - 1] }
    var elements: [Element] { slots[head...].map { $0! } }

    /// The element at an offset from the first. It must be less than `count`.
    subscript(offset: Int) -> Element {
        get { slots[head + offset]! }
        _modify { yield &slots[head + offset]! }
    }

    mutating func append(_ element: Element) { slots.append(element) }

    mutating func popFirst() -> Element? {
        guard head < slots.count else { return nil }
        // Most queues never contain more than one element.
        if slots.count == 1 { return slots.removeLast() }
        let first = slots[head].take()
        head += 1
        if head == slots.count {
            slots.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 32, head >= slots.count / 2 {
            slots.removeFirst(head)
            head = 0
        }
        return first
    }

    func checkInvariants() {
        precondition(slots[..<head].allSatisfy { $0 == nil } && slots[head...].allSatisfy { $0 != nil })
    }
}

extension Fifo: Sendable where Element: Sendable {}
