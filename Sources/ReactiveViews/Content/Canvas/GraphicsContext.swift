/// The entries that graphics contexts with a common origin append to.
final class GraphicsTarget {
    var list = DisplayList()
}

/// A place to draw paths, images, texts and views, with the settings of the next drawings.
///
/// A copy draws into the same place and has settings of its own:
///
/// ```swift
/// Canvas { context, size in
///     var faded = context
///     faded.opacity = 0.5
///     faded.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
///     context.draw(Text("On top"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Drawings become entries of the host's display list. Clips and filters nest in the order in which they were added,
/// the first one outermost.
public struct GraphicsContext {
    /// What a drawing is inside of.
    enum Wrapper {
        case effect(DisplayList.Effect)
        /// Shows the drawing only where the entries are opaque.
        case mask(DisplayList)
    }

    /// The opacity of the next drawings, from 0 (transparent) to 1 (opaque); clamped. NaN counts as 1.
    public var opacity: Double = 1
    /// The blend mode of the next drawings.
    public var blendMode = BlendMode.normal
    /// The environment of the view that is drawn.
    public let environment: EnvironmentValues
    /// The transform from the coordinates of the next drawings to those of the view.
    public var transform = CGAffineTransform.identity
    /// The bounding rectangle of the clips, in the coordinates of the next drawings.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.undone) }

    let target: GraphicsTarget
    let size: CGSize
    var wrappers: [Wrapper] = []
    /// The bounding rectangle of the clips, in the view's coordinates.
    var clipBounds: CGRect
    let symbol: (AnyHashable) -> ResolvedSymbol?

    init(
        _ target: GraphicsTarget, _ size: CGSize, _ environment: EnvironmentValues,
        symbol: @escaping (AnyHashable) -> ResolvedSymbol? = { _ in nil }
    ) {
        self.target = target
        self.size = size
        self.environment = environment
        self.symbol = symbol
        clipBounds = CGRect(origin: .zero, size: size)
    }

    /// The view's frame in its own coordinates.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Appends a drawing with the present settings.
    func append(_ body: (inout DisplayList) -> Void) {
        append(transformed: true, body)
    }

    /// Appends a drawing, in the view's coordinates if it isn't transformed.
    func append(transformed: Bool, _ body: (inout DisplayList) -> Void) {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        guard opacity > 0, !transformed || transform.isFinite else { return }
        var count = 0
        func begin(_ effect: DisplayList.Effect?) {
            target.list.beginGroup(effect, in: bounds)
            count += 1
        }
        for wrapper in wrappers {
            switch wrapper {
            case .effect(let effect): begin(effect)
            case .mask(let mask):
                begin(nil)
                target.list.beginMask()
                target.list.append(contentsOf: mask)
                target.list.endGroup()
            }
        }
        if let mode = blendMode.viewMode, mode != .normal { begin(.blendMode(mode)) }
        if opacity < 1 { begin(.opacity(opacity)) }
        if transformed, !transform.isIdentity { begin(.transform(transform)) }
        body(&target.list)
        for _ in 0..<count { target.list.endGroup() }
    }

    // MARK: Transforms

    /// Scales the coordinates of the next drawings.
    ///
    /// - Parameters:
    ///   - x: The factor of horizontal lengths.
    ///   - y: The factor of vertical lengths.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves the origin of the next drawings.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance, in points.
    ///   - y: The vertical distance, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates the coordinates of the next drawings around their origin.
    ///
    /// - Parameter angle: The angle; positive angles turn clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies a transform to the coordinates of the next drawings, before the present one.
    ///
    /// - Parameter matrix: The transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips and layers

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Shows the outside instead of the inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Limits the next drawings to the inside of a path, within earlier clips.
    ///
    /// With `.inverse` the path's area follows the even-odd rule.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - style: The rule that decides which points are inside.
    ///   - options: Whether the outside is shown instead.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let area = path.applying(transform)
        guard options.contains(.inverse) else {
            clipBounds = clipBounds.intersection(area.boundingRect)
            if clipBounds.isNull { clipBounds = .zero }
            wrappers.append(.effect(.clip(area, style)))
            return
        }
        var outside = Path(bounds.insetBy(dx: -Self.margin, dy: -Self.margin))
        outside.addPath(area)
        wrappers.append(.effect(.clip(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased))))
    }

    /// How far beyond the view an inverse clip shows drawings, in points.
    private static var margin: CGFloat { 10_000 }

    /// Limits the next drawings to where a layer is opaque, within earlier clips.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer.
    ///   - options: Whether the next drawings are shown where the layer is transparent instead. A renderer needs the
    ///     blend mode `destinationOut` for it, which SVG doesn't have.
    ///   - content: Draws the layer.
    /// - Throws: What `content` throws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        var mask = DisplayList()
        let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
        if options.contains(.inverse) { mask.append(.fill(Path(bounds), white, FillStyle()), in: bounds) }
        if options.contains(.inverse) { mask.beginGroup(.blendMode(.destinationOut), in: bounds) }
        if opacity < 1 { mask.beginGroup(.opacity(max(opacity, 0)), in: bounds) }
        mask.append(contentsOf: layer)
        if opacity < 1 { mask.endGroup() }
        if options.contains(.inverse) { mask.endGroup() }
        wrappers.append(.mask(mask))
    }

    /// Draws a layer: opacity, blend mode, clips and filters apply to it as a whole.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.addFilter(.shadow(radius: 4))
    ///     context.drawLayer { layer in
    ///         layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    ///         layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.blue))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter content: Draws the layer into a context with the present transform and no other settings.
    /// - Throws: What `content` throws.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        append(transformed: false) { list in
            list.group(nil, in: bounds) { $0.append(contentsOf: layer) }
        }
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let target = GraphicsTarget()
        var context = GraphicsContext(target, size, environment, symbol: symbol)
        context.transform = transform
        try content(&context)
        return target.list
    }
}
