import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Labels")
struct LabelTests {
    @Test("A label is its icon and its title")
    func label() {
        expectNoDifference(
            ViewHost(Label("Rain", systemImage: "cloud.rain")).tree, "Image \"cloud.rain\"\nText \"Rain\"")
        let title = "Sun"
        expectNoDifference(ViewHost(Label(title, image: "sun")).tree, "Image \"sun\"\nText \"Sun\"")
        let built = Label {
            Text("Snow")
        } icon: {
            Image("snow")
        }
        #expect(ViewHost(built).contains("Snow"))
    }

    @Test("A button takes its words from a label")
    func button() throws {
        var taps = 0
        let view = Button {
            taps += 1
        } label: {
            Label("Rain", systemImage: "cloud.rain")
        }
        let host = ViewHost(view)
        expectNoDifference(host.tree, "Button \"Rain\"")
        try host.tap("Rain")
        expectNoDifference(taps, 1)
        expectNoDifference(ViewHost(view.labelStyle(.titleOnly)).tree, "Button \"Rain\"")
        let icon = ViewHost(view.labelStyle(.iconOnly))
        expectNoDifference(icon.tree, "Button \"cloud.rain\" [Rain]")
        try icon.tap("Rain")
        expectNoDifference(taps, 2)
    }

    private struct Loud: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("!")
            Label(configuration)
        }
    }

    @Test("A style can show the label in the style further out")
    func styles() {
        let host = ViewHost(Label("Rain", systemImage: "cloud").labelStyle(Loud()).labelStyle(.titleOnly))
        expectNoDifference(host.tree, "Text \"!\"\nText \"Rain\"")
    }

    private struct Changing: View {
        @State private var isShort = false
        @State private var count = 0
        var body: some View {
            Label("\(count) drops", systemImage: "drop").labelStyle(Short(isShort: isShort))
            Button("Shorten") { isShort = true }
            Button("Add") { count += 1 }
        }
    }

    private struct Short: LabelStyle {
        let isShort: Bool
        func makeBody(configuration: Configuration) -> some View {
            if isShort { configuration.icon } else { configuration.title }
        }
    }

    @Test("Labels follow their words and their style")
    func changes() throws {
        let host = ViewHost(Changing())
        try host.tap("Add")
        expect(host, shows: "1 drops")
        try host.tap("Shorten")
        expect(host, hasNo: "1 drops")
        expect(host, shows: "drop")
    }

    @Test("A value has a label beside it")
    func labeledContent() throws {
        expectNoDifference(
            ViewHost(LabeledContent("Version", value: "1.0")).tree, "LabeledContent \"Version\" = \"1.0\"")
        let number = LabeledContent("Size", value: 5, format: .number)
        try expectNoDifference(ViewHost(number).find("Size").value, "5")
        let button = LabeledContent("Cache") { Button("Clear") {} }
        expectNoDifference(ViewHost(button).tree, "LabeledContent \"Cache\"\n  Button \"Clear\"")
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { LabeledContent(configuration) }
        }
    }

    @Test("A value with a label has a style")
    func labeledContentStyle() {
        let host = ViewHost(LabeledContent("Version", value: "1.0").labeledContentStyle(Stacked()))
        expectNoDifference(host.tree, "VStack\n  LabeledContent \"Version\" = \"1.0\"")
    }

    @Test("A link opens its address by the environment")
    func link() throws {
        let log = Log()
        let url = try #require(URL(string: "https://example.org"))
        let action = OpenURLAction { url in
            log.append(url.absoluteString)
            return .handled
        }
        let host = ViewHost(Link("Site", destination: url).environment(\.openURL, action))
        expectNoDifference(host.tree, "Link \"Site\" = \"https://example.org\"")
        try host.tap("Site")
        expectNoDifference(log.take(), ["https://example.org"])
        var accepted: Bool?
        EnvironmentValues().openURL(url) { accepted = $0 }
        expectNoDifference(accepted, false)
    }
}
