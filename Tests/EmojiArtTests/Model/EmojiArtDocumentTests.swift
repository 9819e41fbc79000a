import Foundation
import ReactiveViews
import Testing

@testable import EmojiArt

@MainActor
@Suite("A document")
struct EmojiArtDocumentTests {
    private let first = URL(string: "http://example.com/1")!
    private let second = URL(string: "http://example.com/2")!

    @Test("A document fetches the image of a remote background")
    func fetched() async {
        let document = EmojiArtDocument { _ in ImageData.png }
        document.setBackground(.url(first))
        #expect(document.fetchStatus == .fetching && document.backgroundImage == nil)
        await document.fetch?.value
        #expect(document.fetchStatus == .idle && document.backgroundImage?.data == ImageData.png)
        #expect(document.model.background == .url(first))
    }

    @Test("A document reports the URL without valid image data, and fetches again on request")
    func failed() async {
        let answers = Answers([nil, Data("no image".utf8), ImageData.png])
        let document = EmojiArtDocument { _ in await answers.next() }
        for _ in 1...2 {
            document.setBackground(.url(first))
            #expect(document.fetchStatus == .fetching)
            await document.fetch?.value
            #expect(document.fetchStatus == .failed(first) && document.backgroundImage == nil)
        }
        document.setBackground(.url(first))
        await document.fetch?.value
        #expect(document.fetchStatus == .idle && document.backgroundImage != nil)
    }

    @Test("A document ignores the result of an outdated fetch")
    func outdated() async {
        let gate = Gate()
        let (first, second) = (first, second)
        let document = EmojiArtDocument { url in
            if url == first { await gate.wait() }
            return url == second ? ImageData.png : nil
        }
        document.setBackground(.url(first))
        let outdated = document.fetch
        document.setBackground(.url(second))
        await document.fetch?.value
        await gate.open()
        await outdated?.value
        #expect(document.fetchStatus == .idle && document.backgroundImage?.data == ImageData.png)

        document.setBackground(.url(second))
        document.setBackground(.blank)
        #expect(document.fetchStatus == .idle && document.backgroundImage == nil)
    }

    @Test("A document fetches its saved background, and can embed the image")
    func opened() async {
        var model = EmojiArtModel()
        model.background = .url(first)
        let document = EmojiArtDocument(model) { _ in ImageData.png }
        #expect(document.fetchStatus == .fetching)
        await document.fetch?.value
        document.keepBackgroundImage()
        #expect(document.model.background == .imageData(ImageData.png))
        #expect(document.fetchStatus == .idle && document.backgroundImage?.format == .png)
    }

    @Test("A document reads files off the main actor, and fails for a missing one")
    func files() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("image.png")
        try ImageData.png.write(to: file)
        #expect(await loadBackground(from: file) == ImageData.png)
        #expect(await loadBackground(from: directory.url.appendingPathComponent("nothing.png")) == nil)
    }

    @Test("A document takes single emojis only")
    func emojis() {
        let document = EmojiArtDocument()
        for text in ["😀", "x", "😀🌈", ""] { document.addEmoji(text, at: .zero, size: 40) }
        #expect(document.model.emojis.map(\.text) == ["😀"])
    }
}

/// Gives one answer after the other.
private actor Answers {
    private var answers: [Data?]

    init(_ answers: [Data?]) {
        self.answers = answers
    }

    func next() -> Data? { answers.removeFirst() }
}

/// Lets those who wait through once it is open.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
