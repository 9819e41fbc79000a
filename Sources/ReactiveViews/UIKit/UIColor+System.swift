/// The colours that adapt to a light or a dark surrounding, with the values that Apple documents.
extension UIColor {
    public static var systemRed: UIColor { UIColor(.system(.red)) }
    public static var systemOrange: UIColor { UIColor(.system(.orange)) }
    public static var systemYellow: UIColor { UIColor(.system(.yellow)) }
    public static var systemGreen: UIColor { UIColor(.system(.green)) }
    public static var systemMint: UIColor { UIColor(.system(.mint)) }
    public static var systemTeal: UIColor { UIColor(.system(.teal)) }
    public static var systemCyan: UIColor { UIColor(.system(.cyan)) }
    public static var systemBlue: UIColor { UIColor(.system(.blue)) }
    public static var systemIndigo: UIColor { UIColor(.system(.indigo)) }
    public static var systemPurple: UIColor { UIColor(.system(.purple)) }
    public static var systemPink: UIColor { UIColor(.system(.pink)) }
    public static var systemBrown: UIColor { UIColor(.system(.brown)) }
    public static var systemGray: UIColor { UIColor(.system(.gray)) }

    public static var systemGray2: UIColor { adaptive((174, 174, 178, 1), (99, 99, 102, 1)) }
    public static var systemGray3: UIColor { adaptive((199, 199, 204, 1), (72, 72, 74, 1)) }
    public static var systemGray4: UIColor { adaptive((209, 209, 214, 1), (58, 58, 60, 1)) }
    public static var systemGray5: UIColor { adaptive((229, 229, 234, 1), (44, 44, 46, 1)) }
    public static var systemGray6: UIColor { adaptive((242, 242, 247, 1), (28, 28, 30, 1)) }
    public static var systemBackground: UIColor { adaptive((255, 255, 255, 1), (0, 0, 0, 1)) }
    public static var secondarySystemBackground: UIColor { adaptive((242, 242, 247, 1), (28, 28, 30, 1)) }
    public static var tertiarySystemBackground: UIColor { adaptive((255, 255, 255, 1), (44, 44, 46, 1)) }
    public static var systemGroupedBackground: UIColor { adaptive((242, 242, 247, 1), (0, 0, 0, 1)) }
    public static var secondarySystemGroupedBackground: UIColor { adaptive((255, 255, 255, 1), (28, 28, 30, 1)) }
    public static var tertiarySystemGroupedBackground: UIColor { adaptive((242, 242, 247, 1), (44, 44, 46, 1)) }
    public static var separator: UIColor { adaptive((60, 60, 67, 0.29), (84, 84, 88, 0.6)) }
    public static var opaqueSeparator: UIColor { adaptive((198, 198, 200, 1), (56, 56, 58, 1)) }
    public static var placeholderText: UIColor { adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3)) }
    public static var systemFill: UIColor { adaptive((120, 120, 128, 0.2), (120, 120, 128, 0.36)) }
    public static var secondarySystemFill: UIColor { adaptive((120, 120, 128, 0.16), (120, 120, 128, 0.32)) }
    public static var tertiarySystemFill: UIColor { adaptive((118, 118, 128, 0.12), (118, 118, 128, 0.24)) }
    public static var quaternarySystemFill: UIColor { adaptive((116, 116, 128, 0.08), (118, 118, 128, 0.18)) }

    /// The colour of text, and of what is less important.
    public static var label: UIColor { UIColor(.label(0)) }
    public static var secondaryLabel: UIColor { UIColor(.label(1)) }
    public static var tertiaryLabel: UIColor { UIColor(.label(2)) }
    public static var quaternaryLabel: UIColor { UIColor(.label(3)) }
    public static var link: UIColor { UIColor(.system(.blue)) }
    /// The accent colour.
    public static var tintColor: UIColor { UIColor(.accent) }

    /// - Parameters: from 0 to 255, the opacity to 1.
    private static func adaptive(
        _ light: (Float, Float, Float, Float), _ dark: (Float, Float, Float, Float), _ name: String = #function
    ) -> UIColor {
        func resolved(_ color: (Float, Float, Float, Float)) -> Color.Resolved {
            Color.Resolved(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, opacity: color.3)
        }
        return UIColor(.adaptive(name, light: resolved(light), dark: resolved(dark)))
    }
}
