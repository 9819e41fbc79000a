import Foundation
import Testing

@testable import EmojiArt

@Suite("A palette")
struct PaletteTests {
    @Test("A palette holds each emoji once, and nothing else")
    func distinct() {
        #expect(Palette(id: 1, name: "a", emojis: "😀 and 😅😀1").emojis == "😀😅")
        var palette = Palette(id: 1, name: "a", emojis: "😀😅")
        palette.add("x🌈😅")
        #expect(palette.emojiList == ["🌈", "😅", "😀"])
        palette.remove("😅")
        palette.remove("🍎")
        #expect(palette.emojis == "🌈😀")
    }

    @Test("A palette distinguishes emojis from other characters", arguments: ["😀", "☀️", "⛈", "👩‍🚀", "🇦🇶", "1️⃣", "🏽", "❤️"])
    func emojis(character: Character) {
        #expect(character.isEmoji)
    }

    @Test("A palette accepts only emojis", arguments: ["1", "#", "a", "©", "→", "☀\u{FE0E}", " "])
    func others(character: Character) {
        #expect(!character.isEmoji)
    }

    @Test("A palette is found by its identity; a removed one keeps its value and can't be written")
    func byIdentity() {
        var palettes: [Palette] = .initial
        var palette = palettes[1]
        palette.name = "Beasts"
        #expect(palettes[palette].name == "Animals")
        palettes[palette].name = "Zoo"
        #expect(palettes[1].name == "Zoo")
        palettes.remove(at: 1)
        let left = palettes
        palettes[palette].name = "Nothing"
        #expect(palettes == left && palettes[palette].name == "Beasts")
    }
}
