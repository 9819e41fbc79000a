// MARK: - Optionals

extension Binding {
    /// A binding to the wrapped value of an optional one; nil if there is none now.
    ///
    /// When the base becomes nil later, who reads this binding gets the last value that there was, with a diagnostic
    /// (B6 ⚑).
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(UnwrappedLocation(base.location, value))
        transaction = base.transaction
    }

    /// A binding to an optional value that always has one. Writing nil is ignored (B6).
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(ConvertedLocation(base.location, wrap: { $0 }, unwrap: { $0 }))
        transaction = base.transaction
    }

    /// A binding to the value as any hashable one. Writing a value of another type is ignored.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(ConvertedLocation(base.location, wrap: { AnyHashable($0) }, unwrap: { $0.base as? V }))
        transaction = base.transaction
    }
}

// MARK: - Collections

/// A binding to a collection is itself a collection, of bindings to its elements, which are addressed by index (B7).
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index, which must be there now. Later, when it isn't any more, the last value is
    /// read and nothing written, with a diagnostic.
    public subscript(position: Index) -> Element {
        var element = Element(ElementLocation(location, position, of: wrappedValue))
        element.transaction = transaction
        return element
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
