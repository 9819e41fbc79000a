/// The difference of the structures of two values. Only a part of each is kept: the lines that enclose the first
/// difference, a few before it, and those after it up to a limit.
struct ValueDifference {
    /// The number of lines of each value that are compared from the first difference on.
    private static let longest = 2_000
    /// The number of equal lines before the first difference that are searched.
    private static let mostEqual = 1_000_000
    /// The number of lines of values that look equal.
    private static let mostShown = 10_000

    /// What differs.
    let message: String

    /// Compares two values that aren't equal.
    init(_ actual: Any, _ expected: Any) {
        var (new, old) = (ValueLines(actual), ValueLines(expected))
        var head = Head()
        var first: (new: String?, old: String?) = (new.next(), old.next())
        while let line = first.new, line == first.old, head.count < Self.mostEqual {
            head.append(line)
            first = (new.next(), old.next())
        }
        guard first.new != first.old else {
            message = Self.lookEqual(actual, new, isWhole: first.new == nil)
            return
        }
        let (newLines, newIsCut) = Self.rest(first.new, &new)
        let (oldLines, oldIsCut) = Self.rest(first.old, &old)
        let (lines, omitted) = head.lines
        let diff = LineDiff(lines + oldLines, lines + newLines)
        message =
            "The values differ (- expected, + actual):\n\(diff.outline(omitted: omitted))"
            + (newIsCut || oldIsCut
                ? "\n(Compared: \(Self.longest) lines of each value from the first difference on.)" : "")
    }

    private static func rest(_ first: String?, _ lines: inout ValueLines) -> (lines: [String], isCut: Bool) {
        guard let first else { return ([], false) }
        var rest = [first]
        while let line = lines.next() {
            if rest.count == longest { return (rest, true) }
            rest.append(line)
        }
        return (rest, false)
    }

    /// The message for values whose lines are equal.
    private static func lookEqual(_ value: Any, _ lines: ValueLines, isWhole: Bool) -> String {
        guard isWhole else {
            return
                "The values differ, but not in the first \(mostEqual) lines of their structure. Compare parts of them."
        }
        var reasons: [String] = []
        if lines.traits.contains(.hasNaN) { reasons.append("They contain NaN, which doesn't equal itself.") }
        if lines.traits.contains(.hasFunction) {
            reasons.append("They contain functions, whose differences aren't shown.")
        }
        if !lines.objectTypes.isEmpty {
            let types = lines.objectTypes.sorted().joined(separator: ", ")
            reasons.append("They contain objects (\(types)), which may be compared by identity.")
        }
        if reasons.isEmpty { reasons = ["Their == compares something that isn't a stored member, or is always false."] }
        var (shown, all) = (ValueLines(value), [LineExcerpt.Line]())
        while all.count < mostShown, let line = shown.next() { all.append(LineExcerpt.Line("  ", line)) }
        return "The values are unequal, but look equal. \(reasons.joined(separator: " "))\n"
            + LineExcerpt(all, context: nil).text()
    }
}

/// The equal lines before the first difference: the enclosing ones, each with its first member, and the last ones.
private struct Head {
    /// The number of lines that are kept directly before the first difference.
    private static let context = 2

    private(set) var count = 0
    /// The lines that the next one may be indented below, with their places and first members.
    private var enclosing: [(place: Int, indentation: Int, line: String, member: String?)] = []
    private var last: [(place: Int, line: String)] = []

    mutating func append(_ line: String) {
        let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        while let innermost = enclosing.last, innermost.indentation >= indentation { enclosing.removeLast() }
        if let parent = enclosing.indices.last, enclosing[parent].place == count - 1, LineExcerpt.isMember(line) {
            enclosing[parent].member = line
        }
        enclosing.append((count, indentation, line, nil))
        last.append((count, line))
        if last.count > Self.context { last.removeFirst() }
        count += 1
    }

    /// The lines that are kept, and by their places among these the number of lines that were left out before.
    var lines: (lines: [String], omitted: [Int: Int]) {
        var (lines, omitted, next) = ([String](), [Int: Int](), 0)
        var all = Dictionary(last.map { ($0.place, $0.line) }) { line, _ in line }
        for (place, _, line, member) in enclosing {
            all[place] = line
            if let member { all[place + 1] = member }
        }
        for (place, line) in all.sorted(by: { $0.key < $1.key }) {
            if place > next { omitted[lines.count] = place - next }
            lines.append(line)
            next = place + 1
        }
        return (lines, omitted)
    }
}
