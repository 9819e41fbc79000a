/// A perspective transform of the plane.
///
/// The row vector (x, y, 1) is multiplied by a 3 × 3 matrix; the result is divided by its third component.
public struct ProjectionTransform: Hashable, BitwiseCopyable, Sendable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 1
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the divisor; zero without perspective.
    public var m13: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 1
    /// The factor of y in the divisor; zero without perspective.
    public var m23: CGFloat = 0
    /// The horizontal translation, in points.
    public var m31: CGFloat = 0
    /// The vertical translation, in points.
    public var m32: CGFloat = 0
    /// The constant of the divisor; one without perspective.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a transform without perspective.
    ///
    /// - Parameter m: The affine transform to represent.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns a transform that first applies this one and then another one.
    ///
    /// - Parameter rhs: The transform to apply second.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the transform by its inverse.
    ///
    /// - Returns: False if the transform has no inverse; it is unchanged then.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// Returns the inverse transform.
    ///
    /// - Returns: The inverse; the transform itself if it has none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// The transform without its perspective, for renderers that draw without depth.
    var affine: CGAffineTransform {
        let w = m33 == 0 ? 1 : m33
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }
}

extension CGPoint {
    /// Returns the transformed point.
    ///
    /// - Parameter m: The transform to apply.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let px = m.m11 * x + m.m21 * y + m.m31
        let py = m.m12 * x + m.m22 * y + m.m32
        let w = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: px / w, y: py / w)
    }
}
