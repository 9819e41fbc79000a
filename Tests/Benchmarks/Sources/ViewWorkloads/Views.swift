import Observation
import Reactive
import ReactiveViews

/// What the views of the workloads count, and the ways into their state.
@MainActor
enum Probe {
    /// Bodies of leaves evaluated so far.
    static var leaves = 0
    /// Bodies of roots evaluated so far.
    static var roots = 0
    /// Which leaf hands out its state.
    static var chosen = -1 {
        didSet { setLeaf = nil }
    }
    static var setLeaf: (@MainActor (Int) -> Void)?
    static var setRoot: (@MainActor (Int) -> Void)?
    static var setRows: (@MainActor ([Int]) -> Void)?
}

/// A row with a state of its own.
struct Leaf: View {
    let id: Int
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        if id == Probe.chosen, Probe.setLeaf == nil { Probe.setLeaf = { count = $0 } }
        return Text(verbatim: count.description)
    }
}

struct Leaves: View {
    let count: Int

    var body: some View {
        Probe.roots += 1
        return VStack { ForEach(0..<count) { Leaf(id: $0) } }
    }
}

/// The same with an interpolated, localizable text, as most programs write it.
struct LocalizedLeaf: View {
    let id: Int
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        if id == Probe.chosen, Probe.setLeaf == nil { Probe.setLeaf = { count = $0 } }
        return Text("\(count)")
    }
}

struct LocalizedLeaves: View {
    let count: Int

    var body: some View {
        Probe.roots += 1
        return VStack { ForEach(0..<count) { LocalizedLeaf(id: $0) } }
    }
}

/// Leaves beside a line that is wider than any of them: the stack's size stays.
struct WideLeaves: View {
    let count: Int

    var body: some View {
        Probe.roots += 1
        return VStack {
            Text(verbatim: "a line wider than the others")
            ForEach(0..<count) { Leaf(id: $0) }
        }
    }
}

/// A root whose state only it reads.
struct IdleRoot: View {
    let count: Int
    @State private var value = 0

    var body: some View {
        Probe.roots += 1
        Probe.setRoot = { value = $0 }
        _ = value
        return VStack { ForEach(0..<count) { Leaf(id: $0) } }
    }
}

struct GivenLeaf: View {
    let id: Int
    let value: Int
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        return Text(verbatim: value.description)
    }
}

/// A root whose state all leaves are given.
struct GivingRoot: View {
    let count: Int
    @State private var value = 0

    var body: some View {
        Probe.roots += 1
        Probe.setRoot = { value = $0 }
        return VStack { ForEach(0..<count) { GivenLeaf(id: $0, value: value) } }
    }
}

final class SharedObject: ObservableObject {
    @Published var value = 0
}

struct ObservingLeaf: View {
    let id: Int
    @ObservedObject var object: SharedObject
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        return Text(verbatim: object.value.description)
    }
}

struct ObservingLeaves: View {
    let count: Int
    let object: SharedObject

    var body: some View {
        Probe.roots += 1
        return VStack { ForEach(0..<count) { ObservingLeaf(id: $0, object: object) } }
    }
}

@Observable
final class Model {
    var first = 0
    var second = 0
}

/// The chosen leaf reads one property of the model, the others read another one.
struct ModelLeaf: View {
    let id: Int
    let model: Model
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        return Text(verbatim: (id == Probe.chosen ? model.first : model.second).description)
    }
}

struct ModelLeaves: View {
    let count: Int
    let model: Model

    var body: some View {
        Probe.roots += 1
        return VStack { ForEach(0..<count) { ModelLeaf(id: $0, model: model) } }
    }
}

private struct BenchmarkKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var benchmark: Int {
        get { self[BenchmarkKey.self] }
        set { self[BenchmarkKey.self] = newValue }
    }
}

struct EnvironmentLeaf: View {
    @Environment(\.benchmark) private var value

    var body: some View {
        Probe.leaves += 1
        return Text(verbatim: value.description)
    }
}

/// Leaves of which the last one reads a key of the environment.
struct EnvironmentLeaves: View {
    let count: Int

    var body: some View {
        Probe.roots += 1
        return VStack {
            ForEach(0..<(count - 1)) { Leaf(id: $0) }
            EnvironmentLeaf()
        }
    }
}

/// The same below a view that sets the key from its state.
struct EnvironmentRoot: View {
    let count: Int
    @State private var value = 0

    var body: some View {
        Probe.roots += 1
        Probe.setRoot = { value = $0 }
        return EnvironmentLeaves(count: count).environment(\.benchmark, value)
    }
}

struct RowLeaf: View {
    let id: Int
    @State private var count = 0

    var body: some View {
        Probe.leaves += 1
        return Text(verbatim: id.description)
    }
}

struct Rows: View {
    @State private var rows: [Int]

    init(count: Int) { _rows = State(initialValue: Array(0..<count)) }

    var body: some View {
        Probe.roots += 1
        Probe.setRows = { rows = $0 }
        return VStack { ForEach(rows, id: \.self) { RowLeaf(id: $0) } }
    }
}

/// A view inside of a view inside of a view …
struct Nested: View {
    let depth: Int

    var body: some View {
        Probe.leaves += 1
        return depth > 0 ? AnyView(Nested(depth: depth - 1)) : AnyView(Text(verbatim: "innermost"))
    }
}

/// A stack inside of a view inside of a stack …
struct NestedStacks: View {
    let depth: Int

    var body: some View {
        Probe.leaves += 1
        return depth > 0
            ? AnyView(VStack { NestedStacks(depth: depth - 1) }) : AnyView(Text(verbatim: "innermost"))
    }
}

/// A stack inside of a stack, without views with bodies between them.
@MainActor
func tower(_ depth: Int) -> AnyView {
    var view = AnyView(Text(verbatim: "innermost"))
    for _ in 0..<depth { view = AnyView(VStack { view }) }
    return view
}
