import ReactiveViewsTesting
import Testing

private final class Token {}

private struct JoinKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct MaybeKey: PreferenceKey {
    static let defaultValue: Int? = 7
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

@MainActor
@Suite("Preferences at their limits")
struct PreferenceRules {
    private let log = Log()

    private struct Kept: View {
        let token: Token
        let log: Log
        var body: some View {
            Text("x").preference(key: JoinKey.self, value: "a")
                .onPreferenceChange(JoinKey.self) { [token] in
                    _ = token
                    log.append($0)
                }
        }
    }

    @Test("A host that goes away releases the actions that read preferences")
    func leak() {
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            _ = ViewHost(Kept(token: token, log: log))
        }
        #expect(weakToken == nil)
        expectNoDifference(log.lines, ["a"])
    }

    private struct Maybe: View {
        let log: Log
        var body: some View {
            Text("x").transformPreference(MaybeKey.self) { $0 = $0.map { $0 + 1 } }
                .onPreferenceChange(MaybeKey.self) { log.append("\($0 ?? -1)") }
            Text("y").preference(key: MaybeKey.self, value: nil)
                .onPreferenceChange(MaybeKey.self) { log.append("\($0 ?? -1)") }
        }
    }

    @Test("An optional preference that no view sets is the default, not nil; one set to nil is nil")
    func optional() {
        _ = ViewHost(Maybe(log: log))
        expectNoDifference(log.lines, ["8", "-1"])
    }

    private struct Nest: View {
        let depth: Int
        @ViewBuilder var body: some View {
            if depth > 0 {
                AnyView(Nest(depth: depth - 1))
            } else {
                Text("bottom").preference(key: JoinKey.self, value: "deep")
            }
        }
    }

    private struct Deep: View {
        let log: Log
        var body: some View {
            Nest(depth: 10_000).onPreferenceChange(JoinKey.self) { log.append($0) }
        }
    }

    @Test("A preference set ten thousand views down is read without exhausting the stack")
    func deep() {
        let host = ViewHost(Deep(log: log))
        expectNoDifference(log.lines, ["deep"])
        host.unmount()
    }

    private struct Writer: View {
        let name: String
        var body: some View { Text(name).preference(key: JoinKey.self, value: name) }
    }

    private struct Moving: View {
        let log: Log
        @State var isLeft = true
        @State var rows = [1, 2, 3]
        @State var identity = 0
        var body: some View {
            HStack {
                VStack {
                    if isLeft { Writer(name: "m") }
                    Writer(name: "l")
                }
                .onPreferenceChange(JoinKey.self) { log.append("left \($0)") }
                VStack {
                    if !isLeft { Writer(name: "m") }
                    ForEach(rows, id: \.self) { Writer(name: "\($0)") }
                }
                .transformPreference(JoinKey.self) { $0 = "(\($0))" }
                .transformPreference(JoinKey.self) { $0 += "!" }
                .onPreferenceChange(JoinKey.self) { log.append("right \($0)") }
                .id(identity)
            }
            .onPreferenceChange(JoinKey.self) { log.append("all \($0)") }
            Button("Move") { isLeft.toggle() }
            Button("Rotate") { rows = Array(rows.dropFirst() + rows.prefix(1)) }
            Button("Renew") { identity += 1 }
            Button("Empty") {
                isLeft = true
                rows = []
            }
        }
    }

    @Test("Preferences follow views that move between parents, in rows and to a new identity, also with nested readers")
    func moving() throws {
        let host = ViewHost(Moving(log: log))
        expectNoDifference(log.take(), ["left ml", "right (123)!", "all ml(123)!"])
        try host.tap("Move")
        expectNoDifference(log.take(), ["left l", "right (m123)!", "all l(m123)!"])
        try host.tap("Rotate")
        expectNoDifference(log.take(), ["right (m231)!", "all l(m231)!"])
        try host.tap("Renew")
        expectNoDifference(log.take(), ["right (m231)!"], "a new reader is told; what all say is the same")
        try host.tap("Empty")
        expectNoDifference(log.take(), ["left ml", "right ()!", "all ml()!"])
    }

    private struct LengthKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Keys: View {
        let log: Log
        @State var name = "a"
        @State var shows = true
        var body: some View {
            VStack {
                if shows {
                    Button("Name") { name += "b" }
                        .preference(key: JoinKey.self, value: name)
                        .preference(key: LengthKey.self, value: name.count)
                }
                Button("Toggle") { shows.toggle() }
            }
            .onPreferenceChange(LengthKey.self) { log.append("\($0)") }
            .onPreferenceChange(JoinKey.self) { log.append($0) }
        }
    }

    @Test("Several keys stand side by side; when no view sets them any more, readers get the defaults")
    func keys() throws {
        let host = ViewHost(Keys(log: log))
        try host.tap("Name")
        try host.tap("Toggle")
        expectNoDifference(log.take(), ["1", "a", "2", "ab", "0", ""])
        try host.tap("Toggle")
        expectNoDifference(log.take(), ["2", "ab"])
    }

    private struct Presented: View {
        let log: Log
        @State var shows = false
        var body: some View {
            VStack {
                Writer(name: "below")
                Button("Show") { shows = true }
                    .sheet(isPresented: $shows) {
                        VStack {
                            Writer(name: "above")
                            Button("Close") { shows = false }
                        }
                        .onPreferenceChange(JoinKey.self) { log.append("sheet \($0)") }
                    }
            }
            .onPreferenceChange(JoinKey.self) { log.append("all \($0)") }
        }
    }

    @Test("A reader in a sheet gets the sheet's preferences, the presenter those below")
    func sheet() throws {
        let host = ViewHost(Presented(log: log))
        try host.tap("Show")
        try host.tap("Close")
        expectNoDifference(log.lines, ["all below", "sheet above"])
    }
}
