import Reactive

/// A publisher's events in the course of time, written as a string.
///
/// A string is read from left to right. Each symbol takes one *frame*, a millisecond by default:
///
/// | Symbol | Meaning |
/// |---|---|
/// | `-` | Nothing happens. |
/// | `a` | A value: any character that isn't a symbol. |
/// | `\|` | The publisher finishes. |
/// | `#` | The publisher fails. |
/// | `(ab)` | Events at the same time. A group takes one frame, whatever its length. |
/// | `^` | A subscription. |
/// | `!` | A cancellation. |
/// | `300ms` | Nothing happens for a time, with the unit `ns`, `us`, `ms`, `s` or `m`. Spaces must surround it. |
///
/// Other spaces have no meaning. Nothing follows `|`, `#` and `!`.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let typing = try scheduler.publisher(marbles: "a-b 400ms c|")
/// let searches = typing.debounce(for: .milliseconds(300), scheduler: scheduler)
/// #expect(try scheduler.marbles(of: searches) == "302ms b 100ms (c|)")
/// ```
///
/// Two diagrams are equal if the same events happen at the same times; how silence is written doesn't matter. A diagram
/// that can't be read equals no other one, and its description says what is wrong; see ``error``.
public struct Marbles: Sendable {
    /// An event of a diagram.
    public enum Event: Hashable, Sendable {
        /// The value with a name of one character.
        case value(Character)
        /// The publisher finishes.
        case finished
        /// The publisher fails.
        case failure
        /// A subscription.
        case subscription
        /// A cancellation.
        case cancellation
    }

    struct Entry: Sendable {
        let event: Event
        /// The frames before the event; times written as such aren't counted.
        let frames: Int
        /// The times before the event that are written as such.
        let time: Duration
        /// The index of the event's character in the text.
        let position: Int

        /// The time of the event.
        func offset(frame: Duration) -> Duration { frame * frames + time }
    }

    /// The length of a frame, if nothing else is said: a millisecond.
    public static let defaultFrame = Duration.milliseconds(1)

    /// The diagram as it was written.
    public let text: String
    /// What is wrong with the text; nil for a diagram.
    public let error: MarbleError?
    /// In order of time. Empty if there is an error.
    let entries: [Entry]
    /// The length of a frame; nil for that of what the diagram is compared with.
    let frame: Duration?

    /// Reads a diagram.
    ///
    /// - Parameters:
    ///   - text: The diagram.
    ///   - frame: The length of a frame. Nil, the default, takes that of the diagram it is compared with.
    /// - Throws: A ``MarbleError`` that shows the faulty character.
    public init(parsing text: String, frame: Duration? = nil) throws(MarbleError) {
        var parser = MarbleParser(text)
        self.init(text: text, entries: try parser.parse(), frame: frame)
    }

    private init(text: String, entries: [Entry], frame: Duration?, error: MarbleError? = nil) {
        self.text = text
        self.error = error
        self.entries = entries
        self.frame = frame
    }

    /// Creates what stands for events that can't be written.
    init(faulty error: MarbleError) {
        self.init(text: "", entries: [], frame: nil, error: error)
    }

    /// Creates the diagram of events.
    ///
    /// - Parameters:
    ///   - events: The events and their times since the diagram's start, in order of time.
    ///   - frame: The length of a frame.
    /// - Throws: A ``MarbleError`` if the events can't be written: two are less than a frame apart, or a value's name
    ///   is a symbol.
    public init(
        _ events: [(time: Duration, event: Event)], frame: Duration = Marbles.defaultFrame
    ) throws(MarbleError) {
        let text = try MarblePrinter(frame: frame).text(of: events)
        try self.init(parsing: text, frame: frame)
    }

    /// The events and their times since the diagram's start, in order of time. Empty if there is an error.
    ///
    /// - Parameter frame: The length of a frame; that of the diagram by default, or a millisecond.
    public func events(frame: Duration? = nil) -> [(time: Duration, event: Event)] {
        let frame = frame ?? self.frame ?? Self.defaultFrame
        return entries.map { ($0.offset(frame: frame), $0.event) }
    }

    /// Throws the error of a literal that can't be read.
    func validate() throws(MarbleError) {
        if let error { throw error }
    }
}

extension Marbles: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        guard left.error == nil, right.error == nil else { return left.text == right.text && left.error == right.error }
        let frame = left.frame ?? right.frame ?? defaultFrame
        let (events, others) = (left.events(frame: left.frame ?? frame), right.events(frame: right.frame ?? frame))
        return events.elementsEqual(others) { $0.time == $1.time && $0.event == $1.event }
    }
}

extension Marbles: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Reads a literal. If it can't be read, ``error`` says why.
    ///
    /// - Parameter value: The diagram.
    public init(stringLiteral value: String) {
        do throws(MarbleError) {
            try self.init(parsing: value)
        } catch {
            self.init(text: value, entries: [], frame: nil, error: error)
        }
    }
}

extension Marbles: CustomStringConvertible {
    /// The diagram as it was written, or what is wrong with it.
    public var description: String { error?.description ?? text }
}

/// A fault in a marble diagram.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault.
    public let message: String
    /// The diagram; empty if the fault is that there can't be one.
    public let marbles: String
    /// The index of the faulty character.
    public let position: Int

    init(_ message: String, in marbles: String = "", at position: Int = 0) {
        self.message = message
        self.marbles = marbles
        self.position = position
    }

    /// The fault, the diagram, and a mark under the faulty character.
    public var description: String {
        guard !marbles.isEmpty else { return message }
        return "\(message)\n    \(marbles)\n    \(String(repeating: " ", count: position))^ at index \(position)"
    }
}
