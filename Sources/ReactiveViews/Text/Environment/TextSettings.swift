/// The environment values that a text depends on, under one key: a text reads one value instead of twenty and depends
/// on one.
///
/// The setters of the single values keep it up to date. Bodies read the single values and depend only on those.
package struct TextSettings: Equatable, Sendable {
    package var font: Font?
    package var dynamicTypeSize = DynamicTypeSize.large
    /// The attributes that view modifiers set, for text without attributes of its own.
    package var attributes = TextAttributes()
    package var textCase: Text.Case?
    package var options = TextOptions()
    /// The locale, calendar and time zone of numbers and dates.
    package var locale = TextLocale.current
    /// The measures of a renderer's fonts; nil for the built-in ones.
    package var metrics: KeptTextMetrics?

    package init() {}
}

extension TextSettings {
    /// The font of text without attributes of its own.
    package var resolvedFont: ResolvedFont { resolvedFont(with: TextAttributes()) }

    /// Returns the font of text with attributes of its own, which take precedence over inherited ones.
    ///
    /// - Parameter own: The text's own attributes.
    package func resolvedFont(with own: TextAttributes) -> ResolvedFont {
        var font = (own.font ?? font ?? .body).resolved(at: dynamicTypeSize)
        font.metrics = metrics
        if let scale = own.scale ?? attributes.scale { font.size *= scale.factor }
        if let weight = own.weight ?? attributes.weight { font.weight = weight }
        if let width = own.width ?? attributes.width { font.width = width }
        if let design = own.design ?? attributes.design { font.design = design }
        if own.isBold ?? attributes.isBold == true { font.makeBold() }
        if own.isItalic ?? attributes.isItalic == true { font.isItalic = true }
        if own.isMonospaced ?? attributes.isMonospaced == true { font.design = .monospaced }
        if own.hasMonospacedDigits ?? attributes.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
        return font
    }

    /// Returns the string in the case of the settings.
    ///
    /// - Parameter string: The string to convert.
    package func cased(_ string: String) -> String {
        switch textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }
}

private struct TextSettingsKey: EnvironmentKey {
    static let defaultValue = TextSettings()
}

extension EnvironmentValues {
    /// The settings that texts depend on.
    package internal(set) var textSettings: TextSettings {
        get { self[TextSettingsKey.self] }
        set { self[TextSettingsKey.self] = newValue }
    }
}
