extension CGSize {
    /// The size with zero in place of NaN and negative parts. A size may be infinite in an answer to an infinite
    /// proposal.
    var sanitized: CGSize {
        if width >= 0, height >= 0 { return self }
        return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }

    /// The size with zero in place of infinite parts, which nothing that is placed can have.
    var finite: CGSize {
        if width < .infinity, height < .infinity { return self }
        return CGSize(width: width < .infinity ? width : 0, height: height < .infinity ? height : 0)
    }

    /// Returns the smallest size that both sizes fit into.
    func union(_ other: CGSize) -> CGSize {
        CGSize(width: max(width, other.width), height: max(height, other.height))
    }
}

extension CGPoint {
    /// The point with zero in place of NaN and infinite parts.
    var sanitized: CGPoint {
        if x.isFinite, y.isFinite { return self }
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
