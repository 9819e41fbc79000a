import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Titles that are localized texts")
struct LocalizedTitleTests {
    struct Counter: View {
        @State private var count = 1
        @State private var length = 1.5

        var body: some View {
            Stepper(LocalizedStringResource("Cups"), value: $count, in: 1...2)
            Stepper(LocalizedStringResource("Length"), value: $length, step: 0.5, format: .number)
            Stepper(LocalizedStringResource("Doubling")) {
                count *= 2
            } onDecrement: {
                count /= 2
            }
            Text("\(count) and \(length.formatted())")
        }
    }

    struct Tabs: View {
        var body: some View {
            TabView {
                Tab(LocalizedStringResource("First"), systemImage: "tray") { Text("one") }
                Tab(LocalizedStringResource("Second"), image: "picture") { Text("two") }
            }
        }
    }

    struct WindowsApp: App {
        var body: some Scene {
            WindowGroup(LocalizedStringResource("Notes")) { Text("notes") }
            Window(LocalizedStringResource("Help"), id: "help") { Text("help") }
            UtilityWindow(LocalizedStringResource("Tools"), id: "tools") { Text("tools") }
        }
    }

    @Test("Steppers, tabs and windows have titles that are localized texts")
    func titles() throws {
        let host = ViewHost(Counter())
        try host.increment("Cups", by: 3)
        try host.decrement("Length")
        expect(host, shows: "2 and 1")
        try host.increment("Doubling")
        expect(host, shows: "4 and 1")
        let tabs = ViewHost(Tabs())
        try tabs.tap("Second")
        #expect(tabs.contains("two"))
        let app = AppHost(WindowsApp())
        app.openWindow(id: "help")
        app.openWindow(id: "tools")
        expectNoDifference(app.windows.map(\.title), ["Notes", "Help", "Tools"])
    }
}
