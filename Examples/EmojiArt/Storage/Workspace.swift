import ReactiveViews

/// The document and the palettes of a data directory: read from its files, written to them after every change.
@MainActor
final class Workspace {
    let document: EmojiArtDocument
    let store: PaletteStore
    /// Whether there are files at all; if not, everything lasts as long as the session.
    let isSaved: Bool

    /// Opens a directory, making it if necessary. What goes wrong, now or later, is reported; the work goes on.
    ///
    /// - Parameters:
    ///   - directory: nil to keep nothing.
    ///   - failed: called if changes aren't saved, or won't be.
    init(
        _ directory: URL?, load: @escaping BackgroundLoader = loadBackground,
        failed: @escaping @MainActor () -> Void = {}, report: @escaping @MainActor (String) -> Void
    ) {
        if let directory, let problem = DataDirectory.create(directory) {
            report("\(directory.path) can't be made: \(problem). Nothing will be saved.")
            failed()
            isSaved = false
        } else {
            isSaved = directory != nil
        }
        guard let directory, isSaved else {
            document = EmojiArtDocument(load: load)
            store = PaletteStore()
            return
        }
        DataDirectory.removeLeftovers(in: directory)
        let drawing = StoredFile<EmojiArtModel>("Document.json", in: directory, failed: failed, report: report)
        let palettes = StoredFile<[Palette]>("Palettes.json", in: directory, failed: failed, report: report)
        document = EmojiArtDocument(drawing.load(or: EmojiArtModel()), load: load)
        store = PaletteStore(palettes.load(or: .initial))
        document.save = drawing.save
        store.save = palettes.save
    }
}
