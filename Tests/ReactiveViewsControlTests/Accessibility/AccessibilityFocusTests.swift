import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Accessibility: focus, children, actions")
struct AccessibilityFocusTests {
    private enum Field: Hashable { case name, town }

    private struct Form: View {
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState private var isErrorFocused: Bool
        @State private var showsTown = true

        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($field, equals: .name)
                if showsTown { Text("Town").accessibilityFocused($field, equals: .town) }
                Text("Error").accessibilityFocused($isErrorFocused)
                Button("To town") { field = .town }
                Button("To error") { isErrorFocused = true }
                Button("Remove town") { showsTown = false }
                Text("field \(field.map { "\($0)" } ?? "none"), error \(isErrorFocused)")
            }
        }
    }

    @Test("A focus state follows the focus of assistive technologies")
    func following() throws {
        let host = ViewHost(Form())
        try host.focusAccessibility("Town")
        expect(host, shows: "field town, error false", "\(host.tree)")
        try expectNoDifference(host.find("Town").attributes, ["accessibility focused"])
        try host.focusAccessibility("Error")
        expect(host, shows: "field none, error true", "\(host.tree)")
        try host.focusAccessibility(String?.none)
        expect(host, shows: "field none, error false", "\(host.tree)")
    }

    @Test("Writing a focus state moves the focus; a removed view loses it")
    func writing() throws {
        let host = ViewHost(Form())
        try host.tap("To town")
        try expectNoDifference(host.find("Town").attributes, ["accessibility focused"], "\(host.tree)")
        try host.tap("Remove town")
        expect(host, shows: "field none, error false", "\(host.tree)")
        try host.tap("To error")
        try expectNoDifference(host.find("Error").attributes, ["accessibility focused"])
    }

    private struct Volume: View {
        @State private var volume = 0.5
        @State private var log = "-"

        var body: some View {
            VStack {
                Rectangle().frame(width: 10, height: 10)
                    .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
                Text("volume \(Int(volume * 100))")
                Text("Chart").accessibilityChildren { Button("Bar") { log = "bar" } }
                Text("Mail").accessibilityActions { Button("Archive") { log = "archived" } }
                Text("Map")
                    .accessibilityZoomAction { log = "\($0.direction)" }
                    .accessibilityScrollAction { log = "\($0)" }
                Text("log \(log)")
            }
        }
    }

    @Test("A represented slider is moved and a child for assistive technologies is tapped")
    func representation() throws {
        let host = ViewHost(Volume())
        try host.setSlider("Volume", to: 0.25)
        expect(host, shows: "volume 25", "\(host.tree)")
        for (words, result) in [
            ("Bar", "bar"), ("Archive", "archived"), ("zoom in", "zoomIn"), ("scroll bottom", "bottom"),
        ] {
            try host.tap(words)
            expect(host, shows: "log \(result)", "\(host.tree)")
        }
    }

    @Test("Represented views take no room and aren't painted")
    func layout() throws {
        let plain = ViewHost(Rectangle().frame(width: 10, height: 10))
        let represented = ViewHost(
            Rectangle().frame(width: 10, height: 10).accessibilityRepresentation { Button("Wide label") {} })
        expectNoDifference(plain.svg, represented.svg)
        #expect(represented.contains("Wide label"))
    }

    @Test("A rotor has its entries; custom content and points are attributes")
    func details() throws {
        struct Entry: Identifiable {
            let id: Int
            let name: String
        }
        let entries = [Entry(id: 1, name: "One"), Entry(id: 2, name: "Two")]
        let view = Text("Book")
            .accessibilityRotor("Chapters", entries: entries, entryLabel: \.name)
            .accessibilityRotor("Notes") {
                ForEach(entries) { AccessibilityRotorEntry($0.name, id: $0.id) }
                AccessibilityRotorEntry("Last", id: 3)
            }
            .accessibilityCustomContent("Pages", "120")
            .accessibilityActivationPoint(.topLeading)
        #expect(
            ViewHost(view).tree == """
                Text "Book" (Pages: 120, activation point: 0.0, 0.0)
                  AccessibilityRotor "Chapters"
                    AccessibilityRotorEntry "One"
                    AccessibilityRotorEntry "Two"
                  AccessibilityRotor "Notes"
                    AccessibilityRotorEntry "One"
                    AccessibilityRotorEntry "Two"
                    AccessibilityRotorEntry "Last"
                """)
    }

    private struct Sparkline: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Rain", summary: "Wet",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"]),
                yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...9, gridlinePositions: []) { "\($0) mm" },
                series: [AXDataSeriesDescriptor(name: "2026", isContinuous: false, dataPoints: [.init(x: "Mon", y: 3)])]
            )
        }
    }

    @Test("A chart is read by its title, series and points")
    func chart() {
        #expect(
            ViewHost(Text("Chart").accessibilityChartDescriptor(Sparkline())).tree == """
                Text "Chart"
                  AccessibilityChart "Rain" = "Wet"
                    AccessibilitySeries "2026"
                      AccessibilityDataPoint "Mon" = "3.0 mm"
                """)
    }
}
