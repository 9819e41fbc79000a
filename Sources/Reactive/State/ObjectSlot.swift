import Synchronization

/// A node's observation of an object: the object and the subscription to its announcements.
///
/// Invariant: while the node is mounted, there is a subscription ⇔ there is an object; the subscription is to that
/// object.
final class ObjectSlot<Object: ObservableObject>: DynamicPropertySlot {
    private(set) var object: Object?
    private var subscription: AnyCancellable?
    /// Cleared when the node is unmounted: the node owns this slot.
    private var node: Graph.Node?
    private let info: Graph.PropertyInfo
    /// The number of announcements from off the main actor that this slot has received or skipped.
    private let announcementsOffMainActor = Atomic<Int>(0)

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        self.node = node
        self.info = info
    }

    /// Observes another object instead of the present one; does nothing if it is the same. Called by passes, so on the
    /// main actor.
    func observe(_ newObject: Object) {
        guard newObject !== object, let node else { return }
        object = newObject
        let info = info
        let identity = ObjectIdentifier(newObject)
        announcementsOffMainActor.store(
            node.graph.inbox.announcementsOffMainActor(of: identity), ordering: .relaxed)
        // Announcements come from any thread. The inbox queues them, and the next pass updates the node, when the
        // object's properties have their new values.
        let announcements = newObject.objectWillChange
        let announcer = announcements as? any ChangeAnnouncer
        // The subscription ends with the node, so that it may keep the slot and the node alive.
        subscription = announcements.sink { [weak newObject, self] _ in
            let inbox = node.graph.inbox
            if Evaluation.isCurrentThread {
                Diagnostics.reportPublishing("\(Object.self)")
            } else if inbox.isOffMainActor {
                let number = announcementsOffMainActor.wrappingAdd(1, ordering: .relaxed).newValue
                if inbox.noteAnnouncementOffMainActor(number, of: identity) {
                    Diagnostics.reportPublishingOffMainActor("\(Object.self)")
                }
            }
            let isManual = announcer.map { !$0.isChanging } ?? true
            inbox.mark(node, announcedBy: announcer, isManual: isManual) {
                let before = newObject.map(PublishedValues.init)
                let type = "\(Object.self)"
                return { .object(property: info.name, type: type, changes: before?.changes() ?? []) }
            }
        }
        catchUp(announcer)
    }

    /// Marks the node if a change was announced before the subscription and isn't made yet.
    private func catchUp(_ announcer: (any ChangeAnnouncer)?) {
        guard let announcer, announcer.isChanging, let node else { return }
        node.graph.inbox.mark(node, announcedBy: announcer) { { .other("a change was under way") } }
    }

    @MainActor
    override func unmount() {
        subscription = nil
        node = nil
    }
}
