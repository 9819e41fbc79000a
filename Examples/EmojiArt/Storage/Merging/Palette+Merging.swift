extension [Palette]: Mergeable {
    /// Palettes that were added here get new ids if the other program gave theirs away meanwhile. The last palette
    /// stays.
    func merged(with other: [Palette], since base: [Palette]) -> [Palette] {
        let taken = Set(other.map(\.id)).subtracting(base.map(\.id))
        var lastID = (self + other).map(\.id).max() ?? 0
        let mine = map { palette in
            guard taken.contains(palette.id) else { return palette }
            lastID += 1
            return Palette(id: lastID, name: palette.name, emojis: palette.emojis)
        }
        let all = mergedList(mine, with: other, since: base, by: \.id) { $0.merged(with: $1, since: $2) }
        return all.isEmpty ? self : all
    }
}

extension Palette: Mergeable {
    func merged(with other: Palette, since base: Palette) -> Palette {
        let emojis = mergedList(Array(emojis), with: Array(other.emojis), since: Array(base.emojis), by: { $0 }) {
            mine, _, _ in
            mine
        }
        return Palette(
            id: id, name: mergedValue(name, with: other.name, since: base.name), emojis: String(emojis))
    }
}
