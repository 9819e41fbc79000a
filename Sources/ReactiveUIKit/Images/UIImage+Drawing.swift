extension UIImage {
    /// Draws the image in the current context.
    ///
    /// - Parameter rect: The frame.
    public func draw(in rect: CGRect) {
        guard let image = cgImage else { return }
        UIGraphicsGetCurrentContext()?.draw(image, in: rect)
    }

    /// Draws the image in the current context at its size.
    ///
    /// - Parameter point: The upper left corner.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in the current context.
    ///
    /// - Parameters:
    ///   - rect: The frame.
    ///   - blendMode: How colours are combined.
    ///   - alpha: The opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
}
