extension Path {
    /// Returns the area that is inside either path.
    ///
    /// Apple's documentation doesn't define the segments of a combined path; here its curves become short line
    /// segments.
    ///
    /// ```swift
    /// let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    /// let cross = square.union(square.offsetBy(dx: 5, dy: 5))
    /// ```
    ///
    /// - Parameters:
    ///   - other: The path to combine with.
    ///   - eoFill: Whether both areas follow the even-odd rule instead of the nonzero winding rule.
    /// - Complexity: Quadratic in the number of line segments.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// Returns the area that is inside both paths.
    ///
    /// - Parameters:
    ///   - other: The path to combine with.
    ///   - eoFill: Whether both areas follow the even-odd rule instead of the nonzero winding rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// Returns the area that is inside this path but not inside the other one.
    ///
    /// - Parameters:
    ///   - other: The path to remove.
    ///   - eoFill: Whether both areas follow the even-odd rule instead of the nonzero winding rule.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// Returns the area that is inside exactly one of both paths.
    ///
    /// - Parameters:
    ///   - other: The path to combine with.
    ///   - eoFill: Whether both areas follow the even-odd rule instead of the nonzero winding rule.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }

    /// Returns the same area with an outline that doesn't cross itself.
    ///
    /// Outlines of areas and outlines of holes run in opposite directions.
    ///
    /// - Parameter eoFill: Whether the area follows the even-odd rule instead of the nonzero winding rule.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { inside, _ in inside } }

    /// Returns the parts of this path's lines that are inside the other path.
    ///
    /// - Parameters:
    ///   - other: The path whose area keeps lines.
    ///   - eoFill: Whether the other path's area follows the even-odd rule instead of the nonzero winding rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, true) }

    /// Returns the parts of this path's lines that are outside the other path.
    ///
    /// - Parameters:
    ///   - other: The path whose area removes lines.
    ///   - eoFill: Whether the other path's area follows the even-odd rule instead of the nonzero winding rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, false) }

    /// Returns the area in which `isInside` holds, given whether a point is inside the first and the second path.
    ///
    /// Both outlines are cut where they meet, so that `isInside` is constant along each side of each segment. Segments
    /// whose two sides differ are the outline of the area.
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
