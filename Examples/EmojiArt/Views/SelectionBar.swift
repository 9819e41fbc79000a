import ReactiveViews

/// What one can do with the selected emojis.
struct SelectionBar: View {
    let document: EmojiArtDocument
    let emojis: [EmojiArtModel.Emoji]
    let deselect: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 20) {
            Button("Bigger") { resize(by: 1.25) }
            Button("Smaller") { resize(by: 0.8) }
            Button("Remove", role: .destructive) {
                for emoji in emojis { document.removeEmoji(emoji) }
                deselect()
            }
            Button("Deselect", action: deselect)
        }
        .padding(.top, 8)
    }

    private func resize(by factor: CGFloat) {
        for emoji in emojis { document.resizeEmoji(emoji, by: factor) }
    }
}
