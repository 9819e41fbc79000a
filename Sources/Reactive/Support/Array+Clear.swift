extension Array {
    /// Removes all elements and keeps the memory, up to 256 elements. Faster than `removeAll(keepingCapacity:)` for few
    /// elements.
    mutating func clear() {
        if count > 4 {
            removeAll(keepingCapacity: capacity <= 256)
        } else {
            while popLast() != nil {}
        }
    }
}
