extension Publisher {
    /// Delivers the encoded form of each value; fails with what the encoder throws, after cancelling upstream (C11).
    @_transparent
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Delivers what each value decodes to; fails with what the decoder throws, after cancelling upstream (C11).
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

        @_transparent
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = CodingStep<Upstream.Output, Output, Upstream.Failure>("Encode") { [encoder] in
                try encoder.encode($0)
            }
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        public let upstream: Upstream
        @usableFromInline let decoder: Coder

        @_transparent
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = CodingStep<Upstream.Output, Output, Upstream.Failure>("Decode") { [decoder] in
                try decoder.decode(Output.self, from: $0)
            }
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }
}

extension Publishers.Encode: Sendable where Upstream: Sendable, Coder: Sendable {}
extension Publishers.Decode: Sendable where Upstream: Sendable, Coder: Sendable {}

/// Unlike `tryMap`, it has only one end, whatever upstream does.
@usableFromInline
struct CodingStep<Input, Output, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { Discipline("Coding", earlyValue: .pass, earlyCompletion: .pass) }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let name: StaticString
    @usableFromInline let transform: (Input) throws -> Output

    @inlinable @inline(__always)
    init(_ name: StaticString, _ transform: @escaping (Input) throws -> Output) {
        self.name = name
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do { return outlet.emit(try transform(input)) } catch { return outlet.fail(error) }
    }
}
