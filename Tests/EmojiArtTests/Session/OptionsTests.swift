import Foundation
import Testing

@testable import EmojiArt
@testable import ExampleSession

@MainActor
@Suite("Options")
struct OptionsTests {
    private func options(_ arguments: [String]) throws -> SessionOptions {
        try SessionOptions(arguments, extra: EmojiArt.example.options)
    }

    @Test("Options select the source of commands, the data directory and the picture's file")
    func valid() throws {
        #expect(try options([]).source == .demonstration)
        #expect(try options(["--interactive"]).source == .terminal)
        let options = try options(["--data", "dir", "--svg", "end.svg", "--script", "-"])
        #expect(options.source == .file("-") && options["--data"] == "dir" && options.svgFile == "end.svg")
        #expect(try self.options(["--help"]).wantsHelp)
        let looks = try self.options(["--color", "never", "--width", "40", "--full"])
        #expect(looks.color == .never && looks.width == 40 && looks.isFull)
    }

    @Test(
        "That make no sense are refused",
        arguments: [
            (["--bogus"], "unknown option --bogus"),
            (["--scrpit", "a"], "unknown option --scrpit; did you mean --script?"),
            (["--color", "pink"], "--color takes auto, always or never, not “pink”"),
            (["--width", "0"], "--width takes a number from 1 to 10000, not “0”"),
            (["--width", "wide"], "--width takes a number from 1 to 10000, not “wide”"),
            (["file"], "unexpected argument “file”"),
            (["--script"], "--script needs a value"),
            (["--data", "--interactive"], "--data needs a value"),
            (["--interactive", "--script", "a"], "only one of --interactive and --script, and only once"),
        ])
    func invalid(arguments: [String], message: String) {
        #expect(throws: SessionOptions.Misuse(message: message)) { try options(arguments) }
    }

    @Test("Without options the files are in the user's data directory")
    func userDirectory() {
        #expect(DataDirectory.ofUser(environment: ["XDG_DATA_HOME": "/data"]).path == "/data/EmojiArt")
        #expect(DataDirectory.ofUser(environment: ["XDG_DATA_HOME": "relative"]).path.hasSuffix("/EmojiArt"))
        #expect(DataDirectory.ofUser(environment: [:]).path.hasPrefix("/"))
    }
}
