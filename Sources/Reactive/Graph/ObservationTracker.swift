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
/// before the tracking begins, and so isn't noticed.
///
/// Each evaluation has a number, and only the newest one's tracking counts. The toolchain has no call that ends a tracking, but
/// a change ends it: so an evaluation also reads a property of the tracker itself, and `cancel` says that this changes.
/// Otherwise objects that live long would collect a registration from each evaluation.
///
/// Whatever is tracked inside of another tracking counts for that one, too: a derived value that is first worked out inside of a
/// body makes the body depend on what the value read, until the body's next evaluation. Such a tracking is not cancelled, for
/// the outer one would take that for a change.
///
///     armed = the number of the last evaluation, if it read something observable and nothing of that has changed since; else 0
final class ObservationTracker: Observable, Sendable {
    private let armed = Atomic<UInt64>(0)
    private let newest = Atomic<UInt64>(0)
    private let node = Lock<WeakNode>(WeakNode())
    private let registrar = ObservationRegistrar()
    /// What stands for the evaluation as a whole.
    private var evaluation: Void { () }

    private struct WeakNode {
        weak var node: Graph.Node?
    }

    init(_ node: Graph.Node) {
        self.node.withLock { $0.node = node }
    }

    /// Runs an evaluation, which counts from now on, and none before it. To be called on the main actor; said to be of none, so that
    /// the closures aren't asked by the system, each time, whether they run there.
    func track<Result>(isNested: Bool, isTraced: Bool, _ work: () -> Result) -> Result {
        cancel()
        func tracked() -> Result {
            if !isNested { registrar.access(self, keyPath: \.evaluation) }
            return work()
        }
        #if os(Linux)
            if isTraced { return trackInDetail(tracked) }
        #endif
        return withObservationTracking(tracked, onChange: arm())
    }

    /// From now on no evaluation counts, and the objects that the last one read forget it.
    func cancel() {
        // What has changed has ended its tracking by itself.
        guard armed.exchange(0, ordering: .relaxed) != 0 else { return }
        registrar.willSet(self, keyPath: \.evaluation)
    }

    /// Called when an evaluation has read something observable.
    func arm() -> @Sendable () -> Void {
        let number = nextNumber()
        return { [weak self] in self?.changed(number, nil) }
    }

    #if os(Linux)
        /// Tracks an evaluation so that the trace can tell what was written.
        private func trackInDetail<Result>(_ body: () -> Result) -> Result {
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
        node.graph.inbox.mark(node) { { .observable(property ?? "a property") } }
    }

    /// `Model.name`, if the key path knows the property's name; else what is known.
    private static func describe(_ keyPath: AnyKeyPath) -> String {
        let root = type(of: keyPath).rootType
        let path = "\(keyPath)"
        if !path.contains("<"), let name = path.split(separator: ".").last { return "\(root).\(name)" }
        return "a \(type(of: keyPath).valueType) of \(root)"
    }
}
