import ReactiveViews

/// An event: when, what and where at the top, the badges at the bottom.
struct EventScreen: View {
    let event: Event
    var canShrink = false

    var body: some View {
        VStack {
            EventHeader(event: event)
            Spacer()
            BadgeRow(badges: event.badges, canShrink: canShrink)
        }
        .padding()
    }
}

/// The event's screen, and fields to edit it below.
struct EditableEvent: View {
    @StateObject private var editor = EventEditor()

    var body: some View {
        VStack(spacing: 0) {
            EventScreen(event: editor.event, canShrink: editor.canShrink)
            BadgeForm(editor: editor)
        }
    }
}
