import Synchronization

/// The engine of operators with one upstream that remember something or may end by themselves: what happens to one value.
///
/// A step knows no lock, no cancellation, no status: it reads and writes its memory, and says through the outlet what
/// becomes of the value. It must not keep access to its memory while it calls a closure, which may lead back to it.
@usableFromInline
protocol Step<Input, Output> {
    associatedtype Input
    associatedtype Output
    associatedtype Failure: Error
    associatedtype NewFailure: Error
    associatedtype Memory

    /// What happens to an upstream that breaks the rules.
    static var discipline: Discipline { get }
    /// The operator, as `Publishers` names it; the discipline's name unless several operators share the step.
    var name: StaticString { get }

    /// The subscription is there, and downstream doesn't know yet.
    func connected<D: Subscriber>(_ outlet: Stepper<Self, D>) where D.Input == Output, D.Failure == NewFailure

    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == NewFailure

    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>
}

extension Step {
    @inlinable
    var name: StaticString { Self.discipline.name }

    @inlinable @inline(__always)
    func connected<D: Subscriber>(_ outlet: Stepper<Self, D>) where D.Input == Output, D.Failure == NewFailure {}
}

extension Step where Failure == NewFailure {
    @inlinable
    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure> { completion }
}

extension Step where NewFailure == any Error {
    @inlinable
    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<any Error> {
        completion.erased
    }
}

/// What a stepper does when upstream delivers outside of a subscription, which no well-behaved one does, and when downstream
/// uses it before there is one. It differs from operator to operator as it does in Combine.
@usableFromInline
struct Discipline {
    @usableFromInline
    enum Response {
        /// As if there were a subscription.
        case pass
        case ignore
        /// Stops the program.
        case trap
    }
    /// Names the operator, as `Publishers` does, in the message of a trap and where the subscription is printed.
    @usableFromInline let name: StaticString
    @usableFromInline var earlyValue: Response
    @usableFromInline var earlyCompletion: Response
    /// `pass` is `ignore`: there is nobody to ask.
    @usableFromInline var earlyRequest: Response
    /// Whether cancelling before the subscription counts: then that one is cancelled when it comes.
    @usableFromInline var countsEarlyCancel: Bool
    @usableFromInline var lateValue: Response
    @usableFromInline var lateCompletion: Response
    /// Whether what a closure throws after the end fails anew.
    @usableFromInline var failsAnew: Bool
    /// Whether asking for nothing stops the program here; otherwise that is upstream's to say.
    @usableFromInline var trapsOnNone: Bool

    @inlinable @inline(__always)
    init(
        _ name: StaticString, earlyValue: Response, earlyCompletion: Response, earlyRequest: Response = .ignore,
        countsEarlyCancel: Bool = false, lateValue: Response = .ignore, lateCompletion: Response = .ignore,
        failsAnew: Bool = false, trapsOnNone: Bool = false
    ) {
        self.name = name
        self.earlyValue = earlyValue
        self.earlyCompletion = earlyCompletion
        self.earlyRequest = earlyRequest
        self.countsEarlyCancel = countsEarlyCancel
        self.lateValue = lateValue
        self.lateCompletion = lateCompletion
        self.failsAnew = failsAnew
        self.trapsOnNone = trapsOnNone
    }

    /// Traps on anything before the subscription; what comes after the end is ignored.
    @inlinable @inline(__always)
    static func strict(_ name: StaticString) -> Discipline {
        Discipline(
            name, earlyValue: .trap, earlyCompletion: .trap, earlyRequest: .trap, countsEarlyCancel: true)
    }

    /// Passes values on whenever they come, and ignores a completion outside of a subscription.
    @inlinable @inline(__always)
    static func lenient(_ name: StaticString, failsAnew: Bool = false) -> Discipline {
        Discipline(name, earlyValue: .pass, earlyCompletion: .ignore, lateValue: .pass, failsAnew: failsAnew)
    }

    /// Ignores everything outside of a subscription.
    @inlinable @inline(__always)
    static func quiet(_ name: StaticString, trapsOnNone: Bool = false) -> Discipline {
        Discipline(name, earlyValue: .ignore, earlyCompletion: .ignore, trapsOnNone: trapsOnNone)
    }

    @inlinable @inline(never)
    static func violated(_ name: StaticString) -> Never {
        fatalError("\(name): used before it received a subscription")
    }

    /// Whether what came at that status goes on.
    @inlinable @inline(__always)
    static func lets(
        _ early: Response, _ late: Response, at status: UInt8, _ name: @autoclosure () -> StaticString
    ) -> Bool {
        if status == Conduit.live { return true }
        switch status == Conduit.waiting ? early : late {
        case .pass: return true
        case .ignore: return false
        case .trap: violated(name())
        }
    }
}

/// The subscriber that runs a step, and the subscription that downstream holds.
@usableFromInline
final class Stepper<S: Step, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == S.Output, Downstream.Failure == S.NewFailure {
    @usableFromInline typealias Input = S.Input
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let step: S
    @usableFromInline let downstream: Downstream
    /// Deliveries are serial, so nothing guards it; a closure of the step may lead back here, which the dynamic check
    /// of exclusive access would forbid.
    @exclusivity(unchecked) @usableFromInline var memory: S.Memory

    @inlinable @inline(__always)
    init(_ step: S, memory: S.Memory, downstream: Downstream) {
        self.step = step
        self.memory = memory
        self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
        guard begin(subscription) else { return }
        step.connected(self)
        downstream.receive(subscription: self)
    }

    @inlinable @inline(__always)
    func receive(_ input: S.Input) -> Subscribers.Demand {
        let discipline = S.discipline
        let status = status.load(ordering: .relaxed)
        guard Discipline.lets(discipline.earlyValue, discipline.lateValue, at: status, step.name)
        else { return .none }
        return step.receive(input, self)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<S.Failure>) {
        let discipline = S.discipline
        if !end(cancelsUpstream: false) {
            let status = status.load(ordering: .relaxed)
            guard Discipline.lets(discipline.earlyCompletion, discipline.lateCompletion, at: status, step.name)
            else { return }
            if discipline.lateCompletion != .pass { endEarly() }
        }
        downstream.receive(completion: step.translate(completion))
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        if S.discipline.earlyRequest == .trap, status.load(ordering: .relaxed) == Self.waiting {
            Discipline.violated(step.name)
        }
        if S.discipline.trapsOnNone {
            precondition(demand > 0, "\(step.name): a subscriber must ask for at least one value")
        }
        requestUpstream(demand)
    }

    @inlinable
    override func cancel() {
        if S.discipline.countsEarlyCancel, status.load(ordering: .relaxed) == Self.waiting { endEarly() }
        super.cancel()
    }

    @usableFromInline
    override var description: String { "\(step.name)" }

    // MARK: - What a step can do with a value

    @inlinable @inline(__always)
    func emit(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

    /// Swallows the value and asks for another one in its place (C11).
    @inlinable @inline(__always)
    func skip() -> Subscribers.Demand { .max(1) }

    /// Cancels upstream, then emits a last value and finishes, unless that value is answered by cancelling.
    @inlinable
    func finish(_ last: Downstream.Input) -> Subscribers.Demand {
        guard beginLast() else { return .none }
        let more = downstream.receive(last)
        if endLast() { downstream.receive(completion: .finished) }
        return more
    }

    @inlinable
    func finish() -> Subscribers.Demand {
        guard end(cancelsUpstream: true) else { return .none }
        downstream.receive(completion: .finished)
        return .none
    }

    /// Cancels upstream, then fails (C11).
    @inlinable
    func fail(_ error: Downstream.Failure) -> Subscribers.Demand {
        guard end(cancelsUpstream: true) || failsOutside() else { return .none }
        downstream.receive(completion: .failure(error))
        return .none
    }

    /// Whether a value that came outside of a subscription may make this fail.
    @usableFromInline
    func failsOutside() -> Bool {
        if S.discipline.failsAnew { return true }
        return S.discipline.earlyValue == .pass && endEarly()
    }
}
