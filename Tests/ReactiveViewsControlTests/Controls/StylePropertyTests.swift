import ReactiveViewsTesting
import Testing

extension EnvironmentValues {
    @Entry fileprivate var level = 0
}

/// The dynamic properties of styles, in each family of styles that makes bodies.
@MainActor
@Suite("Dynamic properties of styles")
struct StylePropertyTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    /// The body of a style: its words, and an action for a tap.
    struct Words: View {
        let words: String
        let action: () -> Void
        var body: some View { Text(words).onTapGesture(perform: action) }
    }

    private struct Style: LabelStyle, LabeledContentStyle, MenuStyle, ButtonStyle, ToggleStyle, GaugeStyle,
        ProgressViewStyle, DatePickerStyle, GroupBoxStyle, DisclosureGroupStyle, ControlGroupStyle, FormStyle,
        TextFieldStyle
    {
        @Environment(\.level) private var level
        @ObservedObject var model: Model
        @State private var taps = 0

        private func words(_ family: String) -> Words {
            Words(words: "\(family) \(level) \(model.count) \(taps)") { taps += 1 }
        }

        func makeBody(configuration: LabelStyleConfiguration) -> Words { words("label") }
        func makeBody(configuration: LabeledContentStyleConfiguration) -> Words { words("labeled") }
        func makeBody(configuration: MenuStyleConfiguration) -> Words { words("menu") }
        func makeBody(configuration: ButtonStyleConfiguration) -> Words { words("button") }
        func makeBody(configuration: ToggleStyleConfiguration) -> Words { words("toggle") }
        func makeBody(configuration: GaugeStyleConfiguration) -> Words { words("gauge") }
        func makeBody(configuration: ProgressViewStyleConfiguration) -> Words { words("progress") }
        func makeBody(configuration: DatePickerStyleConfiguration) -> Words { words("date") }
        func makeBody(configuration: GroupBoxStyleConfiguration) -> Words { words("box") }
        func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Words { words("disclosure") }
        func makeBody(configuration: ControlGroupStyleConfiguration) -> Words { words("group") }
        func makeBody(configuration: FormStyleConfiguration) -> Words { words("form") }
        func _body(configuration: TextField<_TextFieldStyleLabel>) -> Words { words("field") }
    }

    private struct PrimitiveStyle: PrimitiveButtonStyle {
        @Environment(\.level) private var level
        @ObservedObject var model: Model
        @State private var taps = 0

        func makeBody(configuration: Configuration) -> Words {
            Words(words: "primitive \(level) \(model.count) \(taps)") { taps += 1 }
        }
    }

    private nonisolated static let families = [
        "label", "labeled", "menu", "button", "primitive", "toggle", "gauge", "progress", "date", "box", "disclosure",
        "group", "form", "field",
    ]

    private struct Controls: View {
        let family: String
        let model: Model

        var body: some View {
            let style = Style(model: model)
            VStack {
                switch family {
                case "label": Label("title", systemImage: "star").labelStyle(style)
                case "labeled": LabeledContent("title", value: "value").labeledContentStyle(style)
                case "menu": Menu("title") { Text("item") }.menuStyle(style)
                case "button": Button("title") {}.buttonStyle(style)
                case "primitive": Button("title") {}.buttonStyle(PrimitiveStyle(model: model))
                case "toggle": Toggle("title", isOn: .constant(true)).toggleStyle(style)
                case "gauge": Gauge(value: 0.5) { Text("title") }.gaugeStyle(style)
                default: more(style)
                }
            }
        }

        @ViewBuilder
        private func more(_ style: Style) -> some View {
            switch family {
            case "progress": ProgressView(value: 0.5).progressViewStyle(style)
            case "date":
                DatePicker("title", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(style)
            case "box": GroupBox("title") { Text("content") }.groupBoxStyle(style)
            case "disclosure": DisclosureGroup("title") { Text("content") }.disclosureGroupStyle(style)
            case "group": ControlGroup { Text("content") }.controlGroupStyle(style)
            case "form": Form { Text("content") }.formStyle(style)
            default: TextField("title", text: .constant("text")).textFieldStyle(style)
            }
        }
    }

    private struct Stage: View {
        let family: String
        let model: Model
        let level: Int
        var body: some View { Controls(family: family, model: model).environment(\.level, level) }
    }

    /// The words that a style of a family shows; nil if it shows none.
    private static func words(_ host: ViewHost<Stage>, _ family: String) -> String? {
        let display = "\(host.display)"
        guard let start = display.range(of: "\(family) ") else { return nil }
        return String(display[start.lowerBound...].prefix { $0 != "\"" })
    }

    @Test("A style of each family reads its environment and its object, and follows their changes", arguments: families)
    func reads(_ family: String) {
        let model = Model()
        let host = ViewHost(Stage(family: family, model: model, level: 2))
        expectNoDifference(Self.words(host, family), "\(family) 2 0 0")
        host.rootView = Stage(family: family, model: model, level: 3)
        expectNoDifference(Self.words(host, family), "\(family) 3 0 0")
        host.perform { model.count = 5 }
        expectNoDifference(Self.words(host, family), "\(family) 3 5 0")
        host.checkInvariants()
    }

    @Test("The state of a style of labels, labeled contents and menus lasts", arguments: ["label", "labeled", "menu"])
    func state(_ family: String) throws {
        let model = Model()
        let host = ViewHost(Stage(family: family, model: model, level: 1))
        try host.tap("\(family) 1 0 0")
        expectNoDifference(Self.words(host, family), "\(family) 1 0 1")
        host.rootView = Stage(family: family, model: model, level: 2)
        try host.tap("\(family) 2 0 1")
        expectNoDifference(Self.words(host, family), "\(family) 2 0 2")
    }

    private struct Bordered: MenuStyle {
        @Environment(\.level) private var level
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("\(mark) \(level)")
                Menu(configuration)
            }
        }
    }

    @Test("A menu of a style's configuration has the style further out")
    func nestedMenuStyles() throws {
        let host = ViewHost(
            Menu("More") { Button("Item") {} }.menuStyle(Bordered(mark: "inner")).menuStyle(Bordered(mark: "outer"))
                .environment(\.level, 4))
        #expect(host.contains("inner 4") && host.contains("outer 4"))
        try host.tap("More")
        expect(host, shows: "Item")
    }

    private struct Parts: LabelStyle {
        @Environment(\.level) private var level
        func makeBody(configuration: Configuration) -> some View {
            configuration.title
            Text("level \(level)")
        }
    }

    @Test("A modifier of a label applies to each view of its style's body, and reads the style around the label")
    func severalViews() {
        let host = ViewHost(
            VStack(spacing: 0) {
                Label("a", systemImage: "star").frame(height: 50)
                    .background { Label("behind", systemImage: "star") }
            }
            .labelStyle(Parts()).environment(\.level, 3))
        expectNoDifference(host.all("behind").count, 2)
        expectNoDifference(host.all("level 3").count, 3)
    }

    @Test("A changed modifier of a label in a style of several views is shown")
    func changedModifier() throws {
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) { Label("a", systemImage: "star").frame(height: height).labelStyle(Parts()) }
        }
        let host = ViewHost(view(50))
        host.rootView = view(70)
        expectNoDifference(host.display, ViewHost(view(70)).display)
    }
}
