extension Color {
    /// What the numbers of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// The numbers are proportional to the light.
        case sRGBLinear
        /// A wider range of colours; kept as sRGB with components beyond 0 and 1.
        case displayP3
    }

    /// Components from 0 to 1; beyond that they stand for colours outside of the colour space.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (red, green, blue) = (Self.checked(red), Self.checked(green), Self.checked(blue))
        let opacity = Self.checked(opacity)
        switch colorSpace {
        case .sRGB:
            self.init(
                Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
        case .sRGBLinear:
            self.init(Resolved(linearRed: red, green: green, blue: blue, opacity: opacity))
        case .displayP3:
            let (r, g, b) = (ColorMath.linear(red), ColorMath.linear(green), ColorMath.linear(blue))
            self.init(
                Resolved(
                    linearRed: 1.224_940_1 * r - 0.224_940_4 * g,
                    green: -0.042_056_9 * r + 1.042_057_1 * g,
                    blue: -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b, opacity: opacity))
        }
    }

    /// A grey between black (0) and white (1).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameters:
    ///   - hue: the place on the colour wheel, a whole turn being 1: red, yellow, green, cyan, blue, magenta, red.
    ///   - saturation: from grey (0) to colour (1).
    ///   - brightness: from black (0) to bright (1).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = Self.checked(hue)
        let (red, green, blue) = ColorMath.rgb(
            hue: hue - hue.rounded(.down), saturation: min(max(Self.checked(saturation), 0), 1),
            brightness: min(max(Self.checked(brightness), 0), 1))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A colour of an asset catalogue. There is none without a screen: the name stands for a colour made from its letters, always the
    /// same ⚑.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// A colour that depends on nothing.
    public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

    private static func checked(_ component: Double) -> Double {
        guard !component.isFinite else { return component }
        Diagnostics.report(.invalidGeometry, "A colour's component is \(component); 0 is taken.")
        return 0
    }
}
