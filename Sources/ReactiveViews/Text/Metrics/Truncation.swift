extension LineBreaker {
    /// Returns the last visible line of a longer text: the rest of its paragraph, shortened by an ellipsis to fit.
    ///
    /// If the paragraph itself fits, the ellipsis represents the text after it. If nothing else fits, the line is the
    /// ellipsis.
    func truncated(from start: Int, width room: CGFloat, _ mode: Text.TruncationMode) -> TextPlacement.Line {
        let ellipsis = ellipsisWidth(at: start)
        let free = room - ellipsis + TextRoom.tolerance
        var width: CGFloat = 0
        var fitting = start
        while fitting < clusters.count, clusters.kind(at: fitting) != .newline {
            let own = clusters.width(at: fitting)
            guard width + own <= free else { break }
            width += own
            fitting += 1
        }
        if mode == .tail { return tail(start..<fitting, width, ellipsis) }
        let end = (fitting..<clusters.count).first { clusters.kind(at: $0) == .newline } ?? clusters.count
        if fitting == end { return tail(start..<fitting, width, ellipsis) }
        return mode == .head
            ? shortened(start..<end, free: free, ellipsis, takesHead: false)
            : shortened(start..<end, free: free, ellipsis, takesHead: true)
    }

    private func tail(_ range: Range<Int>, _ width: CGFloat, _ ellipsis: CGFloat) -> TextPlacement.Line {
        var (end, width) = (range.upperBound, width)
        while end > range.lowerBound, clusters.kind(at: end - 1) == .space {
            end -= 1
            width -= clusters.width(at: end)
        }
        if end == range.lowerBound { width = 0 }
        return TextPlacement.Line(head: range.lowerBound..<end, hasEllipsis: true, width: width + ellipsis)
    }

    /// Takes characters from the end and, with `takesHead`, alternately from the start, while they fit.
    private func shortened(
        _ range: Range<Int>, free: CGFloat, _ ellipsis: CGFloat, takesHead: Bool
    ) -> TextPlacement.Line {
        var head = range.lowerBound
        var tail = range.upperBound
        var width: CGFloat = 0
        while head < tail {
            if takesHead {
                guard width + clusters.width(at: head) <= free else { break }
                width += clusters.width(at: head)
                head += 1
            }
            guard head < tail, width + clusters.width(at: tail - 1) <= free else { break }
            tail -= 1
            width += clusters.width(at: tail)
        }
        while head > range.lowerBound, clusters.kind(at: head - 1) == .space {
            head -= 1
            width -= clusters.width(at: head)
        }
        while tail < range.upperBound, clusters.kind(at: tail) == .space {
            width -= clusters.width(at: tail)
            tail += 1
        }
        if head == range.lowerBound, tail == range.upperBound { width = 0 }
        return TextPlacement.Line(
            head: range.lowerBound..<head, tail: tail..<range.upperBound, hasEllipsis: true, width: width + ellipsis)
    }

    private func ellipsisWidth(at cluster: Int) -> CGFloat {
        runs[clusters.run(at: min(cluster, clusters.count - 1))].ellipsisWidth
    }
}
