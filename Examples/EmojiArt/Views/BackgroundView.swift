import ReactiveViews

/// The background of the canvas, in words.
struct BackgroundView: View {
    @ObservedObject var document: EmojiArtDocument

    var body: some View {
        if let image = document.backgroundImage {
            Image("\(image.format.rawValue) image, \(image.data.count) bytes")
        } else if document.fetchStatus == .fetching {
            Text("The background is loading…")
        } else {
            Text("No background")
        }
    }
}
