extension Publisher {
    /// Delivers a value in place of a failure, when it is asked for one, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            typealias M = ReplaceErrorMachine<Output, Upstream.Failure>
            let junction = Junction(M(output), upstreams: 1, downstream: AnySubscriber(subscriber))
            upstream.receive(
                subscriber: Inlet<M, Output, Upstream.Failure>(
                    junction, 0, onValue: { .value($0) }, onCompletion: { .end($0) }))
            subscriber.receive(subscription: junction)
            junction.send(.ready)
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}

/// Counts what was asked for, to know whether the replacement may go out.
struct ReplaceErrorMachine<Output, UpFailure: Error>: Machine {
    typealias Failure = Never
    enum Event {
        case ready
        case value(Output)
        case end(Subscribers.Completion<UpFailure>)
    }
    private let output: Output
    private var wanted = Subscribers.Demand.none
    private var isReady = false
    private var ending: Subscribers.Completion<UpFailure>?

    init(_ output: Output) { self.output = output }

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Never>]) {
        switch event {
        case .ready: isReady = true
        case .value(let value):
            wanted -= 1
            effects.append(.emit(value))
        case .end(let completion): ending = completion
        }
        end(&effects)
    }

    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Never>]) {
        wanted += demand
        if ending == nil { effects.append(.requestUpstream(0, demand)) }
        end(&effects)
    }

    private mutating func end(_ effects: inout [Effect<Output, Never>]) {
        guard isReady, let ending else { return }
        if case .failure = ending {
            guard wanted > 0 else { return }
            effects.append(.emit(output))
        }
        self.ending = nil
        isReady = false
        effects.append(.complete(.finished))
    }
}
