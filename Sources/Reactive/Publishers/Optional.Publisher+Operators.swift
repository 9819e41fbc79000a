// Combine's own members of an optional value's publisher. Their result needs no subscription: each calls its closure at
// once, on the caller's thread, and returns a publisher of the result.
//
// Without a value they return a publisher without one, also where a number or a Boolean would be expected. `collect`
// and `replaceEmpty` are the exceptions.

extension Optional.Publisher {
    /// Returns a publisher of the closure's result for the value.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// Returns a publisher of the closure's result for the value, without one if that is nil.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter isIncluded: Called at once. Returns true to keep the value.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Self { .init(output.flatMap { isIncluded($0) ? $0 : nil }) }

    /// Returns a publisher of the initial result combined with the value.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Returns a publisher of the initial result combined with the value.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Returns a publisher of an array with the value, empty if there is none.
    @inlinable
    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    /// Returns a publisher of the number 1, without a value if there is none.
    @inlinable
    public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

    /// Returns a publisher that only finishes.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
}

// MARK: - Questions

extension Optional.Publisher {
    /// Returns a publisher of the predicate's result for the value.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// Returns a publisher of the predicate's result for the value.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// Returns this publisher: it has no values to compare.
    ///
    /// - Parameter areInIncreasingOrder: Not called.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// Returns this publisher: it has no values to compare.
    ///
    /// - Parameter areInIncreasingOrder: Not called.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// Returns this publisher: it has no values to compare.
    ///
    /// - Parameter predicate: Not called.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func min() -> Self { self }

    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func max() -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Returns a publisher that delivers whether the value equals the given one.
    ///
    /// - Parameter output: The value to find.
    @inlinable
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func removeDuplicates() -> Self { self }
}

// MARK: - Parts

extension Optional.Publisher {
    /// Returns this publisher: it has one value at most.
    @inlinable
    public func first() -> Self { self }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Returns this publisher: it has one value at most.
    @inlinable
    public func last() -> Self { self }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Returns a publisher of the value if `count` is 0, else without one.
    ///
    /// - Parameter count: The number of values to drop; 1 by default. A negative number is a programming error and ends
    ///   the process.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Self {
        precondition(count >= 0, "dropFirst: a count can't be negative")
        return count == 0 ? self : .init(nil)
    }

    /// Returns a publisher of the value unless it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once. Returns true to drop the value.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

    /// Returns a publisher of the value unless `maxLength` is 0.
    ///
    /// - Parameter maxLength: The greatest number of values. A negative number is a programming error and ends the
    ///   process.
    @inlinable
    public func prefix(_ maxLength: Int) -> Self {
        precondition(maxLength >= 0, "prefix: a length can't be negative")
        return maxLength > 0 ? self : .init(nil)
    }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once. Returns true to keep the value.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Returns a publisher of the value if `index` is 0, else without one.
    ///
    /// - Parameter index: The position; 0 is the first. A negative one is a programming error and ends the process.
    @inlinable
    public func output(at index: Int) -> Self {
        precondition(index >= 0, "output(at:): an index can't be negative")
        return index == 0 ? self : .init(nil)
    }

    /// Returns a publisher of the value if the range contains 0, else without one.
    ///
    /// - Parameter range: The positions; 0 is the first. A negative position is a programming error and ends the
    ///   process. As in Combine, so is an end of `Int.max - 1`; a range without an end is valid.
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
    /// Returns this publisher: it never fails.
    ///
    /// - Parameter output: Not used.
    @inlinable
    public func replaceError(with output: Output) -> Self { self }

    /// Returns a publisher of the value, or of the given one if there is none.
    ///
    /// - Parameter output: The value to deliver if there is none.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// Returns this publisher: it never fails.
    ///
    /// - Parameter times: Not used.
    @inlinable
    public func retry(_ times: Int) -> Self { self }
}
