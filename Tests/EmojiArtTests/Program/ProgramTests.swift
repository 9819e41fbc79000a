import Foundation
import Testing

@testable import EmojiArt

@Suite("The program")
struct ProgramTests {
    private let program: Program
    private let directory: TemporaryDirectory

    init() throws {
        program = try Program()
        directory = try TemporaryDirectory()
    }

    private func play(_ script: String, _ arguments: [String] = []) throws -> Program.Result {
        try directory.write(script, to: "script")
        let file = directory.url.appendingPathComponent("script").path
        return try program.run(["--script", file, "--data", directory.url.path] + arguments)
    }

    @Test("The program plays its session, the same each time")
    func demonstration() throws {
        let results = try (1...2).map { _ in try program.run([]) }
        #expect(results.allSatisfy { $0.status == 0 && $0.errors.isEmpty })
        #expect(results[0].output == results[1].output)
    }

    @Test("The program plays a script in virtual time, and exits with 0")
    func script() throws {
        try ImageData.png.write(to: directory.url.appendingPathComponent("image.png"))
        let result = try play(
            """
            type "\(directory.url.path)/image.png" into "Background URL"
            tap "Load background"
            wait 60
            tap "Keep image"
            """)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.contains("\"The background is loading…\""))
        #expect(result.output.contains("Image \"PNG image, 9 bytes\""))
        #expect(try directory.text(of: "Document.json").contains("imageData"))
    }

    @Test("The program exits with 1 if a command failed, after running the others")
    func failedCommand() throws {
        let result = try play("tpa \"Edit\"\ntap \"Next palette\"\n")
        #expect(result.status == 1)
        #expect(result.output.contains("! line 1: There is no command “tpa”. Did you mean: tap?"))
        #expect(result.output.contains("chosenIndex: 0 → 1"))
    }

    @Test("The program exits with 1 if the script can't be read")
    func missingScript() throws {
        let result = try program.run(["--script", "/nowhere/script"])
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors == "EmojiArt: /nowhere/script can't be read: no such file or directory\n")
    }

    @Test("The program moves a damaged file aside, reports it, and exits with 0")
    func damagedFile() throws {
        try directory.write("{", to: "Document.json")
        let result = try play("drag \"😀\" to \"Canvas\"")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("! Document.json is damaged: it is no JSON"))
        #expect(try directory.text(of: "Document.damaged-1.json") == "{")
        #expect(try directory.text(of: "Document.json").contains("😀"))
    }

    @Test("The program takes commands from its input until that ends")
    func interactive() throws {
        let result = try program.run(
            ["--interactive", "--data", directory.url.path], input: "tap \"Next palette\"\ntree")
        #expect(result.status == 0)
        #expect(result.output.contains("> tap \"Next palette\"\n  PaletteChooser"))
        #expect(result.output.contains("> tree\n  VStack\n"))
    }

    @Test(
        "The program ends its session on “quit”, and keeps its files in the user's data directory unless told otherwise"
    )
    func quit() throws {
        let home = directory.url.appendingPathComponent("home").path
        let result = try program.run(
            ["--interactive"], input: "tap \"Palettes\"\ntap \"Delete\"\nquit\ntree\n",
            environment: ["XDG_DATA_HOME": home])
        #expect(result.status == 0 && !result.output.contains("> tree"))
        #expect(try directory.text(of: "home/EmojiArt/Palettes.json").contains("Animals"))
    }

    @Test("The program prints its usage on request, and exits with 2 for wrong arguments")
    func usage() throws {
        let help = try program.run(["--help"])
        #expect(help.status == 0 && help.output.hasPrefix("Usage: EmojiArt ") && help.errors.isEmpty)
        for arguments in [["--bogus"], ["--script"], ["file"]] {
            let result = try program.run(arguments)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors.hasPrefix("EmojiArt: ") && result.errors.hasSuffix("\n\n" + help.output))
        }
    }
}
