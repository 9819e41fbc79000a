import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
    private struct Pressing: ButtonStyle {
        let log: Log
        @Environment(\.isEnabled) var isEnabled
        @State var presses = 0

        func makeBody(configuration: Configuration) -> some View {
            let _ = log.append("\(configuration.isPressed ? "pressed" : "idle") \(isEnabled)")
            HStack {
                Text(configuration.role == .destructive ? "!" : "\(presses)")
                configuration.label
            }
            .onChange(of: configuration.isPressed) { old, new in if new { presses += 1 } }
        }
    }

    private struct Counter: View {
        let log: Log
        @State var count = 0
        @State var isDisabled = false

        var body: some View {
            Button {
                count += 1
            } label: {
                Text("Count \(count)")
            }
            .buttonStyle(Pressing(log: log))
            .disabled(isDisabled)
            Button("Disable") { isDisabled.toggle() }
        }
    }

    @Test("A tap shows a styled button as pressed, and as released in a pass of its own; a style keeps its state")
    func pressed() throws {
        let log = Log()
        let host = ViewHost(Counter(log: log))
        expectNoDifference(log.take(), ["idle true"])
        try host.tap("Count 0")
        #expect(log.take().map { $0.split(separator: " ")[0] }.contains("pressed"))
        #expect(host.tree.hasPrefix("Button \"Count 1\"\n  HStack\n    Text \"1\"\n    Text \"Count 1\""))
        try host.tap("Disable")
        expectNoDifference(log.take(), ["idle false"])
        #expect(throws: ViewQueryError.self) { try host.tap("Count 1") }
    }

    @Test("A new label is shown without the style's body being evaluated")
    func labelAlone() throws {
        let log = Log()
        let host = ViewHost(Counter(log: log))
        try host.tap("Count 0")
        _ = log.take()
        try host.press("Count 1")
        expectNoDifference(log.take(), ["pressed true", "pressed true"])
        #expect(host.tree.contains("(pressed)"))
        try host.release("Count 1")
        expectNoDifference(log.take(), ["idle true"])
        try expectNoDifference(host.find("Count 1").kind, "Button")
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Shouting: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.bordered) }
    }

    private struct Primitive: View {
        @State var taps = 0
        var body: some View {
            Text("\(taps) taps")
            Button("Twice") { taps += 1 }.buttonStyle(Twice())
            Button("Shout", role: .destructive) { taps += 10 }.buttonStyle(Shouting())
            Button("Off") { taps += 100 }.buttonStyle(Twice()).disabled(true)
        }
    }

    @Test("A primitive style decides what a tap does, also by another button")
    func primitive() throws {
        let host = ViewHost(Primitive())
        #expect(throws: ViewQueryError.self) { try host.tap("Twice") }
        try host.tap("Twice", count: 2)
        expect(host, shows: "1 taps")
        try host.tap("Shout")
        expect(host, shows: "11 taps")
        #expect(throws: ViewQueryError.self) { try host.tap("Off", count: 2) }
        expect(host, shows: "11 taps")
        #expect(host.tree.contains("\nButton \"Shout\" (destructive)\nButton \"Off\" (disabled)"))
    }

    private struct Standard: View {
        @State var style = 0
        @State var taps = 0
        var body: some View {
            let button = Button("Buy \(taps)", role: .cancel) { taps += 1 }
            VStack {
                button.buttonStyle(PlainButtonStyle())
                button.buttonStyle(.plain)
                button.buttonStyle(.bordered).controlSize(.large)
                button.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                button.buttonStyle(.borderless)
                button.buttonStyle(.link)
                button.buttonStyle(.automatic)
                button.buttonStyle(.accessoryBar).buttonRepeatBehavior(.enabled)
            }
        }
    }

    @Test("In the tree the standard styles show the label alone")
    func standard() throws {
        let host = ViewHost(Standard())
        expectNoDifference(host.tree, "VStack" + String(repeating: "\n  Button \"Buy 0\" (cancel)", count: 8))
        try host.tap(host.query(.button, "Buy 0").first)
        expectNoDifference(host.tree, "VStack" + String(repeating: "\n  Button \"Buy 1\" (cancel)", count: 8))
    }

    private struct Switching: View {
        @State var isStyled = false
        let log = Log()
        var body: some View {
            Button(isStyled ? "Styled" : "Bare") { isStyled.toggle() }
                .transformEnvironment(\.isEnabled) { _ in }
                .modifier(MaybeStyled(isStyled: isStyled, log: log))
        }
    }

    private struct MaybeStyled: ViewModifier {
        let isStyled: Bool
        let log: Log
        func body(content: Content) -> some View {
            if isStyled { content.buttonStyle(Pressing(log: log)) } else { content.buttonStyle(.automatic) }
        }
    }

    @Test("A button goes from one style to another")
    func switching() throws {
        let host = ViewHost(Switching())
        expectNoDifference(host.tree, "Button \"Bare\"")
        try host.tap("Bare")
        #expect(host.tree.hasPrefix("Button \"Styled\"\n  HStack"))
        try host.tap("Styled")
        expectNoDifference(host.tree, "Button \"Bare\"")
    }

    private struct Keys: View {
        @State var done = ""
        var body: some View {
            Text(done)
            Button("Save", systemImage: "tray") { done += "s" }.keyboardShortcut("s")
            Button("OK") { done += "o" }.keyboardShortcut(.defaultAction)
            Button("Off") { done += "x" }.keyboardShortcut("x").disabled(true)
            RenameButton().renameAction { done += "r" }
            RenameButton()
        }
    }

    @Test("Keys do what the control with the shortcut is for")
    func keys() throws {
        let host = ViewHost(Keys())
        try host.pressKey("s")
        try host.pressKey(.return, modifiers: [])
        #expect(throws: ViewQueryError.self) { try host.pressKey("x") }
        #expect(throws: ViewQueryError.self) { try host.pressKey("s", modifiers: [.command, .shift]) }
        try host.tap("Rename")
        expect(host, shows: "sor")
        #expect(host.tree.hasSuffix("Button \"Rename\" (disabled)"))
    }
}
