/// The text of a source file in which the closures of inline snapshots are replaced.
struct InlineSource {
    /// Why a closure can't be replaced.
    enum Problem: Error {
        /// There is no call at the place, or its closure isn't the one that ran.
        case noAssertion
        /// The closure is more than a literal.
        case noLiteral
    }

    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Replaces the closure behind a call's parentheses, or adds one.
    ///
    /// - Parameters:
    ///   - line: The line of the call's opening parenthesis or of its name, from 1.
    ///   - column: The column of the same, in bytes from 1.
    ///   - expected: The text that the closure returned; nil if there is no closure.
    ///   - text: The lines that the closure is to return.
    /// - Returns: The number of lines that the file grew by.
    mutating func replaceClosure(
        line: Int, column: Int, expected: String?, by text: [String]
    ) throws(Problem) -> Int {
        let scanner = SourceScanner(bytes)
        guard let open = self.open(scanner, line: line, column: column), let end = scanner.end(ofBracketAt: open) else {
            throw .noAssertion
        }
        let next = scanner.skipSpaces(from: end)
        let hasClosure = next < bytes.count && bytes[next] == UInt8(ascii: "{")
        guard hasClosure == (expected != nil) else { throw .noAssertion }
        var old = end..<end
        if hasClosure, let expected {
            guard let closureEnd = scanner.end(ofBracketAt: next) else { throw .noAssertion }
            old = end..<closureEnd
            try check(scanner, next + 1..<closureEnd - 1, expected)
        }
        // A parenthesis that begins a line is as far to the right as the call.
        let indentation = scanner.indentation(at: scanner.beginsLine(end - 1) ? end - 1 : open)
        let new = Array((" " + Self.closure(text, indentation)).utf8)
        let lineBreaks = { (bytes: ArraySlice<UInt8>) in bytes.count { $0 == UInt8(ascii: "\n") } }
        let growth = lineBreaks(new[...]) - lineBreaks(bytes[old])
        bytes.replaceSubrange(old, with: new)
        return growth
    }

    /// Returns the place of a call's opening parenthesis; nil if there is no such call.
    private func open(_ scanner: SourceScanner, line: Int, column: Int) -> Int? {
        guard let lineStart = scanner.start(ofLine: line), lineStart + column - 1 < bytes.count else { return nil }
        var open = lineStart + column - 1
        // Inside of a macro's call, `#expect` for instance, the compiler gives the place of the macro.
        if bytes[open] == UInt8(ascii: "#") {
            let calls = scanner.calls(of: Self.function, from: open, to: scanner.end(ofMacroAt: open))
            return calls.count == 1 ? calls[0] : nil
        }
        // Elsewhere it gives that of the parenthesis; the name's would do as well.
        while open < bytes.count, scanner.isName(at: open) { open += 1 }
        let isCall = open < bytes.count && bytes[open] == UInt8(ascii: "(")
        return isCall && scanner.name(endingAt: open) == Self.function ? open : nil
    }

    private static let function = "assertInlineSnapshot"

    /// Checks that a closure's body is one literal, and that it is the expected text as far as that can be told.
    private func check(_ scanner: SourceScanner, _ body: Range<Int>, _ expected: String) throws(Problem) {
        let start = scanner.skipSpaces(from: body.lowerBound)
        guard let end = scanner.end(ofStringAt: start), scanner.skipSpaces(from: end) >= body.upperBound else {
            throw .noLiteral
        }
        let literal = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let plain = Self.plainText(of: literal) else { return }
        if SnapshotText(plain) != SnapshotText(expected) { throw .noAssertion }
    }

    /// Returns the text of a literal of several lines without escapes; nil for another one.
    private static func plainText(of literal: String) -> String? {
        let hashes = String(literal.prefix { $0 == "#" })
        let delimiter = "\"\"\"" + hashes
        guard literal.hasPrefix(hashes + "\"\"\""), literal.hasSuffix(delimiter), !literal.contains("\\" + hashes)
        else {
            return nil
        }
        var lines = SnapshotText(literal).lines
        guard lines.count > 1, let last = lines.popLast() else { return nil }
        let indentation = last.prefix { $0 == " " || $0 == "\t" }
        lines.removeFirst()
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }
            .joined(separator: "\n")
    }

    /// Returns a closure that returns lines.
    private static func closure(_ lines: [String], _ indentation: String) -> String {
        let text = lines.joined(separator: "\n")
        var hashes = ""
        while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) { hashes += "#" }
        let inner = indentation + "    "
        let body = lines.map { $0.isEmpty ? "" : inner + $0 }
        return (["{", inner + hashes + "\"\"\""] + body + [inner + "\"\"\"" + hashes, indentation + "}"])
            .joined(separator: "\n")
    }
}
