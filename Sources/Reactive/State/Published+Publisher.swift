extension Published {
    /// What `$x` is: delivers the property's current value, then each new one before it is stored; never fails.
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
    /// Sets the property to each value, for as long as the property lives; the completion changes nothing (C32).
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
