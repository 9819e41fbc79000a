import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Translations")
struct LocalizationTests {
    @Test("Without a table the key with its values is the text")
    func withoutTable() {
        let (name, count) = ("you", 3)
        expectNoDifference(Text("Hello \(name), \(count) files at 100%").words, "Hello you, 3 files at 100%")
        expectNoDifference(Text("\(3.14159, specifier: "%.2f")").words, "3.14")
        expectNoDifference(Text("\(255, specifier: "%04x")").words, "00ff")
        expectNoDifference(Text("\(7, format: .number.precision(.integerLength(3)))").words, "007")
        expectNoDifference(Text("\([1, 2])"), Text(verbatim: "[1, 2]"))
        expectNoDifference(Text("a \(Text("b").bold()) c"), Text("a ") + Text("b").bold() + Text(" c"))
    }

    @Test("Markdown's signs make looks, in keys only and not in values")
    func markdown() {
        expectNoDifference(Text("a **b** c"), Text("a ") + Text("b").bold() + Text(" c"))
        expectNoDifference(Text("*a* _b_"), Text("a").italic() + Text(" ") + Text("b").italic())
        expectNoDifference(Text("~~a~~"), Text("a").strikethrough())
        expectNoDifference(Text("`a*b*`"), Text(verbatim: "a*b*").monospaced())
        expectNoDifference(Text("**\("*Eve*")**"), Text(verbatim: "*Eve*").bold())
        expectNoDifference(Text("[site](https://example.org)").words, "site")
        for plain in ["2 * 3 * 4", "snake_case_name", "[x]", "**a", "~a~", "*", "`", "a ** b **"] {
            expectNoDifference(Text(LocalizedStringKey(plain)), Text(verbatim: plain))
        }
        expectNoDifference(Text("\\*a\\*"), Text(verbatim: "*a*"))
        let string = "**a**"
        expectNoDifference(Text(string), Text(verbatim: "**a**"))
    }

    @Test("Markdown with thousands of unclosed signs is read within seconds, and loses no letter")
    func deepMarkdown() {
        for sign in ["*a ", "[a", "[a](", "**a*", "`a", "_a "] {
            var words = ""
            let duration = ContinuousClock().measure {
                words = Text(LocalizedStringKey(String(repeating: sign, count: 2_000))).words
            }
            expectNoDifference(words.count { $0 == "a" }, 2_000, "\(sign)")
            #expect(duration < .seconds(30), "\(sign)")
        }
    }

    @Test("A specifier for another kind of value is reported", arguments: ["%@", "%s", "%f", "%d %d", "", "%"])
    func wrongSpecifiers(_ specifier: String) {
        let problems = Diagnostics.collect {
            expectNoDifference(Text("\(3, specifier: specifier)"), Text(verbatim: "3"))
        }
        expectNoDifference(problems.map(\.kind), [.invalidInput])
    }

    /// A bundle with a table, in a directory that goes away with it.
    private func withBundle(_ table: String, _ body: (Bundle) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try table.write(to: directory.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
        try body(#require(Bundle(path: directory.path)))
    }

    @Test("A table's text stands for its key, with the values in the places that it has for them")
    func table() throws {
        let table = """
            "Hello" = "Hallo";
            "Hello %@" = "Hallo %@!";
            "%@ ate %lld of %%" = "%2$lld %% aß %1$@";
            "%@ twice" = "%1$@ %1$@";
            "%@ once" = "%@ %@";
            """
        try withBundle(table) { bundle in
            func shown(_ key: LocalizedStringKey, table: String? = nil) -> Text {
                Text(key, tableName: table, bundle: bundle).localized(.current)
            }
            expectNoDifference(shown("Hello"), Text("Hallo"))
            expectNoDifference(shown("Hello \("Eva")"), Text("Hallo Eva!"))
            expectNoDifference(shown("\("Eva") ate \(3_000) of %").words, "3,000 % aß Eva")
            expectNoDifference(shown("\("a") twice"), Text("a a"))
            expectNoDifference(shown("unknown"), Text("unknown"))
            expectNoDifference(shown("unknown \(3)").words, "unknown 3")
            expectNoDifference(shown("Hello", table: "Other"), Text("Hello"))
            expectNoDifference(shown("Hello \(Text("Eva").bold())"), Text("Hallo ") + Text("Eva").bold() + Text("!"))
            let problems = Diagnostics.collect {
                expectNoDifference(shown("\("a") once"), Text("a "))
            }
            expectNoDifference(problems.map(\.kind), [.resource])
        }
    }
}
