import ReactiveViews

/// Fields for the badges' texts, to watch the heights follow; and a switch between the two rows.
struct BadgeForm: View {
    @ObservedObject var editor: EventEditor

    var body: some View {
        VStack(alignment: .leading) {
            ForEach($editor.event.badges) { $badge in
                TextField("Badge \(badge.id)", text: $badge.text)
                    .textFieldStyle(.roundedBorder)
            }
            Toggle("Cards can shrink", isOn: $editor.canShrink)
        }
        .padding()
    }
}
