import ReactiveViewsTesting
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
}

/// Counts how often a default expression runs.
@MainActor
private enum Numbers {
    static var last = 0
    static func next() -> Int {
        last += 1
        return last
    }
}

/// What a declaration alone brings about, and when default expressions run.
@MainActor
@Suite("Declared properties and defaults")
struct DependencyRules {
    // MARK: Declaring is depending

    private struct Owner: View {
        @StateObject var model: Model
        init(_ model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Text("owner") }
    }

    private struct Observed: View {
        @ObservedObject var model: Model
        var body: some View { Text("observed") }
    }

    private struct Inherited: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("inherited") }
    }

    private struct Plain: View {
        let model: Model
        var body: some View { Text("plain") }
    }

    private struct Declaring: View {
        let model: Model
        var body: some View {
            Group {
                Owner(model)
                Observed(model: model)
                Inherited()
                Plain(model: model)
            }
            .environmentObject(model)
        }
    }

    @Test("A body that declares an observed object is evaluated for its change, although it doesn't read it")
    func declaredObjects() {
        let model = Model()
        let host = ViewHost(Declaring(model: model))
        expectNoDifference(host.evaluations { model.count = 1 }, ["Owner", "Observed", "Inherited"])
    }

    private struct Unread: View {
        @Environment(\.isEnabled) var isEnabled
        var body: some View { Text("unread") }
    }

    private struct Undeclared: View {
        var body: some View { Text("undeclared") }
    }

    private struct Disabling: View {
        @State var isDisabled = false
        var body: some View {
            Group {
                Unread()
                Undeclared()
            }
            .disabled(isDisabled)
            Button("Disable") { isDisabled = true }
        }
    }

    @Test("A body that declares an environment value is evaluated for its change, although it doesn't read it")
    func declaredEnvironment() throws {
        let host = ViewHost(Disabling())
        try expectNoDifference(host.evaluations { try host.tap("Disable") }, ["Disabling", "Unread"])
    }

    // MARK: Defaults

    private struct Numbered: View {
        let parent: Int
        @State private var number = Numbers.next()
        var body: some View { Text("parent \(parent), number \(number)") }
    }

    private struct Numbering: View {
        @State var count = 0
        var body: some View {
            Numbered(parent: count)
            Button("Again") { count += 1 }
        }
    }

    @Test("A state's default runs at each initialisation of the view; the first value stays")
    func stateDefault() throws {
        let host = ViewHost(Numbering())
        let first = Numbers.last
        expect(host, shows: "parent 0, number \(first)")
        try host.tap("Again")
        try host.tap("Again")
        expectNoDifference(Numbers.last, first + 2)
        expect(host, shows: "parent 2, number \(first)")
    }

    private struct Assigned: View {
        @State var value = 1
        init(_ value: Int) { self.value = value }
        var body: some View { Text("value \(value)") }
    }

    @Test("Assigning through a state's property in the initialiser is lost, and reported")
    func assignmentInInitializer() {
        var host: ViewHost<Assigned>?
        let diagnostics = Diagnostics.collect { host = ViewHost(Assigned(7)) }
        expectNoDifference(host?.contains("value 1"), true)
        expectNoDifference(diagnostics.map(\.kind), [.propertyNotInstalled])
    }

    private struct Defaulted: View {
        let parent: Int
        @ObservedObject var model = Model()
        var body: some View {
            Text("parent \(parent), count \(model.count)")
            Button("Add") { model.count += 1 }
        }
    }

    private struct Parent: View {
        @State var count = 0
        var body: some View {
            Defaulted(parent: 0)
            Button("Parent \(count)") { count += 1 }
        }
    }

    @Test("An observed object that is a default is lost at each evaluation of the parent; the new one is followed")
    func observedDefault() throws {
        let host = ViewHost(Parent())
        try host.tap("Add")
        try host.tap("Add")
        expect(host, shows: "parent 0, count 2")
        try host.tap("Parent 0")
        expect(host, shows: "parent 0, count 0")
        try host.tap("Add")
        expect(host, shows: "parent 0, count 1")
    }
}
