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

extension TextFlow {
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
        guard !clusters.isEmpty else { return placement }
        // Widths are proportional to the scale, so the room is scaled instead of them.
        let width = room.width / scale
        var start = 0
        var y: CGFloat = 0
        while true {
            let broken = line(from: start, width: width)
            var line = TextPlacement.Line(head: broken.start..<broken.end, width: broken.width)
            measureHeight(&line, from: broken.start, scale)
            if let last = placement.lines.last,
                placement.lines.count >= options.usableLineLimit || y + line.height > room.height + TextRoom.tolerance
            {
                let shortened = truncated(from: last.head.lowerBound, width: width, options.truncation)
                placement.lines[placement.lines.count - 1] = shortened
                placement.lines[placement.lines.count - 1].y = last.y
                measureHeight(&placement.lines[placement.lines.count - 1], from: last.head.lowerBound, scale)
                placement.isTruncated = true
                return placement
            }
            line.y = y
            placement.lines.append(line)
            guard let next = broken.next else { return placement }
            y += line.height + options.usableSpacing
            start = next
        }
    }

    /// Scales the widths and computes the size.
    private func finish(_ placement: inout TextPlacement, in room: TextRoom, _ options: TextOptions) {
        var size = CGSize.zero
        for index in placement.lines.indices {
            let line = placement.lines[index]
            let isOneCharacter = line.head.count + line.tail.count + (line.hasEllipsis ? 1 : 0) <= 1
            let width = line.width * placement.scale
            placement.lines[index].width = isOneCharacter ? width : min(width, room.width)
            size.width = max(size.width, placement.lines[index].width)
            size.height = max(size.height, line.y + line.height)
        }
        let lineHeight = runs.first?.font.lineHeight(scale: placement.scale) ?? 0
        size.height = max(size.height, options.reservedHeight(lineHeight: lineHeight))
        placement.size = size
    }

    /// Sets the height of a line to that of its runs on a common baseline. An empty line has the height of the run it
    /// belongs to.
    private func measureHeight(_ line: inout TextPlacement.Line, from start: Int, _ scale: CGFloat) {
        if runs.count == 1, runs[0].attachment == nil {
            (line.ascent, line.height) = (runs[0].reach(scale: scale).ascent, runs[0].height(scale: scale))
            return
        }
        var ascent = -CGFloat.infinity
        var descent = -CGFloat.infinity
        var last: Int32 = -1
        func take(_ run: Int32) {
            guard run != last else { return }
            last = run
            let reach = runs[Int(run)].reach(scale: scale)
            ascent = max(ascent, reach.ascent)
            descent = max(descent, reach.descent)
        }
        for index in line.head { take(clusters[index].run) }
        for index in line.tail { take(clusters[index].run) }
        if last < 0 { take(clusters[min(start, clusters.count - 1)].run) }
        (line.ascent, line.height) = (ascent, max(0, ascent + descent))
    }
}
