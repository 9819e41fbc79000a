import ReactiveViews
import TerminalSupport

/// Letters of a terminal: each line is a row of cells, whatever its font.
struct CellMetrics: TextMetrics {
    func width(of character: Character, in font: DisplayList.FontFace) -> CGFloat {
        CGFloat(textWidth(String(character).terminalSafe)) * CellGrid.pixel
    }

    func lineHeight(of font: DisplayList.FontFace) -> CGFloat { 2 * CellGrid.pixel }

    func ascent(of font: DisplayList.FontFace) -> CGFloat { 1.5 * CellGrid.pixel }
}
