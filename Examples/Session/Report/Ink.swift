import ReactiveViews
import TerminalSupport

/// What a part of the output is; on a terminal with colours each has its own.
enum Role {
    case plain, command, comment, view, faint, added, removed, changed, error

    /// The parameters of the escape sequence that begins it.
    fileprivate var code: String? {
        switch self {
        case .plain: nil
        case .command: "1"
        case .comment: "36"
        case .view: "35"
        case .faint: "2"
        case .added: "32"
        case .removed: "31"
        case .changed: "33"
        case .error: "1;31"
        }
    }
}

/// How a session's output looks.
public struct SessionStyle: Equatable, Sendable {
    /// The number of columns that lines fit into; nil for lines of any length.
    public var width: Int?
    /// Whether values and lists are shown whole.
    public var isFull: Bool
    /// Whether escape sequences give the parts of the output colours.
    public var isColored: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: the number of columns that lines fit into, at least 20; nil for lines of any length.
    ///   - isFull: whether values and lists are shown whole.
    ///   - isColored: whether there are colours.
    public init(width: Int? = 80, isFull: Bool = false, isColored: Bool = false) {
        self.width = width.map { max($0, 20) }
        self.isFull = isFull
        self.isColored = isColored
    }
}

/// A line of output before it is broken into several: its parts with their roles.
///
/// Texts of views are in it as they are. `rendered` replaces what a terminal would obey.
struct Line {
    private(set) var parts: [(text: String, role: Role)] = []

    init(_ text: String = "", _ role: Role = .plain) {
        if !text.isEmpty { parts = [(text, role)] }
    }

    mutating func append(_ text: String, _ role: Role = .plain) { parts.append((text, role)) }

    static func + (line: Line, part: (String, Role)) -> Line {
        var line = line
        line.append(part.0, part.1)
        return line
    }

    /// The columns that the line takes if it isn't broken.
    var width: Int { parts.reduce(0) { $0 + textWidth($1.text.terminalSafe) } }

    /// Returns the line as text, broken at spaces where it is too long.
    ///
    /// - Parameter indent: what the lines after a break begin with.
    func rendered(_ style: SessionStyle, continuing indent: String = "    ") -> String {
        var rows: [[(text: String, role: Role)]] = [[]]
        var used = 0
        let limit = style.width ?? .max
        let indent = String(indent.prefix(limit / 2))
        func breakLine() {
            while let last = rows[rows.count - 1].last, last.text.allSatisfy({ $0 == " " }) {
                rows[rows.count - 1].removeLast()
            }
            rows.append([(indent, .plain)])
            used = indent.count
        }
        for (text, role) in parts {
            let safe = text.terminalSafe
            guard let width = style.width else {
                rows[0].append((safe, role))
                continue
            }
            for word in Self.words(of: safe) {
                var rest = word
                let wordWidth = textWidth(rest)
                let isTooLong = wordWidth > limit - indent.count
                if used + wordWidth > limit, used > indent.count, !isTooLong { breakLine() }
                if !isTooLong {
                    if rest.allSatisfy({ $0 == " " }), used == indent.count, rows.count > 1 { continue }
                    rows[rows.count - 1].append((rest, role))
                    used += wordWidth
                    continue
                }
                // A word longer than a line is cut.
                while !rest.isEmpty {
                    // The next character may take two columns.
                    if limit - used < 2 { breakLine() }
                    let piece = rest.prefix(columns: max(width - used, 1))
                    rows[rows.count - 1].append((piece, role))
                    used += textWidth(piece)
                    rest = String(rest.dropFirst(piece.count))
                }
            }
        }
        return rows.map { row in
            var joined: [(text: String, role: Role)] = []
            for part in row {
                if joined.last?.role == part.role {
                    joined[joined.count - 1].text += part.text
                } else {
                    joined.append(part)
                }
            }
            return joined.map { style.paint($0.text, $0.role) }.joined().trimmingSpaces
        }.joined(separator: "\n")
    }

    /// The words of a text and the spaces between them, alternately.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        for character in text {
            if let last = words.last?.last, (last == " ") == (character == " ") {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
        }
        return words
    }
}

extension SessionStyle {
    func paint(_ text: String, _ role: Role) -> String {
        guard isColored, let code = role.code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// Returns a text of several lines, each broken where it is too long; what follows a break is indented further.
    func rendered(_ text: String, _ role: Role = .plain) -> String {
        text.textLines.map { line in
            let spaces = line.prefix { $0 == " " }
            return Line(String(line), role).rendered(self, continuing: String(spaces.prefix(16)) + "    ")
        }.joined(separator: "\n")
    }
}

extension String {
    /// The longest beginning that takes at most so many columns; at least one character.
    func prefix(columns: Int) -> String {
        var (end, width) = (startIndex, 0)
        while end < endIndex {
            width += characterWidth(self[end])
            if width > columns, end > startIndex { break }
            end = index(after: end)
        }
        return String(self[..<end])
    }

    /// The text itself if it takes at most so many columns, else its beginning and `…`.
    func elided(toColumns columns: Int) -> String {
        // Most texts are short; long ones aren't measured to their end.
        guard utf8.count > columns, textWidth(self.prefix(columns + 1)) > columns else { return self }
        return columns <= 1 ? "…" : prefix(columns: columns - 1) + "…"
    }

    /// The text itself if it has at most so many characters, else its beginning and its end with `…` between.
    func elidedInTheMiddle(to limit: Int) -> String {
        guard utf8.count > limit, index(startIndex, offsetBy: limit, limitedBy: endIndex).map({ $0 < endIndex }) == true
        else { return self }
        let kept = max(limit - 1, 2)
        return prefix((kept + 1) / 2) + "…" + suffix(kept / 2)
    }

    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
