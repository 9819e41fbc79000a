import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Random trees of views over a random world, changed at random: after each flush the tree and the picture must be what
/// the world says, and no body may have run without need. A failure names the seed; `RandomProgramTests.play(seed)`
/// replays it.
@MainActor
@Suite("Random programs")
struct RandomProgramTests {
    /// 3 000 programs in ten parts, so that one that fails is near; 400 in a debug build.
    @Test(
        "Tree and picture equal a fresh mount's; bodies run at most once per pass, only if something that they read changed",
        .tags(.manyRounds), arguments: 0..<10)
    func programs(_ part: UInt64) {
        for seed in RandomRounds.of(part * 300..<(part + 1) * 300, oneOf: 75) {
            guard let failure = play(seed) else { continue }
            Issue.record("seed \(seed): \(failure)")
            return
        }
    }

    private func play(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let spec = Spec.random(&random, depth: 0)
        return play(spec, &random)
    }

    private func play(_ spec: Spec, _ random: inout SeededGenerator) -> String? {
        let world = World()
        let journal = Journal()
        let host = ViewHost(Root(spec: spec, world: world, journal: journal))
        journal.pass = { [unowned graph = host.graph] in graph.passes }
        for _ in 0..<4 {
            journal.begin()
            host.perform {
                for _ in 0...Int.random(in: 0...2, using: &random) { world.change(&random) }
            }
            if let failure = journal.failure { return failure }
            host.checkInvariants()
            let fresh = ViewHost(Root(spec: spec, world: world, journal: Journal()))
            if host.tree != fresh.tree { return "the tree is\n\(host.tree)\nbut freshly mounted\n\(fresh.tree)" }
            // Lengths that were added up in another order may differ by less than a picture shows.
            if host.display != fresh.display, host.svg != fresh.svg {
                return "the picture of\n\(host.tree)\nis\n\(host.svg)\nbut freshly mounted\n\(fresh.svg)"
            }
        }
        return nil
    }
}

// MARK: - The world

@MainActor
private final class World {
    let cells = (0..<3).map { _ in Cell() }
    let models = (0..<2).map { _ in Model() }
    /// The root's own state, once it is mounted.
    var root: Binding<RootState>?
    private(set) var state = RootState()

    func change(_ random: inout SeededGenerator) {
        let value = Int.random(in: 0..<4, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: cells.randomElement(using: &random)!.setFirst(value)
        case 1: cells.randomElement(using: &random)!.setSecond(value)
        case 2: models.randomElement(using: &random)!.set(value)
        case 3: write(&random) { $0.number = value }
        case 4:
            let flag = Bool.random(using: &random)
            write(&random) { $0.flag = flag }
        default:
            let order = Array([0, 1, 2, 3].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
            write(&random) { $0.order = order }
        }
    }

    private func write(_ random: inout SeededGenerator, _ change: (inout RootState) -> Void) {
        change(&state)
        guard let root else { return }
        if Bool.random(using: &random) {
            withTransaction(\.mark, Int.random(in: 0..<2, using: &random)) { change(&root.wrappedValue) }
        } else {
            change(&root.wrappedValue)
        }
    }
}

private struct RootState: Equatable {
    var number = 0
    var flag = false
    var order = [0, 1, 2]
}

@Observable
private final class Cell {
    private(set) var first = 0
    private(set) var second = 0
    /// Counts writes: a body that read the property runs after each that isn't equal (O4), also if the next one takes it back.
    @ObservationIgnored private(set) var firstVersion = 0
    @ObservationIgnored private(set) var secondVersion = 0

    func setFirst(_ value: Int) {
        if value != first { firstVersion += 1 }
        first = value
    }
    func setSecond(_ value: Int) {
        if value != second { secondVersion += 1 }
        second = value
    }
}

private final class Model: ObservableObject {
    @Published private(set) var value = 0
    /// Counts announcements: who observes the object depends on each, changed or not (U5).
    private(set) var version = 0
    func set(_ value: Int) {
        version += 1
        self.value = value
    }
}

private struct MarkKey: TransactionKey {
    static let defaultValue = 0
}

extension Transaction {
    fileprivate var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

private struct LevelKey: EnvironmentKey {
    static let defaultValue = -1
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

// MARK: - The program

/// What a view is to show; the numbers are those of cells and models.
private indirect enum Spec: Equatable {
    case text
    case cell(Int, first: Bool)
    case model(Int)
    case binding
    case environment
    case stack([Spec])
    case either(Spec, Spec)
    case rows(Spec)
    case identified(Spec)
    case level(Spec)
    case passNumber(Spec)
    /// A view in another modifier for each number.
    case modified(Spec, [Int])
    case lazy(LazyKind, Spec)

    enum LazyKind: CaseIterable {
        case vertical, horizontal, grid, scrolledVertical, scrolledHorizontal, scrolledGrid, list, form
    }

    @MainActor
    static func random(_ random: inout SeededGenerator, depth: Int) -> Spec {
        let isLeaf = depth >= 3 || Int.random(in: 0..<4, using: &random) == 0
        if isLeaf && depth > 0 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return .text
            case 1: return .cell(Int.random(in: 0..<3, using: &random), first: Bool.random(using: &random))
            case 2: return .model(Int.random(in: 0..<2, using: &random))
            case 3: return .binding
            default: return .environment
            }
        }
        func child() -> Spec { Spec.random(&random, depth: depth + 1) }
        switch Int.random(in: 0..<9, using: &random) {
        case 6, 7:
            return .modified(
                child(), (0..<4).map { _ in Int.random(in: 0..<RandomModifiers.list.count, using: &random) })
        case 8: return .lazy(LazyKind.allCases.randomElement(using: &random)!, child())
        case 0: return .either(child(), child())
        case 1: return .rows(child())
        case 2: return .identified(child())
        case 3: return .level(child())
        case 4: return .passNumber(child())
        default: return .stack((0...Int.random(in: 0...2, using: &random)).map { _ in child() })
        }
    }
}

/// Which bodies ran, when, and what they saw.
@MainActor
private final class Journal {
    var pass: () -> Int = { 0 }
    private(set) var failure: String?
    private var ran: [String: Int] = [:]
    private var seen: [String: String] = [:]

    func begin() { ran = [:] }

    /// `key` names the view's position, `values` is all that its body read.
    func note(_ key: String, _ identity: Identity, _ values: String) {
        let name = "\(key) \(identity.number)"
        let pass = pass()
        if ran[name] == pass { fail("\(key) ran twice in pass \(pass)") }
        ran[name] = pass
        if seen[name] == values { fail("\(key) ran though it saw the same as before: \(values)") }
        seen[name] = values
    }

    private func fail(_ text: String) { failure = failure ?? text }
}

/// Tells the mounts of one position apart.
@MainActor
private struct Identity: Equatable {
    private static var last = 0
    let number: Int

    init() {
        Self.last += 1
        number = Self.last
    }
}

private struct Root: View {
    let spec: Spec
    let world: World
    let journal: Journal
    @State private var state = RootState()

    init(spec: Spec, world: World, journal: Journal) {
        self.spec = spec
        self.world = world
        self.journal = journal
        _state = State(initialValue: world.state)
    }

    var body: some View {
        Piece(spec: spec, key: "root", number: -1, context: Context(world: world, journal: journal, state: $state))
            .onAppear { if world.root == nil { world.root = $state } }
    }
}

private struct Context {
    let world: World
    let journal: Journal
    let state: Binding<RootState>
}

extension Context: Equatable {
    nonisolated static func == (lhs: Context, rhs: Context) -> Bool { lhs.world === rhs.world }
}

private struct Piece: View {
    let spec: Spec
    let key: String
    let number: Int
    let context: Context
    @State private var identity = Identity()

    private func note(_ values: String) {
        context.journal.note(key, identity, "\(number) \(values)")
    }

    private func piece(_ spec: Spec, _ name: String, number: Int? = nil) -> Piece {
        Piece(spec: spec, key: "\(key).\(name)", number: number ?? self.number, context: context)
    }

    var body: AnyView {
        switch spec {
        case .text:
            note("")
            return AnyView(Text("text \(number)"))
        case .cell(let index, let first):
            let cell = context.world.cells[index]
            let value = first ? cell.first : cell.second
            note("\(first ? cell.firstVersion : cell.secondVersion)")
            return AnyView(Text("cell \(value) \(number)"))
        case .model(let index):
            note("")
            return AnyView(ModelPiece(model: context.world.models[index], key: key, journal: context.journal))
        case .binding:
            let value = context.state.number.wrappedValue
            note("\(context.state.wrappedValue)")
            return AnyView(Text("number \(value)"))
        case .environment:
            note("")
            return AnyView(LevelPiece(key: key, journal: context.journal))
        case .stack(let specs):
            note("")
            return AnyView(
                VStack { ForEach(Array(specs.enumerated()), id: \.offset) { piece($0.element, "\($0.offset)") } })
        case .either(let first, let second):
            let flag = context.state.wrappedValue.flag
            note("\(context.state.wrappedValue)")
            return AnyView(
                VStack { if flag { piece(first, "then") } else { piece(second, "else") } })
        case .rows(let row):
            let order = context.state.wrappedValue.order
            note("\(context.state.wrappedValue)")
            return AnyView(VStack { ForEach(order, id: \.self) { piece(row, "row\($0)") } })
        case .identified(let content):
            let value = context.state.wrappedValue.number
            note("\(context.state.wrappedValue)")
            return AnyView(piece(content, "id").id(value))
        case .level(let content):
            let value = context.state.wrappedValue.number
            note("\(context.state.wrappedValue)")
            return AnyView(piece(content, "level").environment(\.level, value))
        case .modified(let content, let modifiers):
            let value = context.state.wrappedValue.number
            note("\(context.state.wrappedValue)")
            return RandomModifiers.list[modifiers[value]].apply(piece(content, "modified"))
        case .lazy(let kind, let row):
            let order = context.state.wrappedValue.order
            note("\(context.state.wrappedValue)")
            return container(kind, ForEach(order, id: \.self) { piece(row, "row\($0)") })
        case .passNumber(let content):
            let value = context.state.wrappedValue.number
            note("\(context.state.wrappedValue)")
            return AnyView(piece(content, "number", number: value))
        }
    }
}

extension Piece {
    private func container(_ kind: Spec.LazyKind, _ rows: some View) -> AnyView {
        let columns = [GridItem(.flexible()), GridItem(.flexible())]
        switch kind {
        case .vertical: return AnyView(LazyVStack { rows })
        case .horizontal: return AnyView(LazyHStack { rows })
        case .grid: return AnyView(LazyVGrid(columns: columns) { rows })
        case .scrolledVertical: return AnyView(ScrollView { LazyVStack { rows } })
        case .scrolledHorizontal: return AnyView(ScrollView(.horizontal) { LazyHStack { rows } })
        case .scrolledGrid: return AnyView(ScrollView { LazyVGrid(columns: columns) { rows } })
        case .list: return AnyView(List { rows })
        case .form: return AnyView(Form { rows })
        }
    }
}

/// All modifiers but those whose effect depends on what was there before: presentations wait for one another in the
/// order in which they came.
@MainActor
private enum RandomModifiers {
    static let list: [AppliedModifier<Piece>] = {
        let presentations = [
            "sheet", "fullScreenCover", "popover", "inspector", "alert", "older alert", "confirmationDialog",
            "actionSheet",
        ]
        return AllModifiers<Piece>().list.filter { !presentations.contains($0.name) }
    }()
}

private struct ModelPiece: View {
    @ObservedObject var model: Model
    let key: String
    let journal: Journal
    @State private var identity = Identity()

    var body: some View {
        journal.note(key + ".model", identity, "\(model.version)")
        return Text("model \(model.value)")
    }
}

private struct LevelPiece: View {
    @Environment(\.level) private var level
    let key: String
    let journal: Journal
    @State private var identity = Identity()

    var body: some View {
        journal.note(key + ".level", identity, "\(level)")
        return Text("level \(level)")
    }
}
