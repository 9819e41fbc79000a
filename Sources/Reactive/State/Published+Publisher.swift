extension Published {
    /// The publisher `$x` of a property `x`: delivers the current value at a subscriber's first request, then each new
    /// value before it is stored.
    ///
    /// Never completes. A subscriber that was without demand for a time receives the newest value at its next request,
    /// and none of those before it.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline let box: PublishedBox<Value>

        @usableFromInline
        init(box: PublishedBox<Value>) { self.box = box }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.projected().attachReplaying(subscriber)
        }
    }
}

extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, until the publisher completes or the property is released.
    ///
    /// Requests unlimited demand. The completion changes nothing. Values are set on the thread that delivers them.
    ///
    /// ```swift
    /// final class Clock: ObservableObject {
    ///     @Published var seconds = 0
    ///
    ///     init(_ ticks: some Publisher<Int, Never>) {
    ///         ticks.assign(to: &$seconds)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter published: the property's publisher, as in `&$seconds`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let ticket = box.makeAssignment()
        let mark = LiveMark("assign(to:)", of: Self.self)
        let assignment = sink(
            mark, { [weak box] value in box?.set(value) }, { [weak box] _ in box?.endAssignment(ticket) })
        box.keep(assignment, ticket: ticket)
    }
}

extension Published.Publisher: CustomStringConvertible {
    public var description: String { "Published<\(Value.self)>.Publisher" }
}
