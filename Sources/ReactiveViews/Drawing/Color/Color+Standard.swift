extension Color {
    /// The standard red, which differs between the light and the dark colour scheme.
    public static let red = Color(.system(.red))
    /// The standard orange, which differs between the light and the dark colour scheme.
    public static let orange = Color(.system(.orange))
    /// The standard yellow, which differs between the light and the dark colour scheme.
    public static let yellow = Color(.system(.yellow))
    /// The standard green, which differs between the light and the dark colour scheme.
    public static let green = Color(.system(.green))
    /// The standard mint green, which differs between the light and the dark colour scheme.
    public static let mint = Color(.system(.mint))
    /// The standard teal, which differs between the light and the dark colour scheme.
    public static let teal = Color(.system(.teal))
    /// The standard cyan, which differs between the light and the dark colour scheme.
    public static let cyan = Color(.system(.cyan))
    /// The standard blue, which differs between the light and the dark colour scheme.
    public static let blue = Color(.system(.blue))
    /// The standard indigo, which differs between the light and the dark colour scheme.
    public static let indigo = Color(.system(.indigo))
    /// The standard purple, which differs between the light and the dark colour scheme.
    public static let purple = Color(.system(.purple))
    /// The standard pink, which differs between the light and the dark colour scheme.
    public static let pink = Color(.system(.pink))
    /// The standard brown, which differs between the light and the dark colour scheme.
    public static let brown = Color(.system(.brown))
    /// The standard grey, equal in both colour schemes.
    public static let gray = Color(.system(.gray))
    /// Opaque white in both colour schemes.
    public static let white = Color(Resolved(red: 1, green: 1, blue: 1))
    /// Opaque black in both colour schemes.
    public static let black = Color(Resolved(red: 0, green: 0, blue: 0))
    /// A fully transparent colour.
    public static let clear = Color(Resolved.clear)

    /// The colour of primary text: black in the light colour scheme, white in the dark one.
    public static let primary = Color(.label(0))
    /// The colour of secondary text, a translucent grey.
    public static let secondary = Color(.label(1))
    /// The accent colour that `accentColor(_:)` or `tint(_:)` sets; the standard blue if none is set.
    public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
    /// The standard red.
    public static var red: Color { Color.red }
    /// The standard orange.
    public static var orange: Color { Color.orange }
    /// The standard yellow.
    public static var yellow: Color { Color.yellow }
    /// The standard green.
    public static var green: Color { Color.green }
    /// The standard mint green.
    public static var mint: Color { Color.mint }
    /// The standard teal.
    public static var teal: Color { Color.teal }
    /// The standard cyan.
    public static var cyan: Color { Color.cyan }
    /// The standard blue.
    public static var blue: Color { Color.blue }
    /// The standard indigo.
    public static var indigo: Color { Color.indigo }
    /// The standard purple.
    public static var purple: Color { Color.purple }
    /// The standard pink.
    public static var pink: Color { Color.pink }
    /// The standard brown.
    public static var brown: Color { Color.brown }
    /// The standard grey.
    public static var gray: Color { Color.gray }
    /// Opaque white.
    public static var white: Color { Color.white }
    /// Opaque black.
    public static var black: Color { Color.black }
    /// A fully transparent colour.
    public static var clear: Color { Color.clear }
}
