/// Rewrites overriding members in extensions: only the Objective-C runtime lets an extension override.
///
/// A member moves into its class if the class is in the same file. In an extension of a class of UIKit, the member
/// replaces that class's method, which is what the Objective-C runtime does.
///
/// ```swift
/// class Screen: UITableViewController {}
/// extension Screen {
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
/// }
/// extension UIWindow {
///     // @_dynamicReplacement(for: motionEnded(_:with:)) public func replacing_motionEnded(…)
///     open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
/// }
/// ```
///
/// Invariants: of moved members, every byte of the code is in the result once, but for directives that keep the lines'
/// numbers; `code.count == mask.count`.
struct ExtensionOverrides {
    private let code: [UInt8]
    /// The code with spaces for comments and strings.
    private let mask: [UInt8]
    private let path: String

    /// Returns the code with such members rewritten. Linear in the length of the code.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - mask: The code with spaces for comments and strings; line breaks stay.
    ///   - path: The path of its file, as the literal of a string, for the directives.
    static func rewrite(_ code: [UInt8], mask: [UInt8], path: String) -> [UInt8] {
        ExtensionOverrides(code: code, mask: mask, path: path).rewritten()
    }

    /// A class or an extension at the top level, with the range between its braces.
    private struct Declaration {
        let isClass: Bool
        let name: String
        let body: Range<Int>
    }

    /// An overriding member: its whole lines, and the range of the modifier.
    private struct Member {
        let range: Range<Int>
        let modifier: Range<Int>
    }

    /// Bytes to put in the place of others.
    private struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    private func rewritten() -> [UInt8] {
        let declarations = self.declarations()
        let classes = Dictionary(
            declarations.filter(\.isClass).map { ($0.name, $0.body.upperBound) },
            uniquingKeysWith: { first, _ in first })
        var edits: [Edit] = []
        var moved: [Int: [Member]] = [:]
        for declaration in declarations where !declaration.isClass {
            let members = overrides(in: declaration.body)
            if let end = classes[declaration.name] {
                moved[end, default: []] += members
            } else if declaration.name.hasPrefix("UI") || declaration.name.hasPrefix("NS") {
                for member in members { edits += replacement(member) }
            }
        }
        for (end, members) in moved {
            var inserted: [UInt8] = []
            for member in members {
                inserted += directive(at: member.range.lowerBound) + code[member.range]
                let lineBreaks = code[member.range].filter { $0 == UInt8(ascii: "\n") }
                edits.append(Edit(range: member.range, bytes: lineBreaks))
            }
            if !members.isEmpty { edits.append(Edit(range: end..<end, bytes: inserted + directive(at: end))) }
        }
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += code[position..<edit.range.lowerBound] + edit.bytes
            position = edit.range.upperBound
        }
        return result + code[position...]
    }

    /// The edits that turn an override into a dynamic replacement; none if it is neither a function nor a variable.
    private func replacement(_ member: Member) -> [Edit] {
        var position = member.modifier.upperBound
        while position < member.range.upperBound {
            guard let word = word(at: position) else {
                position += 1
                continue
            }
            position += word.utf8.count
            guard word == "func" || word == "var" else { continue }
            while position < mask.count, Self.isSpace(mask[position]) { position += 1 }
            guard let name = self.word(at: position) else { return [] }
            let attribute =
                "@_dynamicReplacement(for: \(name)\(word == "func" ? labels(after: position + name.utf8.count) : ""))"
            var start = member.range.lowerBound
            while Self.isSpace(mask[start]) { start += 1 }
            var edits = [
                // The compiler accepts an attribute with arguments only before the modifiers. It replaces `override`.
                Edit(range: start..<start, bytes: Array((attribute + " ").utf8)),
                Edit(range: member.modifier.lowerBound..<member.modifier.upperBound + 1, bytes: []),
                Edit(range: position..<position, bytes: Array("replacing_".utf8)),
            ]
            // What an extension declares can't be open.
            while start < position {
                if self.word(at: start) == "open" {
                    edits.append(Edit(range: start..<start + 4, bytes: Array("public".utf8)))
                }
                start += 1
            }
            return edits
        }
        return []
    }

    /// The labels of the parameters in the next parentheses: `(_:with:)`.
    private func labels(after start: Int) -> String {
        var labels = ""
        var depth = 0
        var isLabelNext = true
        var position = mask[start...].firstIndex(of: UInt8(ascii: "(")) ?? mask.count
        while position < mask.count {
            switch mask[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where mask[position - 1] != UInt8(ascii: "-"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: isLabelNext = true
            default:
                if depth == 1, isLabelNext, let word = word(at: position) {
                    labels += word + ":"
                    isLabelNext = false
                }
            }
            position += 1
            if depth == 0 { break }
        }
        return "(\(labels))"
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
    private func overrides(in body: Range<Int>) -> [Member] {
        var found: [Member] = []
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
            found.append(Member(range: firstLine(of: start, after: body.lowerBound)..<end, modifier: start..<position))
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
