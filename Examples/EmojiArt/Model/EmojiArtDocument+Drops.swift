import ReactiveViews

/// What is dropped on a document: a URL becomes the background, an emoji lies where it was dropped.
extension EmojiArtDocument {
    static let sizeOfNewEmojis = 40

    /// Takes the first URL, or else all emojis. Whoever offers them may take its time; the values come to the main queue.
    ///
    /// - Returns: whether there is anything to take.
    func take(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
        if let provider = providers.first(where: { $0.canLoadObject(ofClass: URL.self) }) {
            provider.loadObject(ofClass: URL.self) { [weak self] url, _ in
                DispatchQueue.main.async {
                    if let url { self?.setBackground(.url(url)) }
                }
            }
            return true
        }
        let texts = providers.filter { $0.canLoadObject(ofClass: String.self) }
        for provider in texts {
            provider.loadObject(ofClass: String.self) { [weak self] text, _ in
                DispatchQueue.main.async {
                    if let text { self?.addEmoji(text, at: point, size: Self.sizeOfNewEmojis) }
                }
            }
        }
        return !texts.isEmpty
    }
}
