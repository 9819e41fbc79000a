/// What an area is filled with, as a renderer needs it: colours are resolved, places are fractions of the item's frame, radii points.
public enum Paint: Hashable, Sendable {
    /// A colour at a place of a gradient; a gradient's stops are in ascending order.
    public struct Stop: Hashable, Sendable {
        public var color: Color.Resolved
        /// From 0 to 1.
        public var location: Double

        public init(color: Color.Resolved, location: Double) {
            self.color = color
            self.location = location
        }
    }

    case color(Color.Resolved)
    case linearGradient(stops: [Stop], start: UnitPoint, end: UnitPoint)
    case radialGradient(stops: [Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case ellipticalGradient(
        stops: [Stop], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    case angularGradient(stops: [Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    /// A picture's part (as fractions of the picture), repeated.
    case image(name: String, isSystem: Bool, sourceRect: CGRect, scale: CGFloat, opacity: Double)
    /// A blurred background under a veil of that colour; a renderer that can't blur draws the veil.
    case material(veil: Color.Resolved)

    public static let clear = Paint.color(.clear)

    /// The paint, so many times as opaque.
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
        case .material(let veil): return .material(veil: veil.multiplyingOpacity(by: factor))
        }
    }
}
