extension CGSize {
    /// The size with zero in place of NaN and negative lengths. Infinite lengths remain, as answers to infinite
    /// proposals.
    var sanitized: CGSize {
        if width >= 0, height >= 0 { return self }
        return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }

    /// The size with zero in place of infinite lengths, which a placed item can't have.
    var finite: CGSize {
        if width < .infinity, height < .infinity { return self }
        return CGSize(width: width < .infinity ? width : 0, height: height < .infinity ? height : 0)
    }

    /// Returns the smallest size that contains both sizes.
    func union(_ other: CGSize) -> CGSize {
        CGSize(width: max(width, other.width), height: max(height, other.height))
    }
}

extension CGPoint {
    /// The point with zero in place of NaN and infinite coordinates.
    var sanitized: CGPoint {
        if x.isFinite, y.isFinite { return self }
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
