#if !canImport(Darwin)
    /// An affine transform of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
    ///
    /// ```swift
    /// let turn = CGAffineTransform(rotationAngle: .pi / 4).translatedBy(x: 10, y: 0)
    /// let path = Path(CGRect(x: 0, y: 0, width: 8, height: 8)).applying(turn)
    /// ```
    public struct CGAffineTransform: Hashable, Codable, BitwiseCopyable, Sendable {
        /// The factor of x in the new x.
        public var a: CGFloat
        /// The factor of x in the new y.
        public var b: CGFloat
        /// The factor of y in the new x.
        public var c: CGFloat
        /// The factor of y in the new y.
        public var d: CGFloat
        /// The horizontal translation, in points.
        public var tx: CGFloat
        /// The vertical translation, in points.
        public var ty: CGFloat

        /// Creates a transform from its six entries.
        ///
        /// - Parameters:
        ///   - a: The factor of x in the new x.
        ///   - b: The factor of x in the new y.
        ///   - c: The factor of y in the new x.
        ///   - d: The factor of y in the new y.
        ///   - tx: The horizontal translation, in points.
        ///   - ty: The vertical translation, in points.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates a transform from its six entries.
        ///
        /// - Parameters:
        ///   - a: The factor of x in the new x.
        ///   - b: The factor of x in the new y.
        ///   - c: The factor of y in the new x.
        ///   - d: The factor of y in the new y.
        ///   - tx: The horizontal translation, in points.
        ///   - ty: The vertical translation, in points.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Creates a transform whose entries are all zero; it maps every point to the origin.
        public init() { self.init(0, 0, 0, 0, 0, 0) }

        /// The transform that changes nothing.
        public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

        /// Creates a translation.
        ///
        /// - Parameters:
        ///   - tx: The horizontal translation, in points.
        ///   - ty: The vertical translation, in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

        /// Creates a scaling about the origin.
        ///
        /// - Parameters:
        ///   - sx: The horizontal factor.
        ///   - sy: The vertical factor.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

        /// Creates a rotation about the origin.
        ///
        /// - Parameter angle: The angle in radians; positive angles turn clockwise on screen, because y grows
        ///   downwards.
        public init(rotationAngle angle: CGFloat) {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            self.init(cosine, sine, -sine, cosine, 0, 0)
        }
    }

    extension CGAffineTransform {
        /// Whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// Returns a transform that first translates and then applies this one.
        ///
        /// - Parameters:
        ///   - tx: The horizontal translation, in points.
        ///   - ty: The vertical translation, in points.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// Returns a transform that first scales and then applies this one.
        ///
        /// - Parameters:
        ///   - sx: The horizontal factor.
        ///   - sy: The vertical factor.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// Returns a transform that first rotates and then applies this one.
        ///
        /// - Parameter angle: The angle in radians; positive angles turn clockwise on screen.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns a transform that first applies this one and then another one.
        ///
        /// - Parameter other: The transform to apply second.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a * other.a + b * other.c, a * other.b + b * other.d,
                c * other.a + d * other.c, c * other.b + d * other.d,
                tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
        }

        /// Returns the inverse transform.
        ///
        /// - Returns: The inverse; the transform itself if it has none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                d / determinant, -b / determinant, -c / determinant, a / determinant,
                (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// Returns the transformed point.
        ///
        /// - Parameter t: The transform to apply.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// Returns the transformed size; the translation is ignored.
        ///
        /// - Parameter t: The transform to apply.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// Returns the smallest upright rectangle that contains the transformed one. A null or infinite rectangle is
        /// returned unchanged.
        ///
        /// - Parameter t: The transform to apply.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            if isNull || isInfinite { return self }
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            var (low, high) = (corners[0], corners[0])
            for corner in corners {
                low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
                high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
            }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }
#endif

extension CGAffineTransform {
    /// Whether all entries are finite.
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Returns the transform with `anchor` as its origin.
    func about(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}
