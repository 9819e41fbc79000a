import ReactiveViews

/// An event: when, what and where at the top, the badges at the bottom, and fields to edit them.
struct EventScreen: View {
    @StateObject private var editor = EventEditor()

    var body: some View {
        VStack(spacing: 16) {
            EventHeader(event: editor.event)
            Spacer()
            BadgeRow(badges: editor.event.badges, canShrink: editor.canShrink)
            BadgeForm(editor: editor)
        }
        .padding()
    }
}
