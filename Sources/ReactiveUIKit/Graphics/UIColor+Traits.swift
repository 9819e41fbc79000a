extension UIColor {
    /// Creates a colour that depends on the traits. The closure is called twice at once, for the light and for the dark
    /// style.
    ///
    /// ```swift
    /// let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    /// ```
    ///
    /// - Parameter dynamicProvider: Returns the colour for traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        self.init(
            light: dynamicProvider(light).resolved(with: light), dark: dynamicProvider(dark).resolved(with: dark),
            name: "dynamicColor")
    }

    /// Creates a colour of an asset catalogue.
    ///
    /// ```swift
    /// let colour = UIColor(resource: .brand)
    /// ```
    ///
    /// - Parameter resource: The resource.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// Creates a color of a bundle's asset catalogs; nil if they have none of this name.
    ///
    /// - Parameters:
    ///   - name: The color's name with its namespaces, such as `Brand/sky`.
    ///   - bundle: The bundle with the catalogue; nil for the program's.
    ///   - traitCollection: The traits of the variant; nil for a colour that depends on the traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name, in: bundle)
    }

    /// Returns the components for traits.
    func resolved(with traits: UITraitCollection) -> Color.Resolved {
        var environment = EnvironmentValues()
        if traits.userInterfaceStyle == .dark { environment.colorScheme = .dark }
        return color.resolve(in: environment)
    }

    /// Returns the colour for traits, which no longer depends on them.
    ///
    /// - Parameter traitCollection: The traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(resolved(with: traitCollection)))
    }

    /// Writes the colour's hue, saturation and brightness to the given addresses.
    ///
    /// - Parameters:
    ///   - hue: The address for the position on the colour wheel, as a fraction of a turn; nil to skip it.
    ///   - saturation: The address for the saturation; nil to skip it.
    ///   - brightness: The address for the brightness; nil to skip it.
    ///   - alpha: The address for the opacity; nil to skip it.
    /// - Returns: Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: .current)
        let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        var turn: CGFloat = 0
        if range > 0 {
            switch high {
            case red: turn = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
            case green: turn = (blue - red) / range + 2
            default: turn = (red - green) / range + 4
            }
            turn /= 6
            if turn < 0 { turn += 1 }
        }
        hue?.pointee = turn
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes the colour's lightness to the given addresses.
    ///
    /// - Parameters:
    ///   - white: The address for the lightness; nil to skip it.
    ///   - alpha: The address for the opacity; nil to skip it.
    /// - Returns: Whether the colour is a grey; otherwise nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolved(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Makes the colour the current one for filling and stroking in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour the current one for filling in the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes the colour the current one for stroking in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
