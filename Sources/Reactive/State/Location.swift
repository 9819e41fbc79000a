/// Where a value lives that bindings read and write.
///
/// Unchecked: subclasses guard what they store by the graph's inbox, or leave it to the closures that they were given,
/// which by Apple's design run wherever the binding is used.
@usableFromInline
class Location<Value>: PendingLocation, @unchecked Sendable {
    /// The value: inside an evaluation the one that bodies see, which makes the evaluated node a dependent; elsewhere
    /// the newest.
    func read() -> Value { preconditionFailure("\(Self.self) can't be read") }

    /// Writes a value under a transaction; nil means the ambient one.
    func write(_ value: Value, _ transaction: Transaction?) { preconditionFailure("\(Self.self) can't be written") }

    /// Whether a binding to the one can stand for a binding to the other.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether readers depend on this location by reading it. If not, they get new values from their parents only,
    /// and bindings compare these.
    var tracksReads: Bool { false }
}
