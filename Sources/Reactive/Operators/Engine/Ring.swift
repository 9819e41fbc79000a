/// A first-in first-out queue in a growing ring buffer. Adding and removing don't allocate in general, and no element
/// is moved when another one is removed.
///
///     capacity = 0 or a power of two;   0 ≤ count ≤ capacity;   capacity = 0 ⇒ head = 0
///     exactly the `count` places head, head + 1, … (modulo capacity) are initialised
///
/// Complexity: O(1) for each operation, amortised.
@usableFromInline
struct Ring<Element>: ~Copyable {
    @usableFromInline var storage: UnsafeMutablePointer<Element>?
    @usableFromInline var capacity = 0
    @usableFromInline var head = 0
    @usableFromInline var count = 0
    /// The largest capacity that an empty ring keeps, in elements; after a burst, larger memory is freed.
    @inlinable @inline(__always)
    static var maximumIdleCapacity: Int { 256 }

    @inlinable @inline(__always)
    init() {}

    @inlinable
    deinit {
        for offset in 0..<count { (storage.unsafelyUnwrapped + place(offset)).deinitialize(count: 1) }
        storage?.deallocate()
    }

    @inlinable @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// The oldest element.
    var first: Element? { isEmpty ? nil : storage.unsafelyUnwrapped[head] }

    /// The element at an offset from the first. It must be less than `count`.
    subscript(offset: Int) -> Element {
        _read { yield storage.unsafelyUnwrapped[place(offset)] }
    }

    /// The index in `storage` of the element with that offset from the first.
    @inlinable @inline(__always)
    func place(_ offset: Int) -> Int { (head &+ offset) & (capacity &- 1) }

    @inlinable @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (storage.unsafelyUnwrapped + place(count)).initialize(to: element)
        count &+= 1
    }

    @inlinable @inline(__always)
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = (storage.unsafelyUnwrapped + head).move()
        head = place(1)
        count &-= 1
        if count == 0, capacity > Self.maximumIdleCapacity { shrink() }
        return element
    }

    @inlinable @inline(never)
    mutating func grow() {
        let larger = Swift.max(4, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        for offset in 0..<count {
            (new + offset).moveInitialize(from: storage.unsafelyUnwrapped + place(offset), count: 1)
        }
        storage?.deallocate()
        (storage, capacity, head) = (new, larger, 0)
    }

    @inlinable @inline(never)
    mutating func shrink() {
        storage?.deallocate()
        (storage, capacity, head) = (nil, 0, 0)
    }

    func checkInvariants() {
        precondition(capacity & (capacity - 1) == 0 && (capacity == 0) == (storage == nil))
        precondition(0...capacity ~= count && 0..<Swift.max(1, capacity) ~= head)
    }
}
