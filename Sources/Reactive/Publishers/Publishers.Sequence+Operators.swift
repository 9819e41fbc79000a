// What is known of a sequence without subscribing. These run their closure at once, when they are called, over as many
// elements as they need: with a sequence that has no end, those that need all of them don't return.

extension Publishers.Sequence {
    /// What the closure makes of each element.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// What the closure makes of each element, without nil.
    @inlinable
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Each element, if the closure says so.
    @inlinable
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        var result: [Output] = []
        // Growing step by step would copy, and touch new memory, several times over.
        result.reserveCapacity(sequence.underestimatedCount)
        for element in sequence where isIncluded(element) { result.append(element) }
        return .init(sequence: result)
    }

    /// Each element, with this in place of nil.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// What the closure makes of the start and each element, one after the other.
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

    /// What the closure makes of the start and all elements.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        .init(.success(sequence.reduce(initialResult, nextPartialResult)))
    }

    /// What the closure makes of the start and all elements, or what it throws.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// All elements in an array.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher { .init(.success(Array(sequence))) }

    /// The end only.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// The same with another type of failure.
    @inlinable
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

// MARK: - Questions

extension Publishers.Sequence {
    /// Whether the closure says so of all elements.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.allSatisfy(predicate)))
    }

    /// Whether the closure says so of all elements, or what it throws.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result<Bool, any Error> { try sequence.allSatisfy(predicate) })
    }

    /// Whether the closure says so of one.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.contains(where: predicate)))
    }

    /// Whether the closure says so of one, or what it throws.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result<Bool, any Error> { try sequence.contains(where: predicate) })
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Whether it is there.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(.success(sequence.contains(output)))
    }

    /// Each element that differs from the one before.
    @inlinable
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var result: [Output] = []
        for element in sequence where element != result.last { result.append(element) }
        return .init(sequence: result)
    }
}

extension Publishers.Sequence where Failure == Never {
    /// The least.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// The greatest.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// The first one of which the closure says so.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// The least.
    @inlinable
    public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

    /// The greatest.
    @inlinable
    public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

/// With the failure that the closure throws.
extension Publishers.Sequence where Failure == Never {
    /// What the closure makes of the start and all elements, or what it throws.
    @inlinable
    public func tryReduce<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws(E) -> T
    ) -> Result<T, E>.Publisher {
        var result = initialResult
        do throws(E) {
            for element in sequence { result = try nextPartialResult(result, element) }
        } catch {
            return .init(.failure(error))
        }
        return .init(.success(result))
    }

    /// Whether the closure says so of all elements, or what it throws.
    @inlinable
    public func tryAllSatisfy<E: Error>(_ predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        tryContains { (element) throws(E) in !(try predicate(element)) }.map { !$0 }
    }

    /// Whether the closure says so of one, or what it throws.
    @inlinable
    public func tryContains<E: Error>(where predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        do throws(E) {
            for element in sequence where try predicate(element) { return .init(.success(true)) }
        } catch {
            return .init(.failure(error))
        }
        return .init(.success(false))
    }
}

// MARK: - Parts

extension Publishers.Sequence {
    /// What comes after so many. A negative number traps, as in Combine.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// What comes from the first on of which the closure says no.
    @inlinable
    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// What comes first. A negative number traps, as in Combine.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// What comes before the first one of which the closure says no.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// How many there are.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(.success(sequence.count)) }

    /// The collection itself traps where the range isn't in it.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first one.
    @inlinable
    public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

    /// How many there are.
    @inlinable
    public func count() -> Just<Int> { Just(sequence.count) }

    /// Nothing where there is no such index.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// The last one.
    @inlinable
    public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    /// The last one of which the closure says so.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// How many there are.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { .init(.success(sequence.count)) }

    /// What of the range lies in the collection.
    @inlinable
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// How many there are.
    @inlinable
    public func count() -> Just<Int> { Just(sequence.count) }

    /// Nothing where there is no such index.
    @inlinable
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

// MARK: - More values

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// These, then all elements.
    @inlinable
    public func prepend(_ elements: Output...) -> Self { prepend(elements) }

    /// These, then all elements.
    @inlinable
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
        var all = Elements()
        all.reserveCapacity(sequence.count + elements.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return .init(sequence: all)
    }

    /// These, then all elements.
    @inlinable
    public func prepend(_ publisher: Self) -> Self {
        var all = publisher.sequence
        all.append(contentsOf: sequence)
        return .init(sequence: all)
    }

    /// All elements, then these.
    @inlinable
    public func append(_ elements: Output...) -> Self { append(elements) }

    /// All elements, then these.
    @inlinable
    public func append<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
        var all = sequence
        all.append(contentsOf: elements)
        return .init(sequence: all)
    }

    /// All elements, then these.
    @inlinable
    public func append(_ publisher: Self) -> Self { append(publisher.sequence) }
}
