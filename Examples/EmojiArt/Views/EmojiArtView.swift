import ReactiveViews

/// The root: owns the document and the palettes, and lends them to the views below.
struct EmojiArtView: View {
    @StateObject private var document: EmojiArtDocument
    @StateObject private var store: PaletteStore

    init(document: @autoclosure @escaping () -> EmojiArtDocument, store: @autoclosure @escaping () -> PaletteStore) {
        _document = StateObject(wrappedValue: document())
        _store = StateObject(wrappedValue: store())
    }

    var body: some View {
        VStack(spacing: 0) {
            DocumentView(document: document)
            PaletteChooser()
        }
        .environmentObject(store)
    }
}
