import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Languages of views")
struct LocalizedViewTests {
    private let folder: ResourceFolder
    private var bundle: Bundle { folder.bundle }

    init() throws {
        folder = try ResourceFolder()
        try folder.write(
            #"""
            {"sourceLanguage":"en","strings":{
              "Hello":{"localizations":{
                "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
                "fr":{"stringUnit":{"state":"translated","value":"**Salut**"}}}},
              "%lld mice":{"localizations":{
                "en":{"variations":{"plural":{
                  "one":{"stringUnit":{"value":"%lld mouse"}},"other":{"stringUnit":{"value":"%lld mice"}}}}},
                "de":{"variations":{"plural":{
                  "one":{"stringUnit":{"value":"%lld Maus"}},"other":{"stringUnit":{"value":"%lld Mäuse"}}}}}}},
              "%lf m":{"localizations":{"de":{"stringUnit":{"value":"%.1lf Meter"}}}},
              "greeting":{"localizations":{"de":{"stringUnit":{"value":"Guten Tag, %@"}}}}
            }}
            """#, to: "Localizable.xcstrings")
    }

    private struct Greeting: View {
        @State private var language = "en"
        let bundle: Bundle
        var count = 1

        var body: some View {
            VStack {
                Text("Hello", bundle: bundle)
                Text("\(count) mice", bundle: bundle)
                Button("German") { language = "de" }
                Button("French") { language = "fr" }
            }
            .environment(\.locale, Locale(identifier: language))
        }
    }

    @Test("Texts are in the language of the environment's locale, and change with it")
    func live() throws {
        let host = ViewHost(Greeting(bundle: bundle, count: 3))
        try expectNoDifference(host.find("Hello").label, "Hello")
        try expectNoDifference(host.find("3 mice").label, "3 mice")
        try host.tap("German")
        try expectNoDifference(host.find("Hallo").label, "Hallo")
        try expectNoDifference(host.find("3 Mäuse").label, "3 Mäuse")
        try host.tap("French")
        try expectNoDifference(host.find("Salut").label, "Salut")
    }

    @Test("A translation's plural form, number format and Markdown are shown")
    func values() {
        let german = TextLocale(locale: Locale(identifier: "de_DE"), calendar: .current, timeZone: .current)
        func shown(_ key: LocalizedStringKey) -> Text { Text(key, bundle: bundle).localized(german) }
        expectNoDifference(shown("\(1) mice"), Text(verbatim: "1 Maus"))
        expectNoDifference(shown("\(2_000) mice"), Text(verbatim: "2.000 Mäuse"))
        expectNoDifference(shown("\(1.25) m"), Text(verbatim: "1,2 Meter"))
        let french = TextLocale(locale: Locale(identifier: "fr"), calendar: .current, timeZone: .current)
        expectNoDifference(Text("Hello", bundle: bundle).localized(french), Text(verbatim: "Salut").bold())
        expectNoDifference(
            Text("Hello", bundle: bundle).italic().localized(french), Text(verbatim: "Salut").bold().italic())
        expectNoDifference((Text("Hello", bundle: bundle) + Text("!")).localized(german), Text(verbatim: "Hallo!"))
    }

    @Test("A resource is shown in the environment's language, with its default value otherwise")
    func resources() {
        let german = TextLocale(locale: Locale(identifier: "de"), calendar: .current, timeZone: .current)
        let english = TextLocale(locale: Locale(identifier: "en"), calendar: .current, timeZone: .current)
        let resource = LocalizedStringResource(
            "greeting", defaultValue: "Good day, \("Eve")", bundle: .atURL(bundle.bundleURL))
        expectNoDifference(Text(resource).localized(german), Text(verbatim: "Guten Tag, Eve"))
        expectNoDifference(Text(resource).localized(english), Text(verbatim: "Good day, Eve"))
        expectNoDifference(
            Text(LocalizedStringResource("\(2_000) of \(0.5)")).localized(german), Text(verbatim: "2.000 of 0,500000"))
        expectNoDifference(Text("\(resource)!", bundle: bundle).localized(german), Text(verbatim: "Guten Tag, Eve!"))
    }

    @Test("Dates and decimal numbers are written by formatters")
    func formatters() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        let date = Date(timeIntervalSince1970: 0)
        expectNoDifference(Text(date, formatter: formatter), Text(verbatim: "1970"))
        expectNoDifference(Text("In \(date, formatter: formatter)"), Text(verbatim: "In 1970"))
        let number = NumberFormatter()
        number.minimumFractionDigits = 1
        number.locale = Locale(identifier: "en_US")
        expectNoDifference(Text("\(Decimal(2), formatter: number)"), Text(verbatim: "2.0"))
        expectNoDifference(Text("\(NSNumber(value: 2), formatter: number)"), Text(verbatim: "2.0"))
    }

    @Test("A text shows the emphasis and links of an attributed string's Markdown")
    func markdown() throws {
        let string = try AttributedString(markdown: "**a** *b* `c` ~~d~~")
        expectNoDifference(
            Text(string),
            Text("a").bold() + Text(" ") + Text("b").italic() + Text(" ") + Text("c").monospaced() + Text(" ")
                + Text("d").strikethrough())
    }
}
