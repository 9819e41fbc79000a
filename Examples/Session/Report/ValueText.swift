/// A value as a trace describes it, taken apart: `Badge(title: "Live", lines: [1, 2])`.
///
/// A description that isn't written like that is one atom. Descriptions are short, so that recursion is no danger: the
/// part of one beyond `longest` isn't taken apart.
indirect enum ValueText: Equatable {
    /// A number, a case, or a text in quotes.
    case atom(String)
    /// A structure, a case with values, an array or a dictionary.
    case group(head: String, open: Character, [Element])

    struct Element: Equatable {
        var label: String?
        var value: ValueText
    }

    private static let longest = 1_000

    init(_ description: String) {
        guard description.utf8.count <= Self.longest else {
            self = .atom(description)
            return
        }
        var reader = ValueReader(description)
        let value = reader.value()
        // What can't be put together again wasn't understood.
        self = value.text == description ? value : .atom(description)
    }

    /// The whole description.
    var text: String {
        switch self {
        case .atom(let text): text
        case .group(let head, let open, let elements):
            head + String(open) + elements.map(\.text).joined(separator: ", ") + String(closing[open] ?? ")")
        }
    }

    /// The description in at most about `limit` characters. Nested groups are emptied first, then elements in the
    /// middle are left out: the type, the first elements and the last one stay.
    func shortened(to limit: Int) -> String {
        let whole = text
        guard whole.count > limit else { return whole }
        guard case .group(let head, let open, let elements) = self, let close = closing[open] else {
            return whole.elidedInTheMiddle(to: limit)
        }
        let room = max(limit - head.count - 2, 4)
        let pieces = elements.map { $0.emptied(to: elements.count == 1 ? room : max(room / 2, 8)) }
        if pieces.joined(separator: ", ").count <= room {
            return head + String(open) + pieces.joined(separator: ", ") + String(close)
        }
        var kept: [String] = []
        let last = pieces.count > 1 ? pieces[pieces.count - 1] : nil
        for piece in pieces.dropLast() {
            let used = (kept + [piece, "… 10 more", last ?? ""]).joined(separator: ", ").count
            if used > room { break }
            kept.append(piece)
        }
        let omitted = pieces.count - kept.count - 1
        if kept.isEmpty { return (head + String(open) + "…" + String(close)).elidedInTheMiddle(to: max(limit, 5)) }
        if omitted > 0 { kept.append("… \(omitted) more") }
        return head + String(open) + (kept + [last].compactMap { $0 }).joined(separator: ", ") + String(close)
    }

    /// What differs between two values of a property: the fields or elements if they are few, else the whole values.
    ///
    /// - Parameter limit: how many characters each value may have.
    static func change(of name: String, from old: String, to new: String, limit: Int) -> String {
        let (before, after) = (ValueText(old), ValueText(new))
        if old.count + new.count <= limit { return "\(name): \(old) → \(new)" }
        if let differences = differences(of: name, from: before, to: after), (1...3).contains(differences.count) {
            return differences.map { change in
                "\(change.path): \(change.old.shortened(to: limit)) → \(change.new.shortened(to: limit))"
            }.joined(separator: ", ")
        }
        if let words = additions(from: before, to: after, limit: limit) { return "\(name): \(words)" }
        return "\(name): \(before.shortened(to: limit)) → \(after.shortened(to: limit))"
    }

    /// The innermost parts that differ, with their paths; nil if the values are of different kinds.
    private static func differences(
        of path: String, from old: ValueText, to new: ValueText
    ) -> [(path: String, old: ValueText, new: ValueText)]? {
        guard case .group(let head, let open, let elements) = old, case .group(head, open, let others) = new,
            elements.count == others.count, elements.map(\.label) == others.map(\.label)
        else { return nil }
        var found: [(path: String, old: ValueText, new: ValueText)] = []
        for (index, (before, after)) in zip(elements, others).enumerated() where before != after {
            let inner =
                before.label.map { $0.first == "\"" ? "\(path)[\($0)]" : "\(path).\($0)" } ?? "\(path)[\(index)]"
            found +=
                differences(of: inner, from: before.value, to: after.value) ?? [(inner, before.value, after.value)]
        }
        return found
    }

    /// What came into an array, or went; nil if both did or neither.
    private static func additions(from old: ValueText, to new: ValueText, limit: Int) -> String? {
        guard case .group("", "[", let elements) = old, case .group("", "[", let others) = new,
            elements.count != others.count
        else { return nil }
        let isGrowing = others.count > elements.count
        let (few, many) = isGrowing ? (elements, others) : (others, elements)
        let start = zip(few, many).prefix { $0 == $1 }.count
        let end = zip(few.dropFirst(start).reversed(), many.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        guard start + end == few.count else { return nil }
        let changed = many[start..<(many.count - end)].map { $0.value.shortened(to: limit) }
        let words = changed.count <= 2 ? changed.joined(separator: ", ") : "\(changed.count) elements"
        return "\(isGrowing ? "added" : "removed") \(words) (\(elements.count) → \(others.count))"
    }
}

private let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

extension ValueText.Element {
    fileprivate var text: String { (label.map { $0 + ": " } ?? "") + value.text }

    /// The element without what is nested in it, if it has more characters than `limit`.
    fileprivate func emptied(to limit: Int) -> String {
        let start = label.map { $0 + ": " } ?? ""
        guard case .group(let head, let open, let elements) = value, !elements.isEmpty, let close = closing[open],
            value.text.count > limit
        else { return start + value.shortened(to: limit) }
        return start + head + String(open) + "…" + String(close)
    }
}

/// Reads descriptions of values.
private struct ValueReader {
    private let characters: [Character]
    private var place = 0

    init(_ text: String) { characters = Array(text) }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    /// Reads up to a comma or a closing bracket that belongs to what is around.
    mutating func value() -> ValueText {
        var head = ""
        while let character = next {
            if character == "\"" {
                head += quoted()
            } else if let close = closing[character] {
                let start = place
                place += 1
                let elements = elements(until: close)
                // Something follows the bracket: it isn't a group alone.
                if let after = next, after != ",", !closing.values.contains(after) {
                    head += String(characters[start..<place])
                    continue
                }
                return .group(head: head, open: character, elements)
            } else if character == "," || closing.values.contains(character) {
                break
            } else {
                head.append(character)
                place += 1
            }
        }
        return .atom(head)
    }

    private mutating func elements(until close: Character) -> [ValueText.Element] {
        var elements: [ValueText.Element] = []
        while let character = next, character != close {
            if character == "," {
                place += 1
                if next == " " { place += 1 }
                continue
            }
            let label = label()
            let start = place
            elements.append(ValueText.Element(label: label, value: value()))
            // A stray bracket of another kind.
            if place == start { place += 1 }
        }
        if next == close { place += 1 }
        return elements
    }

    /// Reads `name: `, if that is next.
    private mutating func label() -> String? {
        let start = place
        var label = ""
        if next == "\"" {
            label = quoted()
        } else {
            while let character = next, character.isLetter || character.isNumber || character == "_" {
                label.append(character)
                place += 1
            }
        }
        if !label.isEmpty, next == ":", place + 1 < characters.count, characters[place + 1] == " " {
            place += 2
            return label
        }
        place = start
        return nil
    }

    /// Reads a text in quotes, which may contain escaped ones.
    private mutating func quoted() -> String {
        var text = "\""
        place += 1
        while let character = next {
            text.append(character)
            place += 1
            if character == "\"" { break }
            if character == "\\", let escaped = next {
                text.append(escaped)
                place += 1
            }
        }
        return text
    }
}
