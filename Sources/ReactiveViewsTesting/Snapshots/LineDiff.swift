/// The difference of two texts line by line, in the unified format with a few lines around each change.
struct LineDiff {
    private enum Kind: String {
        case same = " "
        case removed = "-"
        case added = "+"
    }

    private struct Line {
        let kind: Kind
        let text: String
        /// The line's place in both texts, from 0; for a line of only one of them where it would be in the other.
        let old: Int
        let new: Int
    }

    private static let context = 3
    /// The number of printed lines after which the rest is only counted.
    private static let longest = 120
    /// The product of two lengths up to which changed regions are compared line by line.
    private static let mostPairs = 4_000_000

    private let lines: [Line]
    private let onlySpaces: Bool

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - old: The lines of the expected text.
    ///   - new: The lines of the actual text.
    init(_ old: [String], _ new: [String]) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        if (oldEnd - prefix) * (newEnd - prefix) <= Self.mostPairs {
            for change in new[prefix..<newEnd].difference(from: old[prefix..<oldEnd]) {
                switch change {
                case .remove(let offset, _, _): removed.insert(prefix + offset)
                case .insert(let offset, _, _): added.insert(prefix + offset)
                }
            }
        } else {
            removed = Set(prefix..<oldEnd)
            added = Set(prefix..<newEnd)
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(Line(kind: .removed, text: old[i], old: i, new: j))
                i += 1
            } else if added.contains(j) {
                lines.append(Line(kind: .added, text: new[j], old: i, new: j))
                j += 1
            } else {
                lines.append(Line(kind: .same, text: old[i], old: i, new: j))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
        onlySpaces = old != new && old.map(Self.withoutSpacesAtEnd) == new.map(Self.withoutSpacesAtEnd)
    }

    /// The changes, each with a line that tells its place; empty if the texts are equal.
    var text: String {
        var printed: [String] = []
        for hunk in hunks {
            let first = lines[hunk.lowerBound]
            let oldCount = lines[hunk].count { $0.kind != .added }
            let newCount = lines[hunk].count { $0.kind != .removed }
            printed.append("@@ -\(first.old + 1),\(oldCount) +\(first.new + 1),\(newCount) @@")
            printed += lines[hunk].map { $0.kind.rawValue + Self.shortened($0.text) }
        }
        if printed.count > Self.longest {
            let rest = printed.count - Self.longest
            printed = printed.prefix(Self.longest) + ["… \(rest) more lines"]
        }
        if onlySpaces { printed.append("(The lines differ in spaces at their ends only.)") }
        return printed.joined(separator: "\n")
    }

    /// The ranges of the changed lines with those around them.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where line.kind != .same {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func withoutSpacesAtEnd(_ line: String) -> Substring {
        var line = Substring(line)
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    private static func shortened(_ line: String) -> String {
        line.utf8.count > 400 ? line.prefix(400) + "…" : line
    }
}
