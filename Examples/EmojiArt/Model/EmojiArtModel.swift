import Foundation

/// A drawing: emojis on a background.
///
/// Invariants: the ids are unique and at most `lastID`, so that none is ever used again; positions and sizes stay
/// within `positions` and `sizes`. `lastID` leaves room for more.
struct EmojiArtModel: Hashable, Codable, Sendable {
    struct Emoji: Identifiable, Hashable, Codable, Sendable {
        let id: Int
        let text: String
        /// Where its middle is, counted from that of the canvas.
        fileprivate(set) var x: Int
        fileprivate(set) var y: Int
        fileprivate(set) var size: Int
    }

    static let positions = -10_000...10_000
    static let sizes = 5...1_000
    static let largestLastID = 1 << 53

    var background = Background.blank
    private(set) var emojis: [Emoji] = []
    private(set) var lastID = 0

    /// The emoji of that identity, nil if there is none (any more).
    func emoji(_ id: Emoji.ID?) -> Emoji? {
        emojis.first { $0.id == id }
    }

    /// What the emojis cover; null if there are none.
    var extent: CGRect {
        emojis.reduce(.null) { extent, emoji in
            extent.union(
                CGRect(
                    x: emoji.x - emoji.size / 2, y: emoji.y - emoji.size / 2, width: emoji.size, height: emoji.size))
        }
    }

    mutating func addEmoji(_ text: String, at point: CGPoint, size: Int) {
        lastID += 1
        emojis.append(
            Emoji(
                id: lastID, text: text, x: Self.nearest(to: point.x, in: Self.positions),
                y: Self.nearest(to: point.y, in: Self.positions), size: Self.nearest(to: CGFloat(size), in: Self.sizes))
        )
    }

    mutating func moveEmoji(_ id: Emoji.ID, by offset: CGSize) {
        change(id) { emoji in
            emoji.x = Self.nearest(to: CGFloat(emoji.x) + offset.width, in: Self.positions)
            emoji.y = Self.nearest(to: CGFloat(emoji.y) + offset.height, in: Self.positions)
        }
    }

    mutating func resizeEmoji(_ id: Emoji.ID, by factor: CGFloat) {
        change(id) { $0.size = Self.nearest(to: CGFloat($0.size) * factor, in: Self.sizes) }
    }

    mutating func removeEmoji(_ id: Emoji.ID) {
        emojis.removeAll { $0.id == id }
    }

    private mutating func change(_ id: Emoji.ID, _ change: (inout Emoji) -> Void) {
        guard let index = emojis.firstIndex(where: { $0.id == id }) else { return }
        change(&emojis[index])
    }

    private static func nearest(to value: CGFloat, in range: ClosedRange<Int>) -> Int {
        let bounded = min(max(value, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
        return Int(bounded.rounded())
    }
}

extension EmojiArtModel: Checked {
    var problem: String? {
        if lastID > Self.largestLastID { return "lastID, \(lastID), is too large" }
        var seen: Set<Emoji.ID> = []
        for emoji in emojis {
            if !seen.insert(emoji.id).inserted { return "two emojis have the id \(emoji.id)" }
            if emoji.id > lastID { return "the id \(emoji.id) is greater than lastID, \(lastID)" }
            if !emoji.text.isSingleEmoji { return "“\(emoji.text)” is not one emoji" }
            if !Self.positions.contains(emoji.x) || !Self.positions.contains(emoji.y) {
                return "\(emoji.text) lies off the canvas, at \(emoji.x), \(emoji.y)"
            }
            if !Self.sizes.contains(emoji.size) { return "\(emoji.text) can't have the size \(emoji.size)" }
        }
        if case .imageData(let data) = background, BackgroundImage(data: data) == nil {
            return "the background's data are no PNG, JPEG or GIF image"
        }
        return nil
    }
}

extension EmojiArtModel.Emoji: CustomStringConvertible {
    var description: String { text }
}
