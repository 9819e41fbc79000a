import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Numbers and dates in a locale")
struct LocaleTests {
    private static let unitedStates = Locale(identifier: "en_US")
    private static let germany = Locale(identifier: "de_DE")

    private func shown(_ text: Text, in identifier: String) -> String? {
        let host = ViewHost(text.environment(\.locale, Locale(identifier: identifier)))
        return host.elements.first?.label
    }

    @Test("An interpolated integer is written in groups, by the environment's locale")
    func integers() {
        let year = 2024
        expectNoDifference(shown(Text("\(year)"), in: "en_US"), "2,024")
        expectNoDifference(shown(Text("\(year)"), in: "de_DE"), "2.024")
        expectNoDifference(shown(Text("\(year)"), in: "es_ES"), "2024")
        expectNoDifference(shown(Text("\(12_345)"), in: "es_ES"), "12.345")
        expectNoDifference(shown(Text("\(1_234_567_890)"), in: "en_IN"), "1,23,45,67,890")
        expectNoDifference(shown(Text("\(-1_234)"), in: "sv_SE"), "−1\u{A0}234")
        expectNoDifference(shown(Text("\(5) of \(12)"), in: "ar_EG"), "٥ of ١٢")
        expectNoDifference(shown(Text("\(2024)"), in: "en_US_POSIX"), "2024")
        expectNoDifference(shown(Text("\(UInt64.max)"), in: "en_US"), "18,446,744,073,709,551,615")
        expectNoDifference(shown(Text("\(Int.min)"), in: "en_US"), "-9,223,372,036,854,775,808")
        expectNoDifference(shown(Text("\(999) \(Int8(-5)) \(0)"), in: "en_US"), "999 -5 0")
    }

    @Test("Every integer is written as Foundation writes it", arguments: ["en_US", "de_CH", "fr_FR", "fa_IR", "pl_PL"])
    func asFoundation(_ identifier: String) {
        let locale = Locale(identifier: identifier)
        for digits in 0..<19 {
            let number = Int(String("1234567890123456789".prefix(digits + 1)))!
            for number in [number, -number] {
                expectNoDifference(shown(Text("\(number)"), in: identifier), number.formatted(.number.locale(locale)))
            }
        }
    }

    @Test("A string, and a text as it stands, keep their digits")
    func verbatim() {
        let year = 2024
        expectNoDifference(shown(Text(verbatim: "\(year)"), in: "en_US"), "2024")
        expectNoDifference(shown(Text(String(year)), in: "en_US"), "2024")
        expectNoDifference(shown(Text("\(String(year))"), in: "en_US"), "2024")
        #expect(Text("\(year)") != Text(verbatim: "2024"))
        expectNoDifference(Text("\(year)"), Text("\(year)"))
    }

    @Test("Floating-point numbers have six decimals, or as many as their specifier has")
    func floats() {
        expectNoDifference(shown(Text("\(1234.5)"), in: "en_US"), "1,234.500000")
        expectNoDifference(shown(Text("\(Float(0.5))"), in: "de_DE"), "0,500000")
        expectNoDifference(shown(Text("\(CGFloat(2))"), in: "en_US"), "2.000000")
        expectNoDifference(shown(Text("\(3.14159, specifier: "%.2f")"), in: "de_DE"), "3,14")
        expectNoDifference(shown(Text("\(1234.5, specifier: "%.1f km")"), in: "en_US"), "1,234.5 km")
        expectNoDifference(shown(Text("\(2024, specifier: "%d")"), in: "en_US"), "2,024")
        expectNoDifference(shown(Text("\(255, specifier: "%04x")"), in: "en_US"), "00ff")
    }

    @Test("Numbers keep their looks, beside each other and in many places")
    func looks() {
        let bold = Text("**\(1_000)** and \(2_000)")
        expectNoDifference(shown(bold, in: "en_US"), "1,000 and 2,000")
        expectNoDifference(shown(Text("\(1_000)") + Text(" \(2_000)").italic(), in: "de_DE"), "1.000 2.000")
        expectNoDifference(shown(Text("\(1) \(2) \(3) \(4_000)"), in: "en_US"), "1 2 3 4,000")
        expectNoDifference(shown(Text("a \(Text("\(5_000)")) b"), in: "en_US"), "a 5,000 b")
        let far = String(repeating: "x", count: 3_000)
        expectNoDifference(shown(Text("\(far)\(5_000)"), in: "en_US"), far + "5,000")
        var environment = EnvironmentValues()
        environment.locale = Self.unitedStates
        expectNoDifference(Text("\(2024)").size(in: environment), Text(verbatim: "2,024").size(in: environment))
        expectNoDifference(
            Text("\(2024)").bold().size(in: environment), Text(verbatim: "2,024").bold().size(in: environment))
    }

    private struct Switching: View {
        @State var locale = LocaleTests.unitedStates

        var body: some View {
            VStack {
                Text("\(2024)")
                Text(1234.5, format: .number)
                Button("Other") { locale = LocaleTests.germany }
            }
            .environment(\.locale, locale)
        }
    }

    @Test("Another locale writes them anew, in the tree and in the picture")
    func changes() throws {
        let host = ViewHost(Switching())
        #expect(host.contains("2,024") && host.contains("1,234.5") && host.svg.contains("2,024"))
        try host.tap("Other")
        #expect(host.contains("2.024") && host.contains("1.234,5") && host.svg.contains("1.234,5"))
        host.setEnvironment(\.locale, Self.unitedStates)
        expect(host, shows: "2.024")
    }

    @Test("A host's locale reaches its texts")
    func hosts() {
        let host = ViewHost(Text("\(2024)"))
        host.setEnvironment(\.locale, Self.germany)
        expect(host, shows: "2.024")
    }

    @Test("A format takes the environment's locale, unless it has one of its own")
    func formats() {
        expectNoDifference(shown(Text(1234.5, format: .number), in: "de_DE"), "1.234,5")
        expectNoDifference(shown(Text("\(0.25, format: .percent)"), in: "en_US"), "25%")
        expectNoDifference(shown(Text(1234.5, format: .number.locale(Self.unitedStates)), in: "de_DE"), "1,234.5")
        expectNoDifference(Text(1, format: .number), Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
    }

    @Test("Dates take the environment's locale, calendar and time zone")
    func dates() throws {
        let start = Date(timeIntervalSince1970: 0)
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        let styles = VStack {
            Text(start, style: .date)
            Text(start, format: Date.FormatStyle(date: .numeric, time: .shortened))
            Text(start...start + 3_600)
        }
        let host = ViewHost(
            styles.environment(\.locale, Self.germany).environment(\.timeZone, newYork).environment(
                \.calendar, Calendar(identifier: .gregorian)))
        expect(host, shows: "31. Dezember 1969")
        expect(host, shows: "31.12.1969, 19:00")
        #expect(host.tree.contains("19:00–20:00"))
        let buddhist = ViewHost(
            Text(start, style: .date).environment(\.locale, Self.unitedStates).environment(
                \.calendar, Calendar(identifier: .buddhist)))
        #expect(buddhist.tree.contains("2513"))
    }

    private struct Priced: View {
        @State var price = 1234.5
        var body: some View { TextField("Price", value: $price, format: .number) }
    }

    @Test("A field of a value shows and reads it as the locale writes it")
    func fields() throws {
        let host = ViewHost(Priced().environment(\.locale, Self.germany))
        try expectNoDifference(host.find("Price").value, "1.234,5")
        try host.type("2.345,75", into: "Price")
        try host.submit("Price")
        try expectNoDifference(host.find("Price").value, "2.345,75")
        host.setEnvironment(\.locale, Self.unitedStates)
        let other = ViewHost(Priced())
        other.setEnvironment(\.locale, Self.unitedStates)
        try expectNoDifference(other.find("Price").value, "1,234.5")
    }

    @Test("Durations are in the locale's words")
    func durations() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        Text.withReferenceDate(now) {
            expectNoDifference(shown(Text(now - 8_595, style: .relative), in: "de_DE"), "2 Std., 23 Min.")
            expectNoDifference(shown(Text(now + 7_300, style: .offset), in: "de_DE"), "+2 Stunden")
            expectNoDifference(shown(Text(now + 7_300, style: .offset), in: "en_US"), "+2 hours")
            expectNoDifference(shown(Text(now + 65, style: .timer), in: "ar_EG"), "١:٠٥")
        }
    }

    @Test("Relative times are computed from the host's clock")
    func clock() {
        let clock = VirtualClock()
        let start = clock.date
        let view = TimelineView(.periodic(from: start, by: 60)) { _ in Text(start, style: .timer) }
        let host = ViewHost(view, clock: .virtual(clock))
        expect(host, shows: "0:00")
        host.advance(by: 120)
        expect(host, shows: "2:00")
    }

    private struct Places: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Buy \(1_000)") {}
                    Toggle("Toggle \(1_001)", isOn: .constant(true))
                    Label("Label \(1_002)", systemImage: "star")
                    Text("x").accessibilityLabel("Access \(1_003)").accessibilityValue("Value \(1_004)")
                        .accessibilityHint("Hint \(1_005)")
                    Text("y").badge(Text("Badge \(1_006)"))
                    TextField("Field \(1_007)", text: .constant(""))
                    Label("Icon \(1_008)", systemImage: "moon").labelStyle(.iconOnly)
                    Text("z").accessibilityAction(named: "Action \(1_009)") {}
                    LabeledContent("Content \(1_010)", value: 1_011, format: .number)
                }
                .navigationTitle("Title \(1_012)")
                .alert("Alert \(1_013)", isPresented: .constant(true)) {
                } message: {
                    Text("Message \(1_014)")
                }
            }
        }
    }

    @Test("Wherever a key stands its numbers are written by the locale")
    func everywhere() {
        let host = ViewHost(Places().environment(\.locale, Self.germany))
        let tree = host.elements.map { "\($0.all.map { ($0.line, $0.names) })" }.joined()
        for number in 1_000...1_014 {
            let digits = String(number)
            #expect(tree.contains("1.\(digits.suffix(3))"), "\(number)")
            #expect(!tree.contains(digits), "\(number)")
        }
    }

    @Test("A key's translation holds for titles, alerts and badges, too")
    func titles() {
        let host = ViewHost(
            NavigationStack { Text("a").navigationTitle("**Bold**").badge("*Slanted*") })
        #expect(host.tree.contains("\"Bold\"") && host.tree.contains("\"Slanted\""))
    }
}
