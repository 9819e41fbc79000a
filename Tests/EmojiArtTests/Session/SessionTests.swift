import Foundation
import Testing

@testable import EmojiArt

@MainActor
@Suite("A session")
struct SessionTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test("A session prints after each action the evaluated views, the reasons and the visible tree")
    func report() async {
        let session = Rehearsal(in: directory.url)
        let output = await session.play("tap \"Next palette\"")
        #expect(output.hasPrefix("\n> tap \"Next palette\"\n  PaletteChooser ← chosenIndex: 0 → 1"))
        #expect(output.contains("\n  - \"Faces\", \"😀\", "))
        #expect(output.contains("\n  + \"Animals\", \"🐶\", "))
    }

    @Test("A session prints the whole trace of the last action on request")
    func trace() async {
        let session = Rehearsal(in: directory.url)
        #expect(await session.play("trace").hasSuffix("Nothing was done yet."))
        let output = await session.play("tap \"Next palette\"\ntrace")
        #expect(output.contains("write  PaletteChooser.chosenIndex: 0 → 1"))
        let whole = await session.play("full tap \"Next palette\"\nfull")
        #expect(whole.contains("  - \"Animals\"\n  - \"🐶\"\n"))
        #expect(whole.components(separatedBy: "  - \"Animals\"\n").count == 3)
    }

    @Test("A session continues after an error, which names the line and a suggestion")
    func errors() async {
        let session = Rehearsal(in: directory.url)
        let output = await session.play(
            """
            # A comment, and then mistakes.
            tpa "Next palette"
            tap "Palete"
            delete "Canvas"
            delete
            tap "Palettes"
            tap "Edit"
            tap "Next palette"
            tap "Done"
            """)
        let errors = output.split(separator: "\n").filter { $0.hasPrefix("!") }
        #expect(
            errors == [
                "! line 2: There is no command “tpa”. Did you mean: tap?",
                "! line 3: There is no “Palete”. Did you mean: “Palettes”?",
                "! line 4: “Canvas” doesn't react to being deleted.",
                "! line 5: delete: the row is missing. As in: delete \"Faces\"",
                "! line 8: “Next palette” can't be reached: Popover lies above it.",
            ])
        #expect(session.hasFailed)
        #expect(!session.visible.contains("Popover"))
    }

    @Test("Without errors has not failed; where nothing changes that is said")
    func success() async {
        let session = Rehearsal(in: directory.url)
        let output = await session.play("wait 4\ntap \"Canvas\" x2\nhelp\nquit\ntpa")
        #expect(output.hasPrefix("\n> wait 4\n> tap \"Canvas\" x2\n  nothing changed\n> help\n"))
        #expect(output.contains("tap \"Next\""))
        #expect(!session.hasFailed)
    }

    @Test("A session restores the state that the last one saved")
    func files() async {
        await Rehearsal(in: directory.url).play(
            """
            drop "😀" at 40 30
            tap "Palettes"
            tap "Delete"
            """)
        let visible = Rehearsal(in: directory.url).visible
        #expect(visible.contains { $0.hasPrefix("Text \"😀\" [at ") })
        #expect(visible.contains("Text \"Animals\""))
    }

    @Test("A session reports a damaged file, and starts")
    func damage() async throws {
        try directory.write("[", to: "Palettes.json")
        let session = Rehearsal(in: directory.url)
        #expect(session.output.hasPrefix("! Palettes.json is damaged: it is no JSON"))
        #expect(!session.hasFailed)
        #expect(session.visible.contains("Text \"Faces\""))
    }
}
