/// A font: what it is based on, and changes to it. Its size and weight are worked out where text is shown, for the dynamic type
/// size there.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }
    var base: Base
    var changes = FontChanges()

    init(_ base: Base) {
        self.base = base
    }
}

// MARK: - Making one

extension Font {
    /// The system's font for a purpose, which scales with the dynamic type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system's font of a size that doesn't scale.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by its name, whose size scales as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its name, whose size scales as the text of a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, of a size that doesn't scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))
}

// MARK: - Changing one

/// What was changed of a font; nil and false where nothing was.
struct FontChanges: Hashable, Sendable {
    var weight: Font.Weight?
    var width: Font.Width?
    var leading: Font.Leading?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var hasSmallCapitals = false
}

extension Font {
    private func changing<Value>(_ change: WritableKeyPath<FontChanges, Value>, to value: Value) -> Font {
        var font = self
        font.changes[keyPath: change] = value
        return font
    }

    /// The font, bold unless it is heavier.
    public func bold() -> Font { changing(\.isBold, to: true) }
    /// The font, bold if this says so.
    public func bold(_ isActive: Bool) -> Font { changing(\.isBold, to: isActive) }
    public func italic() -> Font { changing(\.isItalic, to: true) }
    /// The font, italic if this says so.
    public func italic(_ isActive: Bool) -> Font { changing(\.isItalic, to: isActive) }
    public func weight(_ weight: Weight) -> Font { changing(\.weight, to: weight) }
    public func width(_ width: Width) -> Font { changing(\.width, to: width) }
    /// The font, wider by a part of its width, or narrower.
    public func width(_ width: CGFloat) -> Font { changing(\.width, to: Width(width)) }
    /// The font's sibling whose characters are all of one width.
    public func monospaced() -> Font { changing(\.isMonospaced, to: true) }
    /// The font's sibling whose characters are all of one width, if this says so.
    public func monospaced(_ isActive: Bool) -> Font { changing(\.isMonospaced, to: isActive) }
    /// The font with digits of one width, which they are in the built-in metrics anyway.
    public func monospacedDigit() -> Font { changing(\.hasMonospacedDigits, to: true) }
    public func smallCaps() -> Font { changing(\.hasSmallCapitals, to: true) }
    public func lowercaseSmallCaps() -> Font { changing(\.hasSmallCapitals, to: true) }
    /// The font with small capitals for capitals. The built-in metrics have none of these; the size is the same.
    public func uppercaseSmallCaps() -> Font { self }
    /// The font with its lines nearer to each other, or further apart.
    public func leading(_ leading: Leading) -> Font { changing(\.leading, to: leading) }
}
