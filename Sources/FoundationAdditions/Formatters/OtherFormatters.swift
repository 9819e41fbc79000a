import Foundation

/// Writes lists: "a, b, and c".
///
/// ```swift
/// let text = ListFormatter.localizedString(byJoining: ["red", "green"])  // "red and green"
/// ```
open class ListFormatter: Formatter, @unchecked Sendable {
    // `@unchecked Sendable` is the superclass's: a formatter isn't to be changed while threads share it.

    /// The locale; nil for the user's.
    open var locale: Locale! = .current
    /// The formatter of the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter, never nil; its settings aren't coded.
    ///
    /// - Parameter coder: The coder.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns strings as a list in the user's language.
    ///
    /// - Parameter strings: The strings.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns items as a list; nil if one can't be written.
    ///
    /// - Parameter items: The items.
    open func string(from items: [Any]) -> String? {
        let strings = items.compactMap { item in
            itemFormatter.map { $0.string(for: item) } ?? "\(item)"
        }
        guard strings.count == items.count else { return nil }
        return strings.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns an array as a list; nil for other values.
    ///
    /// - Parameter obj: The array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

/// Writes names of people.
///
/// ```swift
/// let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
/// let text = PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)  // "AL"
/// ```
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // `@unchecked Sendable` is the superclass's: a formatter isn't to be changed while threads share it.

    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// The nickname, otherwise the given name.
        case short
        /// The given and the family name.
        case medium
        /// All parts.
        case long
        /// The initials.
        case abbreviated
    }

    /// How much of a name is written.
    open var style = Style.default
    /// The locale; nil for the user's.
    open var locale: Locale! = .current

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter, never nil; its settings aren't coded.
    ///
    /// - Parameter coder: The coder.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a name in a style.
    ///
    /// - Parameters:
    ///   - components: The name.
    ///   - nameFormatStyle: How much of the name is written.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Returns a name.
    ///
    /// - Parameter components: The name.
    open func string(from components: PersonNameComponents) -> String {
        PersonNameComponents.FormatStyle(style: .init(style), locale: locale ?? .current).format(components)
    }

    /// Returns the parts of a name in the order given, middle, family; nil for a string without words.
    ///
    /// - Parameter string: The name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = first
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }

    /// Returns a name; nil for other values.
    ///
    /// - Parameter obj: The name.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponents {
    /// A format of names of people.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, otherwise the given name.
            case short
            /// The given and the family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated

            init(_ style: PersonNameComponentsFormatter.Style) {
                switch style {
                case .short: self = .short
                case .default, .medium: self = .medium
                case .long: self = .long
                case .abbreviated: self = .abbreviated
                }
            }
        }

        /// How much of a name is written.
        public var style: Style
        /// The locale: in Chinese, Japanese, Korean, Vietnamese and Hungarian the family name comes first.
        public var locale: Locale

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - style: How much of a name is written.
        ///   - locale: The locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the format with a locale.
        ///
        /// - Parameter locale: The locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// Returns a name.
        ///
        /// - Parameter value: The name.
        public func format(_ value: PersonNameComponents) -> String {
            let language = locale.language.languageCode?.identifier ?? "en"
            let isFamilyFirst = ["zh", "ja", "ko", "vi", "hu"].contains(language)
            let separator = ["zh", "ja", "ko"].contains(language) ? "" : " "
            func join(_ parts: [String?]) -> String {
                parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
            }
            let pair = isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
            switch style {
            case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .medium: return join(pair)
            case .long:
                let middle =
                    isFamilyFirst
                    ? [value.familyName, value.middleName, value.givenName]
                    : [value.givenName, value.middleName, value.familyName]
                return join([value.namePrefix] + middle + [value.nameSuffix])
            case .abbreviated:
                return pair.compactMap { $0?.first.map { $0.uppercased() } }.joined()
            }
        }
    }

    /// Returns the given and the family name in the user's order.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a format.
    ///
    /// - Parameter style: The format.
    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
    where F.FormatInput == PersonNameComponents { style.format(self) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of names of people.
    ///
    /// - Parameter style: How much of a name is written.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
