import ReactiveViews

/// The canvas and what one can do with it.
struct DocumentView: View {
    @ObservedObject var document: EmojiArtDocument
    @State private var selection: EmojiArtModel.Emoji.ID?
    @State private var showsFailure = false

    private static let sizeOfNewEmojis = 40

    var body: some View {
        VStack {
            canvas
            if let emoji = document.model.emoji(selection) {
                SelectionBar(document: document, emoji: emoji) { selection = nil }
            }
            BackgroundBar(document: document)
        }
        .onChange(of: document.fetchStatus) { _, status in
            if case .failed = status { showsFailure = true }
        }
        .alert("Couldn't load the background", isPresented: $showsFailure, presenting: failedURL) { _ in
            Button("OK") {}
        } message: { url in
            Text(url.absoluteString)
        }
    }

    private var canvas: some View {
        ZStack {
            Text("Canvas")
            BackgroundView(document: document)
            ForEach(document.model.emojis) { emoji in
                EmojiView(emoji: emoji, isSelected: emoji.id == selection)
                    .onTapGesture { selection = emoji.id }
                    .gesture(DragGesture().onEnded { document.moveEmoji(emoji, by: $0.translation) })
            }
        }
        .dropDestination(for: String.self) { emojis, location in
            for emoji in emojis { document.addEmoji(emoji, at: location, size: Self.sizeOfNewEmojis) }
            return true
        }
    }

    private var failedURL: URL? {
        if case .failed(let url) = document.fetchStatus { url } else { nil }
    }
}
