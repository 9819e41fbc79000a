import Synchronization

/// Releases deeply nested values without a stack overflow: beyond a depth, releases are queued instead of nested.
///
/// One thread at a time does so; meanwhile other threads release values as usual.
///
/// Invariant: `owner` ≠ 0 ⇔ a release is running ⇒ only that thread accesses `depth` and `waiting`.
package enum NestedRelease {
    /// The greatest number of nested calls.
    private static let greatestDepth = 64
    private static let owner = Atomic<UInt>(0)

    // `nonisolated(unsafe)`: accessed only by the thread `owner`.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var depth = 0
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var waiting: [() -> Void] = []

    /// Releases a value: at once, or, beyond the greatest depth, after the outermost release.
    ///
    /// - Parameters:
    ///   - release: Releases the value.
    ///   - later: A closure that owns the value; releasing it releases the value.
    package static func run(now release: () -> Void, later: @autoclosure () -> () -> Void) {
        let thread = ThreadIdentity.current
        if owner.load(ordering: .relaxed) == thread {
            guard depth < greatestDepth else { return waiting.append(later()) }
            depth += 1
            release()
            depth -= 1
            return
        }
        guard owner.compareExchange(expected: 0, desired: thread, ordering: .acquiringAndReleasing).exchanged else {
            return release()
        }
        release()
        while let last = waiting.popLast() { withExtendedLifetime(last) {} }
        owner.store(0, ordering: .releasing)
    }
}

/// A list whose elements may contain lists of the same type, thousands of levels deep.
package final class NestedList<Element> {
    package private(set) var elements: [Element]

    package init(_ elements: [Element]) { self.elements = elements }

    deinit {
        NestedRelease.run(now: { elements = [] }, later: { [elements] in _ = elements })
    }
}
