import ReactiveViews
import TerminalSupport

/// The cells of a terminal. A cell is 8 points wide and 16 high; each of its two pixels is a square.
///
/// Invariants:
/// - `cells.count == columns * rows`.
/// - A letter of two columns is followed by a continuation, and each continuation follows one.
struct CellGrid: Equatable {
    /// The side of a pixel, in points.
    static let pixel: CGFloat = 8

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]

    init(columns: Int, rows: Int, background: RGB) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Cell(upper: background, lower: background), count: columns * rows)
    }

    /// The size that a host of views gets, in points.
    static func size(columns: Int, rows: Int) -> CGSize {
        CGSize(width: CGFloat(columns) * pixel, height: CGFloat(rows) * 2 * pixel)
    }

    /// The middle of a cell, in points.
    static func point(column: Int, row: Int) -> CGPoint {
        CGPoint(x: (CGFloat(column) + 0.5) * pixel, y: (CGFloat(row) * 2 + 1) * pixel)
    }

    subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    // MARK: Drawing

    /// Removes what is in an area.
    mutating func clear(_ area: CellArea, _ background: RGB) {
        for row in area.rows {
            for column in area.columns { set(Cell(upper: background, lower: background), column, row) }
        }
    }

    /// Covers a pixel by a colour to a part of 1.
    mutating func cover(column: Int, pixelRow: Int, by color: RGB, _ part: Float) {
        let index = pixelRow / 2 * columns + column
        if pixelRow.isMultiple(of: 2) {
            cells[index].upper = cells[index].upper.covered(by: color, part)
        } else {
            cells[index].lower = cells[index].lower.covered(by: color, part)
        }
        // What is painted over can't be read any more.
        if part > 0.5 { removeLetter(column, pixelRow / 2) }
    }

    /// Puts a letter on a cell, and on the next one if it is that wide. Outside of the area nothing is changed.
    mutating func put(_ letter: Letter, column: Int, row: Int, in area: CellArea) {
        let width = characterWidth(letter.character)
        guard width > 0, area.rows.contains(row), area.columns.contains(column),
            area.columns.contains(column + width - 1)
        else { return }
        if letter.isRule, let old = self[column, row].letter, !old.isRule { return }
        for column in column..<column + width { removeLetter(column, row) }
        cells[row * columns + column].letter = letter
        if width == 2 { cells[row * columns + column + 1].isContinuation = true }
    }

    private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
        removeLetter(column, row)
        cells[row * columns + column] = cell
    }

    /// Removes the letter on a cell, with both columns of a wide one.
    private mutating func removeLetter(_ column: Int, _ row: Int) {
        let index = row * columns + column
        if cells[index].isContinuation {
            cells[index].isContinuation = false
            cells[index - 1].letter = nil
        } else if let letter = cells[index].letter {
            cells[index].letter = nil
            if characterWidth(letter.character) == 2 { cells[index + 1].isContinuation = false }
        }
    }

    /// Returns an area that cuts no wide letter in two: the given one, or one that is larger by a column or two.
    func withWholeLetters(_ area: CellArea) -> CellArea {
        var whole = area
        for row in area.rows {
            let (low, high) = (area.columns.lowerBound, area.columns.upperBound)
            if low > 0, low < columns, self[low, row].isContinuation {
                whole.columns = min(low - 1, whole.columns.lowerBound)..<whole.columns.upperBound
            }
            if high < columns, self[high, row].isContinuation {
                whole.columns = whole.columns.lowerBound..<max(high + 1, whole.columns.upperBound)
            }
        }
        return whole
    }

    // MARK: Reading

    /// The letters, a line for each row, without spaces at its end.
    var text: String {
        (0..<rows).map { row in
            var line = ""
            for column in 0..<columns where !self[column, row].isContinuation {
                line.append(self[column, row].letter?.character ?? " ")
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(cells.count == columns * rows, "the grid has another size")
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = self[column, row]
                let before = column > 0 ? self[column - 1, row].letter : nil
                let isAfterWide = before.map { characterWidth($0.character) == 2 } ?? false
                precondition(cell.isContinuation == isAfterWide, "half of a wide letter in row \(row)")
                precondition(!cell.isContinuation || cell.letter == nil, "a letter on half of another")
            }
        }
    }
}

/// Some columns of some rows.
struct CellArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// All cells that an area in points touches; clamped to a number of columns and rows.
    init(_ area: CGRect, columns: Int, rows: Int) {
        func cells(_ from: CGFloat, _ to: CGFloat, _ side: CGFloat, _ count: Int) -> Range<Int> {
            let low = min(max((from / side).rounded(.down), 0), CGFloat(count))
            let high = min(max((to / side).rounded(.up), low), CGFloat(count))
            return Int(low)..<Int(high)
        }
        let isUsable = area.minX.isFinite && area.minY.isFinite && area.maxX.isFinite && area.maxY.isFinite
        self.columns = isUsable ? cells(area.minX, area.maxX, CellGrid.pixel, columns) : 0..<columns
        self.rows = isUsable ? cells(area.minY, area.maxY, 2 * CellGrid.pixel, rows) : 0..<rows
    }

    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}
