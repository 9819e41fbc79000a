import Foundation
import ReactiveViews
import Testing

@testable import EmojiArt

@MainActor
@Suite("The store of palettes")
struct PaletteStoreTests {
    private let store = PaletteStore()

    @Test("The palette store begins with valid palettes")
    func initial() {
        #expect([Palette].initial.problem == nil)
        #expect(PaletteStore([]).palettes == .initial)
    }

    @Test("The palette store returns the nearest palette for any index")
    func nearest() {
        #expect(store.palette(at: -3).name == "Faces")
        #expect(store.palette(at: 2).name == "Plants")
        #expect(store.palette(at: 99).name == "Travel")
    }

    @Test("The palette store inserts palettes with identities of their own")
    func insertion() {
        store.insertPalette(named: "First", emojis: "🍎", at: -1)
        store.insertPalette(named: "Last", at: 99)
        #expect(store.palettes.first?.name == "First" && store.palettes.last?.name == "Last")
        #expect(store.palettes.problem == nil)
    }

    @Test("The palette store removes palettes, but never the last one")
    func removal() {
        store.removePalettes(at: [0, 2])
        #expect(store.palettes.map(\.name) == ["Animals", "Weather", "Travel"])
        store.removePalettes(at: [0, 1, 2])
        #expect(store.palettes.count == 3)
        store.removePalettes(at: [1, 2])
        #expect(!store.canRemove)
        store.removePalettes(at: [0])
        #expect(store.palettes.map(\.name) == ["Animals"])
    }

    @Test("The palette store announces each change")
    func announcements() {
        var count = 0
        let subscription = store.objectWillChange.sink { count += 1 }
        store.movePalettes(from: [0], to: 3)
        store.palettes[store.palettes[0]].name = "Zoo"
        #expect(count == 2)
        #expect(store.palettes.map(\.name) == ["Zoo", "Plants", "Faces", "Weather", "Travel"])
        subscription.cancel()
    }
}
