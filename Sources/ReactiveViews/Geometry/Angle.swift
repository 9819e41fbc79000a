/// An angle, measured in radians or degrees.
///
/// Growing angles turn clockwise on screen, because y grows downwards.
///
/// ```swift
/// Rectangle().rotationEffect(.degrees(45))
/// ```
public struct Angle: Hashable, BitwiseCopyable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }

    /// Creates an angle from radians.
    ///
    /// - Parameter radians: The angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees.
    ///
    /// - Parameter degrees: The angle in degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle of zero.
    public static let zero = Angle()

    /// Returns an angle from radians.
    ///
    /// - Parameter radians: The angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle from degrees.
    ///
    /// - Parameter degrees: The angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

// MARK: - Arithmetic

extension Angle {
    /// Returns the angle that turns in the opposite direction.
    ///
    /// - Parameter angle: The angle to negate.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Returns an angle multiplied by a factor.
    ///
    /// - Parameters:
    ///   - lhs: The angle.
    ///   - rhs: The factor.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Returns an angle multiplied by a factor.
    ///
    /// - Parameters:
    ///   - lhs: The factor.
    ///   - rhs: The angle.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

    /// Returns an angle divided by a number.
    ///
    /// - Parameters:
    ///   - lhs: The angle.
    ///   - rhs: The divisor.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Returns the ratio of two angles.
    ///
    /// - Parameters:
    ///   - lhs: The dividend.
    ///   - rhs: The divisor.
    public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }

    /// Multiplies an angle by a factor.
    ///
    /// - Parameters:
    ///   - lhs: The angle to change.
    ///   - rhs: The factor.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

    /// Divides an angle by a number.
    ///
    /// - Parameters:
    ///   - lhs: The angle to change.
    ///   - rhs: The divisor.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: VectorArithmetic {
    /// Returns the sum of two angles.
    ///
    /// - Parameters:
    ///   - lhs: An angle.
    ///   - rhs: The angle to add.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Returns the difference of two angles.
    ///
    /// - Parameters:
    ///   - lhs: An angle.
    ///   - rhs: The angle to subtract.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Multiplies the angle by a factor.
    ///
    /// - Parameter factor: The factor.
    public mutating func scale(by factor: Double) { radians *= factor }
    /// The square of the angle in radians.
    public var magnitudeSquared: Double { radians * radians }
}

extension Angle: Animatable {
    /// The radians times 128, as on Apple's systems: a difference that a spring takes for settled is then a small one.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}

extension Angle: CustomStringConvertible {
    public var description: String { "\(degrees)°" }
}
