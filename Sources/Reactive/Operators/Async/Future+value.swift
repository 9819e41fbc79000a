extension Future where Failure == Never {
    /// The promised value. Reading it waits until the promise is fulfilled.
    ///
    /// It waits even in a cancelled task, because there is no other value to return.
    ///
    /// ```swift
    /// let future = Future<Int, Never> { promise in promise(.success(1)) }
    /// func show() async { print(await future.value) }  // 1
    /// ```
    public final var value: Output {
        get async {
            // A future doesn't finish without a value, and only this method can cancel the inbox.
            guard case .value(let value) = await inbox().next(isolation: nil, endsWithTask: false) else {
                fatalError("Future: finished without a value")
            }
            return value
        }
    }
}

extension Future {
    /// The promised value. Reading it waits until the promise is fulfilled.
    ///
    /// ```swift
    /// let future = Future<Int, any Error> { promise in promise(.success(1)) }
    /// func show() async throws { print(try await future.value) }  // 1
    /// ```
    ///
    /// - Throws: The promised failure, or `CancellationError` if the task is cancelled while it waits.
    public final var value: Output {
        get async throws {
            switch await inbox().next(isolation: nil) {
            case .value(let value): return value
            case .failure(let error): throw error
            case .end: throw CancellationError()
            }
        }
    }

    private func inbox() -> ValueInbox<Output, Failure> {
        let inbox = ValueInbox<Output, Failure>(.onDemand, .none)
        subscribe(inbox)
        return inbox
    }
}
