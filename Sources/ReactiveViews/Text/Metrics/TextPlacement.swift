/// The positions of a text's lines and the clusters that they show.
struct TextPlacement {
    struct Line {
        /// The clusters before the ellipsis, or all clusters.
        var head: Range<Int>
        /// The clusters after the ellipsis.
        var tail: Range<Int> = 0..<0
        var hasEllipsis = false
        var width: CGFloat
        var y: CGFloat = 0
        var height: CGFloat = 0
        var ascent: CGFloat = 0
    }

    var lines: [Line] = []
    var size: CGSize = .zero
    var isTruncated = false
    var scale: CGFloat = 1
}

extension LineBreaker {
    /// Places the text in a room. Text that doesn't fit is shrunk as far as allowed, then truncated. Lines beyond the
    /// room's height are omitted, except the first.
    func place(in room: TextRoom, _ options: TextOptions) -> TextPlacement {
        let full = place(in: room, options, scale: 1)
        let least = options.usableMinimumScale
        guard full.isTruncated, least < 1 else { return full }
        return shrunk(into: room, options, least: least)
    }

    /// Finds the largest scale at which the text fits, with a precision of 1/256 of the range; the smallest scale if
    /// none fits.
    private func shrunk(into room: TextRoom, _ options: TextOptions, least: CGFloat) -> TextPlacement {
        var best = place(in: room, options, scale: least)
        guard !best.isTruncated else { return best }
        var (low, high) = (least, CGFloat(1))
        // The scale at which the text fits on one line is exact.
        let line = line(from: 0, width: .infinity)
        let exact = room.width / line.width
        if line.next == nil, exact > low, exact < high {
            let candidate = place(in: room, options, scale: exact)
            if !candidate.isTruncated { (best, low) = (candidate, exact) }
        }
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let candidate = place(in: room, options, scale: middle)
            if candidate.isTruncated { high = middle } else { (best, low) = (candidate, middle) }
        }
        return best
    }

    private func place(in room: TextRoom, _ options: TextOptions, scale: CGFloat) -> TextPlacement {
        var placement = lines(in: room, options, scale: scale)
        finish(&placement, in: room, options)
        return placement
    }

    private func lines(in room: TextRoom, _ options: TextOptions, scale: CGFloat) -> TextPlacement {
        var placement = TextPlacement()
        placement.scale = scale
        let omitted = forEachLine(in: room, options, scale: scale) { placement.lines.append($0) }
        placement.isTruncated = omitted != .nothing
        return placement
    }

    /// The lines of a text that a room or the options omit.
    private enum Omitted {
        case nothing
        case linesBeyondLimit
        case linesBelowRoom
    }

    /// Calls a closure with each visible line.
    ///
    /// - Returns: What is omitted of the text. The last line is shortened if anything is.
    @inline(__always)
    private func forEachLine(
        in room: TextRoom, _ options: TextOptions, scale: CGFloat, _ body: (TextPlacement.Line) -> Void
    ) -> Omitted {
        guard clusters.count > 0 else { return .nothing }
        // Widths are proportional to the scale, so the room is scaled instead of them.
        let width = room.width / scale
        let uniform = scale == 1 || uniform == nil ? uniform : LineReach(runs[0], scale: scale)
        let spacing = options.usableSpacing
        let limit = options.usableLineLimit
        // The last line so far, which may yet be shortened.
        var last: TextPlacement.Line?
        var count = 0
        var start = 0
        var y: CGFloat = 0
        var omitted = Omitted.linesBelowRoom
        while true {
            if last != nil, let uniform, y + uniform.height > room.height + TextRoom.tolerance { break }
            let broken = line(from: start, width: width)
            var line = TextPlacement.Line(head: broken.start..<broken.end, width: broken.width)
            measureHeight(&line, from: broken.start, uniform, scale)
            if last != nil, y + line.height > room.height + TextRoom.tolerance { break }
            if let last { body(last) }
            line.y = y
            last = line
            count += 1
            guard let next = broken.next else {
                body(line)
                return .nothing
            }
            if count >= limit {
                omitted = .linesBeyondLimit
                break
            }
            y += line.height + spacing
            start = next
        }
        // There is more than fits.
        guard let last else { return .nothing }
        var shortened = truncated(from: last.head.lowerBound, width: width, options.truncation)
        shortened.y = last.y
        measureHeight(&shortened, from: last.head.lowerBound, uniform, scale)
        body(shortened)
        return omitted
    }

    /// Returns the size of the text in a room, without a list of its lines.
    ///
    /// Each line takes as many words as fit. If all lines are shown and fit a smaller width, a room of a width between
    /// the two has the same lines. The height of the room matters only if it omits lines.
    func extent(in room: TextRoom, _ options: TextOptions) -> TextExtent {
        var size = CGSize.zero
        let omitted = forEachLine(in: room, options, scale: 1) { line in
            size.width = max(size.width, shownWidth(of: line, in: room, scale: 1))
            size.height = max(size.height, line.y + line.height)
        }
        if omitted != .nothing, options.usableMinimumScale < 1 {
            return TextExtent(size: place(in: room, options).size)
        }
        let whole = reserved(size, options, scale: 1)
        if omitted == .linesBelowRoom { return TextExtent(size: whole) }
        return TextExtent(
            size: whole, leastWidth: omitted == .nothing ? min(size.width, room.width) : room.width,
            greatestWidth: room.width, leastHeight: min(size.height, room.height))
    }

    /// Returns the width that a line takes in a room: no more than there is, unless it is a single character.
    private func shownWidth(of line: TextPlacement.Line, in room: TextRoom, scale: CGFloat) -> CGFloat {
        let isOneCharacter = line.head.count + line.tail.count + (line.hasEllipsis ? 1 : 0) <= 1
        let width = line.width * scale
        return isOneCharacter ? width : min(width, room.width)
    }

    /// Returns a size that is as high as the options demand.
    private func reserved(_ size: CGSize, _ options: TextOptions, scale: CGFloat) -> CGSize {
        guard options.reservedLines > 0 else { return size }
        let lineHeight = runs.first?.font.lineHeight(scale: scale) ?? 0
        return CGSize(width: size.width, height: max(size.height, options.reservedHeight(lineHeight: lineHeight)))
    }

    /// Scales the widths and computes the size.
    private func finish(_ placement: inout TextPlacement, in room: TextRoom, _ options: TextOptions) {
        var size = CGSize.zero
        for index in placement.lines.indices {
            let line = placement.lines[index]
            placement.lines[index].width = shownWidth(of: line, in: room, scale: placement.scale)
            size.width = max(size.width, placement.lines[index].width)
            size.height = max(size.height, line.y + line.height)
        }
        placement.size = reserved(size, options, scale: placement.scale)
    }

    /// Sets the height of a line to that of its runs on a common baseline. An empty line has the height of the run it
    /// belongs to.
    private func measureHeight(
        _ line: inout TextPlacement.Line, from start: Int, _ uniform: LineReach?, _ scale: CGFloat
    ) {
        if let uniform {
            line.ascent = uniform.ascent
            line.height = uniform.height
            return
        }
        var ascent = -CGFloat.infinity
        var descent = -CGFloat.infinity
        var last = -1
        func take(_ run: Int) {
            guard run != last else { return }
            last = run
            let reach = runs[run].reach(scale: scale)
            ascent = max(ascent, reach.ascent)
            descent = max(descent, reach.descent)
        }
        for index in line.head { take(clusters.run(at: index)) }
        for index in line.tail { take(clusters.run(at: index)) }
        if last < 0 { take(clusters.run(at: min(start, clusters.count - 1))) }
        (line.ascent, line.height) = (ascent, max(0, ascent + descent))
    }
}
