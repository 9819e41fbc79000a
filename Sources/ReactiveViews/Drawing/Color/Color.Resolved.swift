extension Color {
    /// A colour's components in sRGB, independent of any environment.
    ///
    /// Components are from 0 to 1; values outside describe colours outside of sRGB.
    public struct Resolved: Hashable, Codable, Sendable {
        /// The amount of red, gamma-encoded, from 0 to 1.
        public var red: Float
        /// The amount of green, gamma-encoded, from 0 to 1.
        public var green: Float
        /// The amount of blue, gamma-encoded, from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 (transparent) to 1 (opaque).
        public var opacity: Float

        init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        /// Creates a colour from components in a colour space; they are converted to sRGB.
        ///
        /// - Parameters:
        ///   - colorSpace: The colour space of the components; sRGB by default.
        ///   - red: The amount of red, from 0 to 1.
        ///   - green: The amount of green, from 0 to 1.
        ///   - blue: The amount of blue, from 0 to 1.
        ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Color(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            guard case .resolved(let resolved) = color.provider else {
                preconditionFailure("a colour of components is resolved")
            }
            self = resolved
        }

        init(linearRed: Double, green: Double, blue: Double, opacity: Double) {
            self.init(
                red: Float(ColorMath.encoded(linearRed)), green: Float(ColorMath.encoded(green)),
                blue: Float(ColorMath.encoded(blue)), opacity: Float(opacity))
        }

        /// The amount of red light: the red component without gamma encoding.
        public var linearRed: Float {
            get { Float(ColorMath.linear(Double(red))) }
            set { red = Float(ColorMath.encoded(Double(newValue))) }
        }

        /// The amount of green light: the green component without gamma encoding.
        public var linearGreen: Float {
            get { Float(ColorMath.linear(Double(green))) }
            set { green = Float(ColorMath.encoded(Double(newValue))) }
        }

        /// The amount of blue light: the blue component without gamma encoding.
        public var linearBlue: Float {
            get { Float(ColorMath.linear(Double(blue))) }
            set { blue = Float(ColorMath.encoded(Double(newValue))) }
        }
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The red, green, blue and opacity components in sRGB.
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
    /// The components as `#RRGGBBAA`, clamped to 0…1.
    public var description: String { Self.hexadecimal([red, green, blue, opacity]) }

    /// The components as `#RRGGBB`, without the opacity.
    var hexadecimalRGB: String { Self.hexadecimal([red, green, blue]) }

    private static func hexadecimal(_ components: [Float]) -> String {
        var text = "#"
        for component in components {
            let byte = component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
            for digit in [byte >> 4, byte & 15] {
                text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 48 + digit : 55 + digit))
            }
        }
        return text
    }
}

extension Color.Resolved {
    static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    func multiplyingOpacity(by factor: Double) -> Color.Resolved {
        var copy = self
        copy.opacity = Float(Double(opacity) * factor)
        return copy
    }

    /// Returns a mix weighted by opacity, so that mixing with a transparent colour only fades.
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

    /// Returns a stand-in for a colour of an asset catalogue; its hue is a hash of the name.
    static func standIn(forName name: String) -> Color.Resolved {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let (red, green, blue) = ColorMath.rgb(hue: Double(hash % 360) / 360, saturation: 0.5, brightness: 0.8)
        return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue))
    }
}
