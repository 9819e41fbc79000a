#if os(Linux)
    // For `ObservationTracking.changed`, which names the written property in traces. Other systems don't have the
    // interface.
    @_spi(SwiftUI) import Observation
#else
    import Observation
#endif
import Synchronization

/// Observes the `@Observable` properties that a node's evaluations read.
///
/// The toolchain's tracking calls back once, before the change, on any thread and in no particular order. It is only
/// used to mark the node, which is evaluated and tracked anew in a later pass. A property that a body writes after
/// reading it is written before the tracking begins, and isn't noticed.
///
/// Each evaluation has a number, and only the newest one's tracking counts. The toolchain has no call that ends a
/// tracking, but a change ends it: an evaluation therefore also reads a property of the tracker itself, and `cancel`
/// announces a change of it. Otherwise long-lived objects would collect a registration from each evaluation.
///
/// Reads inside of a nested tracking count for the outer one too: a derived value that is first computed inside of a
/// body makes the body depend on what the computation read, until the body's next evaluation. Such a tracking has no
/// property of the tracker, since the outer one would take its cancellation for a change.
///
///     armed = the number of the last evaluation, if it read something observable and none of that has changed; else 0
final class ObservationTracker: Observable, Sendable {
    private let armed = Atomic<UInt64>(0)
    private let newest = Atomic<UInt64>(0)
    private let node = Lock<WeakNode>(WeakNode())
    private let registrar = ObservationRegistrar()
    /// Read by each evaluation, and announced as changed to end its tracking.
    private var evaluation: Void { () }

    private struct WeakNode {
        weak var node: Graph.Node?
    }

    init(_ node: Graph.Node) {
        self.node.withLock { $0.node = node }
    }

    /// Runs an evaluation; from now on only its tracking counts. To be called on the actor of the node's graph.
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

    /// Ends the last evaluation's tracking: the objects that it read remove their registrations.
    func cancel() {
        // A change has ended the tracking already.
        guard armed.exchange(0, ordering: .relaxed) != 0 else { return }
        registrar.willSet(self, keyPath: \.evaluation)
    }

    /// Returns the callback for an evaluation that has read something observable.
    func arm() -> @Sendable () -> Void {
        let number = nextNumber()
        return { [weak self] in self?.changed(number, nil) }
    }

    #if os(Linux)
        /// Tracks an evaluation so that traces can name the property that is written.
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

    /// Marks the node if the evaluation is still the last one. Called on any thread.
    private func changed(_ number: UInt64, _ property: String?) {
        guard armed.compareExchange(expected: number, desired: 0, ordering: .relaxed).exchanged else { return }
        guard let node = node.withLock({ $0.node }) else { return }
        if Evaluation.isCurrentThread {
            Diagnostics.reportPublishing("an @Observable object\(property.map { " (\($0))" } ?? "")")
        }
        node.graph.inbox.mark(node) { { node.graph.observableReason(for: node, property) } }
    }

    /// `Model.name` if the key path has the property's name, or if there is one property of its type; else the names of
    /// the few properties of its type.
    private static func describe(_ keyPath: AnyKeyPath) -> String {
        let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
        let path = "\(keyPath)"
        if !path.contains("<"), let name = path.split(separator: ".").last { return "\(root).\(name)" }
        // The macro `@Observable` stores a property `name` as `_name`.
        let names = StoredField.all(in: root).filter { $0.type == value && $0.name.hasPrefix("_") }
            .map { "\(root).\($0.name.dropFirst())" }
        return (1...3).contains(names.count) ? names.joined(separator: " or ") : "a \(value) of \(root)"
    }
}
