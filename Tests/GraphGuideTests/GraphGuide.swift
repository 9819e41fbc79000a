import Reactive

// The blocks of the page GraphWithoutViews, line for line.

@MainActor func variables() {
    let graph = Graph()
    let price = graph.variable(10, named: "price")
    price.value = 12
    print(price.value)  // prints 12
    price.update { $0 *= 2 }
    print(price.value)  // prints 24
}

@MainActor func derivedValues() {
    let graph = Graph()
    let price = graph.variable(10)
    let count = graph.variable(3)
    let total = graph.derived { price.value * count.value }
    let size = graph.derived { total.value < 100 ? "small" : "large" }
    print(size.value)  // prints small
    graph.perform {
        price.value = 20
        count.value = 6
    }
    print(size.value)  // prints large
}

@MainActor func observers() {
    let graph = Graph()
    let width = graph.variable(2)
    let height = graph.variable(3)
    let observer = graph.observe(width.value * height.value) { old, new in print("\(old) → \(new)") }
    graph.flush()
    graph.perform {
        width.value = 4
        height.value = 5
    }  // prints 6 → 20
    graph.perform { height.value = 6 }  // prints 20 → 24
    observer.cancel()
}

@MainActor func effects() {
    let graph = Graph()
    let name = graph.variable("Ada")
    let effect = graph.observe("Hello, \(name.value)!", initial: true) { _, text in print(text) }
    graph.flush()  // prints Hello, Ada!
    graph.perform { name.value = "Grace" }  // prints Hello, Grace!
    effect.cancel()
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

@MainActor func inputs() {
    let graph = Graph()
    let prices = PassthroughSubject<Int, Never>()
    let price = graph.variable(following: prices, initial: 1)
    let cart = graph.observed(Cart())
    let total = graph.derived { cart.object.items.count * price.value }
    let observer = graph.observe(total.value, initial: true) { _, new in print(new) }
    graph.flush()  // prints 0
    graph.perform { cart.object.items = ["tea", "milk"] }  // prints 2
    graph.perform { prices.send(3) }  // prints 6
    observer.cancel()
}

struct Player {
    let name: String
    @State var points = 0
    @Environment(\.bonus) private var bonus

    init(name: String) { self.name = name }

    var line: String { "\(name): \(points + bonus)" }
}

final class PlayerNode: Graph.Node {
    private var component: Graph.Component<Player>
    private(set) var line = ""

    init(_ player: Player, under parent: Graph.Node) {
        component = Graph.Component(player)
        super.init(graph: parent.graph, parent: parent)
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ player: Player) { _ = component.receive(player, in: self) }
    func score() { component.value.points += 1 }

    override var label: String? { component.value.name }

    override func update() {
        component.prepare(in: self)
        let player = component.value
        line = evaluate { player.line }
    }
}

final class TeamNode: Graph.Node {
    private let names: Graph.Variable<[String]>
    private let bonus: Graph.Variable<Int>
    private lazy var surroundings = EnvironmentScope(below: self)
    private(set) lazy var players = Graph.KeyedChildren(
        graph: graph, parent: self, key: { (player: Player) in player.name },
        make: { player, list in PlayerNode(player, under: list) },
        receive: { player, node in node.receive(player) })

    init(_ names: Graph.Variable<[String]>, bonus: Graph.Variable<Int>, in graph: Graph) {
        self.names = names
        self.bonus = bonus
        super.init(graph: graph, parent: nil)
        players.scope = surroundings
        setNeedsUpdate(because: .mounted)
    }

    override var label: String? { "Team" }
    override var childCount: Int { 1 }
    override func child(at index: Int) -> Graph.Node { players }

    override func update() {
        evaluate {
            surroundings.update { $0.bonus = bonus.value }
            players.receive(names.value.map { Player(name: $0) })
        }
    }
}

extension EnvironmentValues {
    private enum BonusKey: EnvironmentKey { static let defaultValue = 0 }

    var bonus: Int {
        get { self[BonusKey.self] }
        set { self[BonusKey.self] = newValue }
    }
}

@MainActor func components() {
    let graph = Graph()
    let names = graph.variable(["Ada", "Grace"], named: "names")
    let bonus = graph.variable(0, named: "bonus")
    let team = TeamNode(names, bonus: bonus, in: graph)
    graph.flush()
    graph.perform { team.players.children[1].score() }
    graph.perform { names.value = ["Grace", "Alan", "Ada"] }
    print(team.players.children.map(\.line))  // prints ["Grace: 1", "Alan: 0", "Ada: 0"]
    graph.perform { bonus.value = 5 }
    print(team.players.children.map(\.line))  // prints ["Grace: 6", "Alan: 5", "Ada: 5"]
    graph.unmount(team)
}

@propertyWrapper
struct Limited: DynamicProperty {
    @Binding private var value: Int

    init(_ value: Binding<Int>) { _value = value }

    var wrappedValue: Int {
        get { value }
        nonmutating set { value = min(max(newValue, 0), 10) }
    }
}

struct Settings {
    var volume = 3
    var isMuted = false
}

@MainActor func bindings() {
    let graph = Graph()
    let settings = graph.variable(Settings())
    let observer = graph.observe(settings.value.volume) { old, new in print("\(old) → \(new)") }
    graph.flush()
    let volume = Limited(settings.volume)
    graph.perform { volume.wrappedValue += 1 }  // prints 3 → 4
    graph.perform { volume.wrappedValue = 20 }  // prints 4 → 10
    observer.cancel()
}

@MainActor func actions() {
    let graph = Graph()
    let input = graph.variable(0)
    let doubled = graph.variable(0)
    graph.onFlush { print("end") }
    let observers = [
        graph.observe(doubled.value) { _, new in print("doubled \(new)") },
        graph.observe(input.value) { _, new in doubled.value = new * 2 },
        graph.observe(input.value) { _, new in print("input \(new), doubled \(doubled.value)") },
    ]
    graph.flush()  // prints end
    graph.perform { input.value = 1 }
    // prints input 1, doubled 2
    // prints doubled 2
    // prints end
    for observer in observers { observer.cancel() }
}

struct ParsingError: Error, Equatable {
    let text: String
}

func number(_ text: String) throws(ParsingError) -> Int {
    guard let number = Int(text) else { throw ParsingError(text: text) }
    return number
}

@MainActor func errors() {
    let graph = Graph()
    let text = graph.variable("12")
    let result = graph.derived { Result { () throws(ParsingError) in try number(text.value) } }
    let observer = graph.observe(try? result.value.get(), initial: true) { _, new in print(new ?? "no number") }
    graph.flush()  // prints 12
    graph.perform { text.value = "x" }  // prints no number
    do {
        try graph.perform {
            text.value = "13"
            throw ParsingError(text: "y")
        }  // prints 13
    } catch {
        print(error)  // prints ParsingError(text: "y")
    }
    observer.cancel()
}

@MainActor func misuse() {
    let graph = Graph()
    let count = graph.variable(0)
    let reports = Diagnostics.collect {
        let wrong = graph.derived { () -> Int in
            count.value = 7
            return count.value
        }
        print(wrong.value)  // prints 0
        let endless = graph.observe(count.value, initial: true) { _, new in count.value = new + 1 }
        graph.flush()
        endless.cancel()
    }
    for report in reports { print(report.kind) }
    // prints stateWrittenDuringUpdate
    // prints updateStorm
}

@MainActor func cycles() {
    let graph = Graph()
    let formulas = [graph.variable("B"), graph.variable("1")]
    var cells: [Graph.Derived<Int?>] = []
    for (name, formula) in zip(["A", "B"], formulas) {
        let cell = graph.derived(onCycle: nil, named: name) {
            switch formula.value {
            case "A": cells[0].value
            case "B": cells[1].value
            default: Int(formula.value)
            }
        }
        cells.append(cell)
    }
    print(cells[0].value ?? 0)  // prints 1
    graph.perform { formulas[1].value = "A" }
    print(cells[0].value ?? 0)  // prints 0
    print(cells[0].cycle ?? [])  // prints ["A", "B", "A"]
}

@MainActor func threads() async {
    let graph = Graph()
    let hits = graph.variable(0)
    let text = graph.derived { "\(hits.value) hits" }
    let tasks = (0..<4).map { _ in Task.detached { for _ in 0..<25 { hits.update { $0 += 1 } } } }
    for task in tasks { await task.value }
    print(text.value)  // prints 100 hits
}

actor Orders {
    private struct Model {
        let graph: IsolatedGraph
        let amount: Graph.Variable<Int>
        let price: Graph.Variable<Int>
        let total: IsolatedGraph.Derived<Int>
        let sender: IsolatedGraph.Observer

        init(owner: isolated any Actor, sendingTo totals: CurrentValueSubject<Int, Never>) {
            graph = IsolatedGraph(owner: owner)
            let (amount, price) = (graph.variable(1), graph.variable(20))
            (self.amount, self.price) = (amount, price)
            let total = graph.derived(named: "total") { amount.value * price.value }
            self.total = total
            sender = graph.observe(total.value) { _, new in totals.send(new) }
            graph.flush()
        }
    }

    nonisolated let totals = CurrentValueSubject<Int, Never>(20)
    private lazy var model = Model(owner: self, sendingTo: totals)

    var amount: Graph.Variable<Int> { model.amount }
    var total: Int { model.total.value }

    func order(_ amount: Int, at price: Int) -> Int {
        model.graph.perform {
            model.amount.value = amount
            model.price.value = price
        }
        return model.total.value
    }
}

@MainActor func actors() async {
    let (orders, graph) = (Orders(), Graph())
    let shown = graph.variable(following: orders.totals, initial: 0)
    print(await orders.order(3, at: 30))  // prints 90
    print(shown.value)  // prints 90
    let amount = await orders.amount
    amount.value = 4
    print(await orders.total)  // prints 120
}

@MainActor func tracing() {
    let graph = Graph()
    let width = graph.variable(2, named: "width")
    let area = graph.derived(named: "area") { width.value * 3 }
    let printer = graph.observe(area.value, named: "printer") { _, _ in }
    graph.flush()
    graph.beginTrace()
    graph.perform { width.value = 4 }
    print(graph.endTrace())
    // prints pass 1
    // prints write width: 2 → 4
    // prints evaluated area: width was 2, is 4
    // prints evaluated printer: area came out different
    // prints observer printer
    printer.cancel()
}
