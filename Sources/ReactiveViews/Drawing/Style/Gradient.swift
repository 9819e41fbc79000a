/// A list of colours with their locations along a line from 0 to 1.
///
/// As a shape style it runs from the top to the bottom. To give it a direction or a centre, use ``LinearGradient``,
/// ``RadialGradient``, ``EllipticalGradient`` or ``AngularGradient``.
///
/// ```swift
/// let sunset = Gradient(stops: [
///     Gradient.Stop(color: .orange, location: 0),
///     Gradient.Stop(color: .pink, location: 0.3),
///     Gradient.Stop(color: .indigo, location: 1),
/// ])
/// ```
public struct Gradient: Hashable, Sendable {
    /// A colour at a location of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location, from 0 (start) to 1 (end). Values outside are clamped when the gradient is resolved.
        public var location: CGFloat

        /// Creates a stop.
        ///
        /// - Parameters:
        ///   - color: The colour at the location.
        ///   - location: The location, from 0 (start) to 1 (end).
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours between two stops are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// Mixes the components of sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// Mixes in a space in which equal steps look equally large (Oklab).
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The stops. A location below that of an earlier stop is raised to it when the gradient is resolved.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    ///
    /// - Parameter stops: The colours with their locations, in ascending order.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from colours at equal distances.
    ///
    /// - Parameter colors: The colours; the first is at location 0, the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns a gradient that mixes its colours in the given space.
    ///
    /// - Parameter space: The colour space in which colours between two stops are computed.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

    /// Resolves the stops: locations are clamped to 0…1 and made ascending; stops whose location is NaN are left out.
    func resolve(in environment: EnvironmentValues, space: ColorSpace = .device) -> [Paint.Stop] {
        var last: CGFloat = 0
        var resolved: [Paint.Stop] = []
        for stop in stops {
            guard !stop.location.isNaN else {
                Diagnostics.report(
                    .invalidGeometry, "Invalid location \(stop.location) of a gradient's stop; omitting the stop.")
                continue
            }
            last = max(last, min(max(stop.location, 0), 1))
            resolved.append(Paint.Stop(color: stop.color.resolve(in: environment), location: Double(last)))
        }
        return space == .perceptual ? Paint.Stop.perceptual(resolved) : resolved
    }
}

extension Gradient: ShapeStyle {
    /// Paints the stops from the top edge to the bottom edge.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: resolve(in: environment), start: .top, end: .bottom)
    }
}

extension Paint.Stop {
    /// Returns the stops with seven intermediate ones in each interval, so that linear mixing approximates perceptual
    /// mixing.
    static func perceptual(_ stops: [Paint.Stop]) -> [Paint.Stop] {
        guard var last = stops.first else { return [] }
        var result = [last]
        for next in stops.dropFirst() {
            if next.location > last.location, next.color != last.color {
                for step in 1..<8 {
                    let fraction = Double(step) / 8
                    result.append(
                        Paint.Stop(
                            color: last.color.mixed(with: next.color, by: fraction, in: .perceptual),
                            location: last.location + (next.location - last.location) * fraction))
                }
            }
            result.append(next)
            last = next
        }
        return result
    }
}
