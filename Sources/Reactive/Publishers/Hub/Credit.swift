import Synchronization

/// Counting what a subscriber asked for and hasn't got: `.max` is everything, a negative number means that nothing counts
/// any more (each owner has its own reasons).
///
/// Granting releases and spending acquires: what a thread did before it asked is seen by the delivery that this allows,
/// on whichever thread. Who takes a credit of `.max` for enough without spending must load it acquiring, too.
extension Atomic where Value == Int {
    /// Takes one value's worth; false if there is none.
    @usableFromInline
    borrowing func spendCredit() -> Bool {
        var old = load(ordering: .acquiring)
        while old > 0 {
            if old == .max { return true }
            let result = weakCompareExchange(
                expected: old, desired: old - 1, successOrdering: .acquiring, failureOrdering: .acquiring)
            if result.exchanged { return true }
            old = result.original
        }
        return false
    }

    /// Adds a demand, unless nothing counts any more.
    ///
    /// If the credit is `.max` already, nothing is written: every delivery was allowed before.
    @usableFromInline
    borrowing func grantCredit(_ demand: Subscribers.Demand) {
        var old = load(ordering: .relaxed)
        while old >= 0, old != .max {
            let new = (Subscribers.Demand(count: old) + demand).count
            let result = weakCompareExchange(
                expected: old, desired: new, successOrdering: .releasing, failureOrdering: .relaxed)
            if result.exchanged { return }
            old = result.original
        }
    }
}
