extension Publisher {
    /// Prints a line for everything that passes, before it goes on, in both directions; changes nothing.
    ///
    ///     numbers.print("numbers").sink { … }
    ///     // numbers: receive subscription: (PassthroughSubject)
    ///     // numbers: request unlimited
    ///     // numbers: receive value: (1)
    ///     // numbers: receive finished
    ///
    /// What a value is answered with, unless that is nothing, is marked `(synchronous)`. Unlike `handleEvents`, it also
    /// tells of what comes after the end, so that a publisher or a subscriber that breaks the rules is found out.
    ///
    /// - Parameters:
    ///   - prefix: starts each line, and a colon and a space follow it, unless it's empty.
    ///   - stream: where the lines go, one at a time and in order; standard output if nil. A stream that is a value
    ///     is copied: one per subscription.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// A publisher that prints a line for everything that passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line starts with.
        public let prefix: String
        public let upstream: Upstream
        /// Where the lines go; standard output if nil.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer<Output, Failure>(lines: LineWriter(prefix: prefix, stream))
            upstream.receive(subscriber: Watch(printer, downstream: subscriber))
        }
    }
}

private struct Printer<Input, Failure: Error>: Watcher {
    static var name: String { "Print" }
    static var seesAfterEnd: Bool { true }
    let lines: LineWriter

    func sees(subscription: any Subscription) { lines.write("receive subscription: (\(subscription))") }
    func sees(_ input: Input) { lines.write("receive value: (\(input))") }
    func sees(answer: Subscribers.Demand) { lines.write("request \(text(answer)) (synchronous)") }
    func sees(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: lines.write("receive finished")
        case .failure(let error): lines.write("receive error: (\(error))")
        }
    }
    func sees(request: Subscribers.Demand) { lines.write("request \(text(request))") }
    func seesCancel() { lines.write("receive cancel") }

    private func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
}

/// Writes lines to somebody's stream, one at a time, though requests and cancellations come from any thread.
///
/// The stream's code isn't called under the lock, and nobody waits: who finds another one writing leaves the line to it.
///
///     lines ≠ [] ⇒ somebody is writing, who will write them
private final class LineWriter {
    private struct State {
        var lines: [String] = []
        var isWriting = false
    }
    private let prefix: String
    private let state = Lock(State())
    /// Guarded by `isWriting`; a stream that prints by itself is served after it returns.
    @exclusivity(unchecked) private var stream: (any TextOutputStream)?

    init(prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        let line = prefix + text
        let isMine = state.withLock { state in
            state.lines.append(line)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isMine { writeAll() }
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
