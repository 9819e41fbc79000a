import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Color pickers")
struct ColorPickerTests {
    private struct Wells: View {
        @State var color = Color.red
        @State var solid = Color.blue.opacity(0.5)
        let place = "Wall"
        var body: some View {
            ColorPicker("Paint", selection: $color)
            ColorPicker("Paint of \(place)", selection: $solid, supportsOpacity: false)
            ColorPicker(String("Verbatim"), selection: $color).disabled(true)
            ColorPicker(selection: $color, supportsOpacity: true) { Label("Brush", systemImage: "paintbrush") }
        }
    }

    @Test("A color picker shows its color, and takes another one as resolved in its environment")
    func setting() throws {
        let host = ViewHost(Wells())
        #expect(
            host.tree == """
                ColorPicker "Paint" = "red"
                ColorPicker "Paint of Wall" = "50% blue"
                ColorPicker "Verbatim" = "red" (disabled)
                ColorPicker "Brush" = "red"
                """)
        host.setEnvironment(\.colorScheme, .dark)
        try host.setColor("Paint", to: .green.opacity(0.4))
        try expectNoDifference(host.find("Paint").value, "#30D15866")
        host.setEnvironment(\.colorScheme, .light)
        try expectNoDifference(host.find("Brush").value, "#30D15866")
        try host.setColor("Brush", to: Color(red: 1, green: 0, blue: 0))
        try expectNoDifference(host.find("Paint").value, "#FF0000FF")
    }

    @Test("Where no opacity is supported the colour becomes opaque")
    func opacity() throws {
        let host = ViewHost(Wells())
        try host.setColor("Paint of Wall", to: .white.opacity(0.1))
        try expectNoDifference(host.find("Paint of Wall").value, "#FFFFFFFF")
    }

    @Test("Text that is no color changes nothing, and nor does input to a disabled picker")
    func troubles() throws {
        let host = ViewHost(Wells())
        var broken = Color.Resolved(red: 1, green: 1, blue: 1)
        broken.blue = .nan
        let found = Diagnostics.collect { try? host.setColor("Paint", to: Color(broken)) }
        expectNoDifference(found.map(\.kind), [.invalidInput])
        #expect(throws: ViewQueryError.disabled("Verbatim")) {
            try host.setColor("Verbatim", to: .green)
        }
        try expectNoDifference(host.find("Paint").value, "red")
    }

    @Test("The well is a round sample at the end of the line")
    func picture() throws {
        let host = ViewHost(Wells(), size: CGSize(width: 200, height: 400))
        try expectNoDifference(host.frame(of: "Paint").size, CGSize(width: 200, height: 28))
        let wells = host.display.items.filter { if case .fill = $0.content { true } else { false } }
        expectNoDifference(wells.map(\.frame.minX), [172, 172, 0, 172], "a disabled one fades as a group")
        expectNoDifference(
            wells.map { if case .fill(_, let paint, _) = $0.content { "\(paint)" } else { "" } },
            ["#FF3B30FF", "#007AFFFF", "#FF3B30FF", "#FF3B30FF"])
        #expect(host.svg.contains("fill=\"#007AFF\""))
    }
}
