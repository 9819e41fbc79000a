import Foundation

/// Looks texts up in translations.
enum Localization {
    /// Returns the text of a key; without a translation the text of a default value.
    static func text(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: String?, _ locale: Locale
    ) -> MarkedText {
        let arguments = value.arguments
        guard
            let format = StringCatalogs.format(key, table: table, in: bundle, for: locale, arguments.map(\.plain))
        else { return value.text(in: locale) }
        // Without values nothing is a place: a percent sign stands for itself.
        if arguments.isEmpty {
            var text = MarkedText()
            text.append(format)
            return text
        }
        var text = MarkedText()
        for piece in FormatPattern(format).pieces {
            switch piece {
            case .literal(let literal): text.append(literal)
            case .value(let index, let specifier, _):
                guard arguments.indices.contains(index) else {
                    AssetProblem.report(
                        "The translation “\(format)” of “\(key)” has more places than values; leaving one empty.")
                    continue
                }
                text.append(value: arguments[index].string(specifier, locale))
            }
        }
        return text
    }
}

extension String {
    /// How a localized string is made.
    public struct LocalizationOptions: Sendable {
        /// Values that take the place of those of the key; nil for the key's own.
        public var replacements: [any CVarArg & Sendable]?

        /// Creates options without replacements.
        public init() {}
    }

    /// Creates a string by looking a key up in translations; see ``StringCatalogs``.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) files", comment: "Title of the list")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with interpolated values, which is shown if there is no translation.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main one.
    ///   - locale: The locale whose language is wanted, and in whose form numbers are written.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Localization.text(keyAndValue.key, keyAndValue, table, bundle?.resourceKey, locale).string
    }

    /// Creates a string by looking a key up in translations; see ``StringCatalogs``.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with interpolated values, which is shown if there is no translation.
    ///   - options: The values to insert instead of the key's own.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main one.
    ///   - locale: The locale whose language is wanted, and in whose form numbers are written.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = Localization.text(keyAndValue.key, keyAndValue, table, bundle?.resourceKey, locale).string
        self = options.replacements.map { String(format: text, locale: locale, arguments: $0) } ?? text
    }

    /// Creates a string by looking a key up in translations; see ``StringCatalogs``.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with interpolated values that is shown if there is no translation.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main one.
    ///   - locale: The locale whose language is wanted, and in whose form numbers are written.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Localization.text(key.description, defaultValue, table, bundle?.resourceKey, locale).string
    }

    /// Creates a string by looking a resource up in its table.
    ///
    /// - Parameter resource: The resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: resource.locale)
    }
}

extension AttributedString {
    /// Creates a string by looking a key up in translations. Markdown in the key or its translation gives attributes.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with interpolated values, which is shown if there is no translation.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main one.
    ///   - locale: The locale whose language is wanted, and in whose form numbers are written.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(Localization.text(keyAndValue.key, keyAndValue, table, bundle?.resourceKey, locale))
    }

    /// Creates a string by looking a key up in translations. Markdown in the text gives attributes.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with interpolated values that is shown if there is no translation.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main one.
    ///   - locale: The locale whose language is wanted, and in whose form numbers are written.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(Localization.text(key.description, defaultValue, table, bundle?.resourceKey, locale))
    }

    /// Creates a string by looking a resource up in its table. Markdown in the text gives attributes.
    ///
    /// - Parameter resource: The resource.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.marked(in: resource.locale))
    }

    private init(_ text: MarkedText) {
        self.init(inlineMarkdown: text.string, values: text.values, baseURL: nil)
    }
}

extension Bundle {
    /// The path by which resources of the bundle are found; nil for the main bundle.
    package var resourceKey: String? { self === Bundle.main ? nil : bundlePath }
}
