import ReactiveViews

/// The background of the canvas, in its own size.
struct BackgroundView: View {
    @ObservedObject var document: EmojiArtDocument

    var body: some View {
        if let image = document.backgroundImage {
            Image("\(image.format.rawValue) image, \(image.data.count) bytes")
                .resizable()
                .frame(width: image.size.width, height: image.size.height)
        } else if document.fetchStatus == .fetching {
            VStack {
                ProgressView()
                Text("The background is loading…")
            }
        } else {
            Text("Nothing behind").foregroundColor(.gray)
        }
    }
}
