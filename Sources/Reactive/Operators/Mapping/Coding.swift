extension Publisher {
    /// Delivers the encoded form of each value, and fails with the error that the encoder throws.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the encoder throws, after cancelling upstream, and when upstream fails.
    ///
    /// ```swift
    /// let sink = [["a": 1], ["b": 2]].publisher
    ///     .encode(encoder: JSONEncoder())
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0.count) })
    /// // 7, 7, finished
    /// ```
    ///
    /// - Parameter encoder: Encodes the values, one after the other.
    /// - Returns: A publisher of the encoded values.
    @_transparent
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Delivers the value that each encoded form decodes to, and fails with the error that the decoder throws.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the decoder throws, after cancelling upstream, and when upstream fails.
    ///
    /// ```swift
    /// let sink = Just(Data("[1, 2]".utf8))
    ///     .decode(type: [Int].self, decoder: JSONDecoder())
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // [1, 2], finished
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: Decodes the values, one after the other.
    /// - Returns: A publisher of the decoded values.
    @_transparent
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// A publisher that encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        @usableFromInline let encoder: Coder

        /// Makes the publisher that `encode(encoder:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values to encode.
        ///   - encoder: Encodes the values, one after the other.
        @_transparent
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = CodingStep<Upstream.Output, Output>("Encode") { [encoder] in try encoder.encode($0) }
            let runner = StepSubscriber(step, memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        public let upstream: Upstream
        @usableFromInline let decoder: Coder

        /// Makes the publisher that `decode(type:decoder:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the encoded forms.
        ///   - decoder: Decodes the values, one after the other.
        @_transparent
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = CodingStep<Upstream.Output, Output>("Decode") { [decoder] in
                try decoder.decode(Output.self, from: $0)
            }
            let runner = StepSubscriber(step, memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}

extension Publishers.Encode: Sendable where Upstream: Sendable, Coder: Sendable {}
extension Publishers.Decode: Sendable where Upstream: Sendable, Coder: Sendable {}

/// Unlike the step of `tryMap`, it ignores values after the end and never delivers a second failure.
@usableFromInline
struct CodingStep<Input, T>: OperatorStep {
    @inlinable static var policy: ViolationPolicy {
        ViolationPolicy("Coding", earlyValue: .pass, earlyCompletion: .pass)
    }
    @usableFromInline typealias Output = T
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let name: StaticString
    @usableFromInline let transform: (Input) throws -> Output

    @inlinable @inline(__always)
    init(_ name: StaticString, _ transform: @escaping (Input) throws -> Output) {
        self.name = name
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do { return outlet.emit(try transform(input)) } catch { return outlet.fail(error) }
    }
}
