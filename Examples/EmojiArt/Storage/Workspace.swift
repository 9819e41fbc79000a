import ReactiveViews

/// The document and the palettes of a data directory: read from its files, written to them after every change.
@MainActor
final class Workspace {
    let document: EmojiArtDocument
    let store: PaletteStore
    /// Whether there are files at all; if not, everything lasts as long as the session.
    let isSaved: Bool
    private var savings: [AnyCancellable] = []

    /// Opens a directory, making it if necessary. What goes wrong, now or later, is reported; the work goes on.
    init(
        _ directory: URL, load: @escaping BackgroundLoader = loadBackground,
        report: @escaping @MainActor (String) -> Void
    ) {
        if let problem = DataDirectory.create(directory) {
            report("\(directory.path) can't be made: \(problem). Nothing will be saved.")
            isSaved = false
            document = EmojiArtDocument(load: load)
            store = PaletteStore()
            return
        }
        isSaved = true
        let drawing = StoredFile<EmojiArtModel>("Document.json", in: directory, report: report)
        let palettes = StoredFile<[Palette]>("Palettes.json", in: directory, report: report)
        document = EmojiArtDocument(drawing.load() ?? EmojiArtModel(), load: load)
        store = PaletteStore(palettes.load() ?? .initial)
        // A published property hands out the new value before it has it, so no change can be missed; the first value that
        // it hands out is the present one.
        savings = [
            document.$model.dropFirst().sink { drawing.save($0) },
            store.$palettes.dropFirst().sink { palettes.save($0) },
        ]
    }
}
