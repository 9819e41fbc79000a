import Reactive
import ReactiveFoundation

/// A publisher whose events a marble diagram determines. A scheduler with virtual time creates it.
///
/// - **Demand:** A value that comes without demand is dropped, as by `PassthroughSubject`.
/// - **Completion** and **failure:** As the diagram says.
/// - **Cancellation:** Ends the events of the subscriber.
public final class MarblePublisher<Output, Failure: Error>: Publisher {
    // The lock guards `spans`. A span's end is set at most once.
    private let clock: VirtualClock
    private let events: [(offset: Duration, event: Recorder<Output, Failure>.Event)]
    private let frame: Duration
    private let start: VirtualClock.Instant
    /// Delivers to all subscribers; nil if each has events of its own.
    private let shared: PassthroughSubject<Output, Failure>?
    private let spans = Lock<[(start: Duration, end: Duration?)]>([])

    init(
        _ events: [(offset: Duration, event: Recorder<Output, Failure>.Event)], on clock: VirtualClock,
        frame: Duration, isHot: Bool
    ) {
        self.clock = clock
        self.events = events
        self.frame = frame
        start = clock.now
        shared = isHot ? PassthroughSubject() : nil
        if let shared { _ = play(in: shared) }
    }

    /// The subscriptions so far, each as a diagram from the publisher's creation on: `^` is the subscription, `!` the
    /// cancellation. A subscription that has completed, or is still there, has no `!`. A subscription that was
    /// cancelled within its frame can't be written; see ``Marbles/error``.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let source = try scheduler.publisher(marbles: "a-b-c-d")
    /// source.prefix(2).sink { _ in }.store(in: &subscriptions)
    /// scheduler.run()
    /// #expect(source.subscriptions == ["^-!"])
    /// ```
    public var subscriptions: [Marbles] {
        spans.withLockUnchecked { $0 }.map { start, end in
            let events = [(start, Marbles.Event.subscription)] + (end.map { [($0, .cancellation)] } ?? [])
            do throws(MarbleError) {
                return try Marbles(events, frame: frame)
            } catch {
                return Marbles(faulty: error)
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let index = spans.withLockUnchecked { spans in
            spans.append((clock.now - start, nil))
            return spans.count - 1
        }
        let subject = shared ?? PassthroughSubject()
        let jobs = Jobs()
        subject
            .handleEvents(receiveCancel: { [self] in
                jobs.cancel()
                spans.withLockUnchecked { $0[index].end = clock.now - start }
            })
            .subscribe(subscriber)
        if shared == nil { jobs.add(play(in: subject)) }
    }

    private func play(in subject: PassthroughSubject<Output, Failure>) -> [VirtualClock.Job] {
        events.map { offset, event in
            clock.schedule(after: offset) {
                switch event {
                case .value(let value): subject.send(value)
                case .completion(let completion): subject.send(completion: completion)
                case .subscription: break
                }
            }
        }
    }
}

/// The jobs of a subscription.
///
///     isCancelled  ⇒  all are cancelled
private final class Jobs: Sendable {
    private let state = Lock((jobs: [VirtualClock.Job](), isCancelled: false))

    func add(_ jobs: [VirtualClock.Job]) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.jobs = jobs }
            return state.isCancelled
        }
        if isCancelled { for job in jobs { job.cancel() } }
    }

    func cancel() {
        let jobs = state.withLock { state in
            defer { state = ([], true) }
            return state.jobs
        }
        for job in jobs { job.cancel() }
    }
}

extension VirtualClock.Instant {
    fileprivate static func - (left: Self, right: Self) -> Duration { right.duration(to: left) }
}
