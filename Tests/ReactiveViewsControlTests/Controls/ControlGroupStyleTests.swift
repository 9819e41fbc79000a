import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Styles of control groups")
struct ControlGroupStyleTests {
    struct Framed: ControlGroupStyle {
        var title: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(title)
                configuration.label
                HStack { configuration.content }
            }
        }
    }

    struct Twice: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("around")
            ControlGroup(configuration)
        }
    }

    struct Zoom: View {
        @State private var zoom = 1

        var body: some View {
            ControlGroup {
                Button("In") { zoom += 1 }
                Button("Out") { zoom -= 1 }
            } label: {
                Text("Zoom \(zoom)")
            }
        }
    }

    @Test("A style makes the view of a group; its controls react")
    func custom() throws {
        let host = ViewHost(Zoom().controlGroupStyle(Framed(title: "Frame")))
        #expect(host.contains("Frame") && host.contains("Zoom 1"))
        try host.tap("In")
        expect(host, shows: "Zoom 2")
        let plain = ViewHost(Zoom())
        #expect(!plain.contains("Frame") && plain.contains("Zoom 1"))
    }

    @Test("A style adds to the style further out")
    func nested() throws {
        let host = ViewHost(Zoom().controlGroupStyle(Twice()).controlGroupStyle(Framed(title: "Frame")))
        #expect(host.contains("around") && host.contains("Frame"))
        try host.tap("Out")
        expect(host, shows: "Zoom 0")
    }

    @Test("The system's styles show the controls in one group")
    func standard() throws {
        let host = ViewHost(Zoom().controlGroupStyle(.menu))
        try expectNoDifference(host.find("Zoom 1").kind, "ControlGroup")
        try host.tap("In")
        expect(host, shows: "Zoom 2")
    }
}
