extension Paint {
    /// A grid of patches with a colour at each of their corners.
    ///
    /// Invariant: `width` and `height` are at least 2, and there are `width` × `height` points and colours.
    public struct Mesh: Hashable, Sendable {
        /// The number of points in a row.
        public let width: Int
        /// The number of points in a column.
        public let height: Int
        /// The points, row by row, as fractions of the item's frame.
        public internal(set) var points: [MeshGradient.BezierPoint]
        /// Whether patches are bounded by curves instead of straight lines.
        public let isCurved: Bool
        /// The colours at the points, row by row.
        public internal(set) var colors: [Color.Resolved]
        /// The colour outside of the patches.
        public internal(set) var background: Color.Resolved
        /// Whether colours change smoothly from patch to patch.
        public let smoothsColors: Bool
        /// The space in which colours are mixed.
        public let colorSpace: Gradient.ColorSpace

        /// Returns the mesh with its opacity multiplied by a factor.
        func opacity(_ factor: Double) -> Mesh {
            var mesh = self
            mesh.colors = colors.map { $0.multiplyingOpacity(by: factor) }
            mesh.background = background.multiplyingOpacity(by: factor)
            return mesh
        }

        /// Returns the mesh in one colour.
        func plain(_ color: Color.Resolved) -> Mesh {
            var mesh = self
            mesh.colors = colors.map { _ in color }
            mesh.background = color
            return mesh
        }

        /// Returns a mesh between this one and another one; nil if their grids differ.
        func interpolated(towards other: Mesh, _ amount: Double) -> Mesh? {
            guard width == other.width, height == other.height, isCurved == other.isCurved else { return nil }
            func between(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { a + (b - a) * Float(amount) }
            func between(_ a: Color.Resolved, _ b: Color.Resolved) -> Color.Resolved {
                var result = a
                result.animatableData.interpolate(towards: b.animatableData, amount: amount)
                return result
            }
            var mesh = other
            mesh.points = zip(points, other.points).map { a, b in
                MeshGradient.BezierPoint(
                    position: between(a.position, b.position),
                    leadingControlPoint: between(a.leadingControlPoint, b.leadingControlPoint),
                    topControlPoint: between(a.topControlPoint, b.topControlPoint),
                    trailingControlPoint: between(a.trailingControlPoint, b.trailingControlPoint),
                    bottomControlPoint: between(a.bottomControlPoint, b.bottomControlPoint))
            }
            mesh.colors = zip(colors, other.colors).map { between($0, $1) }
            mesh.background = between(background, other.background)
            return mesh
        }

        // MARK: Patches

        /// Returns the point of a patch at fractions of its sides.
        ///
        /// - Parameters:
        ///   - column: The patch's column, from 0.
        ///   - row: The patch's row, from 0.
        ///   - u: The fraction from the leading to the trailing side.
        ///   - v: The fraction from the top to the bottom.
        public func point(column: Int, row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
            let (a, b) = (points[row * width + column], points[row * width + column + 1])
            let (c, d) = (points[(row + 1) * width + column], points[(row + 1) * width + column + 1])
            let (top, bottom) = (1 - v, v)
            let straight =
                (a.position * (1 - u) + b.position * u) * top + (c.position * (1 - u) + d.position * u) * bottom
            guard isCurved else { return straight }
            // A Coons patch: the sum of both pairs of sides, less the straight patch.
            func curve(
                _ p: SIMD2<Float>, _ q: SIMD2<Float>, _ r: SIMD2<Float>, _ s: SIMD2<Float>, _ t: Float
            ) -> SIMD2<Float> {
                let n = 1 - t
                let start = p * (n * n * n) + q * (3 * n * n * t)
                return start + r * (3 * n * t * t) + s * (t * t * t)
            }
            let across =
                curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u) * top
                + curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u) * bottom
            let along =
                curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v) * (1 - u)
                + curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v) * u
            return across + along - straight
        }

        /// Returns the colour of a patch at fractions of its sides.
        ///
        /// - Parameters:
        ///   - column: The patch's column, from 0.
        ///   - row: The patch's row, from 0.
        ///   - u: The fraction from the leading to the trailing side.
        ///   - v: The fraction from the top to the bottom.
        public func color(column: Int, row: Int, _ u: Double, _ v: Double) -> Color.Resolved {
            func eased(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
            let (a, b) = (colors[row * width + column], colors[row * width + column + 1])
            let (c, d) = (colors[(row + 1) * width + column], colors[(row + 1) * width + column + 1])
            return a.mixed(with: b, by: eased(u), in: colorSpace)
                .mixed(with: c.mixed(with: d, by: eased(u), in: colorSpace), by: eased(v), in: colorSpace)
        }
    }
}
