/// The part of an indented text that matters: marked lines, the lines around them, and those that they are indented
/// below. The rest is only counted.
///
///     kept lines ≤ limit; the text has at most one line more for each gap between them
///     the first marked line is kept, whatever its place
package struct LineExcerpt {
    /// A line, or a number of lines that were left out before.
    package struct Line {
        /// The text in front of the line, such as `+ `. All have the same width.
        package let margin: String
        package let text: String
        package let isMarked: Bool
        /// The number of lines that this one stands for, if they were left out; nil for a line of its own.
        package let omitted: Int?

        package init(_ margin: String, _ text: String, isMarked: Bool = false) {
            (self.margin, self.text, self.isMarked, omitted) = (margin, text, isMarked, nil)
        }

        /// Creates the place of lines that were left out.
        package init(omitting count: Int) { (margin, text, isMarked, omitted) = ("", "", false, count) }

        fileprivate var indentation: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    }

    /// The greatest number of lines.
    package static let limit = 60
    /// The greatest number of enclosing lines that are kept for a marked one.
    private static let mostAncestors = 12

    private let lines: [Line]
    private var kept: [Bool]
    private var keptCount = 0

    /// Selects lines.
    ///
    /// - Parameters:
    ///   - lines: All lines.
    ///   - context: The number of lines to keep before and after a marked one; nil to keep all up to the limit.
    package init(_ lines: [Line], context: Int?) {
        self.lines = lines
        kept = lines.map { _ in false }
        let marked = lines.indices.filter { lines[$0].isMarked }
        // First what is marked, then what explains it: the budget may end in between.
        let room = context == nil ? Self.limit / 2 : Self.limit
        for index in marked where keptCount < room {
            keep(index)
            for ancestor in ancestors(of: index) {
                keep(ancestor)
                // The first member of a value often names it.
                if context != nil, lines.indices.contains(ancestor + 1), Self.isMember(lines[ancestor + 1].text) {
                    keep(ancestor + 1)
                }
            }
        }
        for distance in stride(from: 1, through: context ?? 2, by: 1) {
            for index in marked where kept[index] {
                keep(index - distance)
                keep(index + distance)
            }
        }
        guard context == nil else { return }
        for index in lines.indices { keep(index) }
    }

    /// Returns whether a line shows a member of a value: a name, a colon, and what it is.
    static func isMember(_ line: String) -> Bool {
        let name = line.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " && $0 != "\"" }
        return !name.isEmpty && line[name.endIndex...].hasPrefix(": ")
    }

    private mutating func keep(_ index: Int) {
        guard lines.indices.contains(index), !kept[index], keptCount < Self.limit, lines[index].omitted == nil
        else { return }
        kept[index] = true
        keptCount += 1
    }

    /// Returns the lines that a line is indented below, the nearest first. Lines with a different mark don't count: a
    /// removed line isn't below an added one.
    private func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var indentation = lines[index].indentation
        var place = index - 1
        while place >= 0, indentation > 0, found.count < Self.mostAncestors {
            let line = lines[place]
            if line.omitted == nil, line.indentation < indentation,
                !line.isMarked || line.margin == lines[index].margin
            {
                found.append(place)
                indentation = line.indentation
            }
            place -= 1
        }
        return found
    }

    /// The lines that are kept, with the number of lines in each gap.
    ///
    /// - Parameters:
    ///   - unmarked: A word for lines without a mark, such as “equal ”; empty for none.
    ///   - marked: The words for marked lines of a gap: “differ”.
    package func text(unmarked: String = "", marked: String = "match") -> String {
        var printed: [String] = []
        var (gap, markedInGap) = (0, 0)
        func close(before index: Int) {
            guard gap > 0 else { return }
            if gap == 1, lines[index - 1].omitted == nil {
                printed.append(lines[index - 1].margin + lines[index - 1].text)
                (gap, markedInGap) = (0, 0)
                return
            }
            let noun = gap == 1 ? "line" : "lines"
            let margin = String(repeating: " ", count: lines.first { $0.omitted == nil }?.margin.count ?? 0)
            printed.append(
                markedInGap == 0
                    ? "\(margin)… \(gap) \(unmarked)\(noun)"
                    : "\(margin)… \(gap) \(noun), of which \(markedInGap) \(marked)")
            (gap, markedInGap) = (0, 0)
        }
        for (index, line) in lines.enumerated() {
            if kept[index] {
                close(before: index)
                printed.append(line.margin + line.text)
            } else {
                gap += line.omitted ?? 1
                if line.isMarked { markedInGap += 1 }
            }
        }
        close(before: lines.count)
        return printed.joined(separator: "\n")
    }
}
