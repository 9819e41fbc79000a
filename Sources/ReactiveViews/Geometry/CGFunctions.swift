#if !canImport(Darwin)
    /// Returns a point.
    @inlinable
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    /// Returns a size.
    @inlinable
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    /// Returns a rectangle.
    @inlinable
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    /// Returns a vector.
    @inlinable
    public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

    /// Returns a rectangle's leftmost coordinate.
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
    /// Returns a rectangle's middle horizontal coordinate.
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
    /// Returns a rectangle's rightmost coordinate.
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
    /// Returns a rectangle's topmost coordinate.
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
    /// Returns a rectangle's middle vertical coordinate.
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
    /// Returns a rectangle's lowest coordinate.
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
    /// Returns a rectangle's width.
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
    /// Returns a rectangle's height.
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
    /// Returns a rectangle whose sides are moved inwards.
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
    /// Returns a rectangle moved by a distance.
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
    /// Returns whether a rectangle contains a point.
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
    /// Returns whether two rectangles overlap.
    public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

    /// Returns a translation.
    public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty)
    }
    /// Returns a scaling.
    public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy)
    }
    /// Returns a rotation by an angle in radians.
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
    }

    /// Returns the time since the machine started, in seconds. It isn't controlled by virtual clocks.
    public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    /// A time in seconds.
    public typealias CFTimeInterval = Double
    /// A date as the number of seconds since the reference date.
    public typealias CFAbsoluteTime = Double
    /// Returns the current date as the number of seconds since the reference date.
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif
