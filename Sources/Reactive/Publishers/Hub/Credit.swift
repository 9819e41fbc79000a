import Synchronization

/// Counting what a subscriber asked for and hasn't got: `.max` is everything, a negative number means that nothing counts
/// any more (each owner has its own reasons).
extension Atomic where Value == Int {
    /// Takes one value's worth; false if there is none.
    @usableFromInline
    borrowing func spendCredit() -> Bool {
        var old = load(ordering: .relaxed)
        while old > 0 {
            if old == .max { return true }
            let result = weakCompareExchange(expected: old, desired: old - 1, ordering: .relaxed)
            if result.exchanged { return true }
            old = result.original
        }
        return false
    }

    /// Adds a demand, unless nothing counts any more.
    @usableFromInline
    borrowing func grantCredit(_ demand: Subscribers.Demand) {
        var old = load(ordering: .relaxed)
        while old >= 0, old != .max {
            let new = (Subscribers.Demand(count: old) + demand).count
            let result = weakCompareExchange(expected: old, desired: new, ordering: .relaxed)
            if result.exchanged { return }
            old = result.original
        }
    }
}
