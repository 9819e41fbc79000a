import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Hidden labels")
struct HiddenLabelTests {
    private enum Fruit: String, CaseIterable {
        case apple, pear
    }

    private func fruits(_ style: some PickerStyle) -> some View {
        Picker("Label", selection: .constant(Fruit.apple)) {
            ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(style)
    }

    /// Checks that the label's room goes with it, in points, and that the control is found by its words.
    private func check(_ control: some View, _ kind: String, _ location: SourceLocation = #_sourceLocation) throws {
        let shown = ViewHost(control.fixedSize())
        let hidden = ViewHost(control.labelsHidden().fixedSize())
        let before = try shown.frame(of: "Label").size
        let after = try hidden.frame(of: "Label").size
        #expect(after.width < before.width || after.height < before.height, "\(kind)", sourceLocation: location)
        #expect(shown.svg.contains(">Label<"), "\(kind)", sourceLocation: location)
        #expect(!hidden.svg.contains(">Label<"), "\(kind)", sourceLocation: location)
        #expect(hidden.elements[0].line == shown.elements[0].line, "\(kind)", sourceLocation: location)
        #expect(hidden.elements[0].kind == kind, sourceLocation: location)
    }

    @Test("A control without its label takes no room for it, and keeps its words")
    func controls() throws {
        try check(Toggle("Label", isOn: .constant(true)), "Toggle")
        try check(Toggle("Label", isOn: .constant(true)).toggleStyle(.checkbox), "Toggle")
        try check(Stepper("Label", value: .constant(1)), "Stepper")
        try check(DatePicker("Label", selection: .constant(Date(timeIntervalSince1970: 0))), "DatePicker")
        try check(ColorPicker("Label", selection: .constant(.red)), "ColorPicker")
        try check(ProgressView("Label", value: 0.5), "ProgressView")
        try check(ProgressView("Label"), "ProgressView")
        try check(Gauge(value: 0.5) { Text("Label") }, "Gauge")
        try check(LabeledContent("Label", value: "x"), "LabeledContent")
    }

    @Test("Sliders, menus, segments and wheels never show their labels outside of a form, and are named by them")
    func unlabeled() throws {
        func check(_ control: some View, _ location: SourceLocation = #_sourceLocation) {
            let host = ViewHost(control)
            #expect(!host.svg.contains(">Label<"), sourceLocation: location)
            #expect(host.elements[0].label == "Label", sourceLocation: location)
        }
        check(Slider(value: .constant(0.5)) { Text("Label") })
        check(fruits(.menu))
        check(fruits(.segmented))
        check(fruits(.wheel))
    }

    @Test("Pickers that show their labels")
    func pickers() throws {
        try check(fruits(.inline), "Picker")
        try check(fruits(.palette), "Picker")
        try check(fruits(.radioGroup), "Picker")
    }

    @Test("A switch without its label is as wide as the switch, where there is room for more")
    func room() throws {
        let host = ViewHost(
            Toggle("Label", isOn: .constant(true)).labelsHidden(), size: CGSize(width: 300, height: 100))
        #expect(try host.frame(of: "Label").width < 100)
        let shown = ViewHost(Toggle("Label", isOn: .constant(true)), size: CGSize(width: 300, height: 100))
        try expectNoDifference(shown.frame(of: "Label").width, 300)
    }

    @Test("What a button and a text field show stays")
    func others() throws {
        let view = VStack {
            Button("Press") {}
            TextField("Name", text: .constant(""))
            Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        }
        let host = ViewHost(view.labelsHidden())
        for words in ["Press", "Name", "On"] { #expect(host.svg.contains(">\(words)<"), "\(words)") }
    }

    private struct Switching: View {
        @State var isHidden = false

        var body: some View {
            VStack {
                Button("Switch") { isHidden.toggle() }
                toggle
            }
        }

        @ViewBuilder
        private var toggle: some View {
            Toggle("Label", isOn: .constant(true)).environment(\.labelsAreHidden, isHidden)
        }
    }

    @Test("Labels that are hidden later go, and come back")
    func changes() throws {
        let host = ViewHost(Switching())
        try expectNoDifference(host.frame(of: "Label").width, 390)
        try host.tap("Switch")
        #expect(try host.frame(of: "Label").width < 100 && !host.svg.contains(">Label<"))
        try host.tap("Switch")
        #expect(try host.frame(of: "Label").width == 390 && host.svg.contains(">Label<"))
    }
}
