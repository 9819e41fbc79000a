import ReactiveViews

/// Which part of the document a canvas shows, and how large.
///
/// A document's middle is its zero; a canvas has its own at the upper left.
struct Viewport: Equatable {
    var zoom: CGFloat = 1
    /// How far the document's middle is from that of the canvas, in the document's units.
    var pan = CGSize.zero

    static let zooms: ClosedRange<CGFloat> = 0.1...10

    /// Where a point of the document is on a canvas of some size.
    func place(x: Int, y: Int, in size: CGSize) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (CGFloat(x) + pan.width) * zoom, y: size.height / 2 + (CGFloat(y) + pan.height) * zoom)
    }

    /// Which point of the document is at a place on a canvas of some size.
    func point(at place: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: (place.x - size.width / 2) / zoom - pan.width, y: (place.y - size.height / 2) / zoom - pan.height)
    }

    /// The same part of the document, moved by so much on the canvas.
    func moved(by offset: CGSize) -> Viewport {
        var moved = self
        moved.pan.width += offset.width / zoom
        moved.pan.height += offset.height / zoom
        return moved
    }

    func magnified(by factor: CGFloat) -> Viewport {
        var magnified = self
        magnified.zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
        return magnified
    }

    /// Shows all of something in the document, as large as a canvas of some size allows; all the rest if there is nothing of it.
    static func fitting(_ rect: CGRect, in size: CGSize) -> Viewport {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return Viewport() }
        let fitting = Viewport().magnified(by: min(size.width / rect.width, size.height / rect.height))
        return Viewport(zoom: fitting.zoom, pan: CGSize(width: -rect.midX, height: -rect.midY))
    }
}
