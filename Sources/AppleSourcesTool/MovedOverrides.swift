/// Moves overriding members of a class from extensions in the same file into the class: only the Objective-C runtime
/// lets an extension override.
///
/// ```swift
/// class Screen: UITableViewController {}
/// extension Screen {
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
/// }
/// ```
///
/// Invariants: every byte of the code is in the result once, but for directives that keep the lines' numbers;
/// `code.count == mask.count`.
struct MovedOverrides {
    private let code: [UInt8]
    /// The code with spaces for comments and strings.
    private let mask: [UInt8]
    private let path: String

    /// Returns the code with such members moved. Linear in the length of the code.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - mask: The code with spaces for comments and strings; line breaks stay.
    ///   - path: The path of its file, as the literal of a string, for the directives.
    static func move(in code: [UInt8], mask: [UInt8], path: String) -> [UInt8] {
        MovedOverrides(code: code, mask: mask, path: path).moved()
    }

    /// A class or an extension at the top level, with the range between its braces.
    private struct Declaration {
        let isClass: Bool
        let name: String
        let body: Range<Int>
    }

    private func moved() -> [UInt8] {
        let declarations = self.declarations()
        let classes = Dictionary(
            declarations.filter(\.isClass).map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first })
        var members: [(range: Range<Int>, target: Int)] = []
        for declaration in declarations where !declaration.isClass {
            guard let target = classes[declaration.name] else { continue }
            for range in overrides(in: declaration.body) { members.append((range, target.upperBound)) }
        }
        guard !members.isEmpty else { return code }
        var result: [UInt8] = []
        var position = 0
        // Removals and insertions in the order of the file.
        let targets = Set(members.map(\.target))
        let steps = (members.map { ($0.range.lowerBound, $0.range.upperBound) } + targets.map { ($0, $0) })
            .sorted { $0.0 < $1.0 }
        for (start, end) in steps {
            result += code[position..<start]
            position = end
            if start == end {
                for member in members where member.target == start {
                    result += directive(at: member.range.lowerBound)
                    result += code[member.range]
                }
                result += directive(at: start)
            } else {
                for byte in code[start..<end] where byte == UInt8(ascii: "\n") { result.append(byte) }
            }
        }
        return result + code[position...]
    }

    /// A directive after which the next line has the number of the line of a position.
    private func directive(at position: Int) -> [UInt8] {
        let line = 1 + code[..<position].count { $0 == UInt8(ascii: "\n") }
        return Array("\n#sourceLocation(file: \(path), line: \(line))\n".utf8)
    }

    // MARK: Reading

    private func declarations() -> [Declaration] {
        var found: [Declaration] = []
        var position = 0
        while position < mask.count {
            if mask[position] == UInt8(ascii: "{") {
                position = closing(position) + 1
                continue
            }
            guard let word = word(at: position) else {
                position += 1
                continue
            }
            position += word.utf8.count
            guard word == "class" || word == "extension" else { continue }
            var start = position
            while start < mask.count, Self.isSpace(mask[start]) { start += 1 }
            guard let name = self.word(at: start), let brace = mask[start...].firstIndex(of: UInt8(ascii: "{")) else {
                continue
            }
            let header = String(decoding: mask[start..<brace], as: UTF8.self)
            let end = closing(brace)
            // The members of an extension with a condition or of a nested type would need more than a move.
            if word == "class"
                || header.dropFirst(name.count).drop(while: { $0 == " " }).first.map({ $0 == ":" }) ?? true
            {
                found.append(Declaration(isClass: word == "class", name: name, body: brace + 1..<end))
            }
            position = end + 1
        }
        return found
    }

    /// The members with the modifier `override`, with whole lines and with the attributes above them.
    private func overrides(in body: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = body.lowerBound
        while position < body.upperBound {
            if mask[position] == UInt8(ascii: "{") {
                position = closing(position) + 1
                continue
            }
            guard let word = word(at: position) else {
                position += 1
                continue
            }
            let start = position
            position += word.utf8.count
            guard word == "override", let brace = mask[position..<body.upperBound].firstIndex(of: UInt8(ascii: "{"))
            else { continue }
            let end = min(closing(brace) + 1, body.upperBound)
            found.append(firstLine(of: start, after: body.lowerBound)..<end)
            position = end
        }
        return found
    }

    /// The beginning of a declaration's line, or of the first of the lines above it that have attributes only.
    private func firstLine(of position: Int, after bound: Int) -> Int {
        func lineStart(_ position: Int) -> Int {
            var start = position
            while start > bound, mask[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            return start
        }
        var start = lineStart(position)
        while start > bound {
            let above = lineStart(start - 1)
            guard mask[above..<start].first(where: { !Self.isSpace($0) }) == UInt8(ascii: "@") else { break }
            start = above
        }
        return start
    }

    /// The position of the brace that closes the one at a position; the end without one.
    private func closing(_ start: Int) -> Int {
        var depth = 0
        for index in start..<mask.count {
            if mask[index] == UInt8(ascii: "{") { depth += 1 }
            if mask[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return mask.count
    }

    /// The word that begins at a position.
    private func word(at start: Int) -> String? {
        guard start < mask.count, SourceRewriter.isWord(mask[start]),
            start == 0 || !SourceRewriter.isWord(mask[start - 1])
        else { return nil }
        var end = start
        while end < mask.count, SourceRewriter.isWord(mask[end]) { end += 1 }
        return String(decoding: mask[start..<end], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
}
