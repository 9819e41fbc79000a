import Foundation
import Testing

@testable import EmojiArt

@Suite("A drawing")
struct EmojiArtModelTests {
    private func drawing(_ emojis: String...) -> EmojiArtModel {
        var model = EmojiArtModel()
        for emoji in emojis { model.addEmoji(emoji, at: .zero, size: 40) }
        return model
    }

    @Test("Places emojis where they are dropped, and moves them by what they are dragged")
    func positions() {
        var model = drawing("😀")
        model.addEmoji("🌈", at: CGPoint(x: 10.6, y: -20.4), size: 40)
        let id = model.emojis[1].id
        model.moveEmoji(id, by: CGSize(width: 5, height: -5))
        #expect(model.emoji(id).map { [$0.x, $0.y] } == [16, -25])
        #expect(model.emojis[0].x == 0 && model.emojis[0].y == 0)
    }

    @Test("A drawing keeps positions and sizes within bounds, however far the user drags")
    func bounds() {
        var model = drawing("😀")
        let id = model.emojis[0].id
        model.moveEmoji(id, by: CGSize(width: 1e300, height: -1e300))
        for _ in 0..<100 { model.resizeEmoji(id, by: 1.25) }
        #expect(model.emoji(id).map { [$0.x, $0.y, $0.size] } == [10_000, -10_000, 1_000])
        for _ in 0..<100 { model.resizeEmoji(id, by: 0.8) }
        #expect(model.emoji(id)?.size == 5)
    }

    @Test("A drawing never reuses an identity, and ignores changes of a removed emoji")
    func identity() {
        var model = drawing("😀", "🌈")
        let removed = model.emojis[1].id
        model.removeEmoji(removed)
        model.addEmoji("🌈", at: .zero, size: 40)
        #expect(model.emojis[1].id != removed)
        let before = model
        model.moveEmoji(removed, by: CGSize(width: 1, height: 1))
        model.resizeEmoji(removed, by: 2)
        model.removeEmoji(removed)
        #expect(model == before)
    }

    @Test(
        "A drawing survives encoding as JSON, with any background",
        arguments: [.blank, .url(URL(string: "http://example.com/a.png?b=c")!), .imageData(ImageData.png)]
            as [Background])
    func coding(background: Background) throws {
        var model = drawing("😀", "❄️")
        model.background = background
        let copy = try JSONDecoder().decode(EmojiArtModel.self, from: JSONEncoder().encode(model))
        #expect(copy == model)
        #expect(copy.problem == nil)
    }

    @Test("A drawing recognises images by their first bytes")
    func images() {
        #expect(BackgroundImage(data: ImageData.png)?.format == .png)
        #expect(BackgroundImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0]))?.format == .jpeg)
        #expect(BackgroundImage(data: Data("GIF89a".utf8))?.format == .gif)
        #expect(BackgroundImage(data: Data("<html>".utf8)) == nil)
        #expect(BackgroundImage(data: Data()) == nil)
    }

    @Test("A drawing reads typed text as a URL, and a path as a file's URL")
    func typedURLs() {
        #expect(Background.url(typed: " https://example.com/a.png ") == URL(string: "https://example.com/a.png"))
        #expect(Background.url(typed: "/tmp/a b.png") == URL(fileURLWithPath: "/tmp/a b.png"))
        for text in ["", "a.png", "ftp://example.com/a.png", "javascript:1"] {
            #expect(Background.url(typed: text) == nil, "\(text)")
        }
    }
}

enum ImageData {
    /// Enough to be taken for a PNG image.
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00])
}
