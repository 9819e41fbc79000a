extension Publisher {
    /// Terminates the program if this publisher fails. Forwards all other events.
    ///
    /// The message names the error and the place of this call. It terminates in release builds, too. Use it for
    /// failures that only a programmer's error can cause.
    ///
    /// Demand, values and the completion are forwarded unchanged and in order.
    ///
    /// ```swift
    /// let sink = Result<Int, any Error>.success(1).publisher
    ///     .assertNoFailure("The constant is valid")
    ///     .sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - prefix: Text that precedes the message. Empty by default.
    ///   - file: The file that the message names; by default that of the call.
    ///   - line: The line that the message names; by default that of the call.
    /// - Returns: A publisher that can't fail.
    @_transparent
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// A publisher that terminates the program if upstream fails. Made by `assertNoFailure(_:file:line:)`.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that must not fail.
        public let upstream: Upstream
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt
        /// Text that precedes the message.
        public let prefix: String

        /// Makes a publisher that terminates the program if upstream fails.
        ///
        /// - Parameters:
        ///   - upstream: The publisher that must not fail.
        ///   - prefix: Text that precedes the message.
        ///   - file: The file that the message names.
        ///   - line: The line that the message names.
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
