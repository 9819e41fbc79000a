/// The difference of two texts line by line: in the unified format with a few lines around each change, or as an
/// outline with the lines that a change is indented below.
package struct LineDiff {
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
        /// The number of characters before the first one that differs from the line's counterpart; zero for a line
        /// without a counterpart.
        var common = 0
    }

    private static let context = 3
    /// The number of printed lines after which the rest is only counted.
    private static let longest = 120
    /// The product of two lengths up to which changed regions are compared line by line.
    private static let mostPairs = 4_000_000
    /// The number of characters of a line that are printed, and how many of them come before those that differ.
    private static let width = 400
    private static let widthBefore = 60

    private var lines: [Line]
    private let onlySpaces: Bool

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - old: The lines of the expected text.
    ///   - new: The lines of the actual text.
    package init(_ old: [String], _ new: [String]) {
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
        lines = []
        onlySpaces = old != new && old.map(Self.withoutSpacesAtEnd) == new.map(Self.withoutSpacesAtEnd)
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
        compareLongLines()
    }

    /// Finds where long lines differ from their counterparts: the first removed line of a change from the first added
    /// one, and so on.
    private mutating func compareLongLines() {
        var start = 0
        while start < lines.count {
            guard lines[start].kind == .removed else {
                start += 1
                continue
            }
            let middle = lines[start...].firstIndex { $0.kind != .removed } ?? lines.count
            let end = lines[middle...].firstIndex { $0.kind != .added } ?? lines.count
            for (old, new) in zip(start..<middle, middle..<end) {
                guard max(lines[old].text.utf8.count, lines[new].text.utf8.count) > Self.width else { continue }
                let common = zip(lines[old].text, lines[new].text).prefix { $0 == $1 }.count
                lines[old].common = common
                lines[new].common = common
            }
            start = end
        }
    }

    /// The changes, each with a line that tells its place; empty if the texts are equal.
    package var text: String {
        var printed: [String] = []
        for hunk in hunks {
            let first = lines[hunk.lowerBound]
            let oldCount = lines[hunk].count { $0.kind != .added }
            let newCount = lines[hunk].count { $0.kind != .removed }
            printed.append("@@ -\(first.old + 1),\(oldCount) +\(first.new + 1),\(newCount) @@")
            printed += lines[hunk].map { $0.kind.rawValue + Self.shortened($0) }
        }
        if printed.count > Self.longest {
            let rest = printed.count - Self.longest
            printed = printed.prefix(Self.longest) + ["… \(rest) more lines"]
        }
        if onlySpaces { printed.append("(The lines differ in spaces at their ends only.)") }
        return printed.joined(separator: "\n")
    }

    /// The changed lines of an indented text, each with the lines around it and those that it is indented below.
    ///
    /// - Parameter omitted: The number of equal lines that both texts have before a line, by the line's place in the
    ///   texts; empty by default.
    package func outline(omitted: [Int: Int] = [:]) -> String {
        var all: [LineExcerpt.Line] = []
        for line in lines {
            if line.kind == .same, let count = omitted[line.old] { all.append(LineExcerpt.Line(omitting: count)) }
            all.append(
                LineExcerpt.Line(line.kind.rawValue + " ", Self.shortened(line), isMarked: line.kind != .same))
        }
        let text = LineExcerpt(all, context: 2).text(unmarked: "equal ", marked: "differ")
        return onlySpaces ? text + "\n(The lines differ in spaces at their ends only.)" : text
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

    /// A line as it is printed: with its indentation, and the part with the first difference.
    private static func shortened(_ line: Line) -> String {
        guard line.text.utf8.count > width else { return line.text }
        guard line.common > width - widthBefore else {
            return line.text.utf8.count > width ? line.text.prefix(width) + "…" : line.text
        }
        let indentation = line.text.prefix { $0 == " " }
        let part = line.text.dropFirst(line.common - widthBefore)
        return "\(indentation)…\(part.prefix(width))" + (part.count > width ? "…" : "")
    }
}
