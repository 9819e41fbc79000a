// Combine's own members of a result's publisher. Their result needs no subscription: each calls its closure at once, on
// the caller's thread, and returns a publisher of the result. For a failure the closure isn't called.

extension Result.Publisher {
    /// Returns a publisher of the closure's result for the value, or of the failure.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// Returns a publisher of the closure's result for the value, or of the failure or the error that it throws.
    ///
    /// - Parameter transform: Called at once.
    @inlinable
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// Returns a publisher of the initial result combined with the value, or of the failure.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Returns a publisher of the initial result combined with the value, or of the failure or the error that the
    /// closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Returns a publisher of the initial result combined with the value, or of the failure.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Returns a publisher of the initial result combined with the value, or of the failure or the error that the
    /// closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called at once, with the last result and the value.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Returns a publisher of an array with the value, or of the failure.
    @inlinable
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

    /// Returns a publisher of the number 1, or of the failure.
    @inlinable
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// Returns a publisher that only finishes, also in place of a failure, as in Combine.
    @inlinable
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
}

// MARK: - Questions

extension Result.Publisher {
    /// Returns a publisher of the predicate's result for the value, or of the failure.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Returns a publisher of the predicate's result for the value, or of the failure or the error that it throws.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Returns a publisher of the predicate's result for the value, or of the failure.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Returns a publisher of the predicate's result for the value, or of the failure or the error that it throws.
    ///
    /// - Parameter predicate: Called at once.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

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

    /// Returns a publisher of the value, or of the failure or the error that the comparison throws.
    ///
    /// - Parameter areInIncreasingOrder: Called at once, with the value twice. Its result is ignored.
    @inlinable
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Returns a publisher of the value, or of the failure or the error that the comparison throws.
    ///
    /// - Parameter areInIncreasingOrder: Called at once, with the value twice. Its result is ignored.
    @inlinable
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryRemoveDuplicates(by: areInIncreasingOrder)
    }

    /// Returns this publisher: it has no values to compare.
    ///
    /// - Parameter predicate: Not called.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

    /// Returns a publisher of the value, or of the failure or the error that the predicate throws.
    ///
    /// - Parameter predicate: Called at once, with the value twice. Its result is ignored.
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
    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func min() -> Self { self }

    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func max() -> Self { self }
}

extension Result.Publisher where Success: Equatable {
    /// Returns a publisher that delivers whether the value equals the given one, or the failure.
    ///
    /// - Parameter output: The value to find.
    @inlinable
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

    /// Returns this publisher: it has no values to compare.
    @inlinable
    public func removeDuplicates() -> Self { self }
}

// MARK: - Parts and failures

extension Result.Publisher {
    /// Returns this publisher: it has one value at most.
    @inlinable
    public func first() -> Self { self }

    /// Returns this publisher: it has one value at most.
    @inlinable
    public func last() -> Self { self }

    /// Returns a publisher of the value, or of the closure's result for the failure.
    ///
    /// - Parameter transform: Called at once with the failure, if there is one.
    @inlinable
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        .init(result.mapError(transform))
    }

    /// Returns a publisher of the value, or of the given one in place of a failure.
    ///
    /// - Parameter output: The value to deliver in place of a failure.
    @inlinable
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        switch result {
        case .success(let output): .init(.success(output))
        case .failure: .init(.success(output))
        }
    }

    /// Returns this publisher: it is never empty.
    ///
    /// - Parameter output: Not used.
    @inlinable
    public func replaceEmpty(with output: Output) -> Self { self }

    /// Returns this publisher: it would fail again.
    ///
    /// - Parameter times: Not used.
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

    /// Returns a publisher of the value with another failure type.
    ///
    /// - Parameter failureType: The failure type of the result.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        .init(.success(output))
    }
}
