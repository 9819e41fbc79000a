#if !canImport(Darwin)

    /// A surface of pixels to draw on.
    ///
    /// It fills and strokes paths with colours and gradients, and draws images that were drawn themselves. Texts,
    /// shadows and encoded images leave no pixels. Blend modes other than `normal`, `copy` and `clear` draw as
    /// `normal`. The origin is at the top left.
    public final class CGContext {
        struct State {
            var transform = CGAffineTransform.identity
            var fill = Color.Resolved(red: 0, green: 0, blue: 0)
            var stroke = Color.Resolved(red: 0, green: 0, blue: 0)
            var style = StrokeStyle()
            var alpha: Float = 1
            var mode = CGBlendMode.normal
            var clips: [PathArea] = []
        }

        var state = State()
        private var saved: [State] = []
        var current = Path()
        private(set) var bitmap: Bitmap
        let scale: CGFloat

        init(size: CGSize, scale: CGFloat) {
            bitmap = Bitmap(size: size, scale: scale)
            self.scale = scale
            state.transform = CGAffineTransform(scaleX: scale, y: scale)
        }

        /// Creates a surface; nil for memory of the caller's, and for an empty size.
        ///
        /// - Parameters:
        ///   - data: Memory for the pixels; it must be nil, since the context has its own.
        ///   - width: The width, in pixels.
        ///   - height: The height, in pixels.
        ///   - bitsPerComponent: Ignored; 8 are used.
        ///   - bytesPerRow: Ignored.
        ///   - space: Ignored; sRGB is used.
        ///   - bitmapInfo: Ignored.
        public convenience init?(
            data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
            space: CGColorSpace, bitmapInfo: UInt32
        ) {
            guard data == nil, width > 0, height > 0 else { return nil }
            self.init(size: CGSize(width: width, height: height), scale: 1)
        }

        /// The width, in pixels.
        public var width: Int { bitmap.width }
        /// The height, in pixels.
        public var height: Int { bitmap.height }
        /// Returns an image of the pixels.
        public func makeImage() -> CGImage? { CGImage(bitmap) }

        // MARK: State

        /// Saves the settings, to be restored later.
        public func saveGState() { saved.append(state) }
        /// Restores the settings that were saved last.
        public func restoreGState() { if let last = saved.popLast() { state = last } }
        /// The transform from the drawing's coordinates to pixels.
        public var ctm: CGAffineTransform { state.transform }

        /// Sets the colour of areas.
        ///
        /// - Parameter color: The colour.
        public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
        /// Sets the colour of areas.
        ///
        /// - Parameters:
        ///   - red: The amount of red.
        ///   - green: The amount of green.
        ///   - blue: The amount of blue.
        ///   - alpha: The opacity.
        public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        }
        /// Sets the colour of lines.
        ///
        /// - Parameter color: The colour.
        public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
        /// Sets the colour of lines.
        ///
        /// - Parameters:
        ///   - red: The amount of red.
        ///   - green: The amount of green.
        ///   - blue: The amount of blue.
        ///   - alpha: The opacity.
        public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        }
        /// Sets the width of lines.
        ///
        /// - Parameter width: The width.
        public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
        /// Sets the shape of the ends of lines.
        ///
        /// - Parameter cap: The shape.
        public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
        /// Sets the shape of the corners of lines.
        ///
        /// - Parameter join: The shape.
        public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
        /// Sets the limit of sharp corners.
        ///
        /// - Parameter limit: The limit.
        public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
        /// Sets the pattern of dashes.
        ///
        /// - Parameters:
        ///   - phase: The offset at which the pattern begins.
        ///   - lengths: The lengths of dashes and gaps.
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
            state.style.dash = lengths
            state.style.dashPhase = phase
        }
        /// Sets the opacity of what is drawn.
        ///
        /// - Parameter alpha: The opacity, from 0 to 1.
        public func setAlpha(_ alpha: CGFloat) { state.alpha = Float(alpha) }
        /// Sets how colours are combined.
        ///
        /// - Parameter mode: The mode.
        public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode }
        /// Sets a shadow; it leaves no pixels.
        ///
        /// - Parameters:
        ///   - offset: The distance of the shadow.
        ///   - blur: The radius of the blur.
        ///   - color: The colour; nil for none.
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
        /// Sets whether edges are smoothed; they never are.
        ///
        /// - Parameter shouldAntialias: Whether edges are smoothed.
        public func setShouldAntialias(_ shouldAntialias: Bool) {}
        /// Sets whether edges may be smoothed; they never are.
        ///
        /// - Parameter allowsAntialiasing: Whether edges may be smoothed.
        public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
        /// The quality of resized images; the nearest pixel is used in any case.
        public var interpolationQuality = CGInterpolationQuality.default

        // MARK: Painting

        /// Fills the path and removes it.
        ///
        /// - Parameter rule: How the inside is determined.
        public func fillPath(using rule: CGPathFillRule = .winding) {
            fill(current, isEvenOdd: rule == .evenOdd)
            current = Path()
        }
        /// Strokes the path and removes it.
        public func strokePath() {
            stroke(current, state.style)
            current = Path()
        }
        /// Replaces the path by the outline of its stroke.
        public func replacePathWithStrokedPath() { current = current.strokedPath(state.style) }
        /// Draws the path and removes it.
        ///
        /// - Parameter mode: How it is drawn.
        public func drawPath(using mode: CGPathDrawingMode) {
            if mode != .stroke { fill(current, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
            if mode != .fill, mode != .eoFill { stroke(current, state.style) }
            current = Path()
        }
        /// Restricts drawing to the inside of the path, and removes it.
        ///
        /// - Parameter rule: How the inside is determined.
        public func clip(using rule: CGPathFillRule = .winding) {
            clip(to: current, isEvenOdd: rule == .evenOdd)
            current = Path()
        }
        /// Restricts drawing to a rectangle.
        ///
        /// - Parameter rect: The rectangle.
        public func clip(to rect: CGRect) { clip(to: Path(rect), isEvenOdd: false) }

        /// Makes a rectangle transparent.
        ///
        /// - Parameter rect: The rectangle.
        public func clear(_ rect: CGRect) {
            paint(area(of: Path(rect), isEvenOdd: false), .clear) { _, _ in state.fill }
        }

        // MARK: Images and gradients

        /// Draws an image. One of an encoded file leaves no pixels.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - rect: The frame.
        ///   - byTiling: Whether the image repeats; ignored.
        public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
            guard let source = image.bitmap, rect.width > 0, rect.height > 0 else { return }
            let back = state.transform.inverted()
            paint(area(of: Path(rect), isEvenOdd: false), nil) { x, y in
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                let column = Int((point.x - rect.minX) / rect.width * CGFloat(source.width))
                let row = Int((point.y - rect.minY) / rect.height * CGFloat(source.height))
                return source.color(atX: column, y: row)
            }
        }

        /// Fills the surface with a linear gradient.
        ///
        /// - Parameters:
        ///   - gradient: The gradient.
        ///   - startPoint: The point of its first colour.
        ///   - endPoint: The point of its last colour.
        ///   - options: Whether the first and the last colour continue beyond the points.
        public func drawLinearGradient(
            _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
            options: CGGradientDrawingOptions
        ) {
            let direction = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
            let length = direction.x * direction.x + direction.y * direction.y
            guard length > 0 else { return }
            gradientPaint(gradient, options) { point in
                ((point.x - startPoint.x) * direction.x + (point.y - startPoint.y) * direction.y) / length
            }
        }

        /// Fills the surface with a radial gradient around one centre.
        ///
        /// - Parameters:
        ///   - gradient: The gradient.
        ///   - startCenter: The centre of both circles.
        ///   - startRadius: The radius of the first colour.
        ///   - endCenter: Must equal `startCenter`; otherwise it is ignored.
        ///   - endRadius: The radius of the last colour.
        ///   - options: Whether the first and the last colour continue beyond the circles.
        public func drawRadialGradient(
            _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
            endRadius: CGFloat, options: CGGradientDrawingOptions
        ) {
            guard endRadius != startRadius else { return }
            gradientPaint(gradient, options) { point in
                let distance = hypot(Double(point.x - startCenter.x), Double(point.y - startCenter.y))
                return (CGFloat(distance) - startRadius) / (endRadius - startRadius)
            }
        }

        private func gradientPaint(
            _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ place: (CGPoint) -> CGFloat
        ) {
            let back = state.transform.inverted()
            let all = PathArea(
                Path(CGRect(x: 0, y: 0, width: width, height: height)), isEvenOdd: false, width: width, height: height)
            paint(all, nil) { x, y in
                let place = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back))
                if place < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
                if place > 1, !options.contains(.drawsAfterEndLocation) { return nil }
                return gradient.color(at: place)
            }
        }

        /// Begins a layer; what is drawn in it appears at once.
        ///
        /// - Parameter auxiliaryInfo: Ignored.
        public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
        /// Ends a layer.
        public func endTransparencyLayer() { restoreGState() }

        // MARK: Pixels

        func fill(_ path: Path, isEvenOdd: Bool) {
            paint(area(of: path, isEvenOdd: isEvenOdd), nil) { _, _ in state.fill }
        }

        func stroke(_ path: Path, _ style: StrokeStyle) {
            paint(area(of: path.strokedPath(style), isEvenOdd: false), nil) { _, _ in state.stroke }
        }

        func clip(to path: Path, isEvenOdd: Bool) { state.clips.append(area(of: path, isEvenOdd: isEvenOdd)) }

        private func area(of path: Path, isEvenOdd: Bool) -> PathArea {
            PathArea(
                path.applying(state.transform), isEvenOdd: isEvenOdd, width: bitmap.width, height: bitmap.height)
        }

        private func paint(_ area: PathArea, _ mode: Bitmap.Mode?, _ color: (Int, Int) -> Color.Resolved?) {
            let mode = mode ?? (state.mode == .clear ? .clear : state.mode == .copy ? .replace : .over)
            var pixels = bitmap
            // Released, so that the copy is changed in place.
            bitmap = Bitmap(width: 0, height: 0)
            area.forEach { x, y in
                for clip in state.clips where !clip.contains(x: x, y: y) { return }
                guard var color = color(x, y) else { return }
                color.opacity *= state.alpha
                pixels.blend(color, atX: x, y: y, mode)
            }
            bitmap = pixels
        }
    }

#endif
