import Foundation
import ReactiveTesting
import Testing

@testable import EmojiArt
@testable import ExampleSession

@Suite("A line of megabytes", .tags(.manyRounds))
struct LongLineTests {
    /// Ten megabytes, or one.
    private static let length = RandomRounds.count(10_000_000)
    private static let text = String(repeating: "x", count: length)

    /// `Program` has a limit. What takes time in proportion to the line's length is far from it; comparing the line
    /// with all words on the screen, or reading all that follows a mistake, would not be.
    @Test(
        "A line of megabytes is read, and its error message is short",
        arguments: [
            ("", "! line 1: There is no command “xxxx"), ("tap ", "! line 1: There is no “xxxx"),
            ("tap \"", "! line 1: A quotation mark is missing"),
        ])
    func mistakes(beginning: String, message: String) throws {
        try expect(message, of: beginning + Self.text)
    }

    @Test(
        "An error message about a long line quotes its beginning",
        arguments: [
            ("wait ", "! line 1: wait: the number of seconds must be"), ("svg ", "! line 1: xxx"),
            ("expect ", "! line 1: “xxx"), ("drag ", "! line 1: drag: “by” or “to” is missing after “xxx"),
            ("type a ", "! line 1: type: “into” is missing before “xxx"),
        ])
    func messages(beginning: String, message: String) throws {
        try expect(message, of: beginning + Self.text.prefix(10_000))
    }

    private func expect(_ message: String, of line: String) throws {
        let result = try play(line)
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("!") }
        #expect(lines.count == 1 && lines[0].hasPrefix(message) && lines[0].utf8.count < 1_000)
    }

    @Test("A line of megabytes may consist of words, of “trace”, of white space, or of a comment")
    func words() throws {
        #expect(
            try play("tap Palettes " + String(repeating: "a ", count: Self.length / 2)).output.contains(
                "! line 1: tap: “a” is too much"))
        #expect(
            try play(String(repeating: "trace ", count: Self.length / 6)).output.contains(
                "! line 1: trace: a trace can't be traced"))
        for line in [String(repeating: " ", count: Self.length), "# " + Self.text] {
            #expect(try play(line).status == 0)
        }
    }

    @Test("A line of megabytes is typed into a field")
    func typed() throws {
        let result = try play("type \"\(Self.text)\" into \"Background URL\"")
        #expect(result.status == 0 && result.output.utf8.count < 20_000)
        #expect(result.output.contains("~ TextField \"Background URL\": \"\" → \"xxxxxxxxx"))
    }

    private func play(_ line: String) throws -> Program.Result {
        let directory = try TemporaryDirectory()
        try directory.write(line, to: "script")
        return try Program().run(["--script", "\(directory.url.path)/script", "--data", directory.url.path])
    }
}

@MainActor
@Suite("Lines")
struct LineTests {
    @Test("Lines end with a line feed, or a carriage return and a line feed")
    func ends() {
        func all(_ text: String) -> [String] {
            let next = lines(of: text)
            return Array(AnyIterator(next))
        }
        #expect(all("a\nb") == ["a", "b"])
        #expect(all("a\r\n\r\nö\r\n") == ["a", "", "ö", ""])
        #expect(all("") == [""])
    }

    @Test("Of a script may begin with a byte order mark, as some editors write it")
    func byteOrderMark() throws {
        let directory = try TemporaryDirectory()
        try directory.write("\u{FEFF}wait 1\r\nexpect \"Palettes\"\r\n", to: "script")
        let path = directory.url.path
        let result = try Program().run(["--script", "\(path)/script", "--data", path])
        #expect(result.status == 0 && result.output.contains("> wait 1\n") && result.output.contains("✓"))
    }
}
