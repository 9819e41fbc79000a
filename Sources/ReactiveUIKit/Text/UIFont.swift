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
    /// - Parameters:
    ///   - fontName: The font's name. Nil is returned if it is empty.
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
    public var ascender: CGFloat { lineHeight * ResolvedFont.ascentPart }
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

extension UIFont {
    /// The thickness of letters.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        ///
        /// - Parameter rawValue: The thickness from -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// A weight between ultra light and light.
        public static let thin = Weight(-0.6)
        /// A weight between thin and regular.
        public static let light = Weight(-0.4)
        /// The standard weight.
        public static let regular = Weight(0)
        /// A weight between regular and semibold.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(0.3)
        /// The weight of bold text.
        public static let bold = Weight(0.4)
        /// A weight between bold and black.
        public static let heavy = Weight(0.56)
        /// The thickest weight.
        public static let black = Weight(0.62)
    }

    /// The width of letters relative to the standard.
    public struct Width: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest width.
        public static let compressed = Width(rawValue: -0.3)
        /// A narrow width.
        public static let condensed = Width(rawValue: -0.2)
        /// The font's own width.
        public static let standard = Width(rawValue: 0)
        /// A large width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A purpose of text with a font of its own.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A title larger than large titles; the same as a large title here.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// A title larger than large titles; the same as a large title here.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A secondary caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style of views.
        var swiftUI: Font.TextStyle {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
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

/// A Core Text font: the same as a UIKit font here.
public typealias CTFont = UIFont

/// The scaling of values with the size that the user prefers.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The scaling of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the scaling of a text style.
    ///
    /// - Parameter textStyle: The style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font at the size that the user prefers.
    ///
    /// - Parameter font: The font at the standard size.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    /// Returns a font at the size of traits.
    ///
    /// - Parameters:
    ///   - font: The font at the standard size.
    ///   - traitCollection: The traits; nil for the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    /// Returns a font at the size that the user prefers, up to a maximum.
    ///
    /// - Parameters:
    ///   - font: The font at the standard size.
    ///   - maximumPointSize: The maximum, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
    /// Returns a length at the size that the user prefers.
    ///
    /// - Parameter value: The length at the standard size, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Returns a length at the size of traits.
    ///
    /// - Parameters:
    ///   - value: The length at the standard size, in points.
    ///   - traitCollection: The traits; nil for the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.swiftUI.scale(at: DynamicTypeSize(category) ?? .large)
    }
}

/// The properties of a font.
public final class UIFontDescriptor: NSObject, Sendable {
    let resolved: ResolvedFont
    private let style: UIFont.TextStyle?

    init(_ resolved: ResolvedFont, _ style: UIFont.TextStyle?) {
        self.resolved = resolved
        self.style = style
        super.init()
    }

    /// Creates the properties of a named font.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - size: The size, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.resolved ?? ResolvedFont(size: size), nil)
    }

    /// Returns the properties of a text style at the size that the user prefers.
    ///
    /// - Parameter style: The style.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// Returns the properties of a text style at the size of traits.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traitCollection: The traits; nil for the current ones.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size, in points.
    public var pointSize: CGFloat { resolved.size }

    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Equally wide letters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Tight lines.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Loose lines.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if resolved.isItalic { traits.insert(.traitItalic) }
        if resolved.weight.value >= Font.Weight.semibold.value { traits.insert(.traitBold) }
        if resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    private func changed(_ change: (inout ResolvedFont) -> Void) -> UIFontDescriptor {
        var font = resolved
        change(&font)
        return UIFontDescriptor(font, style)
    }

    /// Returns the properties with traits.
    ///
    /// - Parameter symbolicTraits: All traits of the result.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { font in
            font.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitBold) {
                if font.weight.value < Font.Weight.bold.value { font.weight = .bold }
            } else if font.weight.value >= Font.Weight.semibold.value {
                font.weight = .regular
            }
            if symbolicTraits.contains(.traitMonoSpace) { font.design = .monospaced }
            if symbolicTraits.contains(.traitTightLeading) { font.leading = .tight }
            if symbolicTraits.contains(.traitLooseLeading) { font.leading = .loose }
        }
    }

    /// The design of letters.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The standard design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Equally wide letters.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Returns the properties with a design.
    ///
    /// - Parameter design: The design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed { font in
            switch design {
            case .rounded: font.design = .rounded
            case .serif: font.design = .serif
            case .monospaced: font.design = .monospaced
            default: font.design = .default
            }
        }
    }

    /// Returns the properties with a size.
    ///
    /// - Parameter newPointSize: The size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }

    /// Returns the properties with a family.
    ///
    /// - Parameter newFamily: The name of the family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.name = newFamily } }

    /// A property of a font.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A trait of a font.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The traits as bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Returns the descriptor with other properties. The family, the name, the size and the weight count.
    ///
    /// - Parameter attributes: The properties.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        changed { font in
            if let name = (attributes[.name] ?? attributes[.family]) as? String { font.name = name }
            if let size = attributes[.size] as? CGFloat { font.size = size }
            let traits = attributes[.traits] as? [TraitKey: Any]
            if let weight = traits?[.weight] as? UIFont.Weight { font.weight = Font.Weight(weight.rawValue) }
        }
    }
}
