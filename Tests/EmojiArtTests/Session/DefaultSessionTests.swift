import Foundation
import Testing

@testable import EmojiArt

@MainActor
@Suite("The session that plays by itself")
struct DefaultSessionTests {
    private func play() async throws -> (output: String, session: Rehearsal, directory: TemporaryDirectory) {
        let directory = try TemporaryDirectory()
        let session = Rehearsal(in: directory.url)
        await session.play(defaultScript)
        return (session.output, session, directory)
    }

    @Test("The default session has no errors, and uses every feature")
    func story() async throws {
        let (output, session, _) = try await play()
        #expect(!session.hasFailed)
        let lines = Set(output.split(separator: "\n").map(String.init))
        let expected = [
            "  PaletteChooser: chosenIndex was 0, is 1",
            "  + Text \"The background is loading…\"",
            "  - Text \"The background is loading…\"",
            "  + Image \"PNG image, 119 bytes\"",
            "  PaletteEditor: emojisToAdd was \"\", is \"🌙 and 🌈\"",
            "  PaletteRow: editMode was inactive, is active (5 of them)",
            "  + Alert \"Couldn't load the background\"",
            "  + Text \"file:///nowhere/background.png\"",
        ]
        for line in expected { #expect(lines.contains(line), "\(line)") }
    }

    @Test("The default session ends with the displayed drawing and palettes saved")
    func end() async throws {
        let (_, session, directory) = try await play()
        let visible = session.visible
        for line in ["Text \"Nothing behind\"", "Text \"Fruit\"", "Text \"🍎\"", "Text \"🍐\"", "Text \"🍓\""] {
            #expect(visible.contains(line), "\(line)")
        }
        #expect(!visible.contains("Text \"☀️\"") && session.workspace.document.model.emojis.map(\.text) == ["🌈"])
        let next = Rehearsal(in: directory.url)
        #expect(next.workspace.document.model == session.workspace.document.model)
        #expect(next.workspace.store.palettes.map(\.name) == ["Animals", "Nature", "Faces", "Fruit", "Sky"])
        #expect(next.workspace.store.palettes[4].emojis == "🌈☀️🌤🌧⛈❄️")
    }

    @Test("Two runs of the default session print the same text")
    func stability() async throws {
        #expect(try await play().output == play().output)
    }
}
