import Foundation
import ReactiveViewsTesting
import Testing

@testable import EmojiArt

@Suite("Merging")
struct MergingTests {
    private func merge(_ mine: String, _ theirs: String, _ base: String) -> String {
        String(mergedList(Array(mine), with: Array(theirs), since: Array(base), by: { $0 }) { mine, _, _ in mine })
    }

    @Test(
        "Of lists keeps what either side added, removed and moved",
        arguments: [
            // Mine, theirs, base, and what comes of it.
            ("abc", "abc", "abc", "abc"), ("abX", "abY", "ab", "abYX"), ("Xab", "abY", "ab", "XabY"),
            ("b", "abY", "ab", "bY"), ("ab", "ba", "ab", "ba"), ("ba", "ab", "ab", "ba"),
            ("cab", "abcY", "abc", "cabY"),
            ("", "ab", "ab", ""), ("X", "Y", "", "YX"), ("aXb", "aYb", "ab", "aYXb"), ("X", "X", "", "X"),
            ("a", "b", "ab", ""),
        ])
    func lists(mine: String, theirs: String, base: String, expected: String) {
        #expect(merge(mine, theirs, base) == expected)
    }

    @Test("Of an emoji keeps what was done to different sides of it; one that was removed stays if it was changed")
    func emojis() {
        var base = EmojiArtModel()
        for _ in 1...2 { base.addEmoji("😀", at: .zero, size: 40) }
        var (mine, theirs) = (base, base)
        mine.moveEmoji(1, by: CGSize(width: 5, height: 0))
        theirs.resizeEmoji(1, by: 2)
        theirs.moveEmoji(1, by: CGSize(width: 9, height: 7))
        mine.removeEmoji(2)
        theirs.resizeEmoji(2, by: 2)
        let merged = mine.merged(with: theirs, since: base)
        #expect(merged.emoji(1).map { [$0.x, $0.y, $0.size] } == [5, 7, 80])
        #expect(merged.emoji(2)?.size == 80)
    }

    @Test("Of palettes never leaves none, and merges the emojis in one")
    func palettes() {
        let base = [Palette(id: 1, name: "a", emojis: "😀"), Palette(id: 2, name: "b", emojis: "🌈")]
        #expect([base[0]].merged(with: [base[1]], since: base) == [base[0]])
        var (mine, theirs) = (base, base)
        mine[0].add("🍎")
        theirs[0].add("🍐")
        theirs[0].name = "fruit"
        #expect(mine.merged(with: theirs, since: base)[0] == Palette(id: 1, name: "fruit", emojis: "🍐🍎😀"))
        mine.append(Palette(id: 3, name: "mine"))
        theirs.append(Palette(id: 3, name: "theirs"))
        let names = mine.merged(with: theirs, since: base).map { "\($0.id) \($0.name)" }
        #expect(names == ["1 fruit", "2 b", "3 theirs", "4 mine"])
    }

    /// The seed of a failure is in its message.
    @Test("Of random drawings loses nothing that either side added, and gives a drawing without faults")
    func random() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let base = changed(EmojiArtModel(), with: "😀", &random)
            let mine = changed(base, with: "🌈", &random)
            let theirs = changed(base, with: "❄️", &random)
            let merged = mine.merged(with: theirs, since: base)
            #expect(merged.problem == nil, "seed \(seed)")
            for (text, side) in [("🌈", mine), ("❄️", theirs)] {
                #expect(
                    merged.emojis.filter { $0.text == text }.count == side.emojis.filter { $0.text == text }.count,
                    "seed \(seed)")
            }
            #expect(
                mine.merged(with: base, since: base) == mine && base.merged(with: mine, since: base) == mine,
                "seed \(seed)")
        }
    }

    private func changed(_ model: EmojiArtModel, with text: String, _ random: inout SeededGenerator) -> EmojiArtModel {
        var model = model
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            let emoji = model.emojis.randomElement(using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: if let emoji, emoji.text != text { model.removeEmoji(emoji.id) }
            case 1: if let emoji { model.moveEmoji(emoji.id, by: CGSize(width: 7, height: 0)) }
            default: model.addEmoji(text, at: .zero, size: 40)
            }
        }
        return model
    }
}
