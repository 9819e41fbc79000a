// What is known of one value, or none, without subscribing. These run their closure at once, when they are called.
// Where there is no value, there is none afterwards, also where a count or a Boolean would be expected (`collect` and
// `replaceEmpty` excepted).

extension Optional.Publisher {
    /// What the closure makes of the value.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// What the closure makes of the value, without nil.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

    /// The value, if the closure says so.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Self { .init(output.flatMap { isIncluded($0) ? $0 : nil }) }

    /// What the closure makes of the start and the value, one after the other.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// What the closure makes of the start and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// An empty array if there is no value.
    @inlinable
    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    /// How many there are.
    @inlinable
    public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

    /// The end only.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
}

// MARK: - Questions

extension Optional.Publisher {
    /// Whether the closure says so of the value.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// Whether the closure says so of one.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// This: there is nothing to compare with.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// This: there is nothing to compare with.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The least.
    @inlinable
    public func min() -> Self { self }

    /// The greatest.
    @inlinable
    public func max() -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether it is there.
    @inlinable
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates() -> Self { self }
}

// MARK: - Parts

extension Optional.Publisher {
    /// The first one.
    @inlinable
    public func first() -> Self { self }

    /// The first one of which the closure says so.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// The last one.
    @inlinable
    public func last() -> Self { self }

    /// The last one of which the closure says so.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// A negative count traps.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Self {
        precondition(count >= 0, "dropFirst: a count can't be negative")
        return count == 0 ? self : .init(nil)
    }

    /// The value, unless the closure says so.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

    /// A negative length traps.
    @inlinable
    public func prefix(_ maxLength: Int) -> Self {
        precondition(maxLength >= 0, "prefix: a length can't be negative")
        return maxLength > 0 ? self : .init(nil)
    }

    /// What comes before the first one of which the closure says no.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// A negative index traps.
    @inlinable
    public func output(at index: Int) -> Self {
        precondition(index >= 0, "output(at:): an index can't be negative")
        return index == 0 ? self : .init(nil)
    }

    /// A range that starts below 0 traps, and so does one that ends at `Int.max - 1`, as in Combine; a range without
    /// an end is fine.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "output(in:): an index can't be negative")
        precondition(range.upperBound != .max - 1, "output(in:): the range is too long")
        return range.contains(0) ? self : .init(nil)
    }
}

// MARK: - Failures

extension Optional.Publisher {
    /// This: it doesn't fail.
    @inlinable
    public func replaceError(with output: Output) -> Self { self }

    /// The value, or this one if there is none.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// This: it doesn't fail.
    @inlinable
    public func retry(_ times: Int) -> Self { self }
}
