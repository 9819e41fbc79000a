// Combine's own members of a sequence's publisher. Their result needs no subscription: each calls its closure at once,
// on the caller's thread, for as many elements as it needs. Over a sequence without an end, the members that need all
// elements don't return.

extension Publishers.Sequence {
    /// Returns a publisher of the closure's result for each element.
    ///
    /// - Parameter transform: Called at once, for each element.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// Returns a publisher of the closure's result for each element, except nil.
    ///
    /// - Parameter transform: Called at once, for each element.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Returns a publisher of the elements that satisfy the predicate.
    ///
    /// - Parameter isIncluded: Called at once, for each element. Returns true to keep it.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        var result: [Output] = []
        // Growing step by step would copy, and touch new memory, several times over.
        result.reserveCapacity(sequence.underestimatedCount)
        for element in sequence where isIncluded(element) { result.append(element) }
        return .init(sequence: result)
    }

    /// Returns a publisher of the elements, with a value in place of each nil.
    ///
    /// - Parameter output: The value to put in place of nil.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Returns a publisher of the running results of combining the elements.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first element is combined with.
    ///   - nextPartialResult: Called at once, for each element, with the last result and the element.
    @inlinable
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map { element in
            result = nextPartialResult(result, element)
            return result
        }
    }

    /// Returns a publisher of the result of combining all elements.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first element is combined with.
    ///   - nextPartialResult: Called at once, for each element, with the last result and the element.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        .init(.success(sequence.reduce(initialResult, nextPartialResult)))
    }

    /// Returns a publisher of the result of combining all elements, or of the error that the closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first element is combined with.
    ///   - nextPartialResult: Called at once, for each element, with the last result and the element.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Returns a publisher of an array with all elements.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher { .init(.success(Array(sequence))) }

    /// Returns a publisher that only finishes.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// Returns a publisher of the elements with another failure type.
    ///
    /// - Parameter error: The failure type of the result.
    @inlinable
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

// MARK: - Questions

extension Publishers.Sequence {
    /// Returns a publisher that delivers whether all elements satisfy the predicate.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns false.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.allSatisfy(predicate)))
    }

    /// Returns a publisher that delivers whether all elements satisfy the predicate, or the error that it throws.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns false.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result<Bool, any Error> { try sequence.allSatisfy(predicate) })
    }

    /// Returns a publisher that delivers whether any element satisfies the predicate.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns true.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.contains(where: predicate)))
    }

    /// Returns a publisher that delivers whether any element satisfies the predicate, or the error that it throws.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns true.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result<Bool, any Error> { try sequence.contains(where: predicate) })
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Returns a publisher that delivers whether any element equals the given value.
    ///
    /// - Parameter output: The value to find.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.contains(output)))
    }

    /// Returns a publisher of the elements that differ from the one before.
    @inlinable
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var result: [Output] = []
        for element in sequence where element != result.last { result.append(element) }
        return .init(sequence: result)
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Returns a publisher of the least element by the comparison, without one if there is none.
    ///
    /// - Parameter areInIncreasingOrder: Called at once, with pairs of elements. Returns true if the first one is less.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Returns a publisher of the greatest element by the comparison, without one if there is none.
    ///
    /// - Parameter areInIncreasingOrder: Called at once, with pairs of elements. Returns true if the first one is less.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// Returns a publisher of the first element that satisfies the predicate, without one if there is none.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns true.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// Returns a publisher of the least element, without one if there is none.
    @inlinable
    public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

    /// Returns a publisher of the greatest element, without one if there is none.
    @inlinable
    public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

// MARK: - Parts

extension Publishers.Sequence {
    /// Returns a publisher of the elements after the first ones.
    ///
    /// - Parameter count: The number of elements to drop; 1 by default. A negative number is a programming error and
    ///   ends the process.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Returns a publisher of the elements from the first on that doesn't satisfy the predicate.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns false.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Returns a publisher of the first elements.
    ///
    /// - Parameter maxLength: The greatest number of elements. A negative number is a programming error and ends the
    ///   process.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// Returns a publisher of the elements before the first that doesn't satisfy the predicate.
    ///
    /// - Parameter predicate: Called at once, for each element until it returns false.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Returns a publisher of the number of elements.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(.success(sequence.count)) }

    /// Returns a publisher of the elements in a range.
    ///
    /// - Parameter range: The indices. A range that isn't in the collection is a programming error and ends the
    ///   process.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Returns a publisher of the first element, without one if there is none.
    @inlinable
    public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

    /// Returns a publisher of the number of elements.
    @inlinable
    public func count() -> Just<Int> { Just(sequence.count) }

    /// Returns a publisher of the element at an index, without one if there is no such index.
    ///
    /// - Parameter index: An index of the collection.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Returns a publisher of the last element, without one if there is none.
    @inlinable
    public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    /// Returns a publisher of the last element that satisfies the predicate, without one if there is none.
    ///
    /// - Parameter predicate: Called at once, from the last element on, until it returns true.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Returns a publisher of the number of elements.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(.success(sequence.count)) }

    /// Returns a publisher of the elements in a range, as far as it lies in the collection.
    ///
    /// - Parameter range: The indices.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Returns a publisher of the number of elements.
    @inlinable
    public func count() -> Just<Int> { Just(sequence.count) }

    /// Returns a publisher of the element at an index, without one if there is no such index.
    ///
    /// - Parameter index: An index of the collection.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

// MARK: - More values

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Returns a publisher of the given values, then of all elements.
    ///
    /// - Parameter elements: The values to deliver first.
    @inlinable
    public func prepend(_ elements: Output...) -> Self { prepend(elements) }

    /// Returns a publisher of the given values, then of all elements.
    ///
    /// - Parameter elements: The values to deliver first.
    @inlinable
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
        var all = Elements()
        all.reserveCapacity(sequence.count + elements.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return .init(sequence: all)
    }

    /// Returns a publisher of the other sequence's elements, then of this one's.
    ///
    /// - Parameter publisher: The publisher of the sequence to deliver first.
    @inlinable
    public func prepend(_ publisher: Self) -> Self {
        var all = publisher.sequence
        all.append(contentsOf: sequence)
        return .init(sequence: all)
    }

    /// Returns a publisher of all elements, then of the given values.
    ///
    /// - Parameter elements: The values to deliver last.
    @inlinable
    public func append(_ elements: Output...) -> Self { append(elements) }

    /// Returns a publisher of all elements, then of the given values.
    ///
    /// - Parameter elements: The values to deliver last.
    @inlinable
    public func append<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
        var all = sequence
        all.append(contentsOf: elements)
        return .init(sequence: all)
    }

    /// Returns a publisher of this sequence's elements, then of the other one's.
    ///
    /// - Parameter publisher: The publisher of the sequence to deliver last.
    @inlinable
    public func append(_ publisher: Self) -> Self { append(publisher.sequence) }
}
