extension Future where Failure == Never {
    /// The promised value, as soon as it is there.
    ///
    /// Waits for the promise also in a cancelled task, because there is nothing else to return.
    public final var value: Output {
        get async {
            // It can't fail, and doesn't finish without a value; nobody else can cancel the inbox.
            guard case .value(let value) = await inbox().next(isolation: nil, endsWithTask: false) else {
                fatalError("Future: finished without a value")
            }
            return value
        }
    }
}

extension Future {
    /// The promised value, as soon as it is there; throws the promised failure, or `CancellationError` if the task is
    /// cancelled while it waits.
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
