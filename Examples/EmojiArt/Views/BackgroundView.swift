import ReactiveViews

/// The background of the canvas, in its own size.
struct BackgroundView: View {
    @ObservedObject var document: EmojiArtDocument

    var body: some View {
        if let image = document.backgroundImage {
            AsyncImage(url: image.url) { phase in
                // The placeholder stays where only the beginning of the data is that of an image.
                (phase.image ?? Image(words(image))).resizable()
            }
            .frame(width: image.size.width, height: image.size.height)
            .accessibilityLabel(words(image))
        } else if document.fetchStatus == .fetching {
            VStack {
                ProgressView()
                Text("The background is loading…")
            }
        } else {
            Text("Nothing behind").foregroundColor(.gray)
        }
    }

    private func words(_ image: BackgroundImage) -> String {
        "\(image.format.rawValue) image, \(image.data.count) bytes"
    }
}
