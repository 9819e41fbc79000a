// What is known of one value without subscribing. These run their closure at once, when they are called.

extension Just {
    /// What the closure makes of the value.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// What the closure makes of the value, or what it throws.
    @inlinable
    public func tryMap<T, E: Error>(_ transform: (Output) throws(E) -> T) -> Result<T, E>.Publisher {
        one.tryMap(transform)
    }

    /// What the closure makes of the value, without nil.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// The value, if the closure says so.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(isIncluded) }

    /// What the closure makes of the start and the value, one after the other.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        one.scan(initialResult, nextPartialResult)
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryScan<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws(E) -> T
    ) -> Result<T, E>.Publisher {
        one.tryReduce(initialResult, nextPartialResult)
    }

    /// What the closure makes of the start and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        one.reduce(initialResult, nextPartialResult)
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryReduce<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws(E) -> T
    ) -> Result<T, E>.Publisher {
        one.tryReduce(initialResult, nextPartialResult)
    }

    /// The value in an array.
    @inlinable
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// How many there are.
    @inlinable
    public func count() -> Just<Int> { Just<Int>(1) }

    /// The end only.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    @usableFromInline
    var one: Result<Output, Never>.Publisher { .init(.success(output)) }

    @usableFromInline
    var maybe: Optional<Output>.Publisher { .init(output) }
}

// MARK: - Questions

extension Just {
    /// Whether the closure says so of the value.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Whether the closure says so of the value, or what it throws.
    @inlinable
    public func tryAllSatisfy<E: Error>(_ predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        one.tryMap(predicate)
    }

    /// Whether the closure says so of one.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Whether the closure says so of one, or what it throws.
    @inlinable
    public func tryContains<E: Error>(where predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        one.tryMap(predicate)
    }

    /// This: there is nothing to compare with.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

    /// This: there is nothing to compare with.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }
}

extension Just where Output: Comparable {
    /// The least.
    @inlinable
    public func min() -> Just { self }

    /// The greatest.
    @inlinable
    public func max() -> Just { self }
}

extension Just where Output: Equatable {
    /// Whether it is there.
    @inlinable
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates() -> Just { self }
}

extension Just {
    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }

    /// The value, or what the closure throws when it is given the value twice.
    @inlinable
    public func tryRemoveDuplicates<E: Error>(
        by predicate: (Output, Output) throws(E) -> Bool
    ) -> Result<Output, E>.Publisher {
        one.tryRemoveDuplicates(by: predicate)
    }
}

// MARK: - Parts

extension Just {
    /// The first one.
    @inlinable
    public func first() -> Just { self }

    /// The first one of which the closure says so.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// The last one.
    @inlinable
    public func last() -> Just { self }

    /// The last one of which the closure says so.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// A negative count traps.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { maybe.dropFirst(count) }

    /// The value, unless the closure says so.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.drop(while: predicate) }

    /// A negative length traps.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { maybe.prefix(maxLength) }

    /// What comes before the first one of which the closure says no.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// A negative index traps.
    @inlinable
    public func output(at index: Int) -> Optional<Output>.Publisher { maybe.output(at: index) }

    /// The value if the range starts at 0, even an empty one, as in Combine; nothing otherwise.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }
}

// MARK: - More values, and failures

extension Just {
    /// These, then the value.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// These, then the value.
    @inlinable
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        var all: [Output] = []
        all.reserveCapacity(elements.underestimatedCount + 1)
        all.append(contentsOf: elements)
        all.append(output)
        return .init(sequence: all)
    }

    /// The value, then these.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// The value, then these.
    @inlinable
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        var all = [output]
        all.append(contentsOf: elements)
        return .init(sequence: all)
    }

    /// The same with another type of failure.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// The value: the closure is never called.
    @inlinable
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// This: it doesn't fail.
    @inlinable
    public func replaceError(with output: Output) -> Just { self }

    /// This: it isn't empty.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just { self }

    /// This: it doesn't fail.
    @inlinable
    public func retry(_ times: Int) -> Just { self }
}
