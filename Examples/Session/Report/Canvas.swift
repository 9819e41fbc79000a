import TerminalSupport

/// Characters in rows and columns.
///
/// Invariant: a character of two columns is followed by an empty cell; one of no columns is part of the cell before it.
struct Canvas {
    private var cells: [[String]]
    private let columns: Int

    /// Of a frame, from its top left corner to its bottom right one.
    private static let signs = [["┌", "─", "┐"], ["│", " ", "│"], ["└", "─", "┘"]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows, each as wide as the canvas.
    var lines: [String] { cells.map { $0.joined() } }

    /// Writes a text. It moves right past what is there already, and is elided at the right edge.
    mutating func write(_ text: String, row: Int, column: Int) {
        guard cells.indices.contains(row), column < columns, !text.isEmpty else { return }
        var start = max(column, 0)
        let width = min(textWidth(text), columns)
        // What lies in the way is jumped over if there is room behind it.
        if let last = cells[row][start..<min(start + width, columns)].lastIndex(where: { !$0.isFree }) {
            if last + 2 < columns - 1 { start = last + 2 } else { return }
        }
        var place = start
        for character in text.elided(toColumns: columns - start) {
            let width = characterWidth(character)
            if place + width > columns { break }
            if width == 0 {
                if place > start { cells[row][place - 1] += String(character) }
                continue
            }
            cells[row][place] = String(character)
            if width == 2 { cells[row][place + 1] = "" }
            place += width
        }
    }

    /// Draws a frame; what is inside an opaque one is erased first.
    mutating func draw(rows: ClosedRange<Int>, columns: ClosedRange<Int>, title: String, isOpaque: Bool) {
        let right = min(columns.upperBound, self.columns - 1)
        guard cells.indices.contains(rows.lowerBound), rows.upperBound < cells.count, right - columns.lowerBound > 1,
            rows.count > 1
        else { return }
        let left = columns.lowerBound
        for row in rows {
            for column in left...right where isOpaque || cells[row][column] == " " {
                let vertical = row == rows.lowerBound ? 0 : row == rows.upperBound ? 2 : 1
                let horizontal = column == left ? 0 : column == right ? 2 : 1
                cells[row][column] = Self.signs[vertical][horizontal]
            }
            // Half of a wide character is left beside an erased one.
            if isOpaque, left > 0, cells[row][left - 1].isWide { cells[row][left - 1] = " " }
            if isOpaque, right + 1 < self.columns, cells[row][right + 1].isEmpty { cells[row][right + 1] = " " }
        }
        guard !title.isEmpty, right - left > 5 else { return }
        var place = left + 2
        for character in " \(title.elided(toColumns: right - left - 5)) " where place < right {
            let width = characterWidth(character)
            guard width > 0, place + width <= right else { continue }
            cells[rows.lowerBound][place] = String(character)
            if width == 2 { cells[rows.lowerBound][place + 1] = "" }
            place += width
        }
    }
}

extension String {
    /// Whether a text may be written over it.
    fileprivate var isFree: Bool { self == " " || self == "─" || self == "│" }

    fileprivate var isWide: Bool { first.map { characterWidth($0) == 2 } ?? false }
}
