#if os(Linux)
    // For `ObservationTracking.changed`, which tells a trace whose property was written. Elsewhere the interface isn't there.
    @_spi(SwiftUI) import Observation
#else
    import Observation
#endif
import Synchronization

/// What a node's evaluations read of `@Observable` objects, property by property (O1).
///
/// The toolchain's tracking tells once, before the change (O2), on any thread and in no particular order (O5 ⚑): it is only used
/// to mark the node, which is evaluated in a later pass and tracked anew. What a body itself writes after reading it is written
/// before the tracking begins, and so isn't noticed. It can't be taken back, either; so each
/// evaluation has a number, and only the newest one's tracking counts. What older ones have registered stays in the
/// objects until one of those properties changes.
///
///     armed = the number of the last evaluation, if it read something observable and nothing of that has changed since; else 0
final class ObservationTracker: Sendable {
    private let armed = Atomic<UInt64>(0)
    private let newest = Atomic<UInt64>(0)
    private let node = Lock<WeakNode>(WeakNode())

    private struct WeakNode {
        weak var node: Graph.Node?
    }

    init(_ node: Graph.Node) {
        self.node.withLock { $0.node = node }
    }

    /// The evaluation that begins counts, none before it.
    func disarm() { armed.store(0, ordering: .relaxed) }

    /// Called after an evaluation that read something observable.
    func arm() -> @Sendable () -> Void {
        let number = nextNumber()
        return { [weak self] in self?.changed(number, nil) }
    }

    #if os(Linux)
        /// Tracks an evaluation so that the trace can tell what was written.
        @MainActor
        func trackInDetail<Result>(_ body: () -> Result) -> Result {
            let number = nextNumber()
            return withObservationTracking(
                body,
                willSet: { [weak self] tracking in
                    tracking.cancel()
                    self?.changed(number, tracking.changed.map(Self.describe))
                })
        }
    #endif

    private func nextNumber() -> UInt64 {
        let number = newest.wrappingAdd(1, ordering: .relaxed).newValue
        armed.store(number, ordering: .relaxed)
        return number
    }

    /// On any thread.
    private func changed(_ number: UInt64, _ property: String?) {
        guard armed.compareExchange(expected: number, desired: 0, ordering: .relaxed).exchanged else { return }
        guard let node = node.withLock({ $0.node }) else { return }
        if Evaluation.isCurrentThread {
            Diagnostics.reportPublishing("an @Observable object\(property.map { " (\($0))" } ?? "")")
        }
        node.graph.inbox.mark(node, because: { { .observable(property ?? "a property") } })
    }

    /// `Model.name`, if the key path knows the property's name; else what is known.
    private static func describe(_ keyPath: AnyKeyPath) -> String {
        let root = type(of: keyPath).rootType
        let path = "\(keyPath)"
        if !path.contains("<"), let name = path.split(separator: ".").last { return "\(root).\(name)" }
        return "a \(type(of: keyPath).valueType) of \(root)"
    }
}
