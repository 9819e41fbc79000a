import Foundation
import Testing

@testable import ProjectImport

@Suite("Property lists in the form of projects")
struct PropertyListParserTests {
    @Test("Comments, quotes, escapes, data and missing last separators are read")
    func forms() throws {
        let text = #"""
            // !$*UTF8*$!
            { a /* name */ = b.c-d/e; "key with space" = 'it''s'; list = (1, "two\n\"2\"", (), {}, );
              data = <0fbd 77>; last = "\U00e9\303\\" }
            """#.replacingOccurrences(of: "''", with: "\\'")
        #expect(
            try PropertyListParser.parse(text)
                == .dictionary([
                    "a": .string("b.c-d/e"), "key with space": .string("it's"),
                    "list": .array([.string("1"), .string("two\n\"2\""), .array([]), .dictionary([:])]),
                    "data": .string("0fbd77"), "last": .string("é\u{C3}\\"),
                ]))
    }

    @Test(
        "A fault is reported with its line",
        arguments: [
            ("{\n a = 1\n b = 2;\n}", 3, "“;”"), ("{\n\n\"open = 1;\n}", 3, "closing quote"), ("{\n a 1; }", 2, "“=”"),
            ("{ a = (1\n\n 2); }", 3, "“)”"), ("{ a = 1;\n", 2, "too early"), ("/* open\n", 1, "no end"),
            ("{ }\n more", 2, "after the end"), ("", 1, "too early"), ("{ a = <xy>; }", 1, "hexadecimal"),
        ])
    func faults(text: String, line: Int, reason: String) {
        let error = #expect(throws: PropertyListError.self) { try PropertyListParser.parse(text) }
        #expect(error?.line == line)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test("Text that is nested too deep is an error, not a crash")
    func depth() {
        let text = String(repeating: "(", count: 100_000)
        #expect(throws: PropertyListError.self) { try PropertyListParser.parse(text) }
    }

    @Test("Random lists are read as they were written, and no prefix of one makes the parser crash")
    func random() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(state: seed)
        for _ in 0..<300 {
            let value = randomValue(depth: 0, using: &generator)
            let text = Self.text(value, using: &generator)
            #expect(try PropertyListParser.parse(text) == value, "seed \(seed)")
            let prefix = String(text.prefix(Int.random(in: 0...text.count, using: &generator)))
            _ = try? PropertyListParser.parse(prefix)
        }
    }

    private func randomValue(depth: Int, using generator: inout SeededGenerator) -> PropertyList {
        switch Int.random(in: 0..<(depth > 4 ? 1 : 4), using: &generator) {
        case 1:
            return .array(
                (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                    randomValue(depth: depth + 1, using: &generator)
                })
        case 2:
            var entries: [String: PropertyList] = [:]
            for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                entries[Self.word(using: &generator)] = randomValue(depth: depth + 1, using: &generator)
            }
            return .dictionary(entries)
        default: return .string(Self.word(using: &generator))
        }
    }

    private static func word(using generator: inout SeededGenerator) -> String {
        let letters = Array("abcXYZ019_$/.-+ \"'\\\n\t{}()=;,<>*é漢😀")
        return String(
            (0..<Int.random(in: 0..<8, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
    }

    /// Writes a value with random spaces, comments and quotes.
    private static func text(_ value: PropertyList, using generator: inout SeededGenerator) -> String {
        let space = ["", " ", "\n\t", " /* a = { */ ", " // \"\n"].randomElement(using: &generator)!
        switch value {
        case .string(let string):
            if !string.isEmpty, string.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
                Bool.random(using: &generator)
            {
                return space + string
            }
            let escaped = string.map { character in
                switch character {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": Bool.random(using: &generator) ? "\n" : "\\n"
                default: String(character)
                }
            }
            return space + "\"" + escaped.joined() + "\""
        case .array(let elements):
            return space + "(" + elements.map { text($0, using: &generator) + space + "," }.joined() + space + ")"
        case .dictionary(let entries):
            let texts = entries.map { key, value in
                text(.string(key), using: &generator) + space + "=" + text(value, using: &generator) + ";"
            }
            return space + "{" + texts.joined() + space + "}"
        }
    }
}
