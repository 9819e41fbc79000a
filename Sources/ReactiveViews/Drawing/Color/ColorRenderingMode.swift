/// The colour format of a rendered image.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with components outside 0…1.
    case extendedLinear
}
