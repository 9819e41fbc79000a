extension Color {
    /// The colour space of a colour's red, green and blue components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard colour space, gamma-encoded.
        case sRGB
        /// The standard colour space with components that are proportional to the light.
        case sRGBLinear
        /// A wider colour space; stored as sRGB with components outside 0…1.
        case displayP3
    }

    /// Creates a colour from its components. Components outside 0…1 describe colours outside the colour space.
    ///
    /// ```swift
    /// let orange = Color(red: 1, green: 0.6, blue: 0)
    /// ```
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components; sRGB by default.
    ///   - red: The amount of red, from 0 to 1.
    ///   - green: The amount of green, from 0 to 1.
    ///   - blue: The amount of blue, from 0 to 1.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
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

    /// Creates a grey.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the component; sRGB by default.
    ///   - white: The lightness, from 0 (black) to 1 (white).
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from its hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The position on the colour wheel, as a fraction of a turn: 0 is red, 1/3 green, 2/3 blue. Values
    ///     outside 0…1 wrap around.
    ///   - saturation: The saturation, from 0 (grey) to 1 (pure colour); clamped.
    ///   - brightness: The brightness, from 0 (black) to 1 (bright); clamped.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = Self.checked(hue)
        let (red, green, blue) = ColorMath.rgb(
            hue: hue - hue.rounded(.down), saturation: min(max(Self.checked(saturation), 0), 1),
            brightness: min(max(Self.checked(brightness), 0), 1))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a colour of an asset catalogue; see `AssetCatalogs`.
    ///
    /// The variant depends on the environment's colour scheme and contrast. A bundle with catalogues that don't have the
    /// colour is reported, and the colour is transparent. In a bundle without catalogues the name determines a stand-in
    /// colour, which is the same in every run.
    ///
    /// - Parameters:
    ///   - name: The colour's name in the asset catalogue, with its namespaces: `Brand/sky`.
    ///   - bundle: The bundle with the asset catalogue; nil for the main one.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, inBundleAt: bundle?.resourceKey) }

    init(_ name: String, inBundleAt path: String?) {
        self.init(path.map { .asset(name, bundle: $0) } ?? .named(name))
    }

    /// Creates a colour that doesn't depend on the environment.
    ///
    /// - Parameter resolved: The colour's components.
    public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

    /// Creates a colour from a style that resolves to one.
    ///
    /// ```swift
    /// let red = Color(Color.red)
    /// ```
    ///
    /// - Parameter color: The style: another colour, or a style of the program's own.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.style(ColorStyle(color)))
    }

    private static func checked(_ component: Double) -> Double {
        guard !component.isFinite else { return component }
        Diagnostics.report(.invalidGeometry, "Invalid component \(component) of a colour; using 0.")
        return 0
    }
}
