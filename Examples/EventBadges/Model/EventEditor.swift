import ReactiveViews

/// The event while it is edited.
@MainActor
final class EventEditor: ObservableObject {
    @Published var event: Event
    /// Which of the two rows shows the badges.
    @Published var canShrink = false

    init(_ event: Event = .sample) {
        self.event = event
    }
}
