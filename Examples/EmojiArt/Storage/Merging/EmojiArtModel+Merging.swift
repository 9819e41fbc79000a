extension EmojiArtModel: Mergeable {
    /// Emojis that were added here get new ids if the other program gave theirs away meanwhile.
    func merged(with other: EmojiArtModel, since base: EmojiArtModel) -> EmojiArtModel {
        var lastID = max(lastID, other.lastID)
        let taken = Set(other.emojis.map(\.id)).subtracting(base.emojis.map(\.id))
        let mine = emojis.map { emoji in
            guard taken.contains(emoji.id) else { return emoji }
            lastID += 1
            return Emoji(id: lastID, text: emoji.text, x: emoji.x, y: emoji.y, size: emoji.size)
        }
        return EmojiArtModel(
            background: mergedValue(background, with: other.background, since: base.background),
            emojis: mergedList(mine, with: other.emojis, since: base.emojis, by: \.id) {
                $0.merged(with: $1, since: $2)
            },
            lastID: lastID)
    }
}

extension EmojiArtModel.Emoji: Mergeable {
    func merged(with other: Self, since base: Self) -> Self {
        let (text, x, y, size) = (
            mergedValue(text, with: other.text, since: base.text), mergedValue(x, with: other.x, since: base.x),
            mergedValue(y, with: other.y, since: base.y), mergedValue(size, with: other.size, since: base.size)
        )
        return Self(id: id, text: text, x: x, y: y, size: size)
    }
}
