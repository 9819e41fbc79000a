import ReactiveUIKit
import ReactiveViews

/// The background of the canvas, in its own size.
struct BackgroundView: View {
    @ObservedObject var document: EmojiArtDocument

    var body: some View {
        if let image = document.backgroundImage {
            picture(image)
                .resizable()
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

    /// The picture of the data; a placeholder if only their beginning is that of an image.
    private func picture(_ image: BackgroundImage) -> Image {
        UIImage(data: image.data).map { Image(uiImage: $0) } ?? Image(words(image))
    }

    private func words(_ image: BackgroundImage) -> String {
        "\(image.format.rawValue) image, \(image.data.count) bytes"
    }
}
