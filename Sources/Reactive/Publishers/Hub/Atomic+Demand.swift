import Synchronization

/// A count of values that a subscriber has requested and not received. `.max` is unlimited; negative numbers are states
/// of the owner in which nothing is counted.
///
/// Adding demand releases and consuming it acquires. So the delivery that a request allows sees what the requesting
/// thread did before, on any thread. A delivery that finds `.max` and consumes nothing must load it with acquiring
/// order, too.
extension Atomic where Value == Int {
    /// Subtracts one value; returns false if there is no demand.
    @usableFromInline
    borrowing func consumeDemand() -> Bool {
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

    /// Adds a demand, unless the value is negative.
    ///
    /// Unlimited demand isn't written again: the first such request allowed every later delivery.
    @usableFromInline
    borrowing func addDemand(_ demand: Subscribers.Demand) {
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
