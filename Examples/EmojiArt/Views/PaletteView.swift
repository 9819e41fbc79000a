import ReactiveViews

/// A palette's name and its emojis, to be dragged.
struct PaletteView: View {
    let palette: Palette
    let emojiSize: CGFloat

    var body: some View {
        HStack {
            Text(palette.name)
            ScrollView(.horizontal) {
                HStack {
                    ForEach(palette.emojiList, id: \.self) { emoji in
                        Text(emoji).onDrag { NSItemProvider(object: emoji as NSString) }
                    }
                }
            }
            .font(.system(size: emojiSize))
            .frame(height: emojiSize * 1.3)
        }
    }
}
