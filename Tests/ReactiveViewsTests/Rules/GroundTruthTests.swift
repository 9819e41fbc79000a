import ReactiveViewsTesting
import Testing

/// Values that a public suite has seen on Apple's SwiftUI.
@MainActor
@Suite("Ground truth")
struct GroundTruthTests {
    private let log = Log()

    private struct Appearing: View {
        let log: Log
        @State var value = 0

        var body: some View {
            log.append("body \(value)")
            return Text("\(value)")
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { log.append("\($0) to \($1)") }
        }
    }

    @Test("Writes under two transactions on appear: bodies see 0, 2, 4; onChange sees (0, 2), (2, 4)")
    func transactions() {
        _ = ViewHost(Appearing(log: log))
        expectNoDifference(log.lines.filter { $0.hasPrefix("body") }, ["body 0", "body 2", "body 4"])
        expectNoDifference(log.lines.filter { $0.contains("to") }, ["0 to 2", "2 to 4"])
    }

    private final class Model: ObservableObject {
        @Published var t1 = 0
        @Published var t2 = 0
    }

    private struct Child: View {
        let name: String
        let log: Log
        let value: Int

        var body: some View {
            log.append(name)
            return Text("\(name) \(value)")
        }
    }

    private struct Container: View {
        let log: Log
        @StateObject var model = Model()

        var body: some View {
            log.append("container")
            return VStack {
                Child(name: "first", log: log, value: model.t1)
                Child(name: "second", log: log, value: model.t2)
                Button("Publish t1") { model.t1 += 1 }
                Button("Publish both") {
                    model.t1 += 1
                    model.t2 += 1
                }
            }
        }
    }

    @Test("An object publishes t1: the container is evaluated twice in all, its two children three times")
    func published() throws {
        let host = ViewHost(Container(log: log))
        try host.tap("Publish t1")
        expectNoDifference(log.lines.filter { $0 == "container" }.count, 2)
        expectNoDifference(log.lines.filter { $0 != "container" }, ["first", "second", "first"])
    }

    @Test("Two published properties written in one handler cause one evaluation")
    func oneEvaluation() throws {
        let host = ViewHost(Container(log: log))
        _ = log.take()
        try host.tap("Publish both")
        expectNoDifference(log.lines, ["container", "first", "second"])
    }

    private struct Initial: View {
        let log: Log
        @State var value = 0

        var body: some View {
            Button("Add") { value += 1 }
                .onChange(of: value, initial: true) { log.append("\($0) \($1)") }
            Button("Same") { value = value + 0 }
        }
    }

    @Test("onChange with initial gets old 0, 0, 1 and new 0, 1, 2; an equal write calls nothing")
    func initial() throws {
        let host = ViewHost(Initial(log: log))
        try host.tap("Add")
        try host.tap("Same")
        try host.tap("Add")
        expectNoDifference(log.lines, ["0 0", "0 1", "1 2"])
    }

    private struct Flipping: View {
        let log: Log
        @State var flip = false

        var body: some View {
            let name = flip ? "new" : "old"
            Text(name)
                .onAppear { log.append("appear \(name)") }
                .onDisappear { log.append("disappear \(name)") }
                .id(flip)
            Button("Flip") { flip.toggle() }
        }
    }

    @Test(
        "Under .id the new view appears before the old one disappears; at the end the new one disappears")
    func identity() throws {
        let host = ViewHost(Flipping(log: log))
        try host.tap("Flip")
        host.unmount()
        expectNoDifference(log.lines, ["appear old", "appear new", "disappear old", "disappear new"])
    }

    private struct Row: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Rows: View {
        @State var names = ["a", "b", "c"]
        @State var generation = 0
        @State var side = true

        var body: some View {
            ForEach(names, id: \.self) { Row(name: $0) }
            Row(name: "identified").id(generation)
            if side { Row(name: "either") } else { Row(name: "either") }
            Button("Reverse") { names.reverse() }
            Button("Renew") { generation += 1 }
            Button("Other side") { side.toggle() }
        }
    }

    @Test("A ForEach move keeps each row's state; a new id and the other branch of an if reset it")
    func state() throws {
        let host = ViewHost(Rows())
        for name in ["a 0", "c 0", "c 1", "identified 0", "either 0"] { try host.tap(name) }
        try host.tap("Reverse")
        let rows = host.elements.flatMap(\.all).compactMap(\.label).prefix(3)
        expectNoDifference(Array(rows), ["c 2", "b 0", "a 1"])
        try host.tap("Renew")
        try host.tap("Other side")
        expect(host, shows: "identified 0")
        expect(host, shows: "either 0")
        try host.tap("Other side")
        expect(host, shows: "either 0")
    }
}
