import ReactiveViewsTesting
import Testing

private enum SizeKey: EnvironmentKey { static let defaultValue = 1 }
private enum ColorKey: EnvironmentKey { static let defaultValue = "black" }

extension EnvironmentValues {
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var color: String {
        get { self[ColorKey.self] }
        set { self[ColorKey.self] = newValue }
    }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    private struct SizeReader: View {
        @Environment(\.size) var size
        var body: some View { Text("size \(size)") }
    }

    private struct ColorReader: View {
        @Environment(\.color) var color
        var body: some View { Text("color \(color)") }
    }

    private struct Setter: View {
        @State var size = 2
        @State var color = "red"

        var body: some View {
            VStack {
                SizeReader()
                ColorReader()
                Button("Grow") { size += 1 }
                Button("Paint") { color = "blue" }
            }
            .environment(\.size, size)
            .environment(\.color, color)
            SizeReader()
        }
    }

    @Test("The nearest ancestor wins, and only the modified subtree is affected")
    func nearest() {
        let host = ViewHost {
            SizeReader().environment(\.size, 3).environment(\.size, 4)
            SizeReader()
        }
        expectNoDifference(host.tree, "Text \"size 3\"\nText \"size 1\"")
    }

    @Test("A reader of one value isn't evaluated for a change of another; declaring is depending")
    func granularity() throws {
        let host = ViewHost(Setter())
        try expectNoDifference(host.evaluations { try host.tap("Grow") }, ["Setter", "SizeReader"])
        try expectNoDifference(host.evaluations { try host.tap("Paint") }, ["Setter", "ColorReader"])
        #expect(host.contains("size 3") && host.contains("color blue") && host.contains("size 1"))
    }

    private struct Rewriter: View {
        @State var other = 0
        var body: some View {
            SizeReader().environment(\.size, 5)
            Text("\(other)")
            Button("Other") { other += 1 }
        }
    }

    @Test("Setting an equal value evaluates no reader")
    func equalValue() throws {
        let host = ViewHost(Rewriter())
        try expectNoDifference(host.evaluations { try host.tap("Other") }, ["Rewriter"])
    }

    private struct Doubler: View {
        var body: some View { SizeReader().transformEnvironment(\.size) { $0 *= 2 } }
    }

    private struct OuterSize: View {
        @State var size = 2
        var body: some View {
            Doubler().environment(\.size, size)
            Button("Grow") { size += 1 }
        }
    }

    @Test("A transform edits the inherited value, again whenever that changes")
    func transform() throws {
        let host = ViewHost(OuterSize())
        expect(host, shows: "size 4")
        try expectNoDifference(host.evaluations { try host.tap("Grow") }, ["OuterSize", "SizeReader"])
        expect(host, shows: "size 6")
    }

    private struct Switcher: View {
        @State var usesSize = true
        var body: some View {
            VStack {
                SizeReader()
                ColorReader()
            }
            .transformEnvironment(\.self) { [usesSize] values in
                if usesSize { values.size = 7 } else { values.color = "green" }
            }
            Button("Switch") { usesSize.toggle() }
        }
    }

    @Test("A modifier that begins to set another key reaches the readers of both")
    func otherKey() throws {
        let host = ViewHost(Switcher())
        #expect(host.contains("size 7") && host.contains("color black"))
        try host.tap("Switch")
        #expect(host.contains("size 1") && host.contains("color green"))
        try host.tap("Switch")
        #expect(host.contains("size 7") && host.contains("color black"))
    }

    @Test("A value that the host sets reaches all views")
    func ofHost() {
        let host = ViewHost(SizeReader())
        host.setEnvironment(\.size, 8)
        expectNoDifference(host.tree, "Text \"size 8\"")
        host.setEnvironment(\.size, 9)
        expectNoDifference(host.tree, "Text \"size 9\"")
    }

    @Test("Outside of a mounted view a value is the default, with a diagnostic")
    func outside() {
        let diagnostics = Diagnostics.collect { expectNoDifference(SizeReader().size, 1) }
        expectNoDifference(diagnostics.map(\.kind), [.propertyNotInstalled])
    }

    private struct Presenter: View {
        @State var shown = true
        var body: some View {
            Text("presenter")
                .sheet(isPresented: $shown) { SizeReader() }
                .environment(\.size, 6)
        }
    }

    @Test("A sheet inherits the environment of the view that presents it")
    func sheet() {
        expectNoDifference(ViewHost(Presenter()).tree, "Text \"presenter\"\nSheet\n  Text \"size 6\"")
    }

    @Test("A disabled button does nothing, even below a view that is enabled")
    func disabled() {
        let log = Log()
        let host = ViewHost { Group { Button("Go") { log.append("went") }.disabled(false) }.disabled(true) }
        expectNoDifference(host.tree, "Button \"Go\" (disabled)")
        #expect(throws: ViewQueryError.disabled("Go")) { try host.tap("Go") }
        expectNoDifference(log.lines, [])
    }
}
