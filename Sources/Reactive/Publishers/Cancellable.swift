/// Something that can be stopped. Stopping twice is the same as stopping once.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps this, wrapped in an `AnyCancellable`, in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this, wrapped in an `AnyCancellable`, in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
