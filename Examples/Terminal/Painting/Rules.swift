import ReactiveViews

/// A line that is too thin for pixels.
struct Rule {
    /// Thinner shapes are lines, in pixels.
    private static let thickness: CGFloat = 0.4

    let sign: Character
    private let columns: Range<Int>
    private let rows: Range<Int>

    /// - Parameter rect: The bounds of a filled shape, in pixels. Returns nil if it isn't a line.
    init?(of rect: CGRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite,
            abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.maxX < 1e6, rect.maxY < 1e6
        else { return nil }
        let row = Int((rect.midY / 2).rounded(.down))
        let column = Int(rect.midX.rounded(.down))
        if rect.height > 0, rect.height <= Self.thickness, rect.width >= 1 {
            let height = rect.midY / 2 - CGFloat(row)
            sign = height < 0.25 ? "▔" : height > 0.75 ? "▁" : "─"
            columns = Int(rect.minX.rounded())..<max(Int(rect.maxX.rounded()), Int(rect.minX.rounded()) + 1)
            rows = row..<row + 1
        } else if rect.width > 0, rect.width <= Self.thickness, rect.height >= 2 {
            sign = "│"
            columns = column..<column + 1
            rows = Int((rect.minY / 2).rounded())..<max(Int((rect.maxY / 2).rounded()), row + 1)
        } else {
            return nil
        }
    }

    /// The cells of the line within an area.
    func places(in area: CellArea) -> [(column: Int, row: Int)] {
        rows.clamped(to: area.rows).flatMap { row in
            columns.clamped(to: area.columns).map { (column: $0, row: row) }
        }
    }
}

/// The outline of a box, possibly with round corners.
struct Box {
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    private let isRound: Bool

    /// - Parameter path: The path, in pixels. Returns nil if it isn't the outline of a box of at least two by two
    ///   cells.
    init?(of path: Path) {
        let bounds = path.boundingRect
        guard bounds.width >= 2, bounds.height >= 3, abs(bounds.minX) < 1e6, abs(bounds.minY) < 1e6,
            bounds.maxX < 1e6, bounds.maxY < 1e6
        else { return nil }
        var (hasSides, isRound, isBox) = (false, false, true)
        var current = CGPoint.zero
        /// A corner may be cut by a few pixels, the ends of a straight part lie on a side.
        func visit(_ point: CGPoint, isInCorner: Bool = false) {
            let distance = min(
                abs(point.x - bounds.minX), abs(point.x - bounds.maxX), abs(point.y - bounds.minY),
                abs(point.y - bounds.maxY))
            if distance > (isInCorner ? 2 : 0.01) { isBox = false }
            current = point
        }
        path.forEach { element in
            switch element {
            case .move(let end): visit(end)
            case .line(let end):
                let isStraight = abs(end.x - current.x) < 0.01 || abs(end.y - current.y) < 0.01
                if !isStraight { isBox = false }
                if max(abs(end.x - current.x), abs(end.y - current.y)) > 1 { hasSides = true }
                visit(end)
            case .quadCurve(let end, _), .curve(let end, _, _):
                isRound = true
                visit(end, isInCorner: true)
            case .closeSubpath: break
            }
        }
        guard isBox, hasSides else { return nil }
        self.isRound = isRound
        let (left, right) = (Int(bounds.minX.rounded(.down)), Int(bounds.maxX.rounded(.up)) - 1)
        let (top, bottom) = (Int((bounds.minY / 2).rounded(.down)), Int((bounds.maxY / 2).rounded(.up)) - 1)
        guard left < right, top < bottom else { return nil }
        columns = left...right
        rows = top...bottom
    }

    /// The signs of the outline within an area.
    func signs(in area: CellArea) -> [(sign: Character, column: Int, row: Int)] {
        var signs: [(sign: Character, column: Int, row: Int)] = []
        for column in area.columns where columns.contains(column) {
            for (row, isTop) in [(rows.lowerBound, true), (rows.upperBound, false)] where area.rows.contains(row) {
                let isCorner = column == columns.lowerBound || column == columns.upperBound
                signs.append((isCorner ? corner(column, isTop) : "─", column, row))
            }
        }
        for row in area.rows where rows.contains(row) && row != rows.lowerBound && row != rows.upperBound {
            for column in [columns.lowerBound, columns.upperBound] where area.columns.contains(column) {
                signs.append(("│", column, row))
            }
        }
        return signs
    }

    private func corner(_ column: Int, _ isTop: Bool) -> Character {
        switch (column == columns.lowerBound, isTop) {
        case (true, true): isRound ? "╭" : "┌"
        case (false, true): isRound ? "╮" : "┐"
        case (true, false): isRound ? "╰" : "└"
        case (false, false): isRound ? "╯" : "┘"
        }
    }
}
