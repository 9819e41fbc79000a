/// A publisher that delivers recorded values and a completion to each subscriber.
///
/// ```swift
/// let record = Record<Int, Never> { recording in
///     recording.receive(1)
///     recording.receive(2)
///     recording.receive(completion: .finished)
/// }
/// let subscription = record.sink { print($0) } // prints 1, 2
/// ```
///
/// Values are delivered as requested, on the requesting thread; a request for no values does nothing. The completion
/// arrives with the last value, or on subscribing if there are no values.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the completion.
    public let recording: Recording

    /// Creates a record by running a closure at once.
    ///
    /// - Parameter record: Adds values and a completion to a recording. Without a completion it finishes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a record of a recording.
    ///
    /// - Parameter recording: The values and the completion.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a record of values and a completion.
    ///
    /// - Parameters:
    ///   - output: The values, in order of delivery.
    ///   - completion: The completion, delivered after the values.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        DemandDrivenSource.deliver(
            contentsOf: recording.output, completion: recording.completion, to: subscriber, as: "Record")
    }
}

extension Record {
    /// Values in order, and a completion. Adding anything after the completion traps.
    public struct Recording {
        public typealias Input = Output

        /// The recorded values, in order.
        public private(set) var output: [Output]
        /// The recorded completion; `.finished` if none was received.
        public private(set) var completion: Subscribers.Completion<Failure>
        /// Whether a completion was received.
        private var isOver: Bool

        /// Creates an empty recording, to which values and a completion can be added.
        public init() {
            output = []
            completion = .finished
            isOver = false
        }

        /// Creates a completed recording.
        ///
        /// - Parameters:
        ///   - output: The values, in order.
        ///   - completion: The completion; `.finished` by default.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Adds a value. Traps after a completion.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "Record.Recording: received a value after the completion; add values first.")
            output.append(input)
        }

        /// Adds the completion. Traps after another one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "Record.Recording: received a second completion; add only one.")
            self.completion = completion
            isOver = true
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey {
        case output, completion
    }

    /// Decodes a completed recording.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if the data has another format, or what decoding a value or the failure throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        output = try container.decode([Output].self, forKey: .output)
        completion = try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        isOver = true
    }

    /// Encodes the recording, as `encode(to:)` does.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: An `EncodingError`, or what encoding a value or the failure throws.
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
