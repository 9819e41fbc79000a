import Foundation
import Reactive
import Testing

@testable import FoundationAdditions
import ReactiveTesting

@Suite("String catalogues")
struct StringCatalogTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Olá" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "您好" } },
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "你好" } } } },
            "title" : { "extractionState" : "manual", "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "The title, 100% sure" } } } },
            "%lld files" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "No files" } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
              "ru" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
                "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } } } } } } },
            "%lld of %lld by %@" : { "localizations" : {
              "de" : {
                "stringUnit" : { "state" : "translated", "value" : "%3$@: %#@done@ von %#@all@" },
                "substitutions" : {
                  "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } },
                  "all" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "einer" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } } } },
            "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Press" } } } } } } },
            "%lf m" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "%.1lf Meter" } } } }
          },
          "version" : "1.0"
        }
        """

    private func text(
        _ value: String.LocalizationValue, _ locale: String, in folder: TemporaryFolder, table: String? = nil
    ) -> String {
        String(localized: value, table: table, bundle: folder.bundle, locale: Locale(identifier: locale))
    }

    @Test("A text is looked up in the locale's language, then in the source's, and is its key otherwise")
    func languages() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        expectNoDifference(text("Hello", "de_CH", in: folder), "Hallo")
        expectNoDifference(text("Hello", "pt", in: folder), "Olá")
        expectNoDifference(text("Hello", "zh_TW", in: folder), "您好")
        expectNoDifference(text("Hello", "zh_CN", in: folder), "你好")
        expectNoDifference(text("Hello", "en_US", in: folder), "Hello")
        expectNoDifference(text("Hello", "fr", in: folder), "Hello")
        expectNoDifference(text("title", "fr", in: folder), "The title, 100% sure")
        expectNoDifference(text("Unknown \(3)", "de", in: folder), "Unknown 3")
        expectNoDifference(text("Hello", "de", in: folder, table: "Other"), "Hello")
    }

    @Test("Numbers choose plural forms and are written in the locale's form")
    func plurals() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        expectNoDifference(
            [0, 1, 2, 1_500].map { text("\($0) files", "en_US", in: folder) },
            [
                "No files", "1 file", "2 files", "1,500 files",
            ])
        expectNoDifference(
            [1, 3, 5, 21].map { text("\($0) files", "ru", in: folder) },
            [
                "1 файл", "3 файла", "5 файлов", "21 файл",
            ])
    }

    @Test("Named parts have the plural forms of their own values")
    func substitutions() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        expectNoDifference(text("\(1) of \(1) by \("Eve")", "de", in: folder), "Eve: 1 Datei von einer")
        expectNoDifference(text("\(2) of \(1_000) by \("Eve")", "de", in: folder), "Eve: 2 Dateien von 1.000")
        expectNoDifference(text("\(2) of \(3) by \("Eve")", "en", in: folder), "2 of 3 by Eve")
    }

    @Test("A device's text, and a translation's number format")
    func devices() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        expectNoDifference(text("Tap", "en", in: folder), "Tap")
        expectNoDifference(text("\(1.25) m", "de", in: folder), "1,2 Meter")
    }

    @Test("Lists of strings and of plural forms in folders of languages are read, too")
    func projects() throws {
        let folder = try TemporaryFolder()
        try folder.write(#""Hello" = "Hello!"; "k" = "base";"#, to: "Base.lproj/Localizable.strings")
        try folder.write(#"/* A note */ "Hello" = "Bonjour";"#, to: "fr.lproj/Localizable.strings")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld mice</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@mice@ ici</string>
              <key>mice</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld souris seule</string>
                <key>other</key><string>%lld souris</string>
              </dict>
            </dict></dict></plist>
            """, to: "fr.lproj/Localizable.stringsdict")
        expectNoDifference(text("Hello", "fr", in: folder), "Bonjour")
        expectNoDifference(text("Hello", "it", in: folder), "Hello!")
        expectNoDifference(text("k", "fr", in: folder), "base")
        expectNoDifference(
            [1, 2].map { text("\($0) mice", "fr", in: folder) }, ["1 souris seule ici", "2 souris ici"])
    }

    @Test("A malformed catalogue is reported, and its keys are shown")
    func malformed() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"strings\": [", to: "Localizable.xcstrings")
        try folder.write(
            #"{"sourceLanguage":"en","strings":{"a":3,"b":{"localizations":{"en":{"stringUnit":{}}}},"#
                + #""c":{"localizations":{"en":{"stringUnit":{"value":"C"}}}}}}"#, to: "Other.xcstrings")
        let problems = Diagnostics.collect {
            expectNoDifference(text("Hello", "en", in: folder), "Hello")
            expectNoDifference(text("a", "en", in: folder, table: "Other"), "a")
            expectNoDifference(text("b", "en", in: folder, table: "Other"), "b")
            expectNoDifference(text("c", "en", in: folder, table: "Other"), "C")
        }
        expectNoDifference(problems.map(\.kind), [.resource, .resource, .resource])
        expectNoDifference(problems.first?.message.contains(folder.url.path), true)
    }

    @Test("A translation with more places than values leaves one empty, and is reported")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write(#""%@ once" = "%@, %@";"#, to: "Localizable.strings")
        let problems = Diagnostics.collect {
            expectNoDifference(text("\("a") once", "en", in: folder), "a, ")
        }
        expectNoDifference(problems.map(\.kind), [.resource])
    }

    @Test("A registered catalogue takes precedence; one that isn't there is reported")
    func registered() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write(#""Hello" = "Hi";"#, to: "Localizable.strings")
        try other.write(
            #"{"sourceLanguage":"en","strings":{"Hello":{"localizations":{"en":{"stringUnit":{"value":"Hey"}}}}}}"#,
            to: "Localizable.xcstrings")
        let bundle = folder.bundle
        expectNoDifference(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "en")), "Hi")
        StringCatalogs.register(other.url.appending(path: "Localizable.xcstrings"), for: bundle)
        try folder.write("", to: "Localizable.strings")
        expectNoDifference(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "en")), "Hey")
        let problems = Diagnostics.collect { StringCatalogs.register(other.url.appending(path: "none"), for: bundle) }
        expectNoDifference(problems.map(\.kind), [.resource])
    }

    @Test("A resource is looked up in its table, with a default value of its own")
    func resources() throws {
        let folder = try TemporaryFolder()
        try folder.write(#""greeting" = "Salut %@"; "Hello %@" = "Bonjour %@";"#, to: "fr.lproj/Main.strings")
        let french = Locale(identifier: "fr")
        let bundle = LocalizedStringResource.BundleDescription.atURL(folder.bundle.bundleURL)
        let keyed = LocalizedStringResource(
            "greeting", defaultValue: "Hi \("Eve")", table: "Main", locale: french, bundle: bundle)
        expectNoDifference(keyed.key, "greeting")
        expectNoDifference(String(localized: keyed), "Salut Eve")
        var english = keyed
        english.locale = Locale(identifier: "en")
        expectNoDifference(String(localized: english), "Hi Eve")
        #expect(keyed != english)
        let plain = LocalizedStringResource("Hello \("Eve")", table: "Main", locale: french, bundle: bundle)
        expectNoDifference(plain.key, "Hello %@")
        expectNoDifference(String(localized: "\(plain)!"), "Bonjour Eve!")
        let literal: LocalizedStringResource = "no table \(2)"
        expectNoDifference(String(localized: literal), "no table 2")
        expectNoDifference(
            String(localized: "greeting", defaultValue: "x", table: "Main", bundle: folder.bundle, locale: french),
            "Salut %@")
    }

    @Test("Values have formats, specifiers, and the locale's digits")
    func values() {
        let german = Locale(identifier: "de_DE")
        expectNoDifference(String(localized: "\(1_234.5, specifier: "%.2f")", locale: german), "1.234,50")
        #expect(String(localized: "\(0.25, format: .percent)", locale: german).hasPrefix("25"))
        expectNoDifference(String(localized: "\(255, specifier: "%x")", locale: german), "ff")
        expectNoDifference(String(localized: "\([1, 2]) \(UInt8(3)) \("a"[...])"), "[1, 2] 3 a")
        expectNoDifference(String.LocalizationValue("\(1) a % \("b")").key, "%lld a %% %@")
        expectNoDifference(String.LocalizationValue("\(1) a"), String.LocalizationValue("\(1) a"))
        #expect(String.LocalizationValue("\(1) a") != String.LocalizationValue("\(2) a"))
    }

    @Test("An attributed string has the attributes of its key's Markdown, and none of its values'")
    func attributed() {
        let string = AttributedString(localized: "**bold** \("*plain*")")
        expectNoDifference(String(string.characters), "bold *plain*")
        expectNoDifference(string.runs.first?.inlinePresentationIntent, .stronglyEmphasized)
        expectNoDifference(string.runs.count, 2)
    }

    @Test("NSLocalizedString finds translations in catalogues")
    func function() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"sourceLanguage":"en","strings":{"Hello":{"localizations":{"en":{"stringUnit":{"value":"Hey"}}}}}}"#,
            to: "Localizable.xcstrings")
        expectNoDifference(NSLocalizedString("Hello", bundle: folder.bundle, comment: ""), "Hey")
        expectNoDifference(NSLocalizedString("Hello", bundle: folder.bundle, value: "x", comment: ""), "Hey")
        expectNoDifference(NSLocalizedString("none", bundle: folder.bundle, value: "x", comment: ""), "x")
        expectNoDifference(NSLocalizedString("none", comment: ""), "none")
        expectNoDifference(NSLocalizedString("none", tableName: "T", comment: ""), "none")
    }
}
