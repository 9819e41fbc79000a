import ReactiveViews

/// An emoji on the canvas; without a screen, its place and size are shown in words.
struct EmojiView: View {
    let emoji: EmojiArtModel.Emoji
    let isSelected: Bool

    var body: some View {
        HStack {
            Text(emoji.text)
            Text("at \(emoji.x), \(emoji.y), size \(emoji.size)" + (isSelected ? ", selected" : ""))
        }
    }
}
