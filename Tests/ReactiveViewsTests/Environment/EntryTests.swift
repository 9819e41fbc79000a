import ReactiveViewsTesting
import Testing

extension EnvironmentValues {
    fileprivate var accent: String {
        get { self[entry: "red"] }
        set { self[entry: "red"] = newValue }
    }
    fileprivate var width: Int {
        get { self[entry: 1] }
        set { self[entry: 1] = newValue }
    }
    fileprivate var missing: String? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    /// The shortest name there is.
    fileprivate var w: Int {
        get { self[entry: 3] }
        set { self[entry: 3] = newValue }
    }
}

@MainActor
@Suite("Environment values without a key type")
struct EntryTests {
    private struct Accented: View {
        @Environment(\.accent) var accent
        var body: some View { Text("accent \(accent)") }
    }

    private struct Wide: View {
        @Environment(\.width) var width
        @Environment(\.missing) var missing
        @Environment(\.w) var w
        var body: some View { Text(verbatim: "width \(width) \(missing ?? "nil") \(w)") }
    }

    private struct Root: View {
        @State var accent = "blue"
        @State var width = 2
        var body: some View {
            VStack {
                Accented()
                Wide()
            }
            .environment(\.accent, accent).environment(\.width, width).environment(\.w, 4)
            Accented()
            Button("Recolour") { accent = "green" }
            Button("Widen") { width += 1 }
        }
    }

    @Test("Entries have defaults, are set for a subtree, and are identified by their properties")
    func entries() throws {
        let host = ViewHost(Root())
        #expect(host.contains("accent blue") && host.contains("accent red") && host.contains("width 2 nil 4"))
        try expectNoDifference(host.evaluations { try host.tap("Recolour") }, ["Root", "Accented"])
        try expectNoDifference(host.evaluations { try host.tap("Widen") }, ["Root", "Wide"])
        #expect(host.contains("accent green") && host.contains("width 3 nil 4"))
    }

    @Test("A trace names the property")
    func trace() throws {
        let host = ViewHost(Root())
        let trace = try host.trace { try host.tap("Recolour") }
        expectNoDifference(trace.evaluations.last?.reasons, [.environment("accent")])
    }

    @Test("A value of its own is set and read without any view")
    func alone() {
        var values = EnvironmentValues()
        #expect(values.accent == "red" && values.missing == nil)
        values.accent = "blue"
        values.missing = "x"
        #expect(values.accent == "blue" && values.missing == "x" && values.width == 1)
    }
}
