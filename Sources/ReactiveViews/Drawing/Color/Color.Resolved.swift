extension Color {
    /// A colour as it is where it is used: components of sRGB from 0 to 1, beyond that for colours outside of it.
    public struct Resolved: Hashable, Codable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Color(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            guard case .resolved(let resolved) = color.provider else { preconditionFailure("components are resolved") }
            self = resolved
        }

        init(linearRed: Double, green: Double, blue: Double, opacity: Double) {
            self.init(
                red: Float(ColorMath.encoded(linearRed)), green: Float(ColorMath.encoded(green)),
                blue: Float(ColorMath.encoded(blue)), opacity: Float(opacity))
        }

        /// The amount of red light.
        public var linearRed: Float {
            get { Float(ColorMath.linear(Double(red))) }
            set { red = Float(ColorMath.encoded(Double(newValue))) }
        }

        /// The amount of green light.
        public var linearGreen: Float {
            get { Float(ColorMath.linear(Double(green))) }
            set { green = Float(ColorMath.encoded(Double(newValue))) }
        }

        /// The amount of blue light.
        public var linearBlue: Float {
            get { Float(ColorMath.linear(Double(blue))) }
            set { blue = Float(ColorMath.encoded(Double(newValue))) }
        }
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// Red, green, blue and opacity, as sRGB.
    public var animatableData: AnimatableData {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`; components beyond 0 and 1 are shown as these.
    public var description: String { Self.hexadecimal([red, green, blue, opacity]) }

    /// `#RRGGBB`, without the opacity.
    var hexadecimalRGB: String { Self.hexadecimal([red, green, blue]) }

    private static func hexadecimal(_ components: [Float]) -> String {
        components.reduce(into: "#") { text, component in
            let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
            let digits = String(byte, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}

extension Color.Resolved {
    static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    func multiplyingOpacity(by factor: Double) -> Color.Resolved {
        var copy = self
        copy.opacity = Float(Double(opacity) * factor)
        return copy
    }

    /// Colours count by their opacity, so that mixing with clear only fades.
    func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        let alpha = Double(opacity) * (1 - fraction) + Double(other.opacity) * fraction
        guard alpha > 0 else { return .clear }
        let share = Double(other.opacity) * fraction / alpha
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        guard space == .perceptual else {
            return Color.Resolved(
                red: Float(between(Double(red), Double(other.red))),
                green: Float(between(Double(green), Double(other.green))),
                blue: Float(between(Double(blue), Double(other.blue))), opacity: Float(alpha))
        }
        let left = ColorMath.oklab(Double(linearRed), Double(linearGreen), Double(linearBlue))
        let right = ColorMath.oklab(Double(other.linearRed), Double(other.linearGreen), Double(other.linearBlue))
        let light = ColorMath.light(between(left.0, right.0), between(left.1, right.1), between(left.2, right.2))
        return Color.Resolved(linearRed: light.0, green: light.1, blue: light.2, opacity: alpha)
    }

    /// The colour that stands for one of an asset catalogue: its hue follows from the name.
    static func standIn(forName name: String) -> Color.Resolved {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let (red, green, blue) = ColorMath.rgb(hue: Double(hash % 360) / 360, saturation: 0.5, brightness: 0.8)
        return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue))
    }
}
