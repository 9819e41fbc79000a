import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Toggles")
struct ToggleTests {
    private struct Option: Identifiable {
        let id: Int
        var isOn = false
    }

    private struct Settings: View {
        @State var wifi = false
        @State var options = [Option(id: 0), Option(id: 1)]
        @State var isOff = true

        var body: some View {
            Toggle("Wifi", isOn: $wifi)
            Toggle("Off", systemImage: "wifi", isOn: $wifi).disabled(isOff)
            Toggle("All", sources: $options, isOn: \.isOn)
            Toggle(isOn: $options[0].isOn) { Text("First") }.toggleStyle(.checkbox)
            Toggle("Plain", isOn: $wifi).toggleStyle(SwitchToggleStyle())
            Toggle("Button", isOn: $wifi).toggleStyle(.button).labelsHidden()
        }
    }

    @Test("A tap turns a toggle on and off; a disabled one stays as it is")
    func taps() throws {
        let host = ViewHost(Settings())
        expectNoDifference(host.elements[0].line, "Toggle \"Wifi\"")
        try host.tap("Wifi")
        expectNoDifference(host.elements[0].line, "Toggle \"Wifi\" (on)")
        expectNoDifference(host.elements[1].line, "Toggle \"Off\" (on, disabled)")
        #expect(throws: ViewQueryError.self) { try host.tap("Off") }
        expectNoDifference(host.elements[5].line, "Toggle \"Button\" (on)")
        try host.tap("Button")
        expectNoDifference(host.elements[0].line, "Toggle \"Wifi\"")
        #expect(host.elements.allSatisfy { $0.children.isEmpty })
    }

    @Test("A toggle of several values is mixed if they differ, and sets them all")
    func sources() throws {
        let host = ViewHost(Settings())
        expectNoDifference(host.elements[2].line, "Toggle \"All\"")
        try host.tap("First")
        expectNoDifference(host.elements[2].line, "Toggle \"All\" (mixed)")
        try host.tap("All")
        expectNoDifference(host.elements[2].line, "Toggle \"All\" (on)")
        expectNoDifference(host.elements[3].line, "Toggle \"First\" (on)")
    }

    private struct Ticks: ToggleStyle {
        @State var changes = 0

        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
                changes += 1
            } label: {
                HStack {
                    Text(configuration.isOn ? "ON" : "OFF")
                    configuration.label
                    Text("\(changes)")
                }
            }
        }
    }

    private struct Wrapping: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }

    private struct Styled: View {
        @State var isOn = false
        @State var label = "Wifi"
        var body: some View {
            Toggle(label, isOn: $isOn).toggleStyle(Ticks())
            Toggle("Wrapped", isOn: $isOn).toggleStyle(Wrapping())
            Button("Rename") { label = "Network" }
        }
    }

    @Test("A user's style makes the looks and takes the taps, with state of its own")
    func styled() throws {
        let host = ViewHost(Styled())
        expectNoDifference(host.elements[0].line, "Toggle \"Wifi\"")
        try host.tap("Wifi")
        expect(host, shows: "ON")
        expect(host, shows: "1")
        try host.tap("Rename")
        try host.tap("Network")
        expect(host, shows: "OFF")
        expect(host, shows: "2")
    }

    @Test("A style that consists of the toggle in other looks shows one element")
    func wrapped() throws {
        let host = ViewHost(Styled())
        expectNoDifference(host.elements[1].line, "Toggle \"Wrapped\"")
        try host.tap("Wrapped")
        expectNoDifference(host.elements[1].text, "Toggle \"Wrapped\" (on)")
    }
}
