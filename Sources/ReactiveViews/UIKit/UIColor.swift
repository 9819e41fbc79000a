/// A colour as programs for iOS have it beside `Color`, into which it can be made.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// The same colour.
    public init(_ color: Color) {
        self.color = color
    }

    init(_ provider: Color.Provider) {
        color = Color(provider)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// A colour of an asset catalogue; see `Color.init(_:bundle:)`. Never nil here.
    public convenience init?(named name: String) {
        self.init(Color(name))
    }

    /// The colour with this opacity in place of its own.
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

    /// Says what the colour is made of where things are drawn dark on light; always true.
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
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The colours of text on dark and on light.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public static var darkText: UIColor { black }
}

extension Color {
    /// The same colour.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The same colour.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
