import Foundation
import Testing

@Suite("The output of an example")
struct OutputTests {
    /// All examples.
    static let names = ["EmojiArt", "Refresh", "Carousel", "RingChart", "EventBadges"]

    @Test("An example's output is written completely, with the exit status 0", arguments: names)
    func whole(name: String) throws {
        let result = try Program(name).run([])
        #expect(result.status == 0 && result.errors.isEmpty && result.output.hasPrefix("The screen, "))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("On a full disk ends the session with a sentence and 1", arguments: names)
    func full(name: String) throws {
        for arguments in [[], ["--help"]] {
            let result = try Program(name).run(arguments, by: #"exec "$0" "$@" > /dev/full"#)
            #expect(result.status == 1)
            #expect(result.errors == "\(name): the output can't be written: no space left on device.\n")
        }
    }

    @Test("That is closed ends the session with a sentence and 1", arguments: names)
    func closed(name: String) throws {
        let result = try Program(name).run(by: #"exec "$0" >&-"#)
        #expect(result.status == 1)
        #expect(result.errors == "\(name): the output can't be written: bad file descriptor.\n")
        // Everything closed, there is nothing to say it to.
        #expect(try Program(name).run(by: #"exec "$0" <&- >&- 2>&-"#).status == 1)
        #expect(try Program(name).run(["--bogus"], by: #"exec "$0" "$@" 2> /dev/full"#).status == 2)
    }

    @Test("Into a pipe that nobody reads any more ends the session quietly with 1", arguments: names)
    func closedPipe(name: String) throws {
        let directory = try TemporaryDirectory()
        // More than fits into a pipe, so that the program is still writing when its reader goes.
        try directory.write(String(repeating: "tree\n", count: 2_000), to: "script")
        let script = directory.url.appendingPathComponent("script").path
        let data = name == "EmojiArt" ? ["--data", directory.url.path] : []
        let result = try Program(name).run(
            ["--script", script] + data, by: #"{ "$0" "$@"; echo "status $?" >&2; } | head -n 1"#)
        #expect(result.output.hasPrefix("The screen, ") && result.output.hasSuffix(" points:\n"))
        #expect(result.errors == "status 1\n")
    }

    @Test("That ends doesn't let commands be taken forever")
    func endlessInput() throws {
        let result = try Program("RingChart").run(
            by: #"{ yes 'wait 1' | { "$0" --interactive; echo "status $?" >&2; } } 2>&1 > /dev/full | grep status"#)
        #expect(result.output == "status 1\n")
    }

    @Test("An example's output isn't written into a file that is opened instead")
    func descriptors() throws {
        let directory = try TemporaryDirectory()
        try directory.write("drop \"😀\" at 40 30\n", to: "script")
        let path = directory.url.path
        _ = try Program().run(
            ["--script", "\(path)/script", "--data", path, "--svg", "\(path)/end.svg"],
            by: #"exec "$0" "$@" <&- >&- 2>&-"#)
        for name in try directory.contents { #expect(try !directory.text(of: name).contains("The screen")) }
        #expect(try directory.text(of: "script") == "drop \"😀\" at 40 30\n")
    }

    @Test(
        "An example reports input that can't be read",
        arguments: [("<&-", "bad file descriptor"), ("< /", "is a directory")])
    func input(redirection: String, problem: String) throws {
        let result = try Program("RingChart").run(by: "exec \"$0\" --interactive " + redirection)
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors == "RingChart: the input can't be read: \(problem)\n")
    }
}
