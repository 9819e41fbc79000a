#if !canImport(Darwin)
    /// How a path is drawn.
    public enum CGPathDrawingMode: Int32, Sendable {
        /// Filled.
        case fill = 0
        /// Filled by the even-odd rule.
        case eoFill = 1
        /// Stroked.
        case stroke = 2
        /// Filled and stroked.
        case fillStroke = 3
        /// Filled by the even-odd rule and stroked.
        case eoFillStroke = 4
    }

    /// How colours are combined with those below.
    public enum CGBlendMode: Int32, Sendable {
        /// Drawn over what is below.
        case normal = 0
        /// Multiplied.
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        /// The difference with less contrast, and modes of single properties.
        case exclusion, hue, saturation, color, luminosity
        /// The area becomes transparent.
        case clear
        /// What is below is replaced.
        case copy
        /// Modes that depend on both opacities.
        case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
        /// Modes that combine the opacities.
        case xor, plusDarker, plusLighter
    }

    /// A surface of pixels to draw on.
    ///
    /// It fills and strokes paths with colours and gradients, and draws images that were drawn themselves. Texts,
    /// shadows and encoded images leave no pixels. Blend modes other than `normal`, `copy` and `clear` draw as `normal`.
    /// The origin is at the top left.
    public final class CGContext {
        private struct State {
            var transform = CGAffineTransform.identity
            var fill = Color.Resolved(red: 0, green: 0, blue: 0)
            var stroke = Color.Resolved(red: 0, green: 0, blue: 0)
            var style = StrokeStyle()
            var alpha: Float = 1
            var mode = CGBlendMode.normal
            var clips: [PathArea] = []
        }

        private var state = State()
        private var saved: [State] = []
        private var current = Path()
        private(set) var bitmap: Bitmap
        let scale: CGFloat

        init(size: CGSize, scale: CGFloat) {
            bitmap = Bitmap(size: size, scale: scale)
            self.scale = scale
            state.transform = CGAffineTransform(scaleX: scale, y: scale)
        }

        /// Creates a surface.
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

    /// Colours at places of a gradient.
    public final class CGGradient: Sendable {
        private let stops: [(place: CGFloat, color: Color.Resolved)]

        /// Creates a gradient.
        ///
        /// - Parameters:
        ///   - colorsSpace: The space in which colours are mixed; sRGB is used in any case.
        ///   - colors: The colours, as `[CGColor]`.
        ///   - locations: The place of each colour, from 0 to 1; nil for equal distances.
        /// - Returns: Nil if there are no colours.
        public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
            guard !colors.isEmpty else { return nil }
            let last = CGFloat(max(colors.count - 1, 1))
            stops = colors.enumerated().map { index, color in
                (locations.map { $0[index] } ?? CGFloat(index) / last, color.resolved)
            }
        }

        func color(at place: CGFloat) -> Color.Resolved {
            guard let next = stops.firstIndex(where: { $0.place >= place }) else { return stops[stops.count - 1].color }
            guard next > 0 else { return stops[0].color }
            let (low, high) = (stops[next - 1], stops[next])
            let range = high.place - low.place
            let share = range > 0 ? Double((place - low.place) / range) : 1
            return Color(low.color).mix(with: Color(high.color), by: share, in: .device).resolve(
                in: EnvironmentValues())
        }
    }

    /// Whether a gradient continues beyond its ends.
    public struct CGGradientDrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The first colour continues before the start.
        public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
        /// The last colour continues after the end.
        public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
    }
#endif
