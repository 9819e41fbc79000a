import Foundation
import Testing

@testable import EmojiArt

@MainActor
@Suite("A data directory")
struct WorkspaceTests {
    private let directory: TemporaryDirectory
    private let reports = Reports()

    @MainActor
    private final class Reports {
        var lines: [String] = []
    }

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func open() -> Workspace {
        let reports = reports
        return Workspace(directory.url) { _ in
            nil
        } report: {
            reports.lines.append($0)
        }
    }

    @Test("Without files gives what to begin with, and stays empty until something changes")
    func empty() throws {
        let workspace = open()
        #expect(workspace.store.palettes == .initial && workspace.document.model == EmojiArtModel())
        #expect(try directory.contents == [])
    }

    @Test("A data directory restores the state after every change")
    func roundTrip() throws {
        let workspace = open()
        workspace.document.addEmoji("😀", at: CGPoint(x: 3, y: 4), size: 50)
        #expect(open().document.model == workspace.document.model)
        workspace.document.setBackground(.imageData(ImageData.png))
        workspace.store.insertPalette(named: "“Quoted”\n", emojis: "🍎", at: 1)
        #expect(open().document.model == workspace.document.model)
        #expect(open().document.backgroundImage?.format == .png)
        workspace.store.palettes[0].name = ""
        #expect(open().store.palettes == workspace.store.palettes)
        #expect(reports.lines == [])
        #expect(try directory.contents == ["Document.json", "Palettes.json"])
    }

    @Test("A data directory is created if it is missing")
    func made() throws {
        let inner = directory.url.appendingPathComponent("a/b")
        let workspace = Workspace(inner) { _ in
            nil
        } report: { _ in
        }
        workspace.store.palettes[0].name = "Saved"
        #expect(try directory.text(of: "a/b/Palettes.json").contains("\"Saved\""))
    }

    @Test("That can't be made is reported; the work goes on unsaved")
    func impossible() throws {
        try directory.write("", to: "file")
        let reports = reports
        let inner = directory.url.appendingPathComponent("file/data")
        let workspace = Workspace(inner) { _ in
            nil
        } report: {
            reports.lines.append($0)
        }
        workspace.store.palettes[0].name = "Unsaved"
        #expect(!workspace.isSaved)
        #expect(reports.lines == ["\(inner.path) can't be made: not a directory. Nothing will be saved."])
    }

    @Test("That goes away is reported once, and again only after a change was saved meanwhile")
    func failedSaves() throws {
        let workspace = open()
        try FileManager.default.removeItem(at: directory.url)
        workspace.store.palettes[0].name = "a"
        workspace.store.palettes[0].name = "b"
        #expect(reports.lines == ["Palettes.json can't be saved: no such file or directory."])
        try directory.makeDirectory("")
        workspace.store.palettes[0].name = "c"
        #expect(open().store.palettes[0].name == "c")
        try FileManager.default.removeItem(at: directory.url)
        workspace.store.palettes[0].name = "d"
        #expect(reports.lines.count == 2)
    }

    @Test("With a damaged file gives the other one, and keeps what is damaged under the next free name")
    func damaged() throws {
        let first = open()
        first.document.addEmoji("😀", at: .zero, size: 40)
        for number in 1...2 {
            try directory.write("damage \(number)", to: "Palettes.json")
            let workspace = open()
            #expect(
                reports.lines.last
                    == "Palettes.json is damaged: it is no JSON. It is kept as Palettes.damaged-\(number).json.")
            #expect(workspace.document.model.emojis.count == 1 && workspace.store.palettes == .initial)
            workspace.store.palettes[0].name = "New"
        }
        #expect(try directory.text(of: "Palettes.damaged-1.json") == "damage 1")
        #expect(try directory.text(of: "Palettes.damaged-2.json") == "damage 2")
        #expect(open().store.palettes[0].name == "New")
    }

    @Test("A data directory keeps files that can't be read")
    func unreadable() throws {
        try directory.makeDirectory("Palettes.json")
        let workspace = open()
        workspace.store.palettes[0].name = "Unsaved"
        #expect(
            reports.lines == [
                "Palettes.json can't be read: is a directory. It is left alone: changes won't be saved to it."
            ])
        #expect(try directory.contents == ["Palettes.json"])
    }

    @Test("That another program has changed shows those changes with one's own, and says so")
    func merged() throws {
        let (first, second) = (open(), open())
        first.document.addEmoji("😀", at: .zero, size: 40)
        first.store.palettes[0].name = "First"
        #expect(reports.lines == [])
        second.document.addEmoji("🌈", at: .zero, size: 40)
        #expect(second.document.model.emojis.map(\.text) == ["😀", "🌈"])
        #expect(second.document.model.emojis.map(\.id) == [1, 2])
        second.store.palettes[1].name = "Second"
        #expect(second.store.palettes.prefix(2).map(\.name) == ["First", "Second"])
        first.document.setBackground(.imageData(ImageData.png))
        #expect(first.document.model.emojis.count == 2)
        second.document.addEmoji("❄️", at: .zero, size: 40)
        #expect(second.document.backgroundImage?.format == .png)
        #expect(open().document.model == second.document.model)
        #expect(
            reports.lines
                == ["Document.json", "Palettes.json", "Document.json", "Document.json"].map {
                    "\($0) was changed by another program. Its changes and those made here are merged."
                })
    }

    @Test("In which another program damages a file keeps that aside before it saves")
    func damagedMeanwhile() throws {
        let workspace = open()
        workspace.store.palettes[0].name = "One"
        try directory.write("[", to: "Palettes.json")
        workspace.store.palettes[0].name = "Two"
        #expect(try directory.text(of: "Palettes.damaged-1.json") == "[")
        #expect(reports.lines.count == 1 && reports.lines[0].hasPrefix("Palettes.json is damaged: it is no JSON"))
        #expect(open().store.palettes[0].name == "Two")
    }

    @Test("A data directory keeps a file that isn't text")
    func notUTF8() throws {
        let bytes = Data([0x5B, 0x22, 0xE4, 0x22, 0x5D])
        try bytes.write(to: directory.url.appendingPathComponent("Palettes.json"))
        #expect(open().store.palettes == .initial)
        #expect(try Data(contentsOf: directory.url.appendingPathComponent("Palettes.damaged-1.json")) == bytes)
    }

    @Test("A data directory reports that changes are lost")
    func failures() throws {
        var failures = 0
        func open() -> Workspace { Workspace(directory.url, failed: { failures += 1 }) { _ in } }
        let workspace = open()
        workspace.store.palettes[0].name = "Saved"
        #expect(failures == 0)
        try FileManager.default.removeItem(at: directory.url)
        workspace.store.palettes[0].name = "Lost"
        #expect(failures == 1)
        try directory.makeDirectory("Palettes.json")
        _ = open()
        #expect(failures == 2)
    }

    @Test("Of nowhere keeps nothing")
    func nowhere() {
        let workspace = Workspace(nil) { reports.lines.append($0) }
        workspace.store.palettes[0].name = "Kept in memory"
        #expect(!workspace.isSaved && reports.lines == [] && workspace.store.palettes[0].name == "Kept in memory")
    }
}
