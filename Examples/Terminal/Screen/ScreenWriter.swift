import TerminalSupport

/// How many colours a terminal shows.
enum ColorDepth: Equatable {
    /// Letters only; faint ones where colours would be grey.
    case none
    /// The 256 colours that most terminals have.
    case palette
    /// All colours.
    case full

    /// What an environment says of the terminal.
    init(_ environment: [String: String]) {
        let terminal = environment["TERM"] ?? ""
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false || terminal == "dumb" || terminal.isEmpty {
            self = .none
        } else if let depth = environment["COLORTERM"], depth == "truecolor" || depth == "24bit" {
            self = .full
        } else if terminal.hasSuffix("-direct") {
            self = .full
        } else {
            self =
                terminal.contains("256color") || terminal.hasPrefix("xterm") || terminal.hasPrefix("screen")
                    || terminal.hasPrefix("tmux") ? .palette : .none
        }
    }
}

/// Makes the shortest texts it can that bring a terminal from one picture to the next.
///
/// Invariant: after its texts were written in order, the terminal shows `shown`.
struct ScreenWriter {
    private let depth: ColorDepth
    private(set) var shown: CellGrid?

    init(_ depth: ColorDepth) { self.depth = depth }

    /// Forgets what the terminal shows: the next text draws all of it.
    mutating func forget() { shown = nil }

    /// Returns what to write so that the terminal shows a grid.
    ///
    /// - Parameters:
    ///   - grid: The grid.
    ///   - areas: Where it may differ from what is shown.
    mutating func text(for grid: CellGrid, changed areas: [CellArea]) -> String {
        let whole = CellArea(.infinite, columns: grid.columns, rows: grid.rows)
        let known = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
        var output = Output(depth: depth)
        for area in known == nil ? [whole] : areas {
            for row in area.rows {
                var column = area.columns.lowerBound
                // A wide letter may begin before the area.
                if column < grid.columns, grid[column, row].isContinuation { column -= 1 }
                while column < area.columns.upperBound {
                    let cell = grid[column, row]
                    if known?[column, row] != cell || hasOtherRest(known, grid, column, row) {
                        output.write(cell, column, row)
                    }
                    column += cell.letter.map { characterWidth($0.character) } ?? 1
                }
            }
        }
        shown = grid
        return output.finish()
    }

    /// Whether the second column of a wide letter was something else.
    private func hasOtherRest(_ known: CellGrid?, _ grid: CellGrid, _ column: Int, _ row: Int) -> Bool {
        guard let known, column + 1 < grid.columns, grid[column + 1, row].isContinuation else { return false }
        return known[column + 1, row] != grid[column + 1, row]
    }
}

/// Sequences that move the cursor, set colours and write letters.
private struct Output {
    private struct Style: Equatable {
        var foreground: String?
        var background: String?
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruckThrough = false
        var isFaint = false
    }

    let depth: ColorDepth
    private var text = ""
    private var place: (column: Int, row: Int)?
    private var style: Style?

    init(depth: ColorDepth) { self.depth = depth }

    mutating func write(_ cell: Cell, _ column: Int, _ row: Int) {
        if place?.row != row || place?.column != column { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        let (character, style) = look(of: cell)
        set(style)
        text.append(character)
        place = (column + characterWidth(character), row)
    }

    consuming func finish() -> String {
        if text.isEmpty { return "" }
        // The terminal shows the whole change at once, if it knows how.
        return "\u{1B}[?2026h" + text + "\u{1B}[0m\u{1B}[?2026l"
    }

    private func look(of cell: Cell) -> (Character, Style) {
        var style = Style()
        if let letter = cell.letter {
            style.foreground = code(letter.color)
            style.background = code(cell.background)
            style.isBold = letter.isBold
            style.isItalic = letter.isItalic
            style.isUnderlined = letter.isUnderlined
            style.isStruckThrough = letter.isStruckThrough
            if depth == .none {
                style.isFaint = abs(letter.color.luminance - cell.background.luminance) < 0.4
            }
            return (letter.character, style)
        }
        if depth == .none { return (shade(of: cell), style) }
        let (upper, lower) = (code(cell.upper), code(cell.lower))
        style.background = lower
        if upper == lower { return (" ", style) }
        style.foreground = upper
        return ("▀", style)
    }

    /// Without colours, the darker of two grounds is empty and what is on it has dots; so shapes can be told apart.
    private func shade(of cell: Cell) -> Character {
        switch (cell.upper.isGround, cell.lower.isGround) {
        case (true, true): " "
        case (false, true): "▀"
        case (true, false): "▄"
        case (false, false): cell.background.isFaint ? "░" : "▒"
        }
    }

    private func code(_ color: RGB) -> String? {
        let (red, green, blue) = color.bytes
        switch depth {
        case .none: return nil
        case .full: return "2;\(red);\(green);\(blue)"
        case .palette:
            let (low, high) = (min(red, green, blue), max(red, green, blue))
            // A ramp of 24 greys between a cube of six values for each component.
            if high - low < 10, (4...246).contains(high) { return "5;\(232 + min((high - 3) / 10, 23))" }
            func part(_ byte: Int) -> Int { byte < 48 ? 0 : byte < 115 ? 1 : (byte - 35) / 40 }
            return "5;\(16 + 36 * part(red) + 6 * part(green) + part(blue))"
        }
    }

    private mutating func set(_ new: Style) {
        if style == new { return }
        style = new
        var codes = ["0"]
        if new.isBold { codes.append("1") }
        if new.isFaint { codes.append("2") }
        if new.isItalic { codes.append("3") }
        if new.isUnderlined { codes.append("4") }
        if new.isStruckThrough { codes.append("9") }
        if let color = new.foreground { codes.append("38;" + color) }
        if let color = new.background { codes.append("48;" + color) }
        text += "\u{1B}[" + codes.joined(separator: ";") + "m"
    }
}

extension RGB {
    /// Whether this is nearly white or black, as windows and their cards are.
    fileprivate var isGround: Bool { luminance > 0.93 || luminance < 0.03 }
    fileprivate var isFaint: Bool { luminance > 0.75 }
}
