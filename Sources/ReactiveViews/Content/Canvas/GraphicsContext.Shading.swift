extension GraphicsContext {
    /// A paint for paths, texts and symbols.
    public struct Shading: Sendable {
        fileprivate enum Source: Sendable {
            case backdrop
            case palette([Shading])
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle)
            case resolved(Paint, frame: CGRect?)
        }
        fileprivate let source: Source

        /// The colours behind the drawing; it paints nothing here.
        public static var backdrop: Shading { Shading(source: .backdrop) }
        /// The foreground style of the context's environment.
        public static var foreground: Shading { Shading(source: .style(AnyShapeStyle(ForegroundStyle()))) }

        /// The paints of the layers of a symbol. Here the first one counts.
        ///
        /// - Parameter array: The paints.
        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

        /// A colour.
        ///
        /// - Parameter color: The colour.
        public static func color(_ color: Color) -> Shading { Shading(source: .style(AnyShapeStyle(color))) }

        /// A colour made of its components.
        ///
        /// - Parameters:
        ///   - colorSpace: The colour space of the components; sRGB by default.
        ///   - red: The amount of red, from 0 to 1.
        ///   - green: The amount of green, from 0 to 1.
        ///   - blue: The amount of blue, from 0 to 1.
        ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        ///
        /// - Parameters:
        ///   - colorSpace: The colour space of the component; sRGB by default.
        ///   - white: The lightness, from 0 (black) to 1 (white).
        ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style. Its unit points are fractions of the bounding rectangle of what is painted.
        ///
        /// - Parameter style: The style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(AnyShapeStyle(style))) }

        /// A gradient along a line.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - startPoint: The start of the line, in the context's coordinates.
        ///   - endPoint: The end of the line, in the context's coordinates.
        ///   - options: How the gradient continues beyond the line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .linear(gradient, startPoint, endPoint, options))
        }

        /// A gradient between two circles.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - center: The centre, in the context's coordinates.
        ///   - startRadius: The radius of the first colour, in points.
        ///   - endRadius: The radius of the last colour, in points.
        ///   - options: How the gradient continues beyond the outer circle.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius, options))
        }

        /// A gradient around a point.
        ///
        /// - Parameters:
        ///   - gradient: The colours.
        ///   - center: The centre, in the context's coordinates.
        ///   - angle: The angle at which the gradient starts and ends.
        ///   - options: It has no effect: the gradient goes all the way round.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .conic(gradient, center, angle))
        }

        /// An image, or a part of it, that repeats.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - origin: The origin of a repetition; it has no effect here.
        ///   - sourceRect: The part of the image, as fractions of its size.
        ///   - scale: The scale of each repetition.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }

        /// A mesh gradient over the bounding rectangle of what is painted.
        ///
        /// - Parameter mesh: The gradient.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// A shader; it paints nothing here.
        ///
        /// - Parameters:
        ///   - shader: The shader.
        ///   - bounds: The rectangle that the shader is told.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }
    }

    /// How a gradient continues beyond its ends, and how its colours are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient repeats.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient repeats, every other time reversed.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in linear light. It has no effect here.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// Returns a shading whose colours no longer depend on the environment.
    ///
    /// - Parameter shading: The shading.
    public func resolve(_ shading: Shading) -> Shading {
        if case .palette(let shadings) = shading.source { return .palette(shadings.map { resolve($0) }) }
        let (paint, frame) = paint(shading, .null)
        return Shading(source: .resolved(paint, frame: frame.isNull ? nil : frame))
    }

    /// Returns the paint of a shading, and the frame of which its points are fractions.
    func paint(_ shading: Shading, _ bounds: CGRect) -> (paint: Paint, frame: CGRect) {
        // Points in the context's coordinates become fractions of this frame.
        let whole = CGRect(x: 0, y: 0, width: max(size.width, 1), height: max(size.height, 1))
        func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x / whole.width, y: point.y / whole.height) }
        switch shading.source {
        case .backdrop: return (.clear, bounds)
        case .palette(let shadings): return paint(shadings.first ?? .foreground, bounds)
        case .style(let style): return (style._paint(in: environment), bounds)
        case .resolved(let paint, let frame): return (paint, frame ?? bounds)
        case .linear(let gradient, let start, let end, let options):
            let length = hypot(end.x - start.x, end.y - start.y)
            let stops = gradient.resolve(in: environment)
            let repeats = options.repetitions(reach: reach(of: whole, from: [start, end]), length: length)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return (
                .linearGradient(
                    stops: options.repeating(stops, from: -repeats, to: repeats + 1),
                    start: unit(CGPoint(x: start.x - dx * CGFloat(repeats), y: start.y - dy * CGFloat(repeats))),
                    end: unit(CGPoint(x: end.x + dx * CGFloat(repeats), y: end.y + dy * CGFloat(repeats)))), whole
            )
        case .radial(let gradient, let center, let start, let end, let options):
            let stops = gradient.resolve(in: environment)
            let repeats = options.repetitions(reach: reach(of: whole, from: [center]), length: abs(end - start))
            return (
                .radialGradient(
                    stops: options.repeating(stops, from: 0, to: repeats + 1), center: unit(center),
                    startRadius: start, endRadius: end + (end - start) * CGFloat(repeats)), whole
            )
        case .conic(let gradient, let center, let angle):
            return (
                .angularGradient(
                    stops: gradient.resolve(in: environment), center: unit(center), startAngle: angle,
                    endAngle: angle + .degrees(360)), whole
            )
        }
    }

    /// Returns the greatest distance of the view's corners from some points, in the context's coordinates.
    private func reach(of frame: CGRect, from points: [CGPoint]) -> CGFloat {
        let area = frame.applying(transform.undone)
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ]
        return points.flatMap { point in corners.map { hypot($0.x - point.x, $0.y - point.y) } }.max() ?? 0
    }
}

extension GraphicsContext.GradientOptions {
    /// The most repetitions on each side.
    private static var limit: Int { 64 }

    /// Returns how often a gradient of a length is repeated on each side to reach a distance.
    fileprivate func repetitions(reach: CGFloat, length: CGFloat) -> Int {
        guard contains(.repeat) || contains(.mirror), length > 0, reach.isFinite else { return 0 }
        return min(Int(min(reach / length, CGFloat(Self.limit)).rounded(.up)), Self.limit)
    }

    /// Returns the stops of several repetitions as those of one gradient.
    fileprivate func repeating(_ stops: [Paint.Stop], from first: Int, to end: Int) -> [Paint.Stop] {
        guard end - first > 1 else { return stops }
        let count = Double(end - first)
        return (first..<end).flatMap { index in
            let isReversed = contains(.mirror) && index % 2 != 0
            return (isReversed ? stops.reversed() : stops).map { stop in
                let location = isReversed ? 1 - stop.location : stop.location
                return Paint.Stop(color: stop.color, location: (Double(index - first) + location) / count)
            }
        }
    }
}
