#if !canImport(Darwin)
    /// Corners of a layer.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top left corner.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// The top right corner.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// The bottom left corner.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// The bottom right corner.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// The shape of a layer's corners.
    public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Arcs of circles.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Smooth curves.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// How a layer's content fills its bounds.
    public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In the centre.
        public static let center = CALayerContentsGravity(rawValue: "center")
        /// Stretched.
        public static let resize = CALayerContentsGravity(rawValue: "resize")
        /// As large as fits, with its proportions.
        public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
        /// As small as covers, with its proportions.
        public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    }

    /// The appearance of a view. Backgrounds, borders and corners are painted; a test reads the other settings.
    @MainActor
    open class CALayer: NSObject {
        /// The view; nil for a layer without a view.
        public internal(set) weak var view: UIView?
        private var ownBounds = CGRect.zero
        private var ownPosition = CGPoint.zero

        /// Creates a layer.
        public override init() { super.init() }

        /// Creates a copy of a layer's size and place.
        ///
        /// - Parameter layer: The layer.
        public init(layer: Any) {
            super.init()
            if let layer = layer as? CALayer { frame = layer.frame }
        }

        /// The bounds, in points.
        open var bounds: CGRect {
            get { view?.bounds ?? ownBounds }
            set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
        }
        /// The centre in the layer above.
        open var position: CGPoint {
            get { view?.center ?? ownPosition }
            set { if let view { view.center = newValue } else { ownPosition = newValue } }
        }
        /// The frame in the layer above.
        open var frame: CGRect {
            get {
                let size = bounds.size
                return view?.frame
                    ?? CGRect(
                        x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
                        width: size.width, height: size.height)
            }
            set {
                if let view { return view.frame = newValue }
                ownBounds.size = newValue.size
                ownPosition = CGPoint(
                    x: newValue.minX + newValue.width * anchorPoint.x,
                    y: newValue.minY + newValue.height * anchorPoint.y)
            }
        }
        /// The point of the layer that `position` places, as fractions of the bounds.
        open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        /// The order among the layers beside it.
        open var zPosition: CGFloat = 0
        /// The transform, in the plane.
        open var transform: CATransform3D {
            get { CATransform3DMakeAffineTransform(affineTransform()) }
            set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
        }
        private var ownTransform = CGAffineTransform.identity
        /// Returns the transform.
        open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
        /// Sets the transform.
        ///
        /// - Parameter m: The transform.
        open func setAffineTransform(_ m: CGAffineTransform) {
            if let view { view.transform = m } else { ownTransform = m }
        }

        /// The radius of the corners, in points.
        open var cornerRadius: CGFloat = 0
        /// The rounded corners.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// The shape of the corners.
        open var cornerCurve = CALayerCornerCurve.circular
        /// The width of the border, in points.
        open var borderWidth: CGFloat = 0
        /// The colour of the border; nil for none.
        open var borderColor: CGColor?
        /// The colour of the background; nil for none.
        open var backgroundColor: CGColor?
        /// The colour of the shadow; nil for none.
        open var shadowColor: CGColor?
        /// The opacity of the shadow, from 0 to 1.
        open var shadowOpacity: Float = 0
        /// The distance of the shadow, in points.
        open var shadowOffset = CGSize(width: 0, height: -3)
        /// The blur of the shadow, in points.
        open var shadowRadius: CGFloat = 3
        /// The outline of the shadow; nil for the layer's.
        open var shadowPath: CGPath?
        private var ownOpacity: Float = 1
        /// The opacity, from 0 to 1.
        open var opacity: Float {
            get { view.map { Float($0.alpha) } ?? ownOpacity }
            set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
        }
        /// Whether the layer isn't visible.
        open var isHidden = false
        /// Whether content is cut at the bounds.
        open var masksToBounds = false
        /// The layer that cuts this one; nil for none.
        open var mask: CALayer?
        /// The content; nil for none.
        open var contents: Any?
        /// The number of pixels in a point of the content.
        open var contentsScale: CGFloat = 1
        /// How the content fills the bounds.
        open var contentsGravity = CALayerContentsGravity.resize
        /// The number of pixels in a point of a rasterized layer.
        open var rasterizationScale: CGFloat = 1
        /// Whether the layer is rasterized.
        open var shouldRasterize = false
        /// Whether the layer is opaque.
        open var isOpaque = false
        /// Whether the layer is drawn in parallel.
        open var drawsAsynchronously = false
        /// Whether children's opacity is combined with the layer's.
        open var allowsGroupOpacity = true
        /// The name; nil for none.
        open var name: String?
        /// The speed of time.
        open var speed: Float = 1
        /// The offset of time, in seconds.
        open var timeOffset: CFTimeInterval = 0
        /// The begin of time, in seconds.
        open var beginTime: CFTimeInterval = 0

        /// The layers inside; nil for none.
        open var sublayers: [CALayer]? {
            get { stored.isEmpty ? nil : stored }
            set {
                for layer in stored { layer.superlayer = nil }
                stored = newValue ?? []
                for layer in stored { layer.superlayer = self }
            }
        }
        private var stored: [CALayer] = []
        /// The layer around; nil for none.
        public private(set) weak var superlayer: CALayer?

        /// Adds a layer inside, above the others.
        ///
        /// - Parameter layer: The layer.
        open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(stored.count)) }
        /// Adds a layer inside.
        ///
        /// - Parameters:
        ///   - layer: The layer.
        ///   - idx: The position, from the back.
        open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
            layer.removeFromSuperlayer()
            stored.insert(layer, at: min(Int(idx), stored.count))
            layer.superlayer = self
        }
        /// Adds a layer inside, below another one.
        ///
        /// - Parameters:
        ///   - layer: The layer.
        ///   - sibling: The other one; nil for the front.
        open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            insertSublayer(layer, at: UInt32(stored.firstIndex { $0 === sibling } ?? stored.count))
        }
        /// Adds a layer inside, above another one.
        ///
        /// - Parameters:
        ///   - layer: The layer.
        ///   - sibling: The other one; nil for the front.
        open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            insertSublayer(layer, at: UInt32(stored.firstIndex { $0 === sibling }.map { $0 + 1 } ?? stored.count))
        }
        /// Removes the layer from the one around.
        open func removeFromSuperlayer() {
            superlayer?.stored.removeAll { $0 === self }
            superlayer = nil
        }

        /// Places the layers inside; does nothing by default.
        open func layoutSublayers() {}
        /// Requests a layout of the layers inside: it is done at once.
        open func setNeedsLayout() { layoutSublayers() }
        /// Performs a requested layout; none is pending.
        open func layoutIfNeeded() {}
        /// Requests that the layer is drawn; nothing draws it here.
        open func setNeedsDisplay() {}

        private var animations: [(key: String?, animation: CAAnimation)] = []
        /// Adds an animation: it is kept until it is removed.
        ///
        /// - Parameters:
        ///   - anim: The animation.
        ///   - key: The name; nil for none.
        open func add(_ anim: CAAnimation, forKey key: String?) {
            if let key { removeAnimation(forKey: key) }
            animations.append((key, anim))
        }
        /// Returns the animation with a name; nil if there is none.
        ///
        /// - Parameter key: The name.
        open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
        /// The names of the animations; nil for none.
        open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }
        /// Removes an animation.
        ///
        /// - Parameter key: The name.
        open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
        /// Removes all animations.
        open func removeAllAnimations() { animations = [] }
        /// The layer as it is shown: the layer itself.
        open func presentation() -> Self? { self }
        /// Returns whether a point is inside.
        ///
        /// - Parameter p: The point.
        open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
        /// Draws the layer; nothing calls it here.
        ///
        /// - Parameter ctx: The surface.
        open func draw(in ctx: CGContext) {}
        /// Draws the layer's background and the layers inside.
        ///
        /// - Parameter ctx: The surface.
        open func render(in ctx: CGContext) {
            let color = backgroundColor ?? view?.backgroundColor?.cgColor
            ctx.saveGState()
            if let color {
                ctx.setFillColor(color)
                ctx.fill(
                    Path(roundedRect: CGRect(origin: .zero, size: bounds.size), cornerRadius: cornerRadius),
                    isEvenOdd: false)
            }
            for inner in stored + (view?.subviews.map(\.layer) ?? []) where !inner.isHidden {
                ctx.saveGState()
                ctx.translateBy(x: inner.frame.minX, y: inner.frame.minY)
                inner.render(in: ctx)
                ctx.restoreGState()
            }
            ctx.restoreGState()
        }
    }

    /// A layer with a gradient. The gradient isn't painted; a test reads it.
    @MainActor
    open class CAGradientLayer: CALayer {
        /// The colours, as `CGColor`; nil for none.
        open var colors: [Any]?
        /// The place of each colour, from 0 to 1; nil for equal distances.
        open var locations: [NSNumber]?
        /// The point of the first colour, as fractions of the bounds.
        open var startPoint = CGPoint(x: 0.5, y: 0)
        /// The point of the last colour, as fractions of the bounds.
        open var endPoint = CGPoint(x: 0.5, y: 1)
        /// The kind of the gradient.
        open var type = CAGradientLayerType.axial
    }

    /// The kind of a gradient layer.
    public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Along a line.
        public static let axial = CAGradientLayerType(rawValue: "axial")
        /// From a centre.
        public static let radial = CAGradientLayerType(rawValue: "radial")
        /// Around a centre.
        public static let conic = CAGradientLayerType(rawValue: "conic")
    }

    /// A layer with a path. The path isn't painted; a test reads it.
    @MainActor
    open class CAShapeLayer: CALayer {
        /// The path; nil for none.
        open var path: CGPath?
        /// The colour of the area; nil for none.
        open var fillColor: CGColor? = .black
        /// The colour of the line; nil for none.
        open var strokeColor: CGColor?
        /// The width of the line, in points.
        open var lineWidth: CGFloat = 1
        /// The start of the line, as a fraction of the path.
        open var strokeStart: CGFloat = 0
        /// The end of the line, as a fraction of the path.
        open var strokeEnd: CGFloat = 1
        /// The limit of sharp corners.
        open var miterLimit: CGFloat = 10
        /// The shape of the line's ends.
        open var lineCap = CAShapeLayerLineCap.butt
        /// The shape of the line's corners.
        open var lineJoin = CAShapeLayerLineJoin.miter
        /// The lengths of dashes and gaps, in points; nil for none.
        open var lineDashPattern: [NSNumber]?
        /// The offset at which the pattern of dashes begins, in points.
        open var lineDashPhase: CGFloat = 0
        /// How the inside is determined.
        open var fillRule = CAShapeLayerFillRule.nonZero
    }

    /// The shape of a line's ends.
    public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// At the last point.
        public static let butt = CAShapeLayerLineCap(rawValue: "butt")
        /// With a half disc.
        public static let round = CAShapeLayerLineCap(rawValue: "round")
        /// Half of the width beyond the last point.
        public static let square = CAShapeLayerLineCap(rawValue: "square")
    }

    /// The shape of a line's corners.
    public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sharp.
        public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
        /// Rounded.
        public static let round = CAShapeLayerLineJoin(rawValue: "round")
        /// Cut off.
        public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    }

    /// How the inside of a shape layer is determined.
    public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// By the number of turns.
        public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
        /// By the number of lines.
        public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
    }
#endif
