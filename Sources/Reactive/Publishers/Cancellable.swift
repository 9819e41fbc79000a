/// An activity that can be cancelled.
///
/// Cancelling twice has the same effect as cancelling once. Implementations must allow `cancel()` on any thread,
/// because `AnyCancellable` calls it on the thread that releases it.
public protocol Cancellable {
    /// Cancels the activity and releases its resources. No completion is delivered.
    func cancel()
}

extension Cancellable {
    /// Wraps this in an `AnyCancellable` and appends it to a collection.
    ///
    /// - Parameter collection: The collection; releasing the element cancels.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Wraps this in an `AnyCancellable` and inserts it into a set.
    ///
    /// ```swift
    /// var cancellables: Set<AnyCancellable> = []
    /// Just(1).sink { print($0) }.store(in: &cancellables)
    /// ```
    ///
    /// - Parameter set: The set; releasing the element cancels.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
