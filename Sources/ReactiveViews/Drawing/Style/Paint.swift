/// A resolved fill in a display list.
///
/// Colours are resolved; points are fractions of the item's frame; radii are in points.
public enum Paint: Hashable, Sendable {
    /// A colour at a location of a gradient. A paint's stops are in ascending order.
    public struct Stop: Hashable, Sendable {
        /// The resolved colour.
        public var color: Color.Resolved
        /// The location, from 0 (start) to 1 (end).
        public var location: Double

        /// Creates a stop.
        ///
        /// - Parameters:
        ///   - color: The resolved colour.
        ///   - location: The location, from 0 (start) to 1 (end).
        public init(color: Color.Resolved, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// A single colour.
    case color(Color.Resolved)
    /// A gradient along the line from `start` to `end`.
    case linearGradient(stops: [Stop], start: UnitPoint, end: UnitPoint)
    /// A gradient between two circles around `center`, with radii in points.
    case radialGradient(stops: [Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient between two ellipses around `center`, with radii as fractions of the frame's sides.
    case ellipticalGradient(
        stops: [Stop], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// A gradient around `center` from `startAngle` to `endAngle`; growing angles turn clockwise.
    case angularGradient(stops: [Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    /// A grid of patches between colours.
    case meshGradient(Mesh)
    /// A part of an image that repeats; `sourceRect` is in fractions of the image's size.
    case image(name: String, isSystem: Bool, sourceRect: CGRect, scale: CGFloat, opacity: Double)
    /// The blurred background below a translucent colour. A renderer that can't blur draws only the colour.
    case material(veil: Color.Resolved)

    /// A fully transparent colour.
    public static let clear = Paint.color(.clear)

    /// Returns the paint with its opacity multiplied by a factor.
    ///
    /// - Parameter factor: The factor: 0 is transparent, 1 leaves the paint unchanged.
    public func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        func faded(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: faded(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let start, let end):
            return .radialGradient(stops: faded(stops), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .ellipticalGradient(
                stops: faded(stops), center: center, startRadiusFraction: start, endRadiusFraction: end)
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(stops: faded(stops), center: center, startAngle: start, endAngle: end)
        case .image(let name, let isSystem, let rect, let scale, let opacity):
            return .image(
                name: name, isSystem: isSystem, sourceRect: rect, scale: scale, opacity: opacity * factor)
        case .meshGradient(let mesh): return .meshGradient(mesh.opacity(factor))
        case .material(let veil): return .material(veil: veil.multiplyingOpacity(by: factor))
        }
    }
}
