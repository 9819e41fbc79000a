import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Regressions: more")
struct MoreRegressionTests {
    // A content used twice, moved between branches, with state of its own.
    private struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View {
            Text("\(name) \(count)")
            Button("add \(name)") { count += 1 }
        }
    }
    private struct Twice: ViewModifier {
        @State var flipped = false
        func body(content: Content) -> some View {
            VStack {
                content
                if flipped { HStack { content } } else { content }
                Button("flip") { flipped.toggle() }
            }
        }
    }
    private struct TwiceParent: View {
        @State var name = "x"
        var body: some View {
            Counter(name: name).modifier(Twice())
            Button("rename") { name = "y" }
        }
    }

    @Test("Content used twice has two states; it follows its parent in both places")
    func twice() throws {
        let host = ViewHost(TwiceParent())
        try host.tap(.button("add x").first)
        expectNoDifference(
            host.elements.flatMap(\.all).compactMap(\.label).filter { $0.hasPrefix("x") }, ["x 1", "x 0"])
        try host.tap("flip")
        let names = try host.evaluations { try host.tap("rename") }
        expectNoDifference(names, ["TwiceParent", "Counter", "Counter"])
        #expect(host.contains("y 1") && host.contains("y 0"))
    }

    // The order of keys in a transaction.
    struct A: TransactionKey { static let defaultValue = 0 }
    struct B: TransactionKey { static let defaultValue = 0 }
    private struct Two: View {
        let log: Log
        @State var x = 0
        @State var y = 0
        var body: some View {
            let _ = log.append("\(x) \(y)")
            Button("Go") {
                var first = Transaction()
                first[A.self] = 1
                first[B.self] = 1
                var second = Transaction()
                second[B.self] = 1
                second[A.self] = 1
                withTransaction(first) { x = 1 }
                withTransaction(second) { y = 1 }
            }
        }
    }

    @Test("Transactions that carry the same are applied in one pass, however they were made")
    func keyOrder() throws {
        let log = Log()
        let host = ViewHost(Two(log: log))
        try host.tap("Go")
        expectNoDifference(log.lines, ["0 0", "1 1"])
    }

    // Setting an environment value of the host shouldn't hand the root its value again.
    private struct Hungry: View {
        let action: () -> Void
        var body: some View { Text("hungry") }
    }
    @Test("What the host sets in the environment evaluates no view that doesn't read it")
    func hostEnvironment() {
        let host = ViewHost {
            Hungry {}
            Enabled()
        }
        host.setEnvironment(\.isEnabled, false)
        expectNoDifference(host.evaluations { host.setEnvironment(\.isEnabled, true) }, ["Enabled"])
    }

    private struct Enabled: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
    }
    @Test("A value that the host changes and restores in one event evaluates no view")
    func hostEnvironmentAndBack() {
        let host = ViewHost(Enabled())
        host.setEnvironment(\.isEnabled, true)
        let evaluations = host.evaluations {
            host.setEnvironment(\.isEnabled, false)
            host.setEnvironment(\.isEnabled, true)
        }
        expectNoDifference(evaluations, [])
        expect(host, shows: "on")
        expectNoDifference(host.evaluations { host.setEnvironment(\.isEnabled, false) }, ["Enabled"])
    }

    @Test("Texts go by what the host sets, also those that no modifier is above")
    func hostTextSize() throws {
        let host = ViewHost(Text("x"))
        let before = try host.frame(of: "x")
        host.setEnvironment(\.dynamicTypeSize, .accessibility3)
        #expect(try host.frame(of: "x").height > before.height)
        host.setEnvironment(\.dynamicTypeSize, .large)
        try expectNoDifference(host.frame(of: "x"), before)
    }

    // Values written before the first flush ends, from several threads.
    private struct Sum: View {
        @State var x = 0
        let expose: (Binding<Int>) -> Void
        var body: some View { Text("\(x)").onAppear { expose($x) } }
    }
    @Test("Many threads write while the host settles")
    func threads() async throws {
        var binding: Binding<Int>?
        let host = ViewHost(Sum { binding = $0 })
        let b = binding!
        await withTaskGroup(of: Void.self) { group in
            for i in 0..<8 {
                group.addTask { for j in 0..<500 { b.wrappedValue = i * 1000 + j } }
            }
            for _ in 0..<200 {
                host.settle()
                await Task.yield()
            }
        }
        b.wrappedValue = -1
        await yieldToOthers()
        expect(host, shows: "-1")
    }

    // A drag whose first step takes the dragged view away.
    @Test("A class that is observed and goes away in a pass leaves no reader behind")
    func shortLivedObject() throws {
        final class Model: ObservableObject { @Published var n = 0 }
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text("n \(model.n)") }
        }
        struct Parent: View {
            @State var n = 0
            var body: some View {
                Child(model: Model())
                Text("\(n)")
                Button("Add") { n += 1 }
            }
        }
        let host = ViewHost(Parent())
        for _ in 0..<10 { try host.tap("Add") }
        expect(host, shows: "n 0")
    }
}
