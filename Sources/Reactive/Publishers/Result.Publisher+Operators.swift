// What is known of one value, or a failure, without subscribing. These run their closure at once, when they are called;
// for a failure they don't.
//
// Where this can't fail, the `try` members have the failure that the closure throws. Otherwise two kinds of failure have
// no type in common but `any Error`.

extension Result.Publisher {
    /// What the closure makes of the value.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// What the closure makes of the value, or what it throws.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// What the closure makes of the start and the value, one after the other.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// What the closure makes of the start and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The value in an array.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

    /// How many there are.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// Finishes at once, also where this fails, as in Combine.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
}

// MARK: - Questions

extension Result.Publisher {
    /// Whether the closure says so of the value.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Whether the closure says so of the value, or what it throws.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the closure says so of one.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Whether the closure says so of one, or what it throws.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// This: there is nothing to compare with.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// This: there is nothing to compare with.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// The value, or what the closure throws when it is given the value twice.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// The value, or what the closure throws when it is given the value twice.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

    /// The value, or what the closure throws when it is given the value twice.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { output in
            _ = try predicate(output, output)
            return output
        }
    }
}

extension Result.Publisher where Success: Comparable {
    /// The least.
    @inlinable
    public func min() -> Self { self }

    /// The greatest.
    @inlinable
    public func max() -> Self { self }
}

extension Result.Publisher where Success: Equatable {
    /// Whether it is there.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

    /// This: there is nothing to compare with.
    @inlinable
    public func removeDuplicates() -> Self { self }
}

// MARK: - Parts and failures

extension Result.Publisher {
    /// The first one.
    @inlinable
    public func first() -> Self { self }

    /// The last one.
    @inlinable
    public func last() -> Self { self }

    /// The value, or what the closure makes of the failure.
    @inlinable
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        .init(result.mapError(transform))
    }

    /// The value, or this one instead of a failure.
    @inlinable
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        switch result {
        case .success(let output): .init(.success(output))
        case .failure: .init(.success(output))
        }
    }

    /// This: it isn't empty.
    @inlinable
    public func replaceEmpty(with output: Output) -> Self { self }

    /// This: it would fail again.
    @inlinable
    public func retry(_ times: Int) -> Self { self }
}

// MARK: - Where it can't fail

extension Result.Publisher where Failure == Never {
    @usableFromInline
    var output: Output {
        switch result {
        case .success(let output): output
        }
    }

    /// The same with another type of failure.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        .init(.success(output))
    }

    /// What the closure makes of the value, or what it throws.
    @inlinable
    public func tryMap<T, E: Error>(_ transform: (Output) throws(E) -> T) -> Result<T, E>.Publisher {
        do throws(E) { return .init(.success(try transform(output))) } catch { return .init(.failure(error)) }
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryScan<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws(E) -> T
    ) -> Result<T, E>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// What the closure makes of the start and the value, or what it throws.
    @inlinable
    public func tryReduce<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws(E) -> T
    ) -> Result<T, E>.Publisher {
        tryMap { (output) throws(E) in try nextPartialResult(initialResult, output) }
    }

    /// Whether the closure says so of the value, or what it throws.
    @inlinable
    public func tryAllSatisfy<E: Error>(_ predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        tryMap(predicate)
    }

    /// Whether the closure says so of one, or what it throws.
    @inlinable
    public func tryContains<E: Error>(where predicate: (Output) throws(E) -> Bool) -> Result<Bool, E>.Publisher {
        tryMap(predicate)
    }

    /// The value.
    @inlinable
    public func tryMin<E: Error>(
        by areInIncreasingOrder: (Output, Output) throws(E) -> Bool
    ) -> Result<Output, E>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// The value.
    @inlinable
    public func tryMax<E: Error>(
        by areInIncreasingOrder: (Output, Output) throws(E) -> Bool
    ) -> Result<Output, E>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// The value.
    @inlinable
    public func tryRemoveDuplicates<E: Error>(
        by predicate: (Output, Output) throws(E) -> Bool
    ) -> Result<Output, E>.Publisher {
        tryMap { (output) throws(E) in
            _ = try predicate(output, output)
            return output
        }
    }
}
