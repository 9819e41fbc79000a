import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Immersive spaces")
struct ImmersiveSpaceTests {
    struct PlanetApp: App {
        var body: some Scene {
            WindowGroup("Planets") { Entrance() }
            ImmersiveSpace(id: "orbit") { Orbit() }
                .immersionStyle(selection: .constant(.full), in: .full, .mixed)
            ImmersiveSpace(id: "planet", for: String.self) { $name in Text("Planet \(name ?? "unknown")") }
            ImmersiveSpace(id: "number", for: Int.self) { $number in
                Text("Number \(number)")
            } defaultValue: {
                7
            }
        }
    }

    struct Entrance: View {
        @Environment(\.openImmersiveSpace) private var openImmersiveSpace
        @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace
        @Environment(\.openWindow) private var openWindow
        @State private var result: OpenImmersiveSpaceAction.Result?

        var body: some View {
            Text("Result \(result.map { "\($0)" } ?? "none")")
            Button("Enter") { Task { result = await openImmersiveSpace(id: "orbit") } }
            Button("Mars") { Task { result = await openImmersiveSpace(value: "Mars") } }
            Button("Number") { Task { result = await openImmersiveSpace(id: "number") } }
            Button("Both") {
                Task {
                    await openImmersiveSpace(id: "orbit")
                    result = await openImmersiveSpace(value: "Mars")
                }
            }
            Button("Nowhere") { Task { result = await openImmersiveSpace(id: "nowhere") } }
            Button("Leave") { Task { await dismissImmersiveSpace() } }
            Button("As Window") { openWindow(id: "orbit") }
        }
    }

    struct Orbit: View {
        @State private var speed = 1

        var body: some View {
            Text("Speed \(speed)")
            Button("Faster") { speed += 1 }
        }
    }

    let app = AppHost(PlanetApp(), clock: .virtual)

    func tap(_ title: String) throws {
        try app.host.tap(title)
        app.host.advance(by: 0.1)
    }

    @Test("A program opens a space, whose views react, and closes it")
    func open() throws {
        #expect(app.windows.count == 1 && !app.windows[0].isImmersiveSpace)
        #expect(app.windows[0].immersionStyle == nil)
        try tap("Enter")
        let space = try #require(app.windows.last)
        #expect(space.isImmersiveSpace && space.sceneID == "orbit" && app.windows.count == 2)
        #expect(space.immersionStyle is FullImmersionStyle)
        expect(app.host, shows: "Result opened")
        expectNoDifference(app.keyWindow?.title, "Planets", "a space isn't a window for commands")
        try tap("Faster")
        expect(app.host, shows: "Speed 2")
        try tap("Leave")
        #expect(app.windows.count == 1 && !app.host.contains("Speed 2"))
    }

    @Test("A space is opened for a value, or has its default value")
    func values() throws {
        try tap("Mars")
        #expect(app.host.contains("Planet Mars") && app.windows.last?.value == AnyHashable("Mars"))
        try tap("Leave")
        try tap("Number")
        expect(app.host, shows: "Number 7")
    }

    @Test("A second space, and one without a scene, don't open, with a diagnostic")
    func refused() throws {
        try tap("Enter")
        let second = try Diagnostics.collect { try tap("Mars") }
        #expect(second.count == 1 && app.host.contains("Result error") && !app.host.contains("Planet Mars"))
        try tap("Leave")
        let missing = try Diagnostics.collect { try tap("Nowhere") }
        #expect(missing.count == 1 && app.windows.count == 1)
        let both = try Diagnostics.collect { try tap("Both") }
        #expect(both.count == 1 && app.windows.count == 2 && app.host.contains("Result error"))
        try tap("Leave")
        let window = try Diagnostics.collect { try tap("As Window") }
        #expect(window.count == 1 && app.windows.count == 1, "openWindow opens no spaces")
    }

    @Test("Without a program no space opens, with a diagnostic")
    func withoutApp() throws {
        let host = ViewHost(Entrance(), clock: .virtual)
        let diagnostics = try Diagnostics.collect {
            try host.tap("Enter")
            host.advance(by: 0.1)
        }
        #expect(diagnostics.count == 1 && host.contains("Result error"))
    }
}
