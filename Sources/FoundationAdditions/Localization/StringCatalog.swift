import Foundation

/// Reads the files of translations.
enum StringCatalog {
    /// The translations of a file, by language and key, and the language in which keys are written.
    struct Contents {
        var sourceLanguage: String?
        var entries: [String: [String: LocalizedEntry]] = [:]
    }

    /// Reads a string catalogue (`.xcstrings`). A malformed one is reported, and has no translations.
    static func read(_ file: URL) -> Contents {
        var result = Contents()
        guard let data = FileManager.default.contents(atPath: file.path),
            let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: Any]
        else {
            AssetProblem.report("\(file.path) is no string catalogue; showing the keys.")
            return result
        }
        result.sourceLanguage = catalog["sourceLanguage"] as? String
        for (key, value) in strings {
            guard let value = value as? [String: Any] else {
                AssetProblem.report("\(file.path): the entry “\(key)” is malformed; showing the key.")
                continue
            }
            for (language, localization) in value["localizations"] as? [String: Any] ?? [:] {
                guard let localization = localization as? [String: Any], let entry = entry(localization) else {
                    AssetProblem.report("\(file.path): “\(key)” in \(language) is malformed; ignoring it.")
                    continue
                }
                result.entries[normalized(language), default: [:]][key] = entry
            }
        }
        return result
    }

    private static func entry(_ localization: [String: Any]) -> LocalizedEntry? {
        guard let variant = variant(localization) else { return nil }
        var entry = LocalizedEntry(variant: variant)
        for (name, part) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let part = part as? [String: Any], let variant = self.variant(part) else { return nil }
            entry.substitutions[name] = LocalizedEntry.Substitution(
                argument: part["argNum"] as? Int, specifier: part["formatSpecifier"] as? String ?? "lld",
                variant: variant)
        }
        return entry
    }

    private static func variant(_ value: [String: Any]) -> LocalizedEntry.Variant? {
        if let unit = value["stringUnit"] as? [String: Any] { return (unit["value"] as? String).map { .text($0) } }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        if let plural = variations["plural"] as? [String: Any] {
            var forms: [PluralCategory: LocalizedEntry.Variant] = [:]
            for (name, form) in plural {
                guard let category = PluralCategory(rawValue: name),
                    let form = (form as? [String: Any]).flatMap(variant)
                else { return nil }
                forms[category] = form
            }
            return forms.isEmpty ? nil : .plural(forms)
        }
        guard let device = variations["device"] as? [String: Any] else { return nil }
        let variants = device.compactMapValues { ($0 as? [String: Any]).flatMap(variant) }
        return variants.count == device.count && !variants.isEmpty ? .device(variants) : nil
    }

    /// Reads a property list of keys and translations (`.strings`). A malformed one is reported.
    static func readStrings(_ file: URL) -> [String: LocalizedEntry] {
        propertyList(file).compactMapValues { ($0 as? String).map { LocalizedEntry(variant: .text($0)) } }
    }

    /// Reads a property list of keys and plural forms (`.stringsdict`). A malformed one, and malformed entries, are
    /// reported.
    static func readStringsDictionary(_ file: URL) -> [String: LocalizedEntry] {
        var entries: [String: LocalizedEntry] = [:]
        for (key, value) in propertyList(file) {
            guard let value = value as? [String: Any], let entry = dictionaryEntry(value) else {
                AssetProblem.report("\(file.path): the entry “\(key)” is malformed; ignoring it.")
                continue
            }
            entries[key] = entry
        }
        return entries
    }

    private static func dictionaryEntry(_ value: [String: Any]) -> LocalizedEntry? {
        if let devices = value["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return LocalizedEntry(variant: .device(devices.compactMapValues { ($0 as? String).map { .text($0) } }))
        }
        if let widths = value["NSStringVariableWidthRuleType"] as? [String: Any] {
            // The widest text: there is no limit here.
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value as? String
            return widest.map { LocalizedEntry(variant: .text($0)) }
        }
        guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
        var entry = LocalizedEntry(variant: .text(unnumbered(format)))
        for (name, part) in value {
            guard let part = part as? [String: Any] else { continue }
            var forms: [PluralCategory: LocalizedEntry.Variant] = [:]
            for category in PluralCategory.allCases {
                if let text = part[category.rawValue] as? String { forms[category] = .text(unnumbered(text)) }
            }
            guard !forms.isEmpty else { return nil }
            entry.substitutions[name] = LocalizedEntry.Substitution(
                argument: number(of: name, in: format),
                specifier: part["NSStringFormatValueTypeKey"] as? String ?? "d", variant: .plural(forms))
        }
        return entry
    }

    /// The number of a part's value, `%2$#@name@`; nil if it has none.
    private static func number(of name: String, in format: String) -> Int? {
        guard let end = format.range(of: "$#@\(name)@") else { return nil }
        return Int(format[..<end.lowerBound].reversed().prefix { $0.isNumber }.reversed().map(String.init).joined())
    }

    /// The text with `%2$#@name@` written as `%#@name@`.
    private static func unnumbered(_ text: String) -> String {
        text.replacing(/%[0-9]+\$#@/, with: "%#@")
    }

    private static func propertyList(_ file: URL) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            AssetProblem.report("\(file.path) is no list of translations; showing the keys.")
            return [:]
        }
        return list
    }

    /// The name of a language with hyphens: `pt-BR`.
    static func normalized(_ language: String) -> String { language.replacing("_", with: "-") }
}
