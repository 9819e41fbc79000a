import Foundation
import Testing

@testable import EmojiArt

@Suite("A palette")
struct PaletteTests {
    @Test("holds each emoji once, and nothing else")
    func distinct() {
        #expect(Palette(id: 1, name: "a", emojis: "😀 and 😅😀1").emojis == "😀😅")
        var palette = Palette(id: 1, name: "a", emojis: "😀😅")
        palette.add("x🌈😅")
        #expect(palette.emojiList == ["🌈", "😅", "😀"])
        palette.remove("😅")
        palette.remove("🍎")
        #expect(palette.emojis == "🌈😀")
    }

    @Test("tells pictures from other characters", arguments: ["😀", "☀️", "⛈", "👩‍🚀", "🇦🇶", "1️⃣", "🏽", "❤️"])
    func emojis(character: Character) {
        #expect(character.isEmoji)
    }

    @Test("takes no characters that are not shown as pictures", arguments: ["1", "#", "a", "©", "→", "☀\u{FE0E}", " "])
    func others(character: Character) {
        #expect(!character.isEmoji)
    }

    @Test("is found by its identity; one that is gone reads as itself and can't be written")
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
