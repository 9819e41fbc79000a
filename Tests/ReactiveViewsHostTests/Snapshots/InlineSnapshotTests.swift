import Foundation
import ReactiveViews
import Testing

@testable import ReactiveViewsTesting

@MainActor
@Suite("Snapshots in the source")
struct InlineSnapshotTests {
    private let test: TemporaryTest

    init() throws { test = try TemporaryTest() }

    /// Runs the assertion at the nth `assertInlineSnapshot(` of the source as it was built.
    private func run(
        _ number: Int, of built: String, _ actual: String, _ expected: String? = nil,
        _ mode: SnapshotRecording? = .missing, isStale: Bool = false
    ) -> SnapshotFailure? {
        let calls = built.ranges(of: "assertInlineSnapshot(")
        let before = built[..<built.index(before: calls[number].upperBound)]
        let line = before.count { $0 == "\n" } + 1
        let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "").utf8.count + 1
        let place = InlineSnapshot(
            file: test.source, line: UInt(line), column: UInt(column), isStale: { _ in isStale })
        return place.failure(of: actual, expected, kind: "tree", mode, [:])
    }

    private func source(_ text: String) throws -> String {
        try test.write(text, to: "ShopTests.swift")
        return text
    }

    @Test("A missing text is written into the source, beside the other assertions of the file")
    func recording() throws {
        let built = try source(
            """
            @Test func a() throws {
                try assertInlineSnapshot(of: host, as: .tree)
                if true {
                    try assertInlineSnapshot(
                        of: host, as: .trace { try host.tap(")") } /* ) */
                    )
                }
                try assertInlineSnapshot(of: "é \\(f("}"))", as: .text) // )
            }

            """)
        #expect(run(1, of: built, "VStack\n\n  Text \"b\"")?.reason == .recorded)
        #expect(run(2, of: built, "a \\ b")?.reason == .recorded)
        #expect(run(0, of: built, "Text \"\"\"")?.reason == .recorded)
        #expect(
            try test.text(of: "ShopTests.swift") == """
                @Test func a() throws {
                    try assertInlineSnapshot(of: host, as: .tree) {
                        #\"""
                        Text \"""
                        \"""#
                    }
                    if true {
                        try assertInlineSnapshot(
                            of: host, as: .trace { try host.tap(")") } /* ) */
                        ) {
                            \"""
                            VStack

                              Text "b"
                            \"""
                        }
                    }
                    try assertInlineSnapshot(of: "é \\(f("}"))", as: .text) {
                        #\"""
                        a \\ b
                        \"""#
                    } // )
                }

                """)
    }

    @Test("An equal text passes, another one fails with the lines that differ, and is written anew on request")
    func comparing() throws {
        let built = try source(
            """
            try assertInlineSnapshot(of: host, as: .tree) {
                \"""
                VStack
                  Text "0"
                \"""
            }
            try assertInlineSnapshot(of: host, as: .tree) { "b" }

            """)
        let old = "VStack\n  Text \"0\""
        #expect(run(0, of: built, old, old) == nil)
        let failure = try #require(run(0, of: built, "VStack\n  Text \"1\"", old))
        #expect(failure.reason == .different)
        #expect(failure.description.contains("(ShopTests.swift:1)"))
        #expect(failure.description.contains(" VStack\n-  Text \"0\"\n+  Text \"1\""))
        #expect(try test.text(of: "ShopTests.swift") == built)
        #expect(run(0, of: built, "VStack\n  Text \"1\"\n  Text \"2\"", old, .failed)?.reason == .recorded)
        #expect(run(1, of: built, "c", "b", .failed)?.reason == .recorded)
        #expect(
            try test.text(of: "ShopTests.swift") == """
                try assertInlineSnapshot(of: host, as: .tree) {
                    \"""
                    VStack
                      Text "1"
                      Text "2"
                    \"""
                }
                try assertInlineSnapshot(of: host, as: .tree) {
                    \"""
                    c
                    \"""
                }

                """)
    }

    @Test("Nothing is written in CI, nor into a source that isn't the one that was built")
    func refusing() throws {
        let built = try source("try assertInlineSnapshot(of: host, as: .tree)\n")
        let missing = try #require(run(0, of: built, "a", nil, .never))
        #expect(missing.reason == .missing && missing.description.contains("It is:\na"))
        #expect(
            run(0, of: built, "a", isStale: true)?.description.contains("changed after the tests were built") == true)
        // The closure that ran isn't in the source.
        #expect(run(0, of: built, "a", "b", .all)?.reason == .invalid)
        // The line has no assertion.
        #expect(run(0, of: "\n" + built, "a")?.reason == .invalid)
        #expect(try test.text(of: "ShopTests.swift") == built)
        #expect(run(0, of: built, "a")?.reason == .recorded)
    }

    @Test("An assertion in a macro's call is found by the macro's place, if it is the only one there")
    func macros() throws {
        _ = try source(
            """
            @Test func a() throws {
                #expect(throws: Never.self) {
                    try assertInlineSnapshot(
                        of: host, as: .tree)
                }
                #expect(try f { assertInlineSnapshot(of: a, as: .tree) } == g(assertInlineSnapshot(of: b, as: .tree)))
            }

            """)
        func run(_ line: UInt) -> SnapshotFailure? {
            InlineSnapshot(file: test.source, line: line, column: 5, isStale: { _ in false })
                .failure(of: "a", nil, kind: "tree", .missing, [:])
        }
        #expect(run(6)?.reason == .invalid)
        #expect(run(2)?.reason == .recorded)
        #expect(
            try test.text(of: "ShopTests.swift") == """
                @Test func a() throws {
                    #expect(throws: Never.self) {
                        try assertInlineSnapshot(
                            of: host, as: .tree) {
                            \"""
                            a
                            \"""
                        }
                    }
                    #expect(try f { assertInlineSnapshot(of: a, as: .tree) } == g(assertInlineSnapshot(of: b, as: .tree)))
                }

                """)
    }

    @Test("An edit in the meantime, a second text for one place and a closure that is no literal are failures")
    func disturbed() throws {
        let built = try source(
            """
            try assertInlineSnapshot(of: host, as: .tree)
            try assertInlineSnapshot(of: host, as: .tree) { a + b }
            try assertInlineSnapshot(of: host, as: .tree)

            """)
        #expect(run(0, of: built, "a")?.reason == .recorded)
        #expect(run(0, of: built, "a")?.reason == .recorded)
        #expect(run(0, of: built, "b")?.description.contains("gets different texts") == true)
        #expect(run(1, of: built, "b", "ab", .failed)?.description.contains("a single literal") == true)
        let recorded = try test.text(of: "ShopTests.swift")
        try test.write(recorded + "// more\n", to: "ShopTests.swift")
        #expect(run(2, of: built, "c")?.reason == .invalid)
        #expect(try test.text(of: "ShopTests.swift") == recorded + "// more\n")
    }

    @Test("What is recorded is read back as the same text")
    func roundTrip() throws {
        let texts = ["", "\"", "\"\"\"", "\\n", "#\"\"\"#", "  a\n    b", "a\n\nb", "\\#(x)", "\"\"\"#\\##"]
        for text in texts {
            let other = try TemporaryTest()
            let built = "try assertInlineSnapshot(of: host, as: .tree)\n"
            try other.write(built, to: "ShopTests.swift")
            func run(_ expected: String?, _ actual: String) -> SnapshotFailure? {
                InlineSnapshot(file: other.source, line: 1, column: 25, isStale: { _ in false })
                    .failure(of: actual, expected, kind: "tree", .all, [:])
            }
            #expect(run(nil, text)?.reason == .recorded)
            let source = try other.text(of: "ShopTests.swift")
            var scanned = InlineSource(Array(source.utf8))
            // Refused unless the closure's literal has the text, as far as that can be told.
            #expect(throws: Never.self) {
                try scanned.replaceClosure(line: 1, column: 25, expected: text, by: ["x"])
            }
            #expect(String(decoding: scanned.bytes, as: UTF8.self).contains("    x\n"), "\(source)")
        }
    }

    /// Outside of the tests with temporary sources: the place that the compiler gives.
    @Test("A real assertion compares with its closure, and finds its own place")
    func real() throws {
        let host = ViewHost(VStack { Text("Count: 0") })
        try assertInlineSnapshot(of: host, as: .tree) {
            """
            VStack
              Text "Count: 0"
            """
        }
        let error = #expect(throws: SnapshotFailure.self) {
            try assertInlineSnapshot(of: host, as: .tree, record: .never) { "VStack" }
        }
        #expect(error?.description.contains("+  Text \"Count: 0\"") == true)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let (line, column) = Self.place(
            of: host
        ) { "" }
        var inline = InlineSource(Array(source.replacing("Self.place(", with: "assertInlineSnapshot(").utf8))
        let moved = column + "assertInlineSnapshot(".utf8.count - "Self.place(".utf8.count
        #expect(throws: Never.self) {
            try inline.replaceClosure(line: line, column: moved, expected: "", by: ["x"])
        }
    }

    private static func place(
        of host: Any, line: Int = #line, column: Int = #column, matches: () -> String
    ) -> (Int, Int) {
        (line, column)
    }
}
