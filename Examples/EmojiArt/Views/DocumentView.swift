import ReactiveViews

/// The canvas and what one can do with it.
struct DocumentView: View {
    @ObservedObject var document: EmojiArtDocument
    @State private var selection: Set<EmojiArtModel.Emoji.ID> = []
    @State private var showsFailure = false

    var body: some View {
        VStack(spacing: 0) {
            DocumentCanvas(document: document, selection: $selection)
            let selected = document.model.emojis.filter { selection.contains($0.id) }
            if !selected.isEmpty {
                SelectionBar(document: document, emojis: selected) { selection = [] }
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

    private var failedURL: URL? {
        if case .failed(let url) = document.fetchStatus { url } else { nil }
    }
}
