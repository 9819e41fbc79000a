import Foundation
import FoundationAdditions
import Testing
import ReactiveTesting

@Suite("Markdown")
struct MarkdownTests {
    private func parts(_ string: AttributedString) -> [String] {
        string.runs.map { String(string[$0.range].characters) }
    }

    @Test("Marks in lines become attributes")
    func inline() throws {
        let string = try AttributedString(
            markdown: "a **b** _c_ `d` ~~e~~ [f](https://g.org)",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        expectNoDifference(String(string.characters), "a b c d e f")
        let intents = string.runs.map { $0.inlinePresentationIntent }
        expectNoDifference(intents.compactMap { $0 }, [.stronglyEmphasized, .emphasized, .code, .strikethrough])
        expectNoDifference(string.runs.compactMap(\.link), [URL(string: "https://g.org")])
    }

    @Test("Space is kept, or is one space")
    func space() throws {
        let text = "a\n\n  b"
        let kept = try AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        expectNoDifference(String(kept.characters), text)
        let one = try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnly))
        expectNoDifference(String(one.characters), "a b")
    }

    @Test("Blocks follow each other, and their kinds tell them apart")
    func blocks() throws {
        let string = try AttributedString(
            markdown: """
                # Title #
                First
                line

                - one
                - **two**

                3. three
                > quote

                ```swift
                let *a*
                ```
                """)
        let kinds = string.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
        expectNoDifference(parts(string), ["Title", "First line", "one", "two", "three", "quote", "let *a*\n"])
        expectNoDifference(
            kinds,
            [
                [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList], [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .blockQuote], [.codeBlock(languageHint: "swift")],
            ])
        #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    @Test("Links are relative to a base; a file is read")
    func files() throws {
        let base = try #require(URL(string: "https://a.org/b/"))
        let string = try AttributedString(markdown: "[x](y)", baseURL: base)
        expectNoDifference(string.runs.first?.link?.absoluteString, "https://a.org/b/y")
        let folder = try TemporaryFolder()
        try folder.write("*x*", to: "a.md")
        let file = try AttributedString(contentsOf: folder.url.appending(path: "a.md"))
        expectNoDifference(file.runs.first?.inlinePresentationIntent, .emphasized)
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: folder.url.appending(path: "b.md")) }
    }
}
