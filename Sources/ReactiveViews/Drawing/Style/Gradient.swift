/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the line.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// By the components of sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// So that equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

    /// The stops as they are where an environment holds: in ascending order, within 0 and 1, those that aren't anywhere left out.
    func resolve(in environment: EnvironmentValues, space: ColorSpace = .device) -> [Paint.Stop] {
        var last: CGFloat = 0
        var resolved: [Paint.Stop] = []
        for stop in stops {
            guard !stop.location.isNaN else {
                Diagnostics.report(.invalidGeometry, "A gradient's stop is at \(stop.location); it is left out.")
                continue
            }
            last = max(last, min(max(stop.location, 0), 1))
            resolved.append(Paint.Stop(color: stop.color.resolve(in: environment), location: Double(last)))
        }
        return space == .perceptual ? Paint.Stop.perceptual(resolved) : resolved
    }
}

extension Gradient: ShapeStyle {
    /// From the top downwards.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: resolve(in: environment), start: .top, end: .bottom)
    }
}

extension Paint.Stop {
    /// The stops with others between them, so that colours mixed by their components look as if mixed by eye.
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
