import Foundation
import Testing

@testable import EmojiArt

@Suite("A program that saves")
struct SavingTests {
    private let program: Program
    private let directory: TemporaryDirectory

    init() throws {
        program = try Program()
        directory = try TemporaryDirectory()
    }

    private var data: String { directory.url.appendingPathComponent("data").path }
    private let drop = "drop \"😀\" at 40 30"

    private func play(_ script: String, by shell: String = #"exec "$0" "$@""#) throws -> Program.Result {
        try directory.write(script, to: "script")
        return try program.run(
            ["--script", directory.url.appendingPathComponent("script").path, "--data", data], by: shell)
    }

    private func emojis() throws -> [EmojiArtModel.Emoji] {
        let text = try directory.text(of: "data/Document.json")
        return try JSONDecoder().decode(EmojiArtModel.self, from: Data(text.utf8)).emojis
    }

    @Test("The default session saves nothing")
    func demonstration() throws {
        for _ in 1...2 {
            let result = try program.run(
                [], environment: ["TMPDIR": directory.url.path, "XDG_DATA_HOME": directory.url.path])
            #expect(result.status == 0)
        }
        #expect(try directory.contents == [])
        _ = try program.run(["--data", data])
        #expect(try directory.contents == ["data"])
    }

    @Test("Without permission to write, the program reports it and exits with 1")
    func fullDisk() throws {
        let result = try play(
            drop, by: #"{ ulimit -f 0; "$0" "$@"; echo "status $?"; } | grep -E '^(!|status)'"#)
        #expect(result.output == "! Document.json can't be saved: file too large.\nstatus 1\n")
        #expect(try directory.contents == ["data", "script"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: data) == [])
        #expect(try play(drop).status == 0)
    }

    @Test("If the data directory is a file, the program reports it and exits with 1")
    func noDirectory() throws {
        try directory.write("", to: "data")
        let result = try play(drop)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("! \(data) can't be made: "))
    }

    @Test("If a file is a directory, the program reports it and exits with 1", arguments: ["mkdir", "mkfifo"])
    func noFile(command: String) throws {
        let result = try play(drop, by: "mkdir \(data); \(command) \(data)/Document.json; exec \"$0\" \"$@\"")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("! Document.json can't be read: "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: data) == ["Document.json"])
    }

    @Test("If the file is read-only, the program reports it and exits with 1")
    func readOnlyFile() throws {
        #expect(try play(drop).status == 0)
        let result = try play(drop, by: "chmod 444 \(data)/Document.json; exec \"$0\" \"$@\"")
        #expect(result.status == 1)
        #expect(result.output.contains("! Document.json can't be saved: permission denied.\n"))
        #expect(try emojis().count == 1)
    }

    @Test("A saving program keeps the changes that another has saved before", .timeLimit(.minutes(30)))
    func twoPrograms() throws {
        let programs = try (1...2).map { _ in try LiveProgram(program, ["--data", data]) }
        for _ in 1...5 {
            for program in programs { try program.play(drop) }
        }
        #expect(try emojis().count == 10)
        #expect(Set(try emojis().map(\.id)) == Set(1...10))
        let said = try programs[0].play(drop)
        #expect(
            said.contains(
                "! Document.json was changed by another program. Its changes and those made here are merged.\n"))
        // And shows them.
        #expect(try programs[0].play("tree").components(separatedBy: "Text \"😀\" [at ").count == 12)
        for program in programs { #expect(try program.quit() == 0) }
    }

    @Test("A saving program keeps the changes that another saves at the same time", .timeLimit(.minutes(30)))
    func race() throws {
        let programs = try (1...2).map { _ in try LiveProgram(program, ["--data", data]) }
        for program in programs { try program.send(String(repeating: drop + "\n", count: 30) + "# end\n") }
        for program in programs { try program.read(until: "# end\n") }
        for program in programs { #expect(try program.quit() == 0) }
        #expect(try emojis().count == 60)
    }

    @Test("A killed program leaves complete files, and its next start removes temporary ones", .timeLimit(.minutes(30)))
    func kills() throws {
        var count = 0
        for round in 1...8 {
            let program = try LiveProgram(program, ["--data", data])
            try program.send(String(repeating: drop + "\n", count: 50))
            // Each answer is given when its change is saved; how far the next one has come by then differs.
            for _ in 1...round { try program.read(until: "> drop") }
            try program.killNow()
            let present = (try? emojis().count) ?? 0
            #expect(present >= count + round - 1)
            count = present
        }
        let process = try program.run(by: "echo $$").output.trimmingCharacters(in: .whitespacesAndNewlines)
        let old = ".dat.nosync\(String(try #require(Int(process)), radix: 16).uppercased()).aB3dE6"
        let ours = ".dat.nosync\(String(ProcessInfo.processInfo.processIdentifier, radix: 16).uppercased()).aB3dE6"
        for name in [old, ours, ".Document.json.saving-1-1", ".Palettes.json.saving-1-1", ".others.saving-1-1"] {
            try directory.write("leftover", to: "data/\(name)")
        }
        #expect(try play("wait 0").status == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: data).sorted()
                == [".others.saving-1-1", ours, "Document.json"].sorted())
        #expect(try emojis().count == count)
    }
}
