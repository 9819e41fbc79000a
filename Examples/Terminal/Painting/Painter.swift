import ReactiveViews
import TerminalSupport

/// Paints a display list into cells, within an area.
///
/// Shapes become pixels, outlines of boxes the signs that terminals have for lines, texts and symbols letters. Shadows,
/// blurs, blend modes and the changes of colours by filters are left out.
struct Painter {
    /// What the groups around an item do to it.
    private struct State {
        /// From points of the item to pixels.
        var transform = CGAffineTransform(scaleX: 1 / CellGrid.pixel, y: 1 / CellGrid.pixel)
        var opacity: Float = 1
        var tint: Color.Resolved?
        /// What is painted shows only where all of these cover.
        var clips: [Coverage] = []
    }

    private(set) var grid: CellGrid
    private let area: CellArea
    private var state = State()

    private init(_ grid: CellGrid, _ area: CellArea) {
        self.grid = grid
        self.area = area
    }

    /// Paints the changed areas of a frame into the cells of the last one. Returns the changed areas.
    static func paint(_ frame: ViewFrame, into grid: inout CellGrid) -> [CellArea] {
        var areas: [CellArea] = []
        for change in frame.changes {
            // Letters stand in the nearest cell, and thin lines are drawn wider than they are.
            let wide = change.insetBy(dx: -CellGrid.pixel, dy: -CellGrid.pixel)
            let area = grid.withWholeLetters(CellArea(wide, columns: grid.columns, rows: grid.rows))
            if area.isEmpty { continue }
            var painter = Painter(grid, area)
            painter.grid.clear(area, RGB(frame.background))
            painter.paint(frame.display)
            grid = painter.grid
            areas.append(area)
        }
        return areas
    }

    // MARK: Groups

    private enum Open {
        /// A group, with the state around it.
        case group(State)
        case mask
    }

    private mutating func paint(_ list: DisplayList) {
        var open: [Open] = []
        // While a mask is open its items aren't painted: their outlines clip the rest of the group.
        var outlines: Path?
        var innerMasks = 0
        for entry in list.entries {
            switch entry {
            case .item(let item):
                if outlines == nil { paint(item) } else { outlines?.addPath(outline(of: item)) }
            case .begin(let group):
                open.append(.group(state))
                enter(group)
            case .mask:
                open.append(.mask)
                if outlines == nil { outlines = Path() } else { innerMasks += 1 }
            case .end:
                switch open.popLast() {
                case .group(let around): state = around
                case .mask where innerMasks > 0: innerMasks -= 1
                case .mask:
                    clip(to: outlines ?? Path(), isEvenOdd: false)
                    outlines = nil
                case nil: break
                }
            }
        }
    }

    private mutating func enter(_ group: DisplayList.Group) {
        state.transform = CGAffineTransform(translationX: group.frame.minX, y: group.frame.minY)
            .concatenating(state.transform)
        switch group.effect {
        case .opacity(let opacity): state.opacity *= Float(opacity)
        case .transform(let own): state.transform = own.concatenating(state.transform)
        case .clip(let path, let style): clip(to: path.applying(state.transform), isEvenOdd: style.isEOFilled)
        case .colorMultiply(let color): state.tint = color
        default: break
        }
    }

    private mutating func clip(to path: Path, isEvenOdd: Bool) {
        state.clips.append(coverage(of: path, isEvenOdd: isEvenOdd))
    }

    private func coverage(of path: Path, isEvenOdd: Bool) -> Coverage {
        Coverage(
            of: path, isEvenOdd: isEvenOdd, columns: area.columns,
            rows: area.rows.lowerBound * 2..<area.rows.upperBound * 2)
    }

    /// Where an item paints, in pixels.
    private func outline(of item: DisplayList.Item) -> Path {
        let frame = item.frame
        let path: Path
        switch item.content {
        case .fill(let shape, _, _): path = shape.offsetBy(dx: frame.minX, dy: frame.minY)
        case .stroke(let shape, _, let style):
            path = shape.strokedPath(style).offsetBy(dx: frame.minX, dy: frame.minY)
        case .text, .image: path = Path(frame)
        }
        return path.applying(state.transform)
    }

    // MARK: Items

    private mutating func paint(_ item: DisplayList.Item) {
        guard item.frame.minX.isFinite, item.frame.minY.isFinite, state.opacity > 0 else { return }
        switch item.content {
        case .fill(_, let paint, let style):
            let path = outline(of: item)
            if let rule = Rule(of: path.boundingRect) {
                draw(rule, color(of: paint, in: item.frame))
            } else {
                fill(path, paint, item.frame, isEvenOdd: style.isEOFilled)
            }
        case .stroke(let shape, let paint, var style):
            let outline = shape.offsetBy(dx: item.frame.minX, dy: item.frame.minY).applying(state.transform)
            if let box = Box(of: outline) {
                return draw(box, color(of: paint, in: item.frame))
            }
            // Thinner lines would hardly be seen.
            style.lineWidth = max(style.lineWidth, CellGrid.pixel * 0.6)
            var wide = item
            wide.content = .stroke(shape, paint, style)
            fill(self.outline(of: wide), paint, item.frame, isEvenOdd: false)
        case .text(let text): write(text, item.frame)
        case .image(let picture): show(picture, item.frame)
        }
    }

    private mutating func fill(_ path: Path, _ paint: Paint, _ frame: CGRect, isEvenOdd: Bool) {
        let coverage = coverage(of: path, isEvenOdd: isEvenOdd)
        let toPoints = state.transform.inverted()
        for row in coverage.rows {
            for column in coverage.columns {
                var part = coverage[column, row] * state.opacity
                for clip in state.clips { part *= clip[column, row] }
                guard part > 0 else { continue }
                let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(toPoints)
                let color = tinted(paint.color(at: point, in: frame))
                grid.cover(column: column, pixelRow: row, by: RGB(color), part * min(max(color.opacity, 0), 1))
            }
        }
    }

    private func tinted(_ color: Color.Resolved) -> Color.Resolved {
        guard let tint = state.tint else { return color }
        var color = color
        color.red *= tint.red
        color.green *= tint.green
        color.blue *= tint.blue
        color.opacity *= tint.opacity
        return color
    }

    private func color(of paint: Paint, in frame: CGRect) -> Color.Resolved {
        tinted(paint.color(at: CGPoint(x: frame.midX, y: frame.midY), in: frame))
    }

    // MARK: Letters

    /// How much of a cell's middle can be seen.
    private func visiblePart(_ column: Int, _ row: Int) -> Float {
        var part = state.opacity
        for clip in state.clips { part *= max(clip[column, 2 * row], clip[column, 2 * row + 1]) }
        return part
    }

    /// Puts a letter on a cell; what is faint has a colour near the background's.
    private mutating func put(_ letter: Letter, _ color: Color.Resolved, _ column: Int, _ row: Int) {
        guard area.columns.contains(column), area.rows.contains(row) else { return }
        let part = visiblePart(column, row) * color.opacity
        guard part > 0.1 else { return }
        var letter = letter
        letter.color = grid[column, row].background.covered(by: RGB(color), min(part, 1))
        grid.put(letter, column: column, row: row, in: area)
    }

    private mutating func write(_ text: DisplayList.Text, _ frame: CGRect) {
        let color = color(of: text.paint, in: frame)
        for line in text.lines {
            guard line.origin.x.isFinite, line.origin.y.isFinite else { continue }
            // The baseline is half a pixel above the bottom of a row; half of a row higher is its middle.
            let middle = CGPoint(
                x: frame.minX + line.origin.x, y: frame.minY + line.origin.y - CellGrid.pixel / 2)
            let place = middle.applying(state.transform)
            guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
            var column = Int(place.x.rounded())
            let row = Int((place.y / 2).rounded(.down))
            for character in line.string.terminalSafe {
                var letter = Letter(character: character, color: RGB(color))
                letter.isBold = text.font.weight >= 600
                letter.isItalic = text.font.isItalic
                letter.isUnderlined = text.underline != nil
                letter.isStruckThrough = text.strikethrough != nil
                put(letter, color, column, row)
                column += characterWidth(character)
            }
        }
    }

    private mutating func show(_ picture: DisplayList.Picture, _ frame: CGRect) {
        let color = color(of: picture.paint, in: frame)
        let middle = CGPoint(x: frame.midX, y: frame.midY).applying(state.transform)
        guard abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return }
        let row = Int((middle.y / 2).rounded(.down))
        if picture.isSystem {
            let sign = symbolCharacter(picture.name)
            let column = Int((middle.x - CGFloat(characterWidth(sign)) / 2).rounded())
            return put(Letter(character: sign, color: RGB(color)), color, column, row)
        }
        // Terminals show no pictures: a box with the name stands for it.
        let grey = Color.Resolved(red: 0.56, green: 0.56, blue: 0.58)
        let outline = Path(frame).applying(state.transform)
        if let box = Box(of: outline) { draw(box, grey) }
        let name = picture.name.terminalSafe
        var column = Int((middle.x - CGFloat(textWidth(name)) / 2).rounded())
        for character in name {
            put(Letter(character: character, color: RGB(grey)), grey, column, row)
            column += characterWidth(character)
        }
    }

    private mutating func draw(_ rule: Rule, _ color: Color.Resolved) {
        for (column, row) in rule.places(in: area) {
            put(Letter(character: rule.sign, color: RGB(color), isRule: true), color, column, row)
        }
    }

    private mutating func draw(_ box: Box, _ color: Color.Resolved) {
        for (sign, column, row) in box.signs(in: area) {
            put(Letter(character: sign, color: RGB(color), isRule: true), color, column, row)
        }
    }
}
