import Foundation

/// A block of Markdown without blocks in it: a paragraph, a heading, or lines of code.
///
/// Lists and quotations are one level deep: a list within a list is read as more items of it.
struct MarkdownBlock {
    var text: String
    /// The blocks around and the block itself, the innermost first.
    var types: [PresentationIntent.IntentType]

    var isCode: Bool { if case .codeBlock = types.first?.kind { true } else { false } }

    /// Returns the blocks of a text.
    static func blocks(of text: String) -> [MarkdownBlock] {
        var parser = Parser()
        let lines = text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
        for line in lines { parser.take(line) }
        parser.endParagraph()
        return parser.blocks
    }

    private struct Parser {
        var blocks: [MarkdownBlock] = []
        private var paragraph: [Substring] = []
        /// What is around the paragraph, the innermost first.
        private var around: [PresentationIntent.IntentType] = []
        private var list: PresentationIntent.IntentType?
        private var ordinal = 0
        /// The fence, language and lines of code that hasn't ended.
        private var code: (fence: Substring, language: String?, lines: [Substring])?
        private var lastIdentity = 0

        private mutating func type(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
            lastIdentity += 1
            return PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
        }

        mutating func take(_ line: Substring) {
            let content = line.drop { $0 == " " || $0 == "\t" }
            if let code { return takeCode(line, content, code) }
            if content.isEmpty {
                endParagraph()
            } else if let fence = content.prefixMatch(of: /```+|~~~+/)?.output {
                endParagraph()
                let language = content[fence.endIndex...].trimmingCharacters(in: .whitespaces)
                code = (fence, language.isEmpty ? nil : language, [])
            } else if let heading = content.prefixMatch(of: /(#{1,6})[ \t]+/) {
                endParagraph()
                list = nil
                let title = content[heading.range.upperBound...].replacing(/[ \t]+#*[ \t]*$/, with: "")
                append(String(title), .header(level: heading.output.1.count))
            } else if paragraph.isEmpty, content.wholeMatch(of: /(-[ \t]*){3,}|(\*[ \t]*){3,}|(_[ \t]*){3,}/) != nil {
                list = nil
                append("⸻", .thematicBreak)
            } else if let item = content.prefixMatch(of: /([-*+]|([0-9]{1,9})[.)])[ \t]+/) {
                takeItem(number: item.output.2.flatMap { Int($0) }, content[item.range.upperBound...])
            } else if content.first == ">" {
                takeQuote(content.dropFirst().drop { $0 == " " })
            } else {
                // A line without an indent after an empty one ends a list.
                if paragraph.isEmpty, line.startIndex == content.startIndex { list = nil }
                if paragraph.isEmpty, list == nil { around = [] }
                paragraph.append(content)
            }
        }

        private mutating func takeCode(
            _ line: Substring, _ content: Substring, _ open: (fence: Substring, language: String?, lines: [Substring])
        ) {
            if content.hasPrefix(open.fence), content.allSatisfy({ $0 == open.fence.first || $0 == " " }) {
                code = nil
                append(open.lines.map { $0 + "\n" }.joined(), .codeBlock(languageHint: open.language))
            } else {
                code?.lines.append(line)
            }
        }

        private mutating func takeItem(number: Int?, _ content: Substring) {
            endParagraph()
            let kind: PresentationIntent.Kind = number == nil ? .unorderedList : .orderedList
            if list?.kind != kind {
                list = type(kind)
                ordinal = (number ?? 1) - 1
            }
            ordinal += 1
            around = [type(.listItem(ordinal: ordinal)), list].compactMap { $0 }
            paragraph = [content]
        }

        private mutating func takeQuote(_ content: Substring) {
            if around.first?.kind != .blockQuote {
                endParagraph()
                list = nil
                around = [type(.blockQuote)]
            }
            if content.isEmpty { endParagraph(keepsAround: true) } else { paragraph.append(content) }
        }

        mutating func endParagraph(keepsAround: Bool = false) {
            if let open = code {
                code = nil
                append(open.lines.map { $0 + "\n" }.joined(), .codeBlock(languageHint: open.language))
            }
            guard !paragraph.isEmpty else { return }
            append(paragraph.joined(separator: " "), .paragraph)
            paragraph = []
            if !keepsAround, list == nil { around = [] }
        }

        private mutating func append(_ text: String, _ kind: PresentationIntent.Kind) {
            if kind != .paragraph, list == nil { around = [] }
            let inner = type(kind)
            blocks.append(MarkdownBlock(text: text, types: [inner] + around))
        }
    }
}
