/// The environment values that a text depends on, under one key: a text reads one value instead of twenty and depends
/// on one.
///
/// The setters of the single values keep it up to date. Bodies read the single values and depend only on those.
package struct TextSettings: Sendable {
    /// Shared by copies: settings are copied often and changed seldom.
    private var values = Values(Fields())

    private final class Values: Sendable {
        let fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    private struct Fields: Equatable, Sendable {
        var font: Font?
        var dynamicTypeSize = DynamicTypeSize.large
        var attributes = TextAttributes()
        var textCase: Text.Case?
        var options = TextOptions()
        var locale = TextLocale.current
        var metrics: KeptTextMetrics?
    }

    package init() {}

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = values.fields
        body(&fields)
        values = Values(fields)
    }

    package var font: Font? {
        get { values.fields.font }
        set { change { $0.font = newValue } }
    }

    package var dynamicTypeSize: DynamicTypeSize {
        get { values.fields.dynamicTypeSize }
        set { change { $0.dynamicTypeSize = newValue } }
    }

    /// The attributes that view modifiers set, for text without attributes of its own.
    package var attributes: TextAttributes {
        get { values.fields.attributes }
        set { change { $0.attributes = newValue } }
    }

    package var textCase: Text.Case? {
        get { values.fields.textCase }
        set { change { $0.textCase = newValue } }
    }

    package var options: TextOptions {
        get { values.fields.options }
        set { change { $0.options = newValue } }
    }

    /// The locale, calendar and time zone of numbers and dates.
    package var locale: TextLocale {
        get { values.fields.locale }
        set { change { $0.locale = newValue } }
    }

    /// The measures of a renderer's fonts; nil for the built-in ones.
    package var metrics: KeptTextMetrics? {
        get { values.fields.metrics }
        set { change { $0.metrics = newValue } }
    }
}

extension TextSettings: Equatable {
    package static func == (lhs: TextSettings, rhs: TextSettings) -> Bool {
        lhs.values === rhs.values || lhs.values.fields == rhs.values.fields
    }
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

extension EnvironmentScope {
    /// The settings of texts that the scope itself sets; nil if it sets none.
    var textSettingsSet: TextSettings? { ownValue(of: TextSettingsKey.self) }
}

extension EnvironmentValues {
    /// The settings that texts depend on.
    package internal(set) var textSettings: TextSettings {
        get { self[TextSettingsKey.self] }
        set { self[TextSettingsKey.self] = newValue }
    }
}
