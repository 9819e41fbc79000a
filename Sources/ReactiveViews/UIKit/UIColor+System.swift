/// Colours that adapt to the colour scheme, with the component values that Apple documents.
extension UIColor {
    /// The standard red.
    public static var systemRed: UIColor { UIColor(.system(.red)) }
    /// The standard orange.
    public static var systemOrange: UIColor { UIColor(.system(.orange)) }
    /// The standard yellow.
    public static var systemYellow: UIColor { UIColor(.system(.yellow)) }
    /// The standard green.
    public static var systemGreen: UIColor { UIColor(.system(.green)) }
    /// The standard mint green.
    public static var systemMint: UIColor { UIColor(.system(.mint)) }
    /// The standard teal.
    public static var systemTeal: UIColor { UIColor(.system(.teal)) }
    /// The standard cyan.
    public static var systemCyan: UIColor { UIColor(.system(.cyan)) }
    /// The standard blue.
    public static var systemBlue: UIColor { UIColor(.system(.blue)) }
    /// The standard indigo.
    public static var systemIndigo: UIColor { UIColor(.system(.indigo)) }
    /// The standard purple.
    public static var systemPurple: UIColor { UIColor(.system(.purple)) }
    /// The standard pink.
    public static var systemPink: UIColor { UIColor(.system(.pink)) }
    /// The standard brown.
    public static var systemBrown: UIColor { UIColor(.system(.brown)) }
    /// The standard grey.
    public static var systemGray: UIColor { UIColor(.system(.gray)) }

    /// The second shade of grey; closer to the background than `systemGray`.
    public static var systemGray2: UIColor { adaptive((174, 174, 178, 1), (99, 99, 102, 1)) }
    /// The third shade of grey; closer to the background than `systemGray2`.
    public static var systemGray3: UIColor { adaptive((199, 199, 204, 1), (72, 72, 74, 1)) }
    /// The fourth shade of grey; closer to the background than `systemGray3`.
    public static var systemGray4: UIColor { adaptive((209, 209, 214, 1), (58, 58, 60, 1)) }
    /// The fifth shade of grey; closer to the background than `systemGray4`.
    public static var systemGray5: UIColor { adaptive((229, 229, 234, 1), (44, 44, 46, 1)) }
    /// The shade of grey that is closest to the background.
    public static var systemGray6: UIColor { adaptive((242, 242, 247, 1), (28, 28, 30, 1)) }
    /// The main background.
    public static var systemBackground: UIColor { adaptive((255, 255, 255, 1), (0, 0, 0, 1)) }
    /// The background of content on the main background.
    public static var secondarySystemBackground: UIColor { adaptive((242, 242, 247, 1), (28, 28, 30, 1)) }
    /// The background of content on the secondary background.
    public static var tertiarySystemBackground: UIColor { adaptive((255, 255, 255, 1), (44, 44, 46, 1)) }
    /// The main background of grouped content.
    public static var systemGroupedBackground: UIColor { adaptive((242, 242, 247, 1), (0, 0, 0, 1)) }
    /// The background of a group on the grouped background.
    public static var secondarySystemGroupedBackground: UIColor { adaptive((255, 255, 255, 1), (28, 28, 30, 1)) }
    /// The background of content on a group.
    public static var tertiarySystemGroupedBackground: UIColor { adaptive((242, 242, 247, 1), (44, 44, 46, 1)) }
    /// Separator lines; content below shows through.
    public static var separator: UIColor { adaptive((60, 60, 67, 0.29), (84, 84, 88, 0.6)) }
    /// Separator lines; opaque.
    public static var opaqueSeparator: UIColor { adaptive((198, 198, 200, 1), (56, 56, 58, 1)) }
    /// The placeholder text in an empty field.
    public static var placeholderText: UIColor { adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3)) }
    /// A translucent fill for thin shapes.
    public static var systemFill: UIColor { adaptive((120, 120, 128, 0.2), (120, 120, 128, 0.36)) }
    /// A translucent fill for medium-sized shapes.
    public static var secondarySystemFill: UIColor { adaptive((120, 120, 128, 0.16), (120, 120, 128, 0.32)) }
    /// A translucent fill for large shapes.
    public static var tertiarySystemFill: UIColor { adaptive((118, 118, 128, 0.12), (118, 118, 128, 0.24)) }
    /// A translucent fill for large areas of complex content.
    public static var quaternarySystemFill: UIColor { adaptive((116, 116, 128, 0.08), (118, 118, 128, 0.18)) }

    /// Primary text.
    public static var label: UIColor { UIColor(.label(0)) }
    /// Secondary text.
    public static var secondaryLabel: UIColor { UIColor(.label(1)) }
    /// Tertiary text.
    public static var tertiaryLabel: UIColor { UIColor(.label(2)) }
    /// Quaternary text.
    public static var quaternaryLabel: UIColor { UIColor(.label(3)) }
    /// Links.
    public static var link: UIColor { UIColor(.system(.blue)) }
    /// The accent colour.
    public static var tintColor: UIColor { UIColor(.accent) }

    /// Returns a colour with a light and a dark variant; red, green and blue are from 0 to 255, the opacity is from 0
    /// to 1.
    private static func adaptive(
        _ light: (Float, Float, Float, Float), _ dark: (Float, Float, Float, Float), _ name: String = #function
    ) -> UIColor {
        func resolved(_ color: (Float, Float, Float, Float)) -> Color.Resolved {
            Color.Resolved(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, opacity: color.3)
        }
        return UIColor(.adaptive(name, light: resolved(light), dark: resolved(dark)))
    }
}
