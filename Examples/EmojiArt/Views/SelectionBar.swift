import ReactiveViews

/// What one can do with the selected emoji.
struct SelectionBar: View {
    let document: EmojiArtDocument
    let emoji: EmojiArtModel.Emoji
    let deselect: @MainActor () -> Void

    var body: some View {
        HStack {
            Button("Bigger") { document.resizeEmoji(emoji, by: 1.25) }
            Button("Smaller") { document.resizeEmoji(emoji, by: 0.8) }
            Button("Remove", role: .destructive) {
                document.removeEmoji(emoji)
                deselect()
            }
            Button("Deselect", action: deselect)
        }
    }
}
