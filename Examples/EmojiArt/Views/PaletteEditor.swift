import ReactiveViews

/// Edits a palette: its name, its emojis.
struct PaletteEditor: View {
    @Binding var palette: Palette
    @State private var emojisToAdd = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Name") {
                TextField("Name of the palette", text: $palette.name)
            }
            Section("Add emojis") {
                TextField("Emojis to add", text: $emojisToAdd)
                    .onChange(of: emojisToAdd) { add() }
            }
            Section("Tap to remove") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                    ForEach(palette.emojiList, id: \.self) { emoji in
                        Text(emoji).onTapGesture { withAnimation { palette.remove(emoji) } }
                    }
                }
            }
            Button("Done") { dismiss() }
        }
        .navigationTitle("Edit \(palette.name)")
        .frame(minWidth: 300, minHeight: 350)
    }

    /// Takes what was typed, and makes room for more.
    private func add() {
        guard !emojisToAdd.isEmpty else { return }
        withAnimation { palette.add(emojisToAdd) }
        emojisToAdd = ""
    }
}
