extension Publisher {
    /// Stops the program if upstream fails, with a message that names the error and the place of this call, in release
    /// builds, too; otherwise passes everything on.
    ///
    /// For failures that only a programmer's error can cause.
    @_transparent
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// A publisher that stops the program if upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let file: StaticString
        public let line: UInt
        /// What the message starts with.
        public let prefix: String

        @_transparent
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.receive(subscriber: AssertNoFailureRelay(downstream: subscriber, assertion: self))
        }
    }
}

extension Publishers.AssertNoFailure: Sendable where Upstream: Sendable {}

@usableFromInline
struct AssertNoFailureRelay<Upstream: Publisher, Downstream: Subscriber>: Relay
where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let assertion: Publishers.AssertNoFailure<Upstream>

    @inlinable @inline(__always)
    init(downstream: Downstream, assertion: Publishers.AssertNoFailure<Upstream>) {
        self.downstream = downstream
        self.assertion = assertion
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error):
            let prefix = assertion.prefix.isEmpty ? "" : assertion.prefix + ": "
            fatalError(
                "\(prefix)AssertNoFailure: upstream failed with \(error)", file: assertion.file, line: assertion.line)
        }
    }
}
