import ReactiveTesting
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

    @Test("M14: a host that goes away lets go of who reads preferences")
    func leak() {
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            _ = ViewHost(Kept(token: token, log: log))
        }
        #expect(weakToken == nil)
        #expect(log.lines == ["a"])
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

    @Test("M13: an optional value that nobody says is the default, not nil; one that is said to be nil is nil")
    func optional() {
        _ = ViewHost(Maybe(log: log))
        #expect(log.lines == ["8", "-1"])
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

    @Test("M11: what a view says ten thousand views down is heard without exhausting the stack")
    func deep() {
        let host = ViewHost(Deep(log: log))
        #expect(log.lines == ["deep"])
        host.unmount()
    }
}
