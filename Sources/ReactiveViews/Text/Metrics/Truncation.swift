extension TextFlow {
    /// Returns the last visible line of a longer text: the rest of its paragraph, shortened by an ellipsis to fit.
    ///
    /// If the paragraph itself fits, the ellipsis represents the text after it. If nothing else fits, the line is the
    /// ellipsis.
    func truncated(from start: Int, width room: CGFloat, _ mode: Text.TruncationMode) -> TextPlacement.Line {
        let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
        let ellipsis = ellipsisWidth(at: start)
        let free = room - ellipsis + TextRoom.tolerance
        var width: CGFloat = 0
        var fitting = start
        while fitting < end, width + clusters[fitting].width <= free {
            width += clusters[fitting].width
            fitting += 1
        }
        if mode == .tail || fitting == end { return tail(start..<fitting, width, ellipsis) }
        return mode == .head
            ? shortened(start..<end, free: free, ellipsis, takesHead: false)
            : shortened(start..<end, free: free, ellipsis, takesHead: true)
    }

    private func tail(_ range: Range<Int>, _ width: CGFloat, _ ellipsis: CGFloat) -> TextPlacement.Line {
        var (end, width) = (range.upperBound, width)
        while end > range.lowerBound, clusters[end - 1].kind == .space {
            end -= 1
            width -= clusters[end].width
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
                guard width + clusters[head].width <= free else { break }
                width += clusters[head].width
                head += 1
            }
            guard head < tail, width + clusters[tail - 1].width <= free else { break }
            tail -= 1
            width += clusters[tail].width
        }
        while head > range.lowerBound, clusters[head - 1].kind == .space {
            head -= 1
            width -= clusters[head].width
        }
        while tail < range.upperBound, clusters[tail].kind == .space {
            width -= clusters[tail].width
            tail += 1
        }
        if head == range.lowerBound, tail == range.upperBound { width = 0 }
        return TextPlacement.Line(
            head: range.lowerBound..<head, tail: tail..<range.upperBound, hasEllipsis: true, width: width + ellipsis)
    }

    private func ellipsisWidth(at cluster: Int) -> CGFloat {
        let run = runs[Int(clusters[min(cluster, clusters.count - 1)].run)]
        return run.width(of: "…" as Character)
    }
}
