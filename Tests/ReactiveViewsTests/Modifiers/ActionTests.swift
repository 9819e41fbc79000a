import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Actions after an update")
struct ActionTests {
    @Test("Inner views appear before outer ones, siblings in order, one chain as written")
    func appearOrder() {
        let log = Log()
        _ = ViewHost {
            VStack {
                Text("1").onAppear { log.append("1a") }.onAppear { log.append("1b") }
                Group {
                    if true { Text("2").onAppear { log.append("2") } }
                    ForEach(3..<5) { n in Text("\(n)").onAppear { log.append("\(n)") } }
                }
                .onAppear { log.append("group") }
            }
            .onAppear { log.append("outer") }
        }
        expectNoDifference(log.lines, ["1a", "1b", "2", "3", "4", "group", "outer"])
    }

    private struct Changer: View {
        let log: Log
        @State var v = 0

        var body: some View {
            Text("\(v)")
                .onChange(of: v, initial: true) { old, new in log.append("\(old) \(new)") }
                .onAppear {
                    log.append("appear")
                    v = 1
                    log.append("reads \(v)")
                }
            Button("Two") { v = 2 }
            Button("Same") { v = v }
        }
    }

    @Test("onChange gets old and new, first the initial value; an equal write calls nothing")
    func change() throws {
        let log = Log()
        let host = ViewHost(Changer(log: log))
        expectNoDifference(log.take(), ["0 0", "appear", "reads 1", "0 1"])
        try host.tap("Two")
        try host.tap("Same")
        expectNoDifference(log.take(), ["1 2"])
    }

    private struct OldAndNew: View {
        let log: Log
        @State var v = 0

        var body: some View {
            let captured = v
            Text("\(v)")
                .onChange(of: v, perform: { new in log.append("older form: \(captured) \(new)") })
                .onChange(of: v) { log.append("newer form: \(captured)") }
            Button("Add") { v += 1 }
        }
    }

    @Test("The newer form runs the new closure, the older form the one of the previous evaluation")
    func whichClosure() throws {
        let log = Log()
        let host = ViewHost(OldAndNew(log: log))
        try host.tap("Add")
        expectNoDifference(log.lines, ["older form: 0 1", "newer form: 1"])
    }

    private struct Chain: View {
        let log: Log
        @State var v = 0

        var body: some View {
            VStack {
                Text("\(v)").onChange(of: v) { old, new in
                    log.append("inner \(old) \(new)")
                    if new < 2 { v += 1 }
                }
            }
            .onChange(of: v) { old, new in log.append("outer \(old) \(new)") }
            Button("Add") { v += 1 }
        }
    }

    @Test("Actions of one pass see the same change, whatever an earlier one wrote")
    func sameChange() throws {
        let log = Log()
        let host = ViewHost(Chain(log: log))
        try host.tap("Add")
        expectNoDifference(log.lines, ["inner 0 1", "outer 0 1", "inner 1 2", "outer 1 2"])
    }

    private struct Flipper: View {
        let log: Log
        @State var flip = 0

        var body: some View {
            let name = flip == 0 ? "old" : "new"
            Text(name)
                .onAppear { log.append("appear \(name)") }
                .onDisappear { log.append("disappear \(name)") }
                .id(flip)
            Button("Flip") { flip += 1 }
        }
    }

    @Test("With a new id the new view appears before the old one disappears")
    func idFlip() throws {
        let log = Log()
        let host = ViewHost(Flipper(log: log))
        try host.tap("Flip")
        host.unmount()
        expectNoDifference(log.lines, ["appear old", "appear new", "disappear old", "disappear new"])
    }

    private struct Tree: View {
        let log: Log
        @State var shown = true

        var body: some View {
            if shown {
                VStack {
                    Text("a").onDisappear { log.append("a") }
                    Text("b").onDisappear { log.append("b") }
                }
                .onDisappear { log.append("stack") }
            }
            Button("Hide") { shown = false }
        }
    }

    @Test("Views disappear inner before outer, siblings in order")
    func disappearOrder() throws {
        let log = Log()
        let host = ViewHost(Tree(log: log))
        try host.tap("Hide")
        expectNoDifference(log.lines, ["a", "b", "stack"])
    }
}
