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
        let expected = [
            "\n  PaletteChooser ← chosenIndex: 0 → 1",
            "\n  ~ \"Nothing behind\" → \"The background is loading…\"",
            "Image \"320.0x240.0\" [PNG image, 119 bytes]",
            "\n  PaletteEditor ← emojisToAdd: \"\" → \"🌙 and 🌈\"",
            "\n  5 × PaletteRow ← PaletteManager.editMode: inactive → active",
            "+ Alert \"Couldn't load the background\"",
            "failed(file:///nowh…kground.png)",
        ]
        for text in expected { #expect(output.contains(text), "\(text)") }
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
