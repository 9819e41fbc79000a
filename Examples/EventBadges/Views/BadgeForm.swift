import ReactiveViews

/// Fields for the badges' texts, to watch the heights follow.
struct BadgeForm: View {
    @ObservedObject var editor: EventEditor

    var body: some View {
        VStack {
            ForEach($editor.event.badges) { $badge in
                TextField("Badge \(badge.id)", text: $badge.text)
                    .textFieldStyle(.roundedBorder)
            }
            Toggle("Cards can shrink", isOn: $editor.canShrink)
        }
    }
}
