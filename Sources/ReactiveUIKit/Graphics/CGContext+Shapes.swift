#if !canImport(Darwin)
    extension CGContext {
        // MARK: Paths

        /// Begins a new path.
        public func beginPath() { current = Path() }
        /// Begins a subpath.
        ///
        /// - Parameter point: The start.
        public func move(to point: CGPoint) { current.move(to: point) }
        /// Adds a line.
        ///
        /// - Parameter point: The end.
        public func addLine(to point: CGPoint) { current.addLine(to: point) }
        /// Adds lines between points.
        ///
        /// - Parameter points: The points.
        public func addLines(between points: [CGPoint]) { current.addLines(points) }
        /// Adds a rectangle.
        ///
        /// - Parameter rect: The rectangle.
        public func addRect(_ rect: CGRect) { current.addRect(rect) }
        /// Adds an ellipse.
        ///
        /// - Parameter rect: The rectangle around it.
        public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
        /// Adds an arc of a circle.
        ///
        /// - Parameters:
        ///   - center: The centre.
        ///   - radius: The radius.
        ///   - startAngle: The start, in radians.
        ///   - endAngle: The end, in radians.
        ///   - clockwise: The direction, as for `Path`.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            current.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        }
        /// Adds a cubic curve.
        ///
        /// - Parameters:
        ///   - end: The end.
        ///   - control1: The control point of the start.
        ///   - control2: The control point of the end.
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            current.addCurve(to: end, control1: control1, control2: control2)
        }
        /// Adds a quadratic curve.
        ///
        /// - Parameters:
        ///   - end: The end.
        ///   - control: The control point.
        public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
        /// Adds the segments of a path.
        ///
        /// - Parameter path: The path.
        public func addPath(_ path: CGPath) { current.addPath(path.path) }
        /// Closes the subpath.
        public func closePath() { current.closeSubpath() }

        // MARK: Shapes

        /// Fills a rectangle.
        ///
        /// - Parameter rect: The rectangle.
        public func fill(_ rect: CGRect) { fill(Path(rect), isEvenOdd: false) }
        /// Fills rectangles.
        ///
        /// - Parameter rects: The rectangles.
        public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
        /// Fills an ellipse.
        ///
        /// - Parameter rect: The rectangle around it.
        public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), isEvenOdd: false) }
        /// Strokes a rectangle.
        ///
        /// - Parameter rect: The rectangle.
        public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
        /// Strokes a rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle.
        ///   - width: The width of the line.
        public func stroke(_ rect: CGRect, width: CGFloat) {
            var style = state.style
            style.lineWidth = width
            stroke(Path(rect), style)
        }
        /// Strokes an ellipse.
        ///
        /// - Parameter rect: The rectangle around it.
        public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
        /// Strokes lines between pairs of points.
        ///
        /// - Parameter points: The points.
        public func strokeLineSegments(between points: [CGPoint]) {
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                var line = Path()
                line.addLines([points[index], points[index + 1]])
                stroke(line, state.style)
            }
        }

        // MARK: Transforms

        /// Moves the origin.
        ///
        /// - Parameters:
        ///   - tx: The horizontal distance.
        ///   - ty: The vertical distance.
        public func translateBy(x tx: CGFloat, y ty: CGFloat) {
            state.transform = state.transform.translatedBy(x: tx, y: ty)
        }
        /// Scales what is drawn from now on.
        ///
        /// - Parameters:
        ///   - sx: The horizontal factor.
        ///   - sy: The vertical factor.
        public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
        /// Rotates what is drawn from now on.
        ///
        /// - Parameter angle: The angle, in radians.
        public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
        /// Transforms what is drawn from now on.
        ///
        /// - Parameter transform: The transform.
        public func concatenate(_ transform: CGAffineTransform) {
            state.transform = transform.concatenating(state.transform)
        }
    }
#endif
