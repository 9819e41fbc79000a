import Foundation
import ReactiveViewsTesting
import Testing

@testable import EmojiArt

@MainActor
@Suite("The views")
struct ViewTests {
    private let document = EmojiArtDocument { _ in nil }
    private let store = PaletteStore()
    private let host: ViewHost<EmojiArtView>

    init() {
        let (document, store) = (document, store)
        host = ViewHost(EmojiArtView(document: document, store: store), clock: .virtual)
    }

    /// Where a point of the document is on the canvas, as it is at first.
    private func place(_ x: CGFloat, _ y: CGFloat) throws -> CGPoint {
        let canvas = try host.frame(of: "Canvas")
        return CGPoint(x: canvas.width / 2 + x, y: canvas.height / 2 + y)
    }

    private func choose(_ item: String) throws {
        try host.tap("Palettes")
        try host.tap(item)
    }

    @Test("The palette button shows the next palette, and the first after the last")
    func next() throws {
        for name in ["Animals", "Plants", "Weather", "Travel", "Faces"] {
            try host.tap("Next palette")
            #expect(host.contains(name))
        }
    }

    @Test("The chosen palette stays in range when palettes are deleted; the last one can't be deleted")
    func deletion() throws {
        try choose("Go to")
        try host.tap("Travel")
        for name in ["Weather", "Plants", "Animals", "Faces"] {
            try choose("Delete")
            #expect(host.contains(name))
        }
        try host.tap("Palettes")
        #expect(host.tree.contains("Button \"Delete\" (destructive, disabled)"))
        #expect(throws: ViewQueryError.self) { try host.tap("Delete") }
        try host.tap("Manage")
        #expect(throws: ViewQueryError.unresponsive("Faces", to: "being deleted")) { try host.delete("Faces") }
        #expect(store.palettes.count == 1)
    }

    @Test("The palette editor changes the name, adds emojis and removes tapped ones")
    func editing() throws {
        try choose("Edit")
        try host.type("Smileys", into: "Name of the palette")
        try host.type("abc", into: "Emojis to add")
        try host.type("🤖", into: "Emojis to add")
        #expect(try host.find("Emojis to add").value == "")
        try host.tap("😀")
        try host.tap("Done")
        #expect(store.palettes[0] == Palette(id: 1, name: "Smileys", emojis: "🤖😅😍🤔😎🥳😴"))
        #expect(!host.contains("Done"))
    }

    @Test("Palettes move in edit mode only, which ends with the sheet")
    func editMode() throws {
        try choose("Manage")
        #expect(throws: ViewQueryError.self) { try host.move("Faces", by: 1) }
        try host.tap("Edit")
        try host.move("Faces", by: 1)
        try host.type("Creatures", into: "Name of Animals")
        #expect(store.palettes.prefix(2).map(\.name) == ["Creatures", "Faces"])
        try host.tap("Close")
        try choose("Manage")
        #expect(throws: ViewQueryError.self) { try host.move("Faces", by: 1) }
    }

    @Test("A change of the edit mode evaluates only the views that show it")
    func evaluations() throws {
        try choose("Manage")
        let evaluated = try host.evaluations { try host.tap("Edit") }
        #expect(Set(evaluated) == ["PaletteRow"])
    }

    @Test("Emojis are dropped on the canvas, moved, resized and removed")
    func canvas() throws {
        try host.drag("😀", onto: "Canvas", at: place(10, 20))
        try host.drag("😀", by: CGSize(width: 5, height: -30))
        #expect(host.contains("at 15, -10, size 40"))
        try host.tap("😀")
        try host.tap("Bigger")
        #expect(host.contains("at 15, -10, size 50, selected"))
        try host.tap("Smaller")
        try host.tap("Deselect")
        #expect(host.contains("at 15, -10, size 40") && !host.contains("Bigger"))
        try host.tap("at 15, -10, size 40")
        try host.tap("Remove")
        #expect(document.model.emojis == [] && !host.contains("Remove"))
    }

    @Test("An alert reports each background that can't be loaded")
    func alert() async throws {
        var statuses: [EmojiArtDocument.FetchStatus] = []
        let subscription = document.$fetchStatus.dropFirst().sink { statuses.append($0) }
        defer { subscription.cancel() }
        for _ in 1...2 {
            try host.type("/nowhere.png", into: "Background URL")
            try host.tap("Load background")
            await document.fetch?.value
            let url = URL(fileURLWithPath: "/nowhere.png")
            #expect(statuses == [.fetching, .failed(url)])
            statuses = []
            #expect(host.contains("Couldn't load the background") && host.contains("file:///nowhere.png"))
            try host.tap("OK")
            #expect(!host.contains("Couldn't load the background"))
        }
    }

    @Test("The canvas shows the emojis at their positions, in sizes by the zoom")
    func zoom() throws {
        document.addEmoji("😀", at: CGPoint(x: 20, y: 10), size: 40)
        host.settle()
        let first = try host.frame(of: "at 20, 10, size 40")
        let canvas = try host.frame(of: "Canvas")
        #expect(first.midX - canvas.midX == 20 && first.midY - canvas.midY == 10)
        try host.magnify("Canvas", by: 2)
        let second = try host.frame(of: "at 20, 10, size 40")
        #expect(second.width == first.width * 2 && second.midX - canvas.midX == 40)
        try host.drag("Canvas", by: CGSize(width: -30, height: 0))
        #expect(try host.frame(of: "at 20, 10, size 40").midX - canvas.midX == 10)
        try host.drag("at 20, 10, size 40", by: CGSize(width: 16, height: 8))
        #expect(host.contains("at 28, 14, size 40"))
    }

    @Test("A pinch scales the selected emojis, or the document without a selection")
    func magnifySelection() throws {
        document.addEmoji("😀", at: .zero, size: 40)
        host.settle()
        try host.tap("at 0, 0, size 40")
        try host.magnify("Canvas", by: 2)
        #expect(host.contains("at 0, 0, size 80, selected"))
        try host.tap("Canvas")
        #expect(host.contains("at 0, 0, size 80"))
    }

    @Test("A dropped URL becomes the background, which is loaded later")
    func drop() async throws {
        let document = EmojiArtDocument(load: loadBackgroundInSession)
        let host = ViewHost(EmojiArtView(document: document, store: PaletteStore()), clock: .virtual)
        let url = try #require(URL(string: SampleBackground.address))
        var item = host.pickUp(NSItemProvider(object: url as NSURL))
        try item.move(over: "Canvas")
        #expect(item.drop() && host.contains("The background is loading…"))
        await host.advance(by: 1)
        #expect(document.backgroundImage?.size == CGSize(width: 320, height: 240))
        #expect(host.contains("PNG image, 119 bytes"))
    }

    @Test("The palette button has a context menu")
    func contextMenu() throws {
        try host.openContextMenu("Next palette")
        try host.tap("New")
        #expect(store.palettes[0].name == "New palette" && host.contains("Name of the palette"))
    }

    @Test("Leaving the drawing after a fetch that failed ends all its work")
    func leaving() async throws {
        try host.type("/nowhere.png", into: "Background URL")
        try host.tap("Load background")
        await document.fetch?.value
        try host.finish()
    }
}
