extension Publisher {
    /// Continues with another publisher when this one fails, and keeps that publisher's failure type.
    ///
    /// The closure throws the error type that the other publisher fails with. This publisher's failure type is free:
    /// the closure receives the failure. See ``Publishers/TypedFailure`` for the rules.
    ///
    /// ```swift
    /// enum LoadingError: Error { case offline, unknown }
    ///
    /// func retry(_ error: any Error) throws(LoadingError) -> Fail<Int, LoadingError> {
    ///     guard error is CancellationError else { throw .unknown }
    ///     return Fail(error: .offline)
    /// }
    ///
    /// let sink = Fail<Int, any Error>(error: CancellationError())
    ///     .tryCatch(throwing: LoadingError.self, retry)
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // failure(offline)
    /// ```
    ///
    /// - Parameters:
    ///   - failureType: The error type of the other publisher and of the closure.
    ///   - handler: Called with the failure, at most once for each subscriber. Returns the publisher to continue with.
    /// - Returns: A publisher that fails with `failureType` only.
    @inlinable
    public func tryCatch<P: Publisher>(
        throwing failureType: P.Failure.Type, _ handler: @escaping (Failure) throws(P.Failure) -> P
    ) -> Publishers.TypedFailure<Publishers.TryCatch<Self, P>, P.Failure> where P.Output == Output {
        Publishers.TypedFailure(narrowing: tryCatch(handler), to: failureType)
    }

    /// Continues with another publisher, which never fails, when this one fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - handler: Called with the failure, at most once for each subscriber. Returns the publisher to continue with.
    /// - Returns: A publisher that fails with `failureType` only.
    @inlinable
    public func tryCatch<P: Publisher, E: Error>(
        throwing failureType: E.Type, _ handler: @escaping (Failure) throws(E) -> P
    ) -> Publishers.TypedFailure<Publishers.TryCatch<Self, P>, E> where P.Output == Output, P.Failure == Never {
        Publishers.TypedFailure(narrowing: tryCatch(handler), to: failureType)
    }
}
