/// Delivers values that were written down, as far as they are asked for, then the completion.
///
/// Without values it completes on subscribing. Asking for nothing does nothing.
public struct Record<Output, Failure: Error>: Publisher {
    public let recording: Recording

    /// Runs the closure at once; what it records is delivered to every subscriber.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    public init(recording: Recording) { self.recording = recording }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Pump.deliver(
            contentsOf: recording.output, completion: recording.completion, to: subscriber, as: "Record")
    }
}

extension Record {
    /// Values in order, and how it ended. Nothing can be added after the completion: that traps.
    public struct Recording {
        public typealias Input = Output

        public private(set) var output: [Output]
        /// `.finished` as long as nothing else was received.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver: Bool

        /// An empty one, still to be added to.
        public init() {
            output = []
            completion = .finished
            isOver = false
        }

        /// One that is over.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        public mutating func receive(_ input: Output) {
            precondition(!isOver, "Record.Recording: a value after the completion")
            output.append(input)
        }

        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "Record.Recording: a second completion")
            self.completion = completion
            isOver = true
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey {
        case output, completion
    }

    /// What was decoded is over.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        output = try container.decode([Output].self, forKey: .output)
        completion = try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        isOver = true
    }

    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}
