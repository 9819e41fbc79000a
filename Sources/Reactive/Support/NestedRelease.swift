import Synchronization

/// Lets go of values that are nested in one another at run time, without a call within a call for each of them.
///
/// Only one thread at a time does so; on another one meanwhile, values are released as usual.
///
/// Invariant: `owner` ≠ 0 ⇔ a release is under way ⇒ only that thread touches `depth` and `waiting`.
package enum NestedRelease {
    /// How many calls may be within one another.
    private static let greatestDepth = 64
    private static let owner = Atomic<UInt>(0)

    // Touched only by the thread that `owner` names.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var depth = 0
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var waiting: [() -> Void] = []

    /// Releases a value: at once, or, deep within other releases, when these are over.
    ///
    /// - Parameter later: a closure that owns the value.
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

/// Elements that may hold lists of the same kind in turn, thousands deep.
package final class NestedList<Element> {
    package private(set) var elements: [Element]

    package init(_ elements: [Element]) { self.elements = elements }

    deinit {
        NestedRelease.run(now: { elements = [] }, later: { [elements] in _ = elements })
    }
}
