import ReactiveViews

/// A drawing that is being edited, with the image behind it, which may have to be fetched first.
///
/// Invariant: fetchStatus = .fetching ⇔ the newest fetch has not ended; an older one that ends changes nothing.
@MainActor
final class EmojiArtDocument: ObservableObject {
    enum FetchStatus: Hashable, Sendable {
        case idle
        case fetching
        case failed(URL)
    }

    @Published private(set) var model: EmojiArtModel {
        didSet { autosave() }
    }
    @Published private(set) var backgroundImage: BackgroundImage?
    @Published private(set) var fetchStatus = FetchStatus.idle

    /// Saves a drawing, and returns it with what other programs have changed in it.
    var save: @MainActor (EmojiArtModel) -> EmojiArtModel = { $0 }

    private let load: BackgroundLoader
    /// Ends when the image was delivered, or wasn't.
    private(set) var fetch: Task<Void, Never>?
    private var newestFetch = 0

    init(_ model: EmojiArtModel = EmojiArtModel(), load: @escaping BackgroundLoader = loadBackground) {
        self.model = model
        self.load = load
        showBackground()
    }

    private func autosave() {
        let saved = save(model)
        guard saved != model else { return }
        let isOtherBackground = saved.background != model.background
        model = saved
        if isOtherBackground { showBackground() }
    }

    // MARK: The background

    /// Sets the background, and fetches it if it lies elsewhere; the same URL again is another attempt.
    func setBackground(_ background: Background) {
        model.background = background
        showBackground()
    }

    /// Takes the image that was fetched into the document, so that it no longer depends on the URL.
    func keepBackgroundImage() {
        guard let backgroundImage else { return }
        setBackground(.imageData(backgroundImage.data))
    }

    private func showBackground() {
        fetch?.cancel()
        newestFetch += 1
        switch model.background {
        case .blank: show(nil, .idle)
        case .imageData(let data): show(BackgroundImage(data: data), .idle)
        case .url(let url):
            show(nil, .fetching)
            let number = newestFetch
            fetch = Task { [weak self, load] in
                let image = await load(url).flatMap(BackgroundImage.init)
                self?.endFetch(number, of: url, with: image)
            }
        }
    }

    private func endFetch(_ number: Int, of url: URL, with image: BackgroundImage?) {
        guard number == newestFetch else { return }
        show(image, image == nil ? .failed(url) : .idle)
    }

    private func show(_ image: BackgroundImage?, _ status: FetchStatus) {
        backgroundImage = image
        fetchStatus = status
    }

    /// What there is to see: the background, or the emojis if there is none.
    var extent: CGRect {
        guard let size = backgroundImage?.size else { return model.extent }
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    // MARK: The emojis

    func addEmoji(_ text: String, at point: CGPoint, size: Int) {
        guard text.isSingleEmoji else { return }
        model.addEmoji(text, at: point, size: size)
    }

    func moveEmoji(_ emoji: EmojiArtModel.Emoji, by offset: CGSize) {
        model.moveEmoji(emoji.id, by: offset)
    }

    func resizeEmoji(_ emoji: EmojiArtModel.Emoji, by factor: CGFloat) {
        model.resizeEmoji(emoji.id, by: factor)
    }

    func removeEmoji(_ emoji: EmojiArtModel.Emoji) {
        model.removeEmoji(emoji.id)
    }
}
