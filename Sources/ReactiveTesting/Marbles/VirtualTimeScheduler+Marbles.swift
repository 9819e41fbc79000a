import Reactive
import ReactiveFoundation

extension VirtualTimeScheduler {
    /// Creates a publisher that delivers what a diagram says.
    ///
    /// A *cold* publisher plays its diagram anew for each subscriber; what happens at once comes when the clock is
    /// advanced. A *hot* one plays it once, from its creation on, or from the `^` in it, before which everything is
    /// past.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let numbers = try scheduler.publisher(marbles: "-a-(bc)-|", values: ["a": 1, "b": 2, "c": 3])
    /// let doubled = numbers.map { $0 * 2 }
    /// #expect(try scheduler.marbles(of: doubled, values: ["x": 2, "y": 4, "z": 6]) == "-x-(yz)-|")
    /// ```
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see ``Marbles``. It has no `#`.
    ///   - values: The values by their names in the diagram.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - isHot: Whether all subscribers share the events; false by default.
    /// - Returns: The publisher.
    /// - Throws: A ``MarbleError`` if the diagram can't be read, or lacks a value.
    public func publisher<Value>(
        marbles: Marbles, values: [Character: Value], frame: Duration = Marbles.defaultFrame, isHot: Bool = false
    ) throws(MarbleError) -> MarblePublisher<Value, Never> {
        try publisher(marbles, frame, isHot, failure: nil) { values[$0] }
    }

    /// Creates a publisher that delivers what a diagram says, and can fail.
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see ``Marbles``.
    ///   - values: The values by their names in the diagram.
    ///   - failure: The error that `#` stands for.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - isHot: Whether all subscribers share the events; false by default.
    /// - Returns: The publisher.
    /// - Throws: A ``MarbleError`` if the diagram can't be read, or lacks a value.
    public func publisher<Value, Failure: Error>(
        marbles: Marbles, values: [Character: Value], failure: Failure, frame: Duration = Marbles.defaultFrame,
        isHot: Bool = false
    ) throws(MarbleError) -> MarblePublisher<Value, Failure> {
        try publisher(marbles, frame, isHot, failure: failure) { values[$0] }
    }

    /// Creates a publisher that delivers the names in a diagram.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let letters = try scheduler.publisher(marbles: "-a-b|").map { $0.uppercased() }
    /// #expect(try scheduler.marbles(of: letters) == "-A-B|")
    /// ```
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see ``Marbles``. It has no `#`.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - isHot: Whether all subscribers share the events; false by default.
    /// - Returns: The publisher.
    /// - Throws: A ``MarbleError`` if the diagram can't be read.
    public func publisher(
        marbles: Marbles, frame: Duration = Marbles.defaultFrame, isHot: Bool = false
    ) throws(MarbleError) -> MarblePublisher<String, Never> {
        try publisher(marbles, frame, isHot, failure: nil) { String($0) }
    }

    /// Creates a publisher that delivers the names in a diagram, and can fail.
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see ``Marbles``.
    ///   - failure: The error that `#` stands for.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - isHot: Whether all subscribers share the events; false by default.
    /// - Returns: The publisher.
    /// - Throws: A ``MarbleError`` if the diagram can't be read.
    public func publisher<Failure: Error>(
        marbles: Marbles, failure: Failure, frame: Duration = Marbles.defaultFrame, isHot: Bool = false
    ) throws(MarbleError) -> MarblePublisher<String, Failure> {
        try publisher(marbles, frame, isHot, failure: failure) { String($0) }
    }

    private func publisher<Value, Failure: Error>(
        _ marbles: Marbles, _ frame: Duration, _ isHot: Bool, failure: Failure?, value: (Character) -> Value?
    ) throws(MarbleError) -> MarblePublisher<Value, Failure> {
        try marbles.validate()
        if frame <= .zero { throw MarbleError("Invalid frame \(frame); it must be positive.", in: marbles.text) }
        var events: [(Duration, Recorder<Value, Failure>.Event)] = []
        var origin = Duration.zero
        for entry in marbles.entries {
            let offset = entry.offset(frame: frame)
            func fault(_ message: String) -> MarbleError {
                MarbleError(message, in: marbles.text, at: entry.position)
            }
            switch entry.event {
            case .value(let name):
                guard let value = value(name) else { throw fault("No value is given for \"\(name)\".") }
                events.append((offset, .value(value)))
            case .finished: events.append((offset, .completion(.finished)))
            case .failure:
                guard let failure else { throw fault("No failure is given for `#`.") }
                events.append((offset, .completion(.failure(failure))))
            case .subscription:
                guard isHot else { throw fault("Only the diagram of a hot publisher can have `^`.") }
                origin = offset
            case .cancellation: throw fault("The diagram of a publisher can't have `!`.")
            }
        }
        // What is before the origin is past.
        let future = events.compactMap { $0.0 >= origin ? ($0.0 - origin, $0.1) : nil }
        return MarblePublisher(future, on: clock, frame: frame, isHot: isHot)
    }

    /// Subscribes to a publisher, advances the clock until the publisher completes or no work is left, and returns the
    /// events as a diagram.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let late = Just("a").delay(for: .milliseconds(3), scheduler: scheduler)
    /// #expect(try scheduler.marbles(of: late) == "---(a|)")
    /// ```
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - values: The names of values, each a character that isn't a symbol. A value that isn't among them is named by
    ///     its description if that is one character.
    ///   - subscription: A diagram in which `^` is the subscription and `!` the cancellation, each before all other
    ///     events of its time; nil, the default, is `^`.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - limit: The longest time to advance; an hour by default.
    /// - Returns: The events, from the time of the call on.
    /// - Throws: A ``MarbleError`` if a value has no name, if two events are less than a frame apart, or if the
    ///   diagram of the subscription is wrong.
    public func marbles<P: Publisher>(
        of publisher: P, values: [Character: P.Output], subscription: Marbles? = nil,
        frame: Duration = Marbles.defaultFrame, limit: Duration = .seconds(3_600)
    ) throws(MarbleError) -> Marbles where P.Output: Equatable {
        let names = values.sorted { $0.key < $1.key }
        return try record(publisher, subscription, frame, limit) { value in
            names.first { $0.value == value }?.key
        }
    }

    /// Subscribes to a publisher of values with a description of one character, advances the clock until the publisher
    /// completes or no work is left, and returns the events as a diagram.
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - subscription: A diagram in which `^` is the subscription and `!` the cancellation, each before all other
    ///     events of its time; nil, the default, is `^`.
    ///   - frame: The length of a frame; a millisecond by default.
    ///   - limit: The longest time to advance; an hour by default.
    /// - Returns: The events, from the time of the call on.
    /// - Throws: A ``MarbleError`` if a value has no name, if two events are less than a frame apart, or if the
    ///   diagram of the subscription is wrong.
    public func marbles<P: Publisher>(
        of publisher: P, subscription: Marbles? = nil, frame: Duration = Marbles.defaultFrame,
        limit: Duration = .seconds(3_600)
    ) throws(MarbleError) -> Marbles {
        try record(publisher, subscription, frame, limit) { _ in nil }
    }

    private func record<P: Publisher>(
        _ publisher: P, _ subscription: Marbles?, _ frame: Duration, _ limit: Duration,
        name: (P.Output) -> Character?
    ) throws(MarbleError) -> Marbles {
        let span = try subscriptionSpan(subscription, frame)
        let start = clock.now
        let recording = Recording(publisher, on: clock)
        // A subscription comes before everything else at its time, and so does a cancellation.
        if span.start > .zero {
            run(before: start.advanced(by: span.start)) { false }
            clock.move(to: start.advanced(by: span.start))
        }
        recording.start()
        run(before: start.advanced(by: span.end ?? (limit + .nanoseconds(1)))) { recording.isOver }
        if let end = span.end, !recording.isOver { clock.move(to: start.advanced(by: end)) }
        recording.cancel()
        var events: [(Duration, Marbles.Event)] = []
        for (instant, event) in recording.events {
            let time = start.duration(to: instant)
            switch event {
            case .value(let value):
                let text = String(describing: value)
                guard let name = name(value) ?? (text.count == 1 ? text.first : nil) else {
                    throw MarbleError("The value \(text) at \(time) has no name; pass it in `values`.")
                }
                events.append((time, .value(name)))
            case .completion(.finished): events.append((time, .finished))
            case .completion(.failure): events.append((time, .failure))
            case .subscription: break
            }
        }
        return try Marbles(events, frame: frame)
    }

    /// Runs the work that is due before a time, at most 100 000 pieces.
    private func run(before end: VirtualClock.Instant, unless isOver: () -> Bool) {
        let last = end.advanced(by: .nanoseconds(-1))
        var count = 0
        while !isOver(), count < 100_000, let action = clock.takeNext(until: last) {
            action()
            count += 1
        }
    }

    private func subscriptionSpan(
        _ marbles: Marbles?, _ frame: Duration
    ) throws(MarbleError) -> (start: Duration, end: Duration?) {
        guard let marbles else { return (.zero, nil) }
        try marbles.validate()
        var span: (start: Duration, end: Duration?) = (.zero, nil)
        for entry in marbles.entries {
            switch entry.event {
            case .subscription: span.start = entry.offset(frame: frame)
            case .cancellation: span.end = entry.offset(frame: frame)
            case .value, .finished, .failure:
                throw MarbleError(
                    "The diagram of a subscription can only have `^` and `!`.", in: marbles.text, at: entry.position)
            }
        }
        return span
    }
}

/// Records a publisher's events with their times.
private final class Recording<P: Publisher> {
    private let publisher: P
    private let clock: VirtualClock
    private var subscription: AnyCancellable?
    private(set) var events: [(VirtualClock.Instant, Recorder<P.Output, P.Failure>.Event)] = []
    private(set) var isOver = false

    init(_ publisher: P, on clock: VirtualClock) {
        self.publisher = publisher
        self.clock = clock
    }

    func start() {
        subscription = publisher.sink(
            receiveCompletion: { [self] in
                events.append((clock.now, .completion($0)))
                isOver = true
            }, receiveValue: { [self] in events.append((clock.now, .value($0))) })
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
        isOver = true
    }
}
