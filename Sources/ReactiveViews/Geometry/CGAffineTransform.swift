#if !canImport(CoreGraphics)
    /// An affine change of coordinates: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
    public struct CGAffineTransform: Hashable, Codable, Sendable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// All zero: everything falls onto the origin.
        public init() { self.init(0, 0, 0, 0, 0, 0) }

        public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

        /// - Parameter angle: in radians; clockwise on screen, where y grows downwards.
        public init(rotationAngle angle: CGFloat) {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            self.init(cosine, sine, -sine, cosine, 0, 0)
        }
    }

    extension CGAffineTransform {
        public var isIdentity: Bool { self == .identity }

        /// This change after a shift.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// This change after a scaling.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// This change after a rotation.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// This change and then another one.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a * other.a + b * other.c, a * other.b + b * other.d,
                c * other.a + d * other.c, c * other.b + d * other.d,
                tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
        }

        /// What undoes this change; the change itself if nothing can.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                d / determinant, -b / determinant, -c / determinant, a / determinant,
                (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The size without regard to where it is: shifts don't count.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest upright rectangle around the changed one.
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
    /// Whether every number in it is one.
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The change seen from another origin: that point stays where a change about the origin leaves the origin.
    func about(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}
