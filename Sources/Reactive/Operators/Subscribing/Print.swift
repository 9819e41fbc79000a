extension Publisher {
    /// Prints a line for each event, before the event is forwarded.
    ///
    /// All events and demand are forwarded unchanged and in order. A demand returned for a value is marked
    /// `(synchronous)`; a returned demand of zero isn't printed. Unlike `handleEvents`, it also prints events after the
    /// end, which reveals a publisher or a subscriber that violates the protocol.
    ///
    /// ```swift
    /// let numbers = PassthroughSubject<Int, Never>()
    /// let sink = numbers.print("numbers").sink { _ in }
    /// numbers.send(1)
    /// numbers.send(completion: .finished)
    /// // numbers: receive subscription: (PassthroughSubject)
    /// // numbers: request unlimited
    /// // numbers: receive value: (1)
    /// // numbers: receive finished
    /// ```
    ///
    /// - Parameters:
    ///   - prefix: The beginning of each line, followed by a colon and a space. Empty by default, without a colon.
    ///   - stream: The stream that the lines are written to, one at a time and in order; nil, the default, is standard
    ///     output. A stream that is a value is copied for each subscription.
    /// - Returns: A publisher of the same values.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// A publisher that prints a line for each event. Made by `print(_:to:)`.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The beginning of each line.
        public let prefix: String
        /// The publisher whose events are printed.
        public let upstream: Upstream
        /// The stream that the lines are written to; nil is standard output.
        public let stream: (any TextOutputStream)?

        /// Makes a publisher that prints upstream's events.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose events are printed.
        ///   - prefix: The beginning of each line, followed by a colon and a space unless it is empty.
        ///   - stream: The stream that the lines are written to; nil, the default, is standard output.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer<Output, Failure>(lines: LineWriter(prefix: prefix, stream))
            upstream.receive(subscriber: Tap(printer, downstream: subscriber))
        }
    }
}

private struct Printer<Input, Failure: Error>: TapHandler {
    static var name: String { "Print" }
    static var handlesEventsAfterEnd: Bool { true }
    let lines: LineWriter

    func received(subscription: any Subscription) { lines.write("receive subscription: (\(subscription))") }
    func received(_ input: Input) { lines.write("receive value: (\(input))") }
    func returned(_ demand: Subscribers.Demand) { lines.write("request \(text(demand)) (synchronous)") }
    func received(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: lines.write("receive finished")
        case .failure(let error): lines.write("receive error: (\(error))")
        }
    }
    func requested(_ demand: Subscribers.Demand) { lines.write("request \(text(demand))") }
    func cancelled() { lines.write("receive cancel") }

    private func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
}

/// Writes lines to a stream, one at a time, although requests and cancellations arrive on any thread.
///
/// The stream is called outside of the lock, and no thread waits: a thread that finds another one writing leaves its
/// line to that one.
///
///     lines ≠ [] ⇒ a thread is writing, and will write them
private final class LineWriter {
    private struct State {
        var lines: [String] = []
        var isWriting = false
    }
    private let prefix: String
    private let state = Lock(State())
    /// Guarded by `isWriting`. Lines that the stream itself causes are written after it returns.
    @exclusivity(unchecked) private var stream: (any TextOutputStream)?

    init(prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        let line = prefix + text
        let mustWrite = state.withLock { state in
            state.lines.append(line)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if mustWrite { writeAll() }
    }

    private func writeAll() {
        while true {
            let lines = state.withLock { state in
                defer { state.lines = [] }
                if state.lines.isEmpty { state.isWriting = false }
                return state.lines
            }
            if lines.isEmpty { return }
            for line in lines { write(line: line) }
        }
    }

    private func write(line: String) {
        guard var target = stream else { return Swift.print(line) }
        target.writeLine(line)
        stream = target
    }
}

extension TextOutputStream {
    fileprivate mutating func writeLine(_ line: String) { Swift.print(line, to: &self) }
}
