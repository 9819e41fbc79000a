import Foundation
import Testing

@testable import EmojiArt

@Suite("Options")
struct OptionsTests {
    @Test("say where the commands come from and where the files lie")
    func valid() throws {
        #expect(try Options([]).source == .demonstration)
        #expect(try Options(["--interactive"]).source == .terminal)
        let options = try Options(["--data", "dir", "--script", "-"])
        #expect(options.source == .file("-") && options.dataDirectory == "dir")
        #expect(try Options(["--help"]).wantsHelp)
    }

    @Test(
        "that make no sense are refused",
        arguments: [
            (["--bogus"], "unknown option --bogus"),
            (["file"], "unexpected argument “file”"),
            (["--script"], "--script needs a value"),
            (["--data", "--interactive"], "--data needs a value"),
            (["--interactive", "--script", "a"], "only one of --interactive and --script, and only once"),
        ])
    func invalid(arguments: [String], message: String) {
        #expect(throws: Options.Misuse(message: message)) { try Options(arguments) }
    }

    @Test("leave the files to the user's data directory, wherever that is")
    func userDirectory() {
        #expect(DataDirectory.ofUser(environment: ["XDG_DATA_HOME": "/data"]).path == "/data/EmojiArt")
        #expect(DataDirectory.ofUser(environment: ["XDG_DATA_HOME": "relative"]).path.hasSuffix("/EmojiArt"))
        #expect(DataDirectory.ofUser(environment: [:]).path.hasPrefix("/"))
    }
}
