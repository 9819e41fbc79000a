import Foundation

/// A text that is looked up when it is shown: its key, its default value, and where it is looked up.
///
/// ```swift
/// let title = LocalizedStringResource("settings.title", defaultValue: "Settings")
/// print(String(localized: title))
/// ```
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The place of a bundle.
    public enum BundleDescription: Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at a URL. One that doesn't exist has no translations.
        case atURL(URL)

        /// The path; nil for the main bundle.
        package var path: String? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type) === Bundle.main ? nil : Bundle(for: type).bundlePath
            case .atURL(let url): url.path
            }
        }
    }

    /// The key.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The locale whose language is wanted.
    public var locale: Locale
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// Creates a resource whose key is its default value.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with interpolated values.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is wanted.
    ///   - bundle: The bundle with the table.
    ///   - comment: A note for translators. It has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a default value of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text without a translation, with interpolated values.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is wanted.
    ///   - bundle: The bundle with the table.
    ///   - comment: A note for translators. It has no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    /// Creates a resource whose key is its default value.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with interpolated values.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is wanted.
    ///   - bundle: The bundle with the table.
    ///   - comment: A note for translators. It has no effect.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, Self.description(of: bundle))
    }

    /// Creates a resource with a default value of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text without a translation, with interpolated values.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is wanted.
    ///   - bundle: The bundle with the table.
    ///   - comment: A note for translators. It has no effect.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, Self.description(of: bundle))
    }

    /// Creates a resource from a literal.
    ///
    /// - Parameter value: The literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from a literal with interpolated values.
    ///
    /// - Parameter stringInterpolation: The parts.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        self.table = table
        self.locale = locale
        self.bundle = bundle
        defaultValue = value
    }

    private static func description(of bundle: Bundle) -> BundleDescription {
        bundle === Bundle.main ? .main : .atURL(bundle.bundleURL)
    }

    /// Returns the text in a locale.
    package func string(in locale: Locale) -> String { marked(in: locale).string }

    func marked(in locale: Locale) -> MarkedText {
        Localization.text(key, defaultValue, table, bundle.path, locale)
    }

    public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
        lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table
            && lhs.locale == rhs.locale && lhs.bundle.path == rhs.bundle.path
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(defaultValue)
    }
}

/// A value that is shown as a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
