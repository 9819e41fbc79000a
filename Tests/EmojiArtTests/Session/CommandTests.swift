import Foundation
import Testing

@testable import EmojiArt

@Suite("A command")
struct CommandTests {
    @Test(
        "is read from a line",
        arguments: [
            ("tap \"Next palette\"", .tap("Next palette")),
            ("  tap “Next palette”  ", .tap("Next palette")),
            ("tap Edit", .tap("Edit")),
            ("type \"\" into \"Name\"", .type("", into: "Name")),
            ("type “say \"hi\"” into Name", .type("say \"hi\"", into: "Name")),
            ("drag \"😀\" by 40 -30.5", .drag("😀", by: CGSize(width: 40, height: -30.5))),
            ("drag \"😀\" to \"Canvas\"", .drop("😀", onto: "Canvas", at: .zero)),
            ("drag \"😀\" to \"Canvas\" at 1 2", .drop("😀", onto: "Canvas", at: CGPoint(x: 1, y: 2))),
            ("delete \"Faces\"", .delete("Faces")),
            ("move \"Faces\" by -2", .move("Faces", by: -2)),
            ("wait 0.5", .wait(0.5)),
            ("tree", .tree), ("trace", .trace), ("help", .help), ("quit", .quit),
        ] as [(String, Command)])
    func valid(line: String, expected: Command) throws {
        #expect(try Command(line) == expected)
    }

    @Test("is not what is empty or a comment", arguments: ["", "   ", "# tap \"Edit\"", "  #"])
    func comments(line: String) throws {
        #expect(try Command(line) == nil)
    }

    @Test(
        "that is malformed says what is wrong and how it is written",
        arguments: [
            ("tap", "tap: what to tap is missing. As in: tap \"Next palette\""),
            ("tap \"a\" \"b\"", "tap: “b” is too much. As in: tap \"Next palette\""),
            ("type \"a\" \"b\"", "type: “into” is missing before “b”. As in: type \"Smileys\" into \"Name\""),
            (
                "move \"a\" by 1.5",
                "move: the number of places must be a whole number, not “1.5”. As in: move \"Faces\" by 2"
            ),
            ("move \"a\" by 9999999999", "move: 9999999999 is too far. As in: move \"Faces\" by 2"),
            ("wait long", "wait: the number of seconds must be a number, not “long”. As in: wait 4"),
            ("wait nan", "wait: the number of seconds must be a number, not “nan”. As in: wait 4"),
            ("wait -1", "wait: the seconds must be from 0 to 86400. As in: wait 4"),
            ("tap \"Edit", "A quotation mark is missing at the end of a text."),
            (
                "drag \"😀\" 1 2",
                "drag: “by” or “to” is missing after “😀”. As in: drag \"😀\" by 40 -30  or  drag \"😀\" to \"Canvas\" at 40 -30"
            ),
        ])
    func malformed(line: String, message: String) {
        let error = #expect(throws: CommandError.self) { try Command(line) }
        #expect(error?.description == message)
    }

    @Test(
        "that doesn't exist names those that resemble it, or all",
        arguments: [
            ("tpa", ["tap"]), ("Tap", ["tap"]), ("tre", ["tree"]), ("mvoe", ["move"]), ("trape", ["trace"]),
            ("frobnicate", CommandForm.all.map(\.name)),
        ])
    func unknown(name: String, similar: [String]) {
        #expect(throws: CommandError.unknown(name, similar: similar)) { try Command("\(name) \"Edit\"") }
    }

    @Test("is in the help, with examples that are valid")
    func help() throws {
        for form in CommandForm.all {
            for example in form.forms {
                #expect(CommandForm.help.contains(example))
                #expect(try Command(example) != nil)
            }
        }
    }
}
