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
