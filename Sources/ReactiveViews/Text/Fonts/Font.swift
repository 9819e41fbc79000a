/// A font, defined by a text style, a system size or a name, and by changes to it.
///
/// Size and weight are resolved where text is shown, for the dynamic type size there.
///
/// ```swift
/// Text("Total").font(.title2.bold().monospacedDigit())
/// ```
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    private struct Parts: Hashable, Sendable {
        let base: Base
        var changes = FontChanges()
    }

    private var parts: Shared<Parts>

    init(_ base: Base) { parts = Shared(Parts(base: base)) }

    var base: Base { parts.value.base }
    var changes: FontChanges {
        get { parts.value.changes }
        set { parts.value.changes = newValue }
    }
}

// MARK: - Making one

extension Font {
    /// Returns the system font of a text style; it scales with the dynamic type size.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The design of the letters; nil, the default, for the standard one.
    ///   - weight: The weight of the letters; nil, the default, for the style's own.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// Returns the system font of a fixed size.
    ///
    /// - Parameters:
    ///   - size: The size, in points; it doesn't scale with the dynamic type size.
    ///   - weight: The weight of the letters; nil, the default, for regular.
    ///   - design: The design of the letters; nil, the default, for the standard one.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// Returns a named font that scales like body text.
    ///
    /// - Parameters:
    ///   - name: The font's name.
    ///   - size: The size at the standard dynamic type size, in points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// Returns a named font that scales like a text style.
    ///
    /// ```swift
    /// let font = Font.custom("Avenir", size: 20, relativeTo: .title3)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The font's name.
    ///   - size: The size at the standard dynamic type size, in points.
    ///   - textStyle: The text style whose scaling the font follows.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// Returns a named font of a fixed size.
    ///
    /// - Parameters:
    ///   - name: The font's name.
    ///   - fixedSize: The size, in points; it doesn't scale with the dynamic type size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    /// The font of large titles: 34 points at the standard size.
    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    /// The font of first-level titles: 28 points at the standard size.
    public static let title = Font(.style(.title, nil, nil))
    /// The font of second-level titles: 22 points at the standard size.
    public static let title2 = Font(.style(.title2, nil, nil))
    /// The font of third-level titles: 20 points at the standard size.
    public static let title3 = Font(.style(.title3, nil, nil))
    /// The font of headings: 17 points at the standard size, semibold.
    public static let headline = Font(.style(.headline, nil, nil))
    /// The font of subheadings: 15 points at the standard size.
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    /// The font of body text: 17 points at the standard size.
    public static let body = Font(.style(.body, nil, nil))
    /// The font of callouts: 16 points at the standard size.
    public static let callout = Font(.style(.callout, nil, nil))
    /// The font of footnotes: 13 points at the standard size.
    public static let footnote = Font(.style(.footnote, nil, nil))
    /// The font of captions: 12 points at the standard size.
    public static let caption = Font(.style(.caption, nil, nil))
    /// The font of secondary captions: 11 points at the standard size.
    public static let caption2 = Font(.style(.caption2, nil, nil))
}

// MARK: - Changing one

/// Changes to a font; nil or false where the font's own value applies.
struct FontChanges: Hashable, Sendable {
    var weight: Font.Weight?
    var width: Font.Width?
    var leading: Font.Leading?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var hasSmallCapitals = false
    /// The factor of the size.
    var scale: CGFloat = 1
}

extension Font {
    private func changing<Value>(_ change: WritableKeyPath<FontChanges, Value>, to value: Value) -> Font {
        var font = self
        font.changes[keyPath: change] = value
        return font
    }

    /// Returns the font with bold weight; a heavier font stays as heavy.
    public func bold() -> Font { changing(\.isBold, to: true) }

    /// Returns the font in another size.
    ///
    /// - Parameter factor: The factor of the size. A factor that isn't positive and finite counts as 1.
    public func scaled(by factor: CGFloat) -> Font {
        changing(\.scale, to: changes.scale * (factor > 0 && factor < .infinity ? factor : 1))
    }

    /// Returns the font with or without bold weight.
    ///
    /// - Parameter isActive: Whether the font is bold.
    public func bold(_ isActive: Bool) -> Font { changing(\.isBold, to: isActive) }
    /// Returns the italic font.
    public func italic() -> Font { changing(\.isItalic, to: true) }

    /// Returns the font with or without italic letters.
    ///
    /// - Parameter isActive: Whether the letters are italic.
    public func italic(_ isActive: Bool) -> Font { changing(\.isItalic, to: isActive) }

    /// Returns the font with another weight.
    ///
    /// - Parameter weight: The weight of the letters.
    public func weight(_ weight: Weight) -> Font { changing(\.weight, to: weight) }

    /// Returns the font with another width.
    ///
    /// - Parameter width: The width of the letters.
    public func width(_ width: Width) -> Font { changing(\.width, to: width) }

    /// Returns the font with another width.
    ///
    /// - Parameter width: The width relative to the standard: 0 is standard, 0.2 is 20 % wider.
    public func width(_ width: CGFloat) -> Font { changing(\.width, to: Width(width)) }
    /// Returns the font with equally wide characters.
    public func monospaced() -> Font { changing(\.isMonospaced, to: true) }

    /// Returns the font with or without equally wide characters.
    ///
    /// - Parameter isActive: Whether all characters are equally wide.
    public func monospaced(_ isActive: Bool) -> Font { changing(\.isMonospaced, to: isActive) }
    /// Returns the font with equally wide digits. The built-in metrics have equally wide digits in every font.
    public func monospacedDigit() -> Font { changing(\.hasMonospacedDigits, to: true) }
    /// Returns the font with small capitals.
    public func smallCaps() -> Font { changing(\.hasSmallCapitals, to: true) }
    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { changing(\.hasSmallCapitals, to: true) }

    /// Returns the font with small capitals for uppercase letters. The built-in metrics don't have them, so the font is
    /// unchanged.
    public func uppercaseSmallCaps() -> Font { self }

    /// Returns the font with another line height.
    ///
    /// - Parameter leading: The distance between lines.
    public func leading(_ leading: Leading) -> Font { changing(\.leading, to: leading) }
}
