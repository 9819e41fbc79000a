import Synchronization

/// What a node keeps for an observed object: the object and the subscription to its announcements.
///
/// Invariant: while the node is mounted there is a subscription ⇔ there is an object, and it is to that object.
final class ObjectSlot<Object: ObservableObject>: DynamicPropertySlot {
    private(set) var object: Object?
    private var subscription: AnyCancellable?
    /// Nil from the unmounting on: the node's component owns this slot.
    private var node: Graph.Node?
    private let info: Graph.PropertyInfo
    /// How many announcements from off the main actor the object has made, as far as this slot knows.
    private let announcementsOffMainActor = Atomic<Int>(0)

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        self.node = node
        self.info = info
    }

    /// Observes another object from now on, the old one no longer. The same object again changes nothing (U18).
    /// Called by passes, so on the main actor.
    func observe(_ newObject: Object) {
        guard newObject !== object, let node else { return }
        object = newObject
        let info = info
        let identity = ObjectIdentifier(newObject)
        announcementsOffMainActor.store(
            node.graph.inbox.announcementsOffMainActor(of: identity), ordering: .relaxed)
        // Announcements come from any thread; the inbox takes them up, and the node is updated in the next pass, when the
        // object's properties have their new values (U6).
        let announcements = newObject.objectWillChange
        let announcer = announcements as? any ChangeAnnouncer
        // The subscription ends with the node, so what it keeps alive needn't be weak.
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
            let isByHand = announcer.map { !$0.isChanging } ?? true
            inbox.mark(node, announcedBy: announcer, isByHand: isByHand) {
                let before = newObject.map(PublishedValues.init)
                return { .object(property: info.name, type: "\(Object.self)", changes: before?.changes() ?? []) }
            }
        }
        catchUp(announcer)
    }

    /// A change that was announced before there was somebody to hear it isn't missed.
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

/// Bindings to the properties of an observed object, by dynamic member lookup: `$model.name`.
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: ObservableObject> {
    let object: Object

    /// A binding to a property. It reads the property now (B4); every write publishes, equal or not.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        Binding(ObjectMemberLocation(object, keyPath))
    }
}
