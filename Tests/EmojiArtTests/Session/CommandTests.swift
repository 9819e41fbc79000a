import ReactiveViewsTesting
import Testing

@testable import EmojiArt
@testable import ExampleSession

@MainActor
@Suite("A command")
struct CommandTests {
    private let commands = CommandList<EmojiArtView>(extra: EmojiArt.example.commands)

    @Test(
        "A command is read from a line, with quotes of two kinds or without",
        arguments: [
            "tap \"Next palette\"", "  tap “Next palette”  ", "tap Edit", "tap Edit x3", "type \"\" into \"Name\"",
            "type “say \"hi\"” into Name", "drag \"😀\" by 40 -30.5", "drag \"😀\" to \"Canvas\"", "wait 0.5",
            "trace wait 1", "pull List 100", "pull 100", "expect no Edit", "expect \"no\"",
        ])
    func valid(line: String) throws {
        #expect(try commands.action(line) != nil)
    }

    @Test("An empty line or a comment is no command", arguments: ["", "   ", "# tap \"Edit\"", "  #"])
    func comments(line: String) throws {
        #expect(try commands.action(line) == nil)
    }

    @Test(
        "That is malformed says what is wrong and how it is written",
        arguments: [
            ("tap", "tap: what to tap is missing. As in: tap \"Next\"  or  tap \"Photo\" x2"),
            ("tap \"a\" \"b\"", "tap: “b” is too much. As in: tap \"Next\"  or  tap \"Photo\" x2"),
            ("type \"a\" \"b\"", "type: “into” is missing before “b”. As in: type \"Smileys\" into \"Name\""),
            (
                "move \"a\" by 1.5",
                "move: the number of places must be a whole number, not “1.5”. As in: move \"Faces\" by 2"
            ),
            ("move \"a\" by 9999999999", "move: 9999999999 is too far. As in: move \"Faces\" by 2"),
            ("wait long", "wait: the number of seconds must be a number, not “long”. As in: wait 0.5"),
            ("wait nan", "wait: the number of seconds must be a number, not “nan”. As in: wait 0.5"),
            ("wait -1", "wait: the seconds must be from 0 to 86400. As in: wait 0.5"),
            ("tap \"Edit", "A quotation mark is missing at the end of a text."),
            (
                "drag \"😀\" 1 2",
                "drag: “by” or “to” is missing after “😀”. As in: drag \"😀\" by 40 -30  or  drag \"😀\" to \"Canvas\" at 40 30"
            ),
        ])
    func malformed(line: String, message: String) {
        let error = #expect(throws: CommandError.self) { try commands.action(line) }
        #expect(error?.description == message)
    }

    @Test(
        "That doesn't exist names those that resemble it, or all",
        arguments: [("tpa", ["tap"]), ("Tap", ["tap"]), ("tre", ["tree"]), ("mvoe", ["move"]), ("trape", ["trace"])])
    func unknown(name: String, similar: [String]) {
        #expect(throws: CommandError.unknown(name, similar: similar)) { try commands.action("\(name) \"Edit\"") }
    }

    @Test("That resembles none names all")
    func unknown() {
        let names = commands.all.map(\.name)
        #expect(throws: CommandError.unknown("frobnicate", similar: names)) { try commands.action("frobnicate") }
    }

    @Test("That is longer than any isn't compared with each")
    func long() {
        let name = String(repeating: "tap", count: 20)
        let names = commands.all.map(\.name)
        let error = #expect(throws: CommandError.unknown(name, similar: names)) { try commands.action(name) }
        #expect(error?.description.hasPrefix("There is no command “taptap") == true)
        let longer = CommandError.unknown(String(repeating: "x", count: 81), similar: [])
        #expect(longer.description.hasPrefix("There is no command “" + String(repeating: "x", count: 80) + "…”."))
    }

    @Test("Traces another one, but no trace")
    func traces() throws {
        #expect(try commands.action("trace wait 1") != nil)
        #expect(throws: CommandError.malformed("trace", problem: "a trace can't be traced", forms: [])) {
            try commands.action("trace trace wait 1")
        }
    }

    @Test("A command may have any white space between its words")
    func spaces() throws {
        for line in ["\u{3000}tap\u{A0}\u{2003}Edit\t x2 ", "tap “Edit”x2", "tap \"Edit\"\u{A0}x2"] {
            #expect(try commands.action(line) != nil, "\(line)")
        }
    }

    @Test("Every command is in the help, with valid examples")
    func help() throws {
        let list = try commands.help()
        for command in commands.all {
            #expect(list.contains("  \(command.forms[0]) ") && list.contains(command.purpose))
            let explanation = try commands.help(command.name)
            for example in command.forms {
                #expect(explanation.contains("    \(example)"))
                #expect(try commands.action(example) != nil)
            }
        }
    }

    @Test("Help for a command that doesn't exist offers those that resemble it")
    func unknownTopic() {
        #expect(throws: CommandError.unknown("tpa", similar: ["tap"])) { try commands.help("tpa") }
    }
}
