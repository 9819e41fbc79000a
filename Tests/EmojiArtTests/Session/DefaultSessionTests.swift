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

    @Test("has no errors, and does all that a person would")
    func story() async throws {
        let (output, session, _) = try await play()
        #expect(!session.hasFailed)
        let lines = Set(output.split(separator: "\n").map(String.init))
        let expected = [
            "  PaletteChooser: chosenIndex was 1, is 3",
            "  EmojiView: new value from its parent: emoji",
            "  DocumentView: selection was nil, is 1",
            "  PaletteEditor: emojisToAdd was \"\", is \"🌙 and 🌈\"",
            "  PaletteRow: editMode was inactive, is active (5 of them)",
            "  + Alert \"Couldn't load the background\"",
            "  + Text \"file:///nowhere/background.png\"",
        ]
        for line in expected { #expect(lines.contains(line), "\(line)") }
    }

    @Test("ends with a drawing and palettes that are saved as they are shown")
    func end() async throws {
        let (_, session, directory) = try await play()
        #expect(
            session.visible
                == [
                    "VStack", "VStack", "ZStack", "Text \"Canvas\"", "Text \"No background\"",
                    "HStack", "Text \"🌈\"", "Text \"at 0, -80, size 50\"",
                    "HStack", "TextField \"Background URL\" = \"\" (focused)", "Button \"Load background\" (disabled)",
                    "HStack", "Button \"Next palette\"", "Menu \"Palettes\"",
                    "HStack", "Text \"Fruit\"", "Text \"🍎\"", "Text \"🍐\"", "Text \"🍓\"",
                ])
        let next = Rehearsal(in: directory.url)
        #expect(next.workspace.document.model == session.workspace.document.model)
        #expect(next.workspace.store.palettes.map(\.name) == ["Animals", "Nature", "Faces", "Fruit", "Sky"])
        #expect(next.workspace.store.palettes[4].emojis == "🌙🌈☀️🌤🌧❄️")
    }

    @Test("is the same each time, to the letter")
    func stability() async throws {
        #expect(try await play().output == play().output)
    }
}
