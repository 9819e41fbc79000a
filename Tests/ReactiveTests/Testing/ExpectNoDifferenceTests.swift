import Foundation
import ReactiveTesting
import Synchronization
import Testing

@Suite("Expecting no difference")
struct ExpectNoDifferenceTests {
    private struct Author: Hashable {
        var name = "Herbert"
        var born: Int? = 1920
    }

    private struct Book: Equatable {
        var title = "Dune"
        var author = Author()
        var pages = 412
        var tags: Set<String> = ["desert", "spice", "worm"]
        var prices = ["EUR": 12.5, "USD": 13]
        var state = State.onLoan(to: "Ann", days: 3)
    }

    private enum State: Equatable {
        case available
        case onLoan(to: String, days: Int)
        case lost(Int)
    }

    @Test("Equal values pass, and their comment isn't evaluated")
    func equal() {
        func comment() -> String {
            Issue.record("evaluated")
            return ""
        }
        expectNoDifference(Book(), Book(), comment())
        expectNoDifference([1, 2], [1, 2])
        expectNoDifference(Optional<Int>.none, nil)
    }

    @Test("A failure shows the members that differ, below the values that have them")
    func members() {
        var book = Book()
        book.author.name = "F. Herbert"
        book.state = .onLoan(to: "Ann", days: 30)
        #expect(
            failure { expectNoDifference(book, Book()) } == """
                The values differ (- expected, + actual):
                  Book
                    title: "Dune"
                    author: Author
                -     name: "Herbert"
                +     name: "F. Herbert"
                      born: 1920
                    pages: 412
                  … 7 equal lines
                    state: .onLoan
                      to: "Ann"
                -     days: 3
                +     days: 30
                """)
    }

    @Test("A comment precedes the message, and the failure is on the line of the call")
    func comment() {
        let message = failure { expectNoDifference(1, 2, "of case \(3)") }
        #expect(message == "of case 3\nThe values differ (- expected, + actual):\n- 2\n+ 1")
    }

    @Test("Elements of arrays, sets and entries of dictionaries are added and removed")
    func collections() {
        #expect(
            failure { expectNoDifference([1, 2, 3, 4], [1, 3, 4, 5]) } == """
                The values differ (- expected, + actual):
                  Array<Int>
                    1
                +   2
                    3
                    4
                -   5
                """)
        #expect(
            failure { expectNoDifference(["b", "c", "a"] as Set, ["d", "a", "c"]) } == """
                The values differ (- expected, + actual):
                  Set<String>
                    "a"
                +   "b"
                    "c"
                -   "d"
                """)
        #expect(
            failure { expectNoDifference(["y": [1], "x": []], ["x": [], "y": [2]]) } == """
                The values differ (- expected, + actual):
                  Dictionary<String, Array<Int>>
                    "x": []
                    "y": Array<Int>
                -     2
                +     1
                """)
        #expect(
            failure { expectNoDifference([Author(): 1], [Author(name: "Ann"): 1]) }.hasSuffix(
                """
                  Dictionary<Author, Int>
                    key: Author
                -     name: "Ann"
                +     name: "Herbert"
                      born: 1920
                    value: 1
                """))
    }

    @Test("Cases, nil, and values in cases")
    func cases() {
        #expect(failure { expectNoDifference(State.available, .lost(3)) }.hasSuffix("- .lost(3)\n+ .available"))
        #expect(failure { expectNoDifference(State.lost(4), .lost(3)) }.hasSuffix("- .lost(3)\n+ .lost(4)"))
        #expect(failure { expectNoDifference(Author(born: nil), Author()) }.hasSuffix("-   born: 1920\n+   born: nil"))
        #expect(failure { expectNoDifference(3, nil) }.hasSuffix("- nil\n+ 3"))
    }

    @Test("Texts of several lines show the lines that differ; characters that can't be seen are escaped")
    func texts() {
        #expect(
            failure { expectNoDifference("a\nb\nc", "a\nB\nc") } == """
                The values differ (- expected, + actual):
                  \"""
                    a
                -   B
                +   b
                    c
                    \"""
                """)
        #expect(failure { expectNoDifference("a\u{200B}", "a") }.hasSuffix("- \"a\"\n+ \"a\\u{200B}\""))
        #expect(failure { expectNoDifference("a\u{A0}b", "a b") }.hasSuffix("- \"a b\"\n+ \"a\\u{A0}b\""))
        #expect(failure { expectNoDifference("a\r\nb", "a\nb") }.hasSuffix("+   a\\r\\nb\n    \"\"\""))
        #expect(failure { expectNoDifference("\"\\", "\t") }.hasSuffix("- \"\\t\"\n+ \"\\\"\\\\\""))
    }

    @Test("Values of Foundation show what distinguishes them")
    func foundation() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            failure { expectNoDifference(date.addingTimeInterval(0.5), date) }.hasSuffix(
                "- 2001-01-01 00:00:00 +0000\n+ 2001-01-01 00:00:00 +0000 + 0.5 s"))
        #expect(
            failure { expectNoDifference(Data([1, 255]), Data()) }.hasSuffix("- 0 bytes\n+ 2 bytes: 01 ff"))
        let url = URL(string: "https://a.b/c")!
        #expect(
            failure { expectNoDifference(url, url.appending(path: "d")) }.hasSuffix(
                "- https://a.b/c/d\n+ https://a.b/c"))
        #expect(failure { expectNoDifference(0..<3, 0..<4) }.hasSuffix("- 0..<4\n+ 0..<3"))
    }

    private final class Page: Equatable {
        var next: Page?
        static func == (left: Page, right: Page) -> Bool { left === right }
    }

    private struct Odd: Equatable {
        let run: @Sendable () -> Int = { 1 }
        static func == (left: Odd, right: Odd) -> Bool { false }
    }

    private struct Never: Equatable {
        let number = 1
        static func == (left: Never, right: Never) -> Bool { false }
    }

    @Test("Values that are unequal though they look equal say so, and why")
    func alike() {
        let start = "The values are unequal, but look equal. "
        #expect(
            failure { expectNoDifference([Double.nan], [.nan]) }
                == start + "They contain NaN, which doesn't equal itself.\n  Array<Double>\n    nan")
        let page = Page()
        page.next = page
        let other = Page()
        other.next = other
        #expect(
            failure { expectNoDifference(page, other) }
                == start + "They contain objects (Page), which may be compared by identity.\n"
                + "  Page\n    next: Page (shown above)")
        #expect(
            failure { expectNoDifference(Odd(), Odd()) }.hasPrefix(
                start + "They contain functions, whose differences aren't shown."))
        #expect(
            failure { expectNoDifference(Never(), Never()) }.hasPrefix(
                start + "Their == compares something that isn't a stored member, or is always false."))
    }

    @Test("Of huge values what differs is in sight, and the message is short")
    func huge() {
        let numbers = Array(0..<50_000)
        var others = numbers
        others[49_000] = -1
        #expect(
            failure { expectNoDifference(others, numbers) } == """
                The values differ (- expected, + actual):
                  Array<Int>
                  … 48998 equal lines
                    48998
                    48999
                -   49000
                +   -1
                    49001
                    49002
                  … 997 equal lines
                """)
        let shelves = [(0..<2_000).map { Book(title: "Book \($0)") }, []]
        var changed = shelves
        changed[0][1_500].prices["EUR"] = 0
        #expect(
            failure { expectNoDifference(changed, shelves) } == """
                The values differ (- expected, + actual):
                  Array<Array<Book>>
                    Array<Book>
                  … 24000 equal lines
                      Book
                        title: "Book 1500"
                  … 7 equal lines
                          "worm"
                        prices: Dictionary<String, Double>
                -         "EUR": 12.5
                +         "EUR": 0.0
                          "USD": 13.0
                        state: .onLoan
                  … 1997 equal lines
                (Compared: 2000 lines of each value from the first difference on.)
                """)
        let books = (0..<3_000).map { Book(pages: $0) }
        let message = failure { expectNoDifference(books.map { Book(pages: -$0.pages - 1) }, books) }
        #expect(message.split(separator: "\n").count < 130)
        #expect(message.contains("-     pages: 0\n+     pages: -1\n"))
        #expect(message.hasSuffix("(Compared: 2000 lines of each value from the first difference on.)"))
        let text = String(repeating: "long ", count: 10_000)
        let long = failure { expectNoDifference(text + "end" + text, text + "End" + text) }
        #expect(long.contains("long End") && long.contains("long end") && long.utf8.count < 1_000)
    }

    private indirect enum Chain: Equatable {
        case end
        case link(Int, Chain)
    }

    @Test("A deeply nested value needs no stack")
    func deep() {
        var (long, longer) = (Chain.end, Chain.link(0, .end))
        for number in 1...2_000 {
            long = .link(number, long)
            longer = .link(number, longer)
        }
        let message = failure { expectNoDifference(longer, long) }
        #expect(message.contains("+ ") && message.split(separator: "\n").count < 130)
    }

    @Test("A failure in a detached task belongs to the run, and is printed")
    func detached() async throws {
        let issues = Mutex(0)
        var text = ""
        try await withKnownIssue {
            let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await Task.detached { expectNoDifference(1, 2, "elsewhere") }.value
            }
            text = String(decoding: result.standardErrorContent, as: UTF8.self)
        } matching: { _ in
            issues.withLock { $0 += 1 }
            return true
        }
        #expect(issues.withLock { $0 } == 1)
        #expect(text.contains("ReactiveTests/ExpectNoDifferenceTests.swift:"))
        #expect(text.contains("An expectation failed outside a test. elsewhere\nThe values differ"))
    }

    // MARK: Random values

    private struct Random: Hashable {
        var number: Int
        var text: String?
        var inner: [Random]
        var set: Set<Int>
        var map: [String: Int]

        init(_ random: inout SeededGenerator, depth: Int = 0) {
            number = Int.random(in: 0...2, using: &random)
            text = [nil, "", "a\nb", "c"].randomElement(using: &random)!
            let count = depth < 2 ? Int.random(in: 0...3, using: &random) : 0
            inner = (0..<count).map { _ in Random(&random, depth: depth + 1) }
            set = Set((0..<3).map { _ in Int.random(in: 0...40, using: &random) })
            map = ["x": 1, "y": Int.random(in: 0...1, using: &random), "z": 3]
        }
    }

    @Test("Random values: a failure has a line that differs, the same one each time")
    func random() {
        for seed in 0..<100 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let (first, second) = (Random(&random), Random(&random))
            expectNoDifference(first, first, "seed \(seed)")
            // Sets of the same elements that were inserted in another order.
            var copy = first
            copy.set = Set(first.set.sorted().reversed() + [99]).subtracting([99])
            expectNoDifference(copy, first, "seed \(seed)")
            guard first != second else { continue }
            let message = failure { expectNoDifference(first, second) }
            let lines = message.split(separator: "\n").dropFirst()
            #expect(lines.contains { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }, "seed \(seed)")
            #expect(failure { expectNoDifference(copy, second) } == message, "seed \(seed)")
        }
    }
}
