import ReactiveViewsTesting
import Testing

private struct SumKey: PreferenceKey {
    static let defaultValue = 1_000
    static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
}

private struct OtherKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    private let log = Log()

    private struct Writer: View {
        @State var value: Int
        var body: some View {
            Button("Writer \(value)") { value += 1 }.preference(key: SumKey.self, value: value)
        }
    }

    private struct Pair: View {
        let log: Log
        @State var shows = true
        var body: some View {
            VStack {
                Text("silent")
                Writer(value: 1)
                if shows { Writer(value: 5) }
                Button("Toggle") { shows.toggle() }
            }
            .onPreferenceChange(SumKey.self) { log.append("\($0)") }
        }
    }

    @Test("Siblings are combined in tree order, the first is the seed; views that set nothing contribute nothing")
    func order() throws {
        let host = ViewHost(Pair(log: log))
        expectNoDifference(log.take(), ["15"])
        try host.tap("Writer 1")
        expectNoDifference(log.take(), ["25"])
        try host.tap("Toggle")
        expectNoDifference(log.take(), ["2"])
        try host.tap("Toggle")
        expectNoDifference(log.take(), ["25"])
    }

    @Test("A preference that changes evaluates no body")
    func pruning() throws {
        let host = ViewHost(Pair(log: log))
        try expectNoDifference(host.evaluations { try host.tap("Writer 1") }, ["Writer"])
    }

    private struct Nested: View {
        let log: Log
        var body: some View {
            VStack { Writer(value: 1) }
                .preference(key: SumKey.self, value: 7)
                .transformPreference(SumKey.self) { $0 += 2 }
                .onPreferenceChange(SumKey.self) { log.append("\($0)") }
        }
    }

    @Test("preference replaces the value below, transformPreference edits it")
    func nesting() {
        _ = ViewHost(Nested(log: log))
        expectNoDifference(log.lines, ["9"])
    }

    private struct Silent: View {
        let log: Log
        var body: some View {
            Text("nothing").onPreferenceChange(SumKey.self) { log.append("\($0)") }
            Text("edited").transformPreference(SumKey.self) { $0 += 1 }
                .onPreferenceChange(SumKey.self) { log.append("\($0)") }
        }
    }

    @Test("Without a view that can set the preference nothing is called; a transform alone edits the default")
    func silent() {
        _ = ViewHost(Silent(log: log))
        expectNoDifference(log.lines, ["1001"])
    }

    private struct Looping: View {
        let log: Log
        @State var value = 0
        var body: some View {
            Text("\(value)")
                .preference(key: SumKey.self, value: value)
                .onPreferenceChange(SumKey.self) {
                    log.append("\($0)")
                    value = $0 + 1
                }
        }
    }

    @Test("An action that keeps changing its own preference is called twice per flush, then reported")
    func looping() {
        var host: ViewHost<Looping>?
        let diagnostics = Diagnostics.collect { host = ViewHost(Looping(log: log)) }
        expectNoDifference(log.lines, ["0", "1"])
        expectNoDifference(diagnostics.map(\.kind), [.repeatedAction])
        withExtendedLifetime(host) {}
    }

    private struct Presenting: View {
        let log: Log
        @State var shows = false
        var body: some View {
            VStack {
                Button("Show") { shows = true }
                    .sheet(isPresented: $shows) { Writer(value: 3) }
                Text("inside").preference(key: SumKey.self, value: 4)
            }
            .onPreferenceChange(SumKey.self) { log.append("\($0)") }
        }
    }

    @Test("Preferences don't cross sheets to the presenter")
    func sheets() throws {
        let host = ViewHost(Presenting(log: log))
        try host.tap("Show")
        expectNoDifference(log.lines, ["4"])
    }

    private struct Rows: View {
        let log: Log
        @State var names = ["a", "b", "c"]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Text($0).preference(key: OtherKey.self, value: $0) }
                Button("Reverse") { names.reverse() }
                Button("Drop") { names.removeFirst() }
            }
            .onPreferenceChange(OtherKey.self) { log.append($0) }
        }
    }

    @Test("Preferences of rows are combined in their present order, not in that of their creation")
    func moved() throws {
        let host = ViewHost(Rows(log: log))
        try host.tap("Reverse")
        try host.tap("Drop")
        expectNoDifference(log.lines, ["abc", "cba", "ba"])
    }
}
