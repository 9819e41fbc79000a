extension Path {
    /// What is inside of either path. Curves become short straight lines, as in all that combines areas ⚑.
    ///
    /// - Parameter eoFill: whether inside is meant by the even-odd rule, for both paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// What is inside of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// What is inside of this path but not of the other one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// What is inside of one path but not of both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }

    /// The same area with an outline that doesn't cross itself: it goes around areas one way and around holes the other.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { inside, _ in inside } }

    /// The parts of this path's lines that are inside of the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, true) }

    /// The parts of this path's lines that are outside of the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, false) }

    /// The area in which a question about being inside of the two paths is answered by yes.
    ///
    /// Both outlines are cut where they meet, so that on each side of each piece the answer is the same all along. Pieces with
    /// different answers on their sides are the outline of the area.
    private func combined(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let grid = PathGrid(self, other)
        let (first, second) = (grid.segments(of: self, closing: true), grid.segments(of: other, closing: true))
        var seen: Set<PathGrid.Segment> = []
        var outline: [PathGrid.Segment] = []
        for piece in grid.cut(first + second, by: first + second) where seen.insert(piece.canonical).inserted {
            let (left, right) = grid.sides(of: piece)
            func answer(_ point: CGPoint) -> Bool {
                isInside(
                    grid.isInside(point, of: first, eoFill: eoFill), grid.isInside(point, of: second, eoFill: eoFill))
            }
            switch (answer(left), answer(right)) {
            case (true, false): outline.append(piece.reversed)
            case (false, true): outline.append(piece)
            default: break
            }
        }
        return grid.path(ofLoops: outline)
    }

    private func lines(in other: Path, _ eoFill: Bool, _ keepsInside: Bool) -> Path {
        let grid = PathGrid(self, other)
        let area = grid.segments(of: other, closing: true)
        var result = Path()
        for piece in grid.cut(grid.segments(of: self, closing: false), by: area) {
            let middle = grid.point(piece.from).lerp(grid.point(piece.to), 0.5)
            guard grid.isInside(middle, of: area, eoFill: eoFill) == keepsInside else { continue }
            let start = grid.point(piece.from)
            if result.currentPoint != start { result.move(to: start) }
            result.addLine(to: grid.point(piece.to))
        }
        return result
    }
}
