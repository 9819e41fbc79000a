/// All that a text needs to know of the environment, under one key: a text reads one value instead of twenty, and depends on one.
///
/// The setters of the single values keep this up to date; bodies read the single ones, and depend on these only (E2).
package struct TextSettings: Equatable, Sendable {
    package var font: Font?
    package var dynamicTypeSize = DynamicTypeSize.large
    /// What views set for texts that don't say otherwise.
    package var attributes = TextAttributes()
    package var textCase: Text.Case?
    package var options = TextOptions()
    /// How numbers and dates are written.
    package var locale = TextLocale.current

    package init() {}
}

extension TextSettings {
    /// The font of text that sets none itself.
    package var resolvedFont: ResolvedFont { resolvedFont(with: TextAttributes()) }

    /// The font of text with attributes of its own, which go before the inherited ones.
    package func resolvedFont(with own: TextAttributes) -> ResolvedFont {
        var font = (own.font ?? font ?? .body).resolved(at: dynamicTypeSize)
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

    /// A string as it is shown.
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
    /// What texts need to know.
    package internal(set) var textSettings: TextSettings {
        get { self[TextSettingsKey.self] }
        set { self[TextSettingsKey.self] = newValue }
    }
}
