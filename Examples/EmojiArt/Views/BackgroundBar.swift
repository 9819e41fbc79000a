import ReactiveViews

/// Where one says what the background is to be.
struct BackgroundBar: View {
    @ObservedObject var document: EmojiArtDocument
    @State private var typed = ""

    var body: some View {
        let url = Background.url(typed: typed)
        VStack {
            TextField("Background URL", text: $typed)
                .textFieldStyle(.roundedBorder)
            HStack(spacing: 20) {
                Button("Load background") {
                    guard let url else { return }
                    document.setBackground(.url(url))
                    typed = ""
                }
                .disabled(url == nil)
                if document.backgroundImage != nil, case .url = document.model.background {
                    Button("Keep image") { document.keepBackgroundImage() }
                }
                if document.model.background != .blank {
                    Button("No background") { document.setBackground(.blank) }
                }
            }
            .lineLimit(1)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
    }
}
