/// Emojis to choose from, under a name.
struct Palette: Identifiable, Hashable, Codable, Sendable {
    /// Leaves room for more: the next palette gets the next larger one.
    static let largestID = 1 << 53

    let id: Int
    var name: String
    /// Each once.
    private(set) var emojis: String

    init(id: Int, name: String, emojis: String = "") {
        self.id = id
        self.name = name
        self.emojis = emojis.distinctEmojis
    }

    /// Each emoji by itself.
    var emojiList: [String] { emojis.map(String.init) }

    /// Puts what is an emoji in a text before the others; those that were there move to the front.
    mutating func add(_ text: String) {
        emojis = (text + emojis).distinctEmojis
    }

    mutating func remove(_ emoji: String) {
        emojis.removeAll { String($0) == emoji }
    }
}

extension Palette: CustomStringConvertible {
    var description: String { "“\(name)” \(emojis)" }
}

extension [Palette]: Checked {
    var problem: String? {
        if isEmpty { return "there is no palette in it" }
        var seen: Set<Palette.ID> = []
        for palette in self {
            if !seen.insert(palette.id).inserted { return "two palettes have the id \(palette.id)" }
            if palette.id > Palette.largestID { return "the id \(palette.id) is too large" }
            if palette.emojis != palette.emojis.distinctEmojis {
                return "“\(palette.emojis)” of the palette “\(palette.name)” are not different emojis"
            }
        }
        return nil
    }

    /// Those to begin with.
    static let initial: [Palette] = [
        Palette(id: 1, name: "Faces", emojis: "😀😅😍🤔😎🥳😴"),
        Palette(id: 2, name: "Animals", emojis: "🐶🐱🐭🦊🐻🐼🐸"),
        Palette(id: 3, name: "Plants", emojis: "🌵🌲🌴🌻🌷🍄"),
        Palette(id: 4, name: "Weather", emojis: "☀️🌤🌧⛈❄️🌈"),
        Palette(id: 5, name: "Travel", emojis: "🚲🚗🚌🚂⛵️🚀"),
    ]
}
