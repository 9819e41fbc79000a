import ReactiveViews

/// An emoji on the canvas. Who can't see it is told where it is and how large.
struct EmojiView: View {
    let emoji: EmojiArtModel.Emoji
    let isSelected: Bool

    var body: some View {
        Text(emoji.text)
            .font(.system(size: CGFloat(emoji.size)))
            .border(isSelected ? Color.accentColor : .clear, width: 2)
            .accessibilityLabel("at \(emoji.x), \(emoji.y), size \(emoji.size)" + (isSelected ? ", selected" : ""))
    }
}
