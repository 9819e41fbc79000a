import ReactiveViews

/// The user's palettes: at least one.
@MainActor
final class PaletteStore: ObservableObject {
    @Published var palettes: [Palette] {
        didSet { autosave() }
    }

    /// Saves palettes, and returns them with what other programs have changed in them.
    var save: @MainActor ([Palette]) -> [Palette] = { $0 }

    init(_ palettes: [Palette] = .initial) {
        self.palettes = palettes.isEmpty ? .initial : palettes
    }

    private func autosave() {
        let saved = save(palettes)
        if saved != palettes { palettes = saved }
    }

    /// The palette at an index, or the nearest there is.
    func palette(at index: Int) -> Palette {
        palettes[nearestIndex(to: index)]
    }

    func nearestIndex(to index: Int) -> Int {
        min(max(index, 0), palettes.count - 1)
    }

    /// Whether a palette may be removed: the last one stays.
    var canRemove: Bool { palettes.count > 1 }

    func insertPalette(named name: String, emojis: String = "", at index: Int) {
        let id = (palettes.map(\.id).max() ?? 0) + 1
        palettes.insert(Palette(id: id, name: name, emojis: emojis), at: min(max(index, 0), palettes.count))
    }

    /// Removes palettes, unless none would be left.
    func removePalettes(at offsets: IndexSet) {
        var left = palettes
        left.remove(atOffsets: offsets)
        if !left.isEmpty { palettes = left }
    }

    func movePalettes(from offsets: IndexSet, to index: Int) {
        palettes.move(fromOffsets: offsets, toOffset: index)
    }
}
