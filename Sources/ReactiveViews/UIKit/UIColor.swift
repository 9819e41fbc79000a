/// A colour of iOS programs that use UIKit's names. It converts to and from `Color`.
///
/// ```swift
/// let color = Color(uiColor: .systemBlue.withAlphaComponent(0.5))
/// ```
public final class UIColor: Hashable, Sendable {
    package let color: Color

    /// Creates a UIKit colour from a colour.
    ///
    /// - Parameter color: The colour to represent.
    public init(_ color: Color) {
        self.color = color
    }

    init(_ provider: Color.Provider) {
        color = Color(provider)
    }

    /// Creates a colour with a variant for each colour scheme.
    package convenience init(light: Color.Resolved, dark: Color.Resolved, name: String) {
        self.init(Color.Provider.adaptive(name, light: light, dark: dark))
    }

    /// Creates a colour from sRGB components.
    ///
    /// - Parameters:
    ///   - red: The amount of red, from 0 to 1.
    ///   - green: The amount of green, from 0 to 1.
    ///   - blue: The amount of blue, from 0 to 1.
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a colour from Display P3 components.
    ///
    /// - Parameters:
    ///   - red: The amount of red, from 0 to 1.
    ///   - green: The amount of green, from 0 to 1.
    ///   - blue: The amount of blue, from 0 to 1.
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a grey.
    ///
    /// - Parameters:
    ///   - white: The lightness, from 0 (black) to 1 (white).
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a colour from its hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The position on the colour wheel, as a fraction of a turn.
    ///   - saturation: The saturation, from 0 (grey) to 1 (pure colour).
    ///   - brightness: The brightness, from 0 (black) to 1 (bright).
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// Creates a color of the main bundle's asset catalogs; nil if they have none of this name.
    ///
    /// ```swift
    /// let brand = UIColor(named: "Brand") ?? .systemBlue
    /// ```
    ///
    /// - Parameter name: The color's name with its namespaces, such as `Brand/sky`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates a color of a bundle's asset catalogs; nil if they have none of this name.
    ///
    /// - Parameters:
    ///   - name: The color's name with its namespaces.
    ///   - bundle: The bundle; nil for the main one.
    package convenience init?(named name: String, in bundle: Bundle?) {
        guard AssetCatalogs.color(named: name, in: bundle?.resourceKey) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// Returns the colour with another opacity.
    ///
    /// - Parameter alpha: The opacity, from 0 (transparent) to 1 (opaque); it replaces the colour's own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch color.provider {
        case .resolved(var resolved):
            resolved.opacity = Float(alpha)
            return UIColor(.resolved(resolved))
        case .faded(let provider, _): return UIColor(Color(provider).opacity(Double(alpha)))
        case .adaptive(let name, var light, var dark):
            (light.opacity, dark.opacity) = (Float(alpha), Float(alpha))
            return UIColor(.adaptive(name, light: light, dark: dark))
        case .label(let level):
            var (light, dark) = (Color.Resolved.label(level, .light), Color.Resolved.label(level, .dark))
            (light.opacity, dark.opacity) = (Float(alpha), Float(alpha))
            return UIColor(.adaptive("\(color)", light: light, dark: dark))
        default: return UIColor(color.opacity(Double(alpha)))
        }
    }

    /// Writes the colour's components in the light colour scheme to the given addresses.
    ///
    /// - Parameters:
    ///   - red: The address for the amount of red; nil to skip it.
    ///   - green: The address for the amount of green; nil to skip it.
    ///   - blue: The address for the amount of blue; nil to skip it.
    ///   - alpha: The address for the opacity; nil to skip it.
    /// - Returns: Always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolve(in: EnvironmentValues())
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// Opaque black.
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// A grey with 33 % white.
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// A grey with 50 % white.
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// A grey with 67 % white.
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// Opaque white.
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// A fully transparent colour.
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Pure red.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Equal parts of green and blue.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Equal parts of red and green.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Equal parts of red and blue.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Red with 50 % green.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// 50 % red and 50 % blue.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// 60 % red, 40 % green and 20 % blue.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The colour of text on a dark background.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The colour of text on a light background.
    public static var darkText: UIColor { black }
}

extension Color {
    /// Creates a colour from a UIKit colour.
    ///
    /// - Parameter uiColor: The colour to convert.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a colour from a UIKit colour.
    ///
    /// - Parameter color: The colour to convert.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
