/// A place that bindings read and write.
///
/// Unchecked: subclasses guard their state by the inbox's lock or a lock of their own, or leave it to closures, which
/// run on the thread that uses the binding, as on Apple's systems.
@usableFromInline
class Location<Value>: PendingLocation, @unchecked Sendable {
    /// Returns the value. Inside of an evaluation it is the value of the pass, and the evaluated node becomes a
    /// dependent; elsewhere it is the newest value.
    func read() -> Value { preconditionFailure("\(Self.self) can't be read") }

    /// Writes a value under a transaction; nil means the ambient one.
    func write(_ value: Value, _ transaction: Transaction?) { preconditionFailure("\(Self.self) can't be written") }

    /// Whether the two are the same place, so that bindings to them are interchangeable.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether readers depend on this location by reading it. If not, they receive new values from their parents only,
    /// and bindings compare these.
    var tracksReads: Bool { false }
}
