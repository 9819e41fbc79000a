// MARK: - Optionals

extension Binding {
    /// Creates a binding to the wrapped value of an optional; nil if there is no value now.
    ///
    /// If the base becomes nil later, reads of this binding give the last value, with a diagnostic. Apple's
    /// documentation doesn't define this.
    ///
    /// - Parameter base: a binding to the optional value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(UnwrappedLocation(base.location, value))
        transaction = base.transaction
    }

    /// Creates a binding to a value as an optional. Writing nil is ignored.
    ///
    /// - Parameter base: a binding to the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(ConvertedLocation(base.location, wrap: { $0 }, unwrap: { $0 }))
        transaction = base.transaction
    }

    /// Creates a binding to a value as an `AnyHashable`. Writing a value of another type is ignored.
    ///
    /// - Parameter base: a binding to the value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(ConvertedLocation(base.location, wrap: { AnyHashable($0) }, unwrap: { $0.base as? V }))
        transaction = base.transaction
    }
}

// MARK: - Collections

/// A binding to a collection is a collection of bindings to the elements, which are addressed by index.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    /// The collection's start index now.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The collection's end index now.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The collection's valid indices now.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the index after another one.
    ///
    /// - Parameter index: a valid index before ``endIndex``.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// Advances an index by one position.
    ///
    /// - Parameter index: a valid index before ``endIndex``.
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index. If the collection has no such element any more, reads give the last value
    /// and writes are ignored, with a diagnostic.
    ///
    /// - Parameter position: a valid index now.
    public subscript(position: Index) -> Element {
        var element = Element(ElementLocation(location, position, of: wrappedValue))
        element.transaction = transaction
        return element
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before another one.
    ///
    /// - Parameter index: a valid index after ``startIndex``.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

    /// Moves an index back by one position.
    ///
    /// - Parameter index: a valid index after ``startIndex``.
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
