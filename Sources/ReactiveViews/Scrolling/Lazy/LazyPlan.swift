/// The positions along the axis of a lazy container's content: lines of created views, and runs of lines that aren't
/// created.
///
/// A line has one cell for each track; a stack has one track. Headers and footers have lines of their own. A line
/// without created views has an estimated length.
struct LazyPlan {
    /// A line, or several consecutive lines without created views.
    struct Run {
        var start: CGFloat
        var lines = 1
        var length: CGFloat
        /// The created views in the run, as positions among the container's items.
        var items: Range<Int>
        /// The rows in the run that aren't created.
        var gaps: [(rows: any LazyRows, range: Range<Int>)]
        let part: SectionPart
        let section: Int

        var end: CGFloat { start + length }
    }

    struct Cell {
        let track: Int
        let proposal: ProposedViewSize
        /// Whether the cell fills its line, as headers and footers do.
        let isWhole: Bool
        var run = 0
    }

    private(set) var runs: [Run] = []
    /// The cell of each item of the container.
    private(set) var cells: [Cell] = []
    /// The estimated length of a line that isn't created, including the distance to the next.
    private(set) var stride: CGFloat = 0
    /// The estimated length of a line that isn't created; nil if nothing is estimated.
    private(set) var lineLength: CGFloat?
    private(set) var length: CGFloat = 0

    private let trackCount: Int
    private var open: (items: Range<Int>, gaps: [(any LazyRows, Range<Int>)], next: Int)?

    /// Computes the plan.
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - trackCount: The number of tracks.
    ///   - lineLength: The length of a line that isn't created; nil for the average of the created ones.
    ///   - estimate: The length of a line before any line exists.
    ///   - cell: Returns the proposal for a view and the resulting length of its cell.
    ///   - distance: Returns the distance between two runs.
    ///   - ends: Returns the distances of the first run from the start, and of the end from the last run.
    init(
        _ elements: [LazyElement], trackCount: Int, lineLength: CGFloat?, estimate: CGFloat,
        cell: (LayoutItem, _ track: Int, SectionPart) -> (ProposedViewSize, CGFloat),
        distance: (_ before: Run, _ after: Run) -> CGFloat,
        ends: (_ first: Run, _ last: Run) -> (start: CGFloat, end: CGFloat) = { _, _ in (0, 0) }
    ) {
        self.trackCount = trackCount
        var lengths: [CGFloat] = []
        var item = 0
        var last: (SectionPart, Int) = (.content, 0)
        for element in elements {
            if element.part != last.0 || element.section != last.1 { closeLine(last.0, last.1) }
            last = (element.part, element.section)
            switch element.content {
            case .item(let view):
                let track = element.part == .content ? open?.next ?? 0 : 0
                let (proposal, length) = cell(view, track, element.part)
                cells.append(Cell(track: track, proposal: proposal, isWhole: element.part != .content))
                lengths.append(length)
                if open == nil { open = (item..<item, [], 0) }
                open!.items = open!.items.lowerBound..<(item + 1)
                open!.next += 1
                item += 1
                if open!.next == trackCount || element.part != .content { closeLine(last.0, last.1) }
            case .gap(let rows, let range): append(rows, range, item, element)
            }
        }
        closeLine(last.0, last.1)
        let margins: (CGFloat, CGFloat) = runs.isEmpty ? (0, 0) : ends(runs[0], runs[runs.count - 1])
        measure(lengths, lineLength, estimate, distance, margins)
    }

    private mutating func closeLine(_ part: SectionPart, _ section: Int) {
        guard let line = open else { return }
        runs.append(
            Run(
                start: 0, length: 0, items: line.items, gaps: line.gaps.map { ($0.0, $0.1) }, part: part,
                section: section))
        open = nil
    }

    /// Adds rows that aren't created: they complete the open line, fill lines of their own, and begin another one.
    private mutating func append(_ rows: any LazyRows, _ range: Range<Int>, _ item: Int, _ element: LazyElement) {
        var range = range
        if let line = open {
            let count = min(range.count, trackCount - line.next)
            open!.gaps.append((rows, range.prefix(count)))
            open!.next += count
            range = range.dropFirst(count)
            if open!.next == trackCount { closeLine(element.part, element.section) }
        }
        let lines = range.count / trackCount
        if lines > 0 {
            let whole = range.prefix(lines * trackCount)
            runs.append(
                Run(
                    start: 0, lines: lines, length: 0, items: item..<item, gaps: [(rows, whole)], part: element.part,
                    section: element.section))
            range = range.dropFirst(whole.count)
        }
        if !range.isEmpty { open = (item..<item, [(rows, range)], range.count) }
    }

    private mutating func measure(
        _ lengths: [CGFloat], _ lineLength: CGFloat?, _ estimate: CGFloat, _ distance: (Run, Run) -> CGFloat,
        _ margins: (CGFloat, CGFloat)
    ) {
        var sum: CGFloat = 0
        var count = 0
        for index in runs.indices where !runs[index].items.isEmpty {
            let longest = lengths[runs[index].items].max()!
            runs[index].length = longest
            for item in runs[index].items { cells[item].run = index }
            if runs[index].part == .content {
                sum += longest
                count += 1
            }
        }
        let line = lineLength ?? (count > 0 ? sum / CGFloat(count) : estimate)
        var end = margins.0
        for index in runs.indices {
            if index > 0 { end += distance(runs[index - 1], runs[index]) }
            runs[index].start = end
            if runs[index].items.isEmpty {
                self.lineLength = line
                stride = max(line + distance(runs[index], runs[index]), 0)
                runs[index].length = line + CGFloat(runs[index].lines - 1) * stride
            }
            end += runs[index].length
        }
        length = max(end + margins.1, 0)
    }

    /// For each section the start of its first line after headers, and the end of its last line before footers.
    var sectionBounds: [Int: (start: CGFloat?, end: CGFloat?)] {
        var bounds: [Int: (start: CGFloat?, end: CGFloat?)] = [:]
        for run in runs {
            var (start, end) = bounds[run.section] ?? (nil, nil)
            if run.part != .header, start == nil { start = run.start }
            if run.part != .footer { end = run.end }
            bounds[run.section] = (start, end)
        }
        return bounds
    }

    // MARK: Visible part

    /// Returns the runs that are at least partly visible. A line of length 0 is visible if its position is. At the end of
    /// the visible part it is only if nothing follows it, because a line that isn't created isn't visible there either.
    func runs(in sight: ClosedRange<CGFloat>) -> [Int] {
        runs.indices.filter { index in
            let run = runs[index]
            if run.length == 0, run.start == sight.upperBound { return runs[index...].allSatisfy { $0.length == 0 } }
            if run.length == 0 { return sight.contains(run.start) }
            return run.start < sight.upperBound && run.end > sight.lowerBound
        }
    }

    /// Returns the visible rows that aren't created, with the start of the first one's line.
    ///
    /// - Parameters:
    ///   - sight: The visible part, along the axis.
    ///   - factor: The multiple of the estimated number of missing lines to return.
    func missing(in sight: ClosedRange<CGFloat>, factor: Int) -> [(
        rows: any LazyRows, range: Range<Int>, start: CGFloat
    )] {
        var missing: [(any LazyRows, Range<Int>, CGFloat)] = []
        for index in runs(in: sight) {
            let run = runs[index]
            guard run.items.isEmpty, run.lines > 1 else {
                for gap in run.gaps { missing.append((gap.rows, gap.range, run.start)) }
                continue
            }
            let stride = max(stride, 1)
            let first = line((sight.lowerBound - run.start) / stride, of: run)
            let last = max(first, line(((sight.upperBound - run.start) / stride).rounded(.up) - 1, of: run))
            let lines = min((last - first + 1) * factor, Self.mostLines, run.lines - first)
            let range = run.gaps[0].range
            let start = range.lowerBound + first * trackCount
            missing.append(
                (run.gaps[0].rows, start..<start + lines * trackCount, run.start + CGFloat(first) * self.stride))
        }
        return missing
    }

    /// The maximum number of lines created at once.
    private static let mostLines = 1_000

    private func line(_ position: CGFloat, of run: Run) -> Int {
        position > 0 ? Int(min(position, CGFloat(run.lines - 1))) : 0
    }
}
