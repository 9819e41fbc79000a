import ReactiveViewsTesting
import Testing

private enum LevelKey: EnvironmentKey { static let defaultValue = 1 }
private enum OtherKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

@MainActor
@Suite("Regressions: environment")
struct EnvironmentRegressionTests {
    private struct LevelReader: View {
        @Environment(\.level) var level
        var body: some View { Text("level \(level)") }
    }
    private struct OtherReader: View {
        @Environment(\.other) var other
        var body: some View { Text("other \(other)") }
    }

    private struct Raiser: View {
        var body: some View { LevelReader().transformEnvironment(\.level) { $0 += 1 } }
    }
    private struct Enabler: View {
        var body: some View { Button("b") {}.disabled(false) }
    }

    @Test("A button below .disabled(false) follows the host's isEnabled")
    func disabledByHost() {
        let host = ViewHost(Enabler())
        host.setEnvironment(\.isEnabled, false)
        expectNoDifference(host.tree, "Button \"b\" (disabled)")
    }

    @Test("A transform runs again when a key appears above it")
    func transformAndNewKey() {
        let host = ViewHost(Raiser())
        expect(host, shows: "level 2")
        host.setEnvironment(\.level, 10)
        expect(host, shows: "level 11")
    }

    private struct Tenfold: View {
        var body: some View { LevelReader().transformEnvironment(\.level) { $0 *= 10 } }
    }
    private struct Switcher: View {
        @State var setsLevel = false
        var body: some View {
            Tenfold()
                .transformEnvironment(\.self) { [setsLevel] values in
                    if setsLevel { values.level = 7 } else { values.other = 7 }
                }
            Button("Switch") { setsLevel.toggle() }
        }
    }

    @Test("A transform runs again when a modifier above begins to set its key")
    func transformAndSwitch() throws {
        let host = ViewHost(Switcher())
        expect(host, shows: "level 10")
        try host.tap("Switch")
        expect(host, shows: "level 70")
    }

    @Test("A key that the host sets for the first time doesn't evaluate readers of others")
    func firstTime() {
        let host = ViewHost {
            LevelReader(); OtherReader()
        }
        expectNoDifference(host.evaluations { host.setEnvironment(\.other, 2) }, ["OtherReader"])
    }

    @Test("Setting equal values on the host again evaluates no view, in any order")
    func againInOtherOrder() {
        let host = ViewHost {
            LevelReader(); OtherReader()
        }
        host.setEnvironment(\.level, 2)
        host.setEnvironment(\.other, 2)
        expectNoDifference(host.evaluations { host.setEnvironment(\.level, 2) }, [])
        let reversed = host.evaluations {
            host.setEnvironment(\.other, 2)
            host.setEnvironment(\.level, 2)
        }
        expectNoDifference(reversed, [])
        expectNoDifference(host.evaluations { host.setEnvironment(\.level, 3) }, ["LevelReader"])
    }

    private struct EditReader: View {
        @Environment(\.editMode) var editMode
        var body: some View { Text("editing \(editMode?.wrappedValue.isEditing ?? false)") }
    }
    private struct Editor: View {
        @State var mode = EditMode.inactive
        @State var count = 0
        var body: some View {
            EditReader().environment(\.editMode, $mode)
            Text("\(count)")
            Button("Add") { count += 1 }
            Button("Edit") { mode = .active }
        }
    }

    @Test("An unchanged editMode binding evaluates no reader")
    func editMode() throws {
        let host = ViewHost(Editor())
        let names = try host.evaluations { try host.tap("Add") }
        expectNoDifference(names, ["Editor"])
        expect(host, shows: "editing false")
        try expectNoDifference(host.evaluations { try host.tap("Edit") }, ["EditReader"])
        expect(host, shows: "editing true")
    }

    private final class User: ObservableObject, Equatable {
        let id: Int
        @Published var name: String
        init(_ id: Int, _ name: String) { self.id = id; self.name = name }
        static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
    }
    private struct NameReader: View {
        @EnvironmentObject var user: User
        var body: some View { Text("name \(user.name)") }
    }
    private struct UserParent: View {
        @State var user: User
        let next: User
        @State var flag = false
        var body: some View {
            NameReader().environmentObject(flag ? next : user)
            Button("Next") { flag = true }
        }
    }

    @Test("An object that == the old one but is another one is observed")
    func equalObject() throws {
        let next = User(1, "new")
        let host = ViewHost(UserParent(user: User(1, "old"), next: next))
        try host.tap("Next")
        expect(host, shows: "name new")
        host.perform { next.name = "newer" }
        expect(host, shows: "name newer")
    }

    private struct Late: View {
        @State var shown = false
        @State var level = 2
        var body: some View {
            VStack {
                if shown { LevelReader() }
                Button("Show") { shown = true }
                Button("Up") { level += 1 }
            }.environment(\.level, level)
        }
    }

    @Test("A reader mounted later finds the newest value and follows it")
    func late() throws {
        let host = ViewHost(Late())
        try host.tap("Up")
        try host.tap("Show")
        expect(host, shows: "level 3")
        try host.tap("Up")
        expect(host, shows: "level 4")
    }
}
