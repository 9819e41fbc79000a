#if !canImport(Darwin)
    /// Colours at places of a gradient.
    public final class CGGradient: Sendable {
        private let stops: [(place: CGFloat, color: Color.Resolved)]

        /// Creates a gradient.
        ///
        /// - Parameters:
        ///   - colorsSpace: The space in which colours are mixed; sRGB is used in any case.
        ///   - colors: The colours, as `[CGColor]`.
        ///   - locations: The place of each colour, from 0 to 1; nil for equal distances.
        /// - Returns: Nil if there are no colours.
        public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
            guard !colors.isEmpty else { return nil }
            let last = CGFloat(max(colors.count - 1, 1))
            stops = colors.enumerated().map { index, color in
                (locations.map { $0[index] } ?? CGFloat(index) / last, color.resolved)
            }
        }

        func color(at place: CGFloat) -> Color.Resolved {
            guard let next = stops.firstIndex(where: { $0.place >= place }) else { return stops[stops.count - 1].color }
            guard next > 0 else { return stops[0].color }
            let (low, high) = (stops[next - 1], stops[next])
            let range = high.place - low.place
            let share = range > 0 ? Double((place - low.place) / range) : 1
            return Color(low.color).mix(with: Color(high.color), by: share, in: .device).resolve(
                in: EnvironmentValues())
        }
    }

    /// Whether a gradient continues beyond its ends.
    public struct CGGradientDrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The first colour continues before the start.
        public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
        /// The last colour continues after the end.
        public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
    }
#endif
