/// A font of a fixed size, with the metrics that text has in views.
///
/// ```swift
/// let width = ("Total" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 15)]).width
/// ```
public final class UIFont: NSObject, Sendable {
    let resolved: ResolvedFont
    /// The properties of the font.
    public let fontDescriptor: UIFontDescriptor

    init(_ resolved: ResolvedFont, style: TextStyle? = nil) {
        self.resolved = resolved
        fontDescriptor = UIFontDescriptor(resolved, style)
        super.init()
    }

    /// Creates a named font. All fonts have the same metrics.
    ///
    /// Nil only if the name is empty: a program may bring any font along, and no font files are read here.
    ///
    /// - Parameters:
    ///   - fontName: The font's name.
    ///   - fontSize: The size, in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        var font = ResolvedFont(size: Self.usable(fontSize))
        font.name = fontName
        let name = fontName.lowercased()
        if name.contains("bold") { font.weight = name.contains("semi") ? .semibold : .bold }
        if name.contains("italic") || name.contains("oblique") { font.isItalic = true }
        self.init(font)
    }

    /// Creates a font of properties.
    ///
    /// - Parameters:
    ///   - descriptor: The properties.
    ///   - pointSize: The size, in points; 0 for that of the properties.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.resolved
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    private static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

    // MARK: The system's fonts

    /// Returns the system font.
    ///
    /// - Parameter fontSize: The size, in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// Returns the system font with a weight.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: usable(fontSize), weight: Font.Weight(weight.rawValue)))
    }
    /// Returns the system font with a weight and a width.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    ///   - width: The width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            ResolvedFont(
                size: usable(fontSize), weight: Font.Weight(weight.rawValue), width: Font.Width(width.rawValue)))
    }
    /// Returns the bold system font.
    ///
    /// - Parameter fontSize: The size, in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    /// Returns the italic system font.
    ///
    /// - Parameter fontSize: The size, in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var font = ResolvedFont(size: usable(fontSize))
        font.isItalic = true
        return UIFont(font)
    }
    /// Returns the system font with equally wide digits.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var font = ResolvedFont(size: usable(fontSize), weight: Font.Weight(weight.rawValue))
        font.hasMonospacedDigits = true
        return UIFont(font)
    }
    /// Returns the system font with equally wide characters.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: usable(fontSize), weight: Font.Weight(weight.rawValue), design: .monospaced))
    }
    /// Returns the font of a text style at the size that the user prefers.
    ///
    /// - Parameter style: The style.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    /// Returns the font of a text style at the size of traits.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traitCollection: The traits; nil for the current ones.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(Font.system(style.swiftUI).resolved(at: DynamicTypeSize(category) ?? .large), style: style)
    }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The names of the families; only the system's.
    public class var familyNames: [String] { [".AppleSystemUIFont"] }
    /// Returns the names of a family's fonts.
    ///
    /// - Parameter familyName: The family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [".SFUI-Regular"] : []
    }

    // MARK: Properties

    /// The size, in points.
    public var pointSize: CGFloat { resolved.size }
    /// The name.
    public var fontName: String { resolved.name ?? ".SFUI-Regular" }
    /// The name of the family.
    public var familyName: String {
        resolved.name?.split(separator: "-").first.map(String.init) ?? ".AppleSystemUIFont"
    }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { resolved.lineHeight() }
    /// The distance from the top of a line to the baseline, in points.
    public var ascender: CGFloat { ResolvedFont.ascent(ofHeight: lineHeight) }
    /// The distance from the bottom of a line to the baseline, in points; negative.
    public var descender: CGFloat { ascender - lineHeight }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { pointSize * 0.705 }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { pointSize * 0.526 }
    /// The distance between lines beside their height, in points; always 0.
    public var leading: CGFloat { 0 }

    /// Returns the font in another size.
    ///
    /// - Parameter fontSize: The size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = resolved
        font.size = Self.usable(fontSize)
        return UIFont(font)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.resolved == resolved }
    public override var hash: Int { resolved.hashValue }
}

extension Font {
    /// Creates a font of a UIKit font; its size is fixed.
    ///
    /// - Parameter font: The font.
    public init(_ font: UIFont) { self.init(uiFont: font) }

    /// Creates a font of a UIKit font; its size is fixed.
    ///
    /// - Parameter uiFont: The font.
    public init(uiFont: UIFont) {
        let resolved = uiFont.resolved
        var font =
            resolved.name.map { Font.custom($0, fixedSize: resolved.size) }
            ?? Font.system(size: resolved.size, weight: resolved.weight, design: resolved.design)
        if resolved.name != nil, resolved.weight != .regular { font = font.weight(resolved.weight) }
        if resolved.isItalic { font = font.italic() }
        if resolved.hasMonospacedDigits { font = font.monospacedDigit() }
        if resolved.width != .standard { font = font.width(resolved.width) }
        self = font
    }
}
