extension Array {
    /// Removes all elements but keeps the memory, unless it is much. Free if there are none, and cheap if there are few, which
    /// `removeAll(keepingCapacity:)` isn't.
    mutating func clear() {
        if count > 4 {
            removeAll(keepingCapacity: capacity <= 256)
        } else {
            while popLast() != nil {}
        }
    }
}
