/// The computed widths of a grid's columns, heights of its rows and places of its cells.
struct GridPlan {
    private struct Cell {
        let item: LayoutItem
        let row: Int
        let columns: Range<Int>
        let anchor: UnitPoint?
        let unsized: Axis.Set
    }

    private let settings: GridSettings
    private var cells: [Cell] = []
    private let rows: [GridRowCells]
    private var columnAlignments: [HorizontalAlignment]
    private var across = GridTracks()
    private var down = GridTracks()
    /// The common position of each row's alignment guides, from the row's top edge.
    private var lines: [CGFloat] = []

    var size: CGSize { CGSize(width: across.length, height: down.length) }

    init(_ rows: [GridRowCells], _ settings: GridSettings, _ proposal: ProposedViewSize) {
        self.settings = settings
        self.rows = rows
        let spans = rows.map { row in row.isWhole ? [] : row.cells.map { $0.value(of: GridCellColumns.self) } }
        let count = max(spans.map { $0.reduce(0, +) }.max() ?? 0, rows.isEmpty ? 0 : 1)
        columnAlignments = Array(repeating: settings.alignment.horizontal, count: count)
        var isAligned = Array(repeating: false, count: count)
        for (index, row) in rows.enumerated() {
            var column = 0
            for (position, item) in row.cells.enumerated() {
                let columns = row.isWhole ? 0..<count : column..<(column + spans[index][position])
                column = columns.upperBound
                cells.append(
                    Cell(
                        item: item, row: index, columns: columns, anchor: item.value(of: GridCellAnchor.self),
                        unsized: item.value(of: GridCellUnsizedAxes.self)))
                if let guide = item.value(of: GridColumnAlignment.self), !isAligned[columns.lowerBound] {
                    isAligned[columns.lowerBound] = true
                    columnAlignments[columns.lowerBound] = guide
                }
            }
        }
        sizeColumns(count, proposal.width)
        sizeRows(proposal.height)
    }

    // MARK: Columns

    private mutating func sizeColumns(_ count: Int, _ width: CGFloat?) {
        across.gaps = columnGaps(count)
        let sized = cells.filter { $0.columns.count == 1 && !$0.unsized.contains(.horizontal) }
        let columns = Dictionary(grouping: sized) { $0.columns.lowerBound }
        across.divide(count, width) { column, proposed in
            (columns[column] ?? []).reduce(0) {
                max($0, $1.item.sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width)
            }
        }
        for cell in cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
            let span = across.length(cell.columns)
            let room = width.map { max($0 - across.length, 0) + span }
            let needed = cell.item.sizeThatFits(ProposedViewSize(width: room, height: nil)).width
            across.widen(cell.columns, by: needed - span)
        }
    }

    private func columnGaps(_ count: Int) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing = settings.horizontalSpacing {
            return Array(repeating: spacing.isFinite ? spacing : 0, count: count - 1)
        }
        var gaps = [CGFloat?](repeating: nil, count: count - 1)
        for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
            let distance = cell.item.spacing.distance(to: next.item.spacing, along: .horizontal)
            gaps[next.columns.lowerBound - 1] = max(gaps[next.columns.lowerBound - 1] ?? 0, distance)
        }
        return gaps.map { $0 ?? ViewSpacing.standard }
    }

    // MARK: Rows

    private mutating func sizeRows(_ height: CGFloat?) {
        let byRow = Dictionary(grouping: cells, by: \.row)
        if let spacing = settings.verticalSpacing {
            down.gaps = Array(repeating: spacing.isFinite ? spacing : 0, count: max(rows.count - 1, 0))
        } else {
            down.gaps = rows.indices.dropFirst().map { row in
                let above = union(byRow[row - 1] ?? [])
                return above.distance(to: union(byRow[row] ?? []), along: .vertical)
            }
        }
        var down = down
        down.divide(rows.count, height) { row, proposed in extents(byRow[row] ?? [], row, proposed).height }
        self.down = down
        lines = rows.indices.map { extents(byRow[$0] ?? [], $0, down.lengths[$0]).line }
    }

    private func union(_ cells: [Cell]) -> ViewSpacing {
        guard var spacing = cells.first?.item.spacing else { return ViewSpacing() }
        for cell in cells.dropFirst() { spacing.formUnion(cell.item.spacing, edges: .vertical) }
        return spacing
    }

    /// Returns a row's height and the position of its guides, for a height proposed to its cells.
    private func extents(_ cells: [Cell], _ row: Int, _ proposed: CGFloat?) -> (height: CGFloat, line: CGFloat) {
        let guide = guide(row)
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        var height: CGFloat = 0
        for cell in cells where !cell.unsized.contains(.vertical) {
            let proposal = ProposedViewSize(width: across.length(cell.columns), height: proposed)
            let size = cell.item.sizeThatFits(proposal)
            height = max(height, size.height)
            guard cell.anchor == nil else { continue }
            let position = cell.item.guide(guide, for: proposal)
            before = max(before, position)
            after = max(after, size.height - position)
        }
        guard before > -.infinity else { return (height, 0) }
        let union = before + after
        guard height > union, height < .infinity, !guide.isBaseline else { return (max(height, union), before) }
        let slack = ViewDimensions(CGSize(width: 0, height: height - union)).value(of: guide)
        return (height, before + slack)
    }

    private func guide(_ row: Int) -> AlignmentKey { (rows[row].alignment ?? settings.alignment.vertical).key }

    // MARK: Places

    func place() {
        for (cell, place) in zip(cells, places) { cell.item.place(at: place.origin, place.proposal) }
    }

    /// The origin and proposal of each cell, row by row.
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] {
        cells.map { cell in
            let area = CGSize(width: across.length(cell.columns), height: down.lengths[cell.row])
            let proposal = ProposedViewSize(area)
            let dimensions = cell.item.dimensions(proposal)
            var origin = CGPoint(x: across.start(cell.columns.lowerBound), y: down.start(cell.row))
            if let anchor = cell.anchor {
                origin.x += (area.width - dimensions.width) * anchor.x
                origin.y += (area.height - dimensions.height) * anchor.y
            } else {
                let alignment = columnAlignments[cell.columns.lowerBound]
                origin.x += ViewDimensions(area)[alignment] - dimensions[alignment]
                let key = guide(cell.row)
                if cell.unsized.contains(.vertical), !key.isBaseline {
                    origin.y += ViewDimensions(area).value(of: key) - dimensions.value(of: key)
                } else {
                    origin.y += lines[cell.row] - dimensions.value(of: key)
                }
            }
            return (origin, proposal)
        }
    }
}
