// Combine's own members of `Just`. Their result needs no subscription: each calls its closure at once, on the caller's
// thread, and returns a publisher of the result.

extension Just {
    /// Returns a publisher of the closure's result for the value.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Returns a publisher of the closure's result for the value, or of the error that it throws.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        one.tryMap(transform)
    }

    /// Returns a publisher of the closure's result for the value, without one if that is nil.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter isIncluded: Called at once. Returns true to keep the value.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(isIncluded) }

    /// Returns a publisher of the initial result combined with the value.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        one.scan(initialResult, nextPartialResult)
    }

    /// Returns a publisher of the initial result combined with the value, or of the error that the closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        one.tryReduce(initialResult, nextPartialResult)
    }

    /// Returns a publisher of the initial result combined with the value.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        one.reduce(initialResult, nextPartialResult)
    }

    /// Returns a publisher of the initial result combined with the value, or of the error that the closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        one.tryReduce(initialResult, nextPartialResult)
    }

    /// Returns a publisher of an array with the value.
    @inlinable
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// Returns a publisher of the number 1.
    @inlinable
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Returns a publisher that only finishes.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    @usableFromInline
    var one: Result<Output, Never>.Publisher { .init(.success(output)) }

    @usableFromInline
    var maybe: Optional<Output>.Publisher { .init(output) }
}

// MARK: - Questions

extension Just {
    /// Returns a publisher of the predicate's result for the value.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Returns a publisher of the predicate's result for the value, or of the error that it throws.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        one.tryMap(predicate)
    }

    /// Returns a publisher of the predicate's result for the value.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Returns a publisher of the predicate's result for the value, or of the error that it throws.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        one.tryMap(predicate)
    }

    /// Returns this publisher: a single value is the least.
    ///
    /// - Parameter areInIncreasingOrder: Not called.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

    /// Returns this publisher: a single value is the greatest.
    ///
    /// - Parameter areInIncreasingOrder: Not called.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }
}

extension Just where Output: Comparable {
    /// Returns this publisher: a single value is the least.
    @inlinable
    public func min() -> Just { self }

    /// Returns this publisher: a single value is the greatest.
    @inlinable
    public func max() -> Just { self }
}

extension Just where Output: Equatable {
    /// Returns a publisher that delivers whether the value equals the given one.
    ///
    /// - Parameter output: The value to find.
    @inlinable
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// Returns this publisher: a single value has no duplicate.
    @inlinable
    public func removeDuplicates() -> Just { self }
}

extension Just {
    /// Returns this publisher: a single value has no duplicate.
    ///
    /// - Parameter predicate: Not called.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }

    /// Returns a publisher of the value, or of the error that the predicate throws.
    ///
    /// - Parameter predicate: Called at once, with the value twice. Its result is ignored.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        one.tryRemoveDuplicates(by: predicate)
    }
}

// MARK: - Parts

extension Just {
    /// Returns this publisher: a single value is the first.
    @inlinable
    public func first() -> Just { self }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// Returns this publisher: a single value is the last.
    @inlinable
    public func last() -> Just { self }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// Returns a publisher of the value if `count` is 0, else without one.
    ///
    /// - Parameter count: The number of values to drop; 1 by default. A negative number is a programming error and ends
    ///   the process.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { maybe.dropFirst(count) }

    /// Returns a publisher of the value unless it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once. Returns true to drop the value.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.drop(while: predicate) }

    /// Returns a publisher of the value unless `maxLength` is 0.
    ///
    /// - Parameter maxLength: The greatest number of values. A negative number is a programming error and ends the
    ///   process.
    @inlinable
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { maybe.prefix(maxLength) }

    /// Returns a publisher of the value if it satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once. Returns true to keep the value.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { maybe.filter(predicate) }

    /// Returns a publisher of the value if `index` is 0, else without one.
    ///
    /// - Parameter index: The position; 0 is the first. A negative one is a programming error and ends the process.
    @inlinable
    public func output(at index: Int) -> Optional<Output>.Publisher { maybe.output(at: index) }

    /// Returns a publisher of the value if the range starts at 0, else without one.
    ///
    /// As in Combine, an empty range that starts at 0 counts, too.
    ///
    /// - Parameter range: The positions; 0 is the first.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }
}

// MARK: - More values, and failures

extension Just {
    /// Returns a publisher of the given values, then of the value.
    ///
    /// - Parameter elements: The values to deliver first.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Returns a publisher of the given values, then of the value.
    ///
    /// - Parameter elements: The values to deliver first.
    @inlinable
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        var all: [Output] = []
        all.reserveCapacity(elements.underestimatedCount + 1)
        all.append(contentsOf: elements)
        all.append(output)
        return .init(sequence: all)
    }

    /// Returns a publisher of the value, then of the given values.
    ///
    /// - Parameter elements: The values to deliver last.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Returns a publisher of the value, then of the given values.
    ///
    /// - Parameter elements: The values to deliver last.
    @inlinable
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        var all = [output]
        all.append(contentsOf: elements)
        return .init(sequence: all)
    }

    /// Returns a publisher of the value with another failure type.
    ///
    /// - Parameter failureType: The failure type of the result.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// Returns a publisher of the value with another failure type.
    ///
    /// - Parameter transform: Not called.
    @inlinable
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// Returns this publisher: it never fails.
    ///
    /// - Parameter output: Not used.
    @inlinable
    public func replaceError(with output: Output) -> Just { self }

    /// Returns this publisher: it has a value.
    ///
    /// - Parameter output: Not used.
    @inlinable
    public func replaceEmpty(with output: Output) -> Just { self }

    /// Returns this publisher: it never fails.
    ///
    /// - Parameter times: Not used.
    @inlinable
    public func retry(_ times: Int) -> Just { self }
}
