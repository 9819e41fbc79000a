import Foundation

/// A table of translations: the catalogue and the `.lproj` folders' files of one name in a bundle.
///
/// Invariant: only the initialiser changes translations.
final class StringTable: Sendable {
    /// Translations by language and key. The empty language is that of files outside of `.lproj` folders.
    private let entries: [String: [String: LocalizedEntry]]
    private let sourceLanguage: String?
    /// The languages of each locale that was asked for.
    private let chains = Lock<[String: [String]]>([:])

    /// Whether there is no translation at all.
    var isEmpty: Bool { entries.isEmpty }
    /// The languages with translations.
    var languages: [String] { entries.keys.filter { !$0.isEmpty && $0 != "Base" }.sorted() }

    /// Reads a table from files in folders; the first folder's translations take precedence.
    init(named name: String, in folders: [URL], catalogs: [URL]) {
        var entries: [String: [String: LocalizedEntry]] = [:]
        var sourceLanguage: String?
        func add(_ translations: [String: LocalizedEntry], to language: String) {
            entries[language, default: [:]].merge(translations) { first, _ in first }
        }
        func addFiles(in folder: URL, language: String) {
            let dictionary = folder.appending(path: "\(name).stringsdict")
            if FileManager.default.fileExists(atPath: dictionary.path) {
                add(StringCatalog.readStringsDictionary(dictionary), to: language)
            }
            let strings = folder.appending(path: "\(name).strings")
            if FileManager.default.fileExists(atPath: strings.path) {
                add(StringCatalog.readStrings(strings), to: language)
            }
        }
        for folder in folders {
            addFiles(in: folder, language: "")
            for project in AssetFolders.subfolders(of: folder, with: ["lproj"]) {
                let language = StringCatalog.normalized(project.deletingPathExtension().lastPathComponent)
                addFiles(in: project, language: language)
            }
        }
        for file in catalogs + folders.map({ $0.appending(path: "\(name).xcstrings") }) {
            guard file.deletingPathExtension().lastPathComponent == name,
                FileManager.default.fileExists(atPath: file.path)
            else { continue }
            let contents = StringCatalog.read(file)
            sourceLanguage = sourceLanguage ?? contents.sourceLanguage.map(StringCatalog.normalized)
            for (language, translations) in contents.entries { add(translations, to: language) }
        }
        self.entries = entries
        self.sourceLanguage = sourceLanguage
    }

    /// Returns a translation and its language; nil if there is none.
    ///
    /// It is searched outside of `.lproj` folders, in the languages of a locale, and in the language of the source.
    func entry(_ key: String, for locale: Locale) -> (entry: LocalizedEntry, language: String)? {
        if let entry = entries[""]?[key] { return (entry, LanguageChain.first(of: locale)) }
        for language in languages(for: locale) {
            if let entry = entries[language]?[key] { return (entry, language) }
        }
        for language in [sourceLanguage, "Base", "en"].compactMap({ $0 }) {
            if let entry = entries[language]?[key] { return (entry, language == "Base" ? "en" : language) }
        }
        return nil
    }
}

extension StringTable {
    private func languages(for locale: Locale) -> [String] {
        let identifier = locale.identifier
        if let known = chains.withLock({ $0[identifier] }) { return known }
        let found = LanguageChain.languages(for: locale, among: entries.keys)
        chains.withLock { $0[identifier] = found }
        return found
    }
}

/// The languages in which a locale's user reads, the best first.
enum LanguageChain {
    /// Returns the first one, with its region: `pt-PT`.
    static func first(of locale: Locale) -> String {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        return language.region.map { "\(code)-\($0.identifier)" } ?? code
    }

    /// Returns those that are available. Chinese needs the same script; other languages take any region's variant as a
    /// last resort.
    static func languages(for locale: Locale, among available: some Sequence<String>) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return [] }
        let region = language.region?.identifier
        let script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
        var wanted: [String] = []
        if let region, let script { wanted.append("\(code)-\(script)-\(region)") }
        if let region { wanted.append("\(code)-\(region)") }
        if let script { wanted.append("\(code)-\(script)") }
        if code == "es", let region, region != "ES" { wanted.append("es-419") }
        if code == "en", let region, ["AU", "NZ", "IE", "IN", "ZA"].contains(region) { wanted.append("en-GB") }
        wanted.append(code)
        if code == "nb" || code == "nn" { wanted.append("no") }
        if code == "no" { wanted.append("nb") }
        if code == "he" { wanted.append("iw") }
        if code == "id" { wanted.append("in") }
        let known = Dictionary(available.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        var found = wanted.compactMap { known[$0.lowercased()] }
        if code != "zh" {
            found += known.keys.sorted().filter { $0.hasPrefix(code.lowercased() + "-") }.compactMap { known[$0] }
        }
        return found
    }
}
