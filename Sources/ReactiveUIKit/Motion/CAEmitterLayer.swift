/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The backmost first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// By adding their colours.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particle. No particles are shown; a test reads the settings.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// Creates a kind of particle that makes none.
    public override init() { super.init() }
    /// Creates a kind of particle of an archive, which is ignored. Never nil.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { super.init() }

    /// The name; nil for none.
    open var name: String?
    /// Whether particles are made.
    open var isEnabled = true
    /// The picture; nil for none.
    open var contents: Any?
    /// The part of the picture, in units of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of pixels in a point of the picture.
    open var contentsScale: CGFloat = 1
    /// The number of particles in a second.
    open var birthRate: Float = 0
    /// The life of a particle, in seconds.
    open var lifetime: Float = 0
    /// The difference in life, in seconds.
    open var lifetimeRange: Float = 0
    /// The speed, in points in a second.
    open var velocity: CGFloat = 0
    /// The difference in speed, in points in a second.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points in a second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards, in points in a second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration towards the user, in points in a second squared.
    open var zAcceleration: CGFloat = 0
    /// The size, as a factor.
    open var scale: CGFloat = 1
    /// The difference in size.
    open var scaleRange: CGFloat = 0
    /// The change of the size in a second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation in a second, in radians.
    open var spin: CGFloat = 0
    /// The difference in rotation, in radians in a second.
    open var spinRange: CGFloat = 0
    /// The direction's angle in the plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The direction's angle out of the plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The difference in direction, in radians.
    open var emissionRange: CGFloat = 0
    /// The colour; nil for white.
    open var color: CGColor?
    /// The difference in opacity.
    open var alphaRange: Float = 0
    /// The change of the opacity in a second.
    open var alphaSpeed: Float = 0
    /// The difference in red.
    open var redRange: Float = 0
    /// The difference in green.
    open var greenRange: Float = 0
    /// The difference in blue.
    open var blueRange: Float = 0
    /// The change of red in a second.
    open var redSpeed: Float = 0
    /// The change of green in a second.
    open var greenSpeed: Float = 0
    /// The change of blue in a second.
    open var blueSpeed: Float = 0
    /// The kinds of particles that come from a particle; nil for none.
    open var emitterCells: [CAEmitterCell]?
}

/// A layer that emits particles. No particles are shown; a test reads the settings.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles; nil for none.
    open var emitterCells: [CAEmitterCell]?
    /// The place that particles come from.
    open var emitterPosition = CGPoint.zero
    /// The distance of that place from the plane.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape.
    open var emitterSize = CGSize.zero
    /// The depth of the shape.
    open var emitterDepth: CGFloat = 0
    /// The shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor of the kinds' numbers of particles.
    open var birthRate: Float = 1
    /// A factor of the kinds' lives.
    open var lifetime: Float = 1
    /// A factor of the kinds' speeds.
    open var velocity: Float = 1
    /// A factor of the kinds' sizes.
    open var scale: Float = 1
    /// A factor of the kinds' rotations.
    open var spin: Float = 1
    /// The seed of chance.
    open var seed: UInt32 = 0
    /// Whether distance makes particles smaller.
    open var preservesDepth = false
}
