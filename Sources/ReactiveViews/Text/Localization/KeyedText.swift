/// A text that is looked up in the language of the environment's locale.
///
/// Equal texts have equal keys, values and tables. The path of the bundle stands for it.
final class KeyedText: Equatable, Sendable {
    /// The key of the table.
    private let key: String
    /// The text without a translation, with the values.
    private let value: LocalizedStringKey
    private let table: String?
    private let bundle: String?

    init(key: String, value: LocalizedStringKey, table: String?, bundle: String?) {
        self.key = key
        self.value = value
        self.table = table
        self.bundle = bundle
    }

    /// Returns the text in a locale; the key's own text if there is no translation.
    func text(in locale: TextLocale) -> Text {
        let numbers = value.arguments.map { $0.number ?? .string("") }
        let format = StringCatalogs.format(key, table: table, in: bundle, for: locale.locale, numbers)
        return format.map { value.putting(into: $0, for: key) } ?? value.ownText
    }

    static func == (lhs: KeyedText, rhs: KeyedText) -> Bool {
        lhs === rhs
            || (lhs.key == rhs.key && lhs.value == rhs.value && lhs.table == rhs.table && lhs.bundle == rhs.bundle)
    }
}

extension Text {
    /// Creates a text that is looked up when its locale is known.
    nonisolated init(_ keyed: KeyedText) {
        let run = TextRuns.Run(count: TextValue.placeholder.utf8.count, value: .key(keyed))
        self.init(TextValue.placeholder, runs: TextRuns.merging([run]))
    }

    /// Creates a text that is looked up in the resource's table, in the language of the environment's locale.
    ///
    /// ```swift
    /// Text(LocalizedStringResource("settings.title", defaultValue: "Settings"))
    /// ```
    ///
    /// - Parameter resource: The resource. Its own locale has no effect.
    @_disfavoredOverload  // A literal is a localization key.
    public nonisolated init(_ resource: LocalizedStringResource) {
        let value = LocalizedStringKey(resource.defaultValue)
        let bundle = resource.bundle.path
        if StringCatalogs.hasTable(resource.table, in: bundle) {
            self.init(KeyedText(key: resource.key, value: value, table: resource.table, bundle: bundle))
        } else {
            self = value.ownText
        }
    }
}
