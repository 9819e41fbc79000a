import ReactiveViewsTesting
import Testing

private final class Settings: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
}

private final class Other: ObservableObject {
    @Published var name = "other"
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

@MainActor
@Suite("The environment, as a user sees it")
struct EnvironmentRules {
    private struct First: View {
        @Environment(\.first) var first
        var body: some View { Text("first \(first)") }
    }

    private struct Chain: View {
        var body: some View { First().environment(\.first, 1).environment(\.first, 2) }
    }

    @Test("Of two modifiers of one chain the content sees the inner one")
    func chain() {
        expectNoDifference(ViewHost(Chain()).tree, "Text \"first 1\"")
    }

    private struct All: View {
        @Environment(\.self) var values
        var body: some View { Text("all \(values.first)") }
    }

    private struct Both: View {
        @State var first = 1
        @State var second = 1
        var body: some View {
            All().environment(\.first, first).environment(\.second, second)
            Button("First") { first += 1 }
            Button("Second") { second += 1 }
        }
    }

    @Test("A view that has the whole environment depends on the keys that its body reads")
    func whole() throws {
        let host = ViewHost(Both())
        try expectNoDifference(host.evaluations { try host.tap("Second") }, ["Both"])
        try expectNoDifference(host.evaluations { try host.tap("First") }, ["Both", "All"])
        expect(host, shows: "all 2")
    }

    private struct Names: View {
        @EnvironmentObject var settings: Settings
        @EnvironmentObject var other: Other
        var body: some View { Text("\(settings.name) \(other.name)") }
    }

    private struct Shadowing: View {
        let outer: Settings
        let inner: Settings
        let other: Other
        var body: some View {
            Group {
                Names()
                Names().environmentObject(inner)
            }
            .environmentObject(outer)
            .environmentObject(other)
        }
    }

    @Test("Objects of many types stand side by side; of one type the nearest shadows those further up")
    func objects() {
        let (outer, inner) = (Settings("outer"), Settings("inner"))
        let host = ViewHost(Shadowing(outer: outer, inner: inner, other: Other()))
        expectNoDifference(host.tree, "Text \"outer other\"\nText \"inner other\"")
        expectNoDifference(host.evaluations { outer.name = "new" }, ["Names"])
        expectNoDifference(host.evaluations { inner.name = "new" }, ["Names"])
        expectNoDifference(host.tree, "Text \"new other\"\nText \"new other\"")
    }
}
