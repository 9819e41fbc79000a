/// The tables of translations: `Localizable.strings` and others in the program's bundles.
///
/// Whether there is a table is looked up once; most programs here have none, and then nothing is searched.
enum Translations {
    private struct Table: Hashable {
        let bundle: String
        let name: String
    }

    private static let mainTableExists = find("Localizable", in: .main)
    private static let known = Lock<[Table: Bool]>([:])

    static func exist(in table: String?, of bundle: Bundle?) -> Bool {
        if table == nil, bundle == nil { return mainTableExists }
        let bundle = bundle ?? .main
        let key = Table(bundle: bundle.bundlePath, name: table ?? "Localizable")
        if let exists = known.withLock({ $0[key] }) { return exists }
        let exists = find(key.name, in: bundle)
        known.withLock { $0[key] = exists }
        return exists
    }

    private static func find(_ table: String, in bundle: Bundle) -> Bool {
        bundle.url(forResource: table, withExtension: "strings") != nil
            || bundle.url(forResource: table, withExtension: "stringsdict") != nil
    }

    /// What the table has for a key, in the language that the user prefers among those that there are.
    static func find(_ key: String, in table: String?, of bundle: Bundle?) -> String? {
        // What no key can be translated as.
        let missing = "\u{0}"
        let found = (bundle ?? .main).localizedString(forKey: key, value: missing, table: table)
        return found == missing ? nil : found
    }
}
