import Dispatch
import Foundation
import Observation
import ReactiveTesting
import Testing

@testable import Reactive

/// A sum of two variables, and what an observer of it was told.
private struct Sum {
    let graph: IsolatedGraph
    let left: Graph.Variable<Int>
    let right: Graph.Variable<Int>
    let sum: IsolatedGraph.Derived<Int>
    let told = Told()

    final class Told {
        var computations = 0
        var changes: [String] = []
        var observers: [AnyObject] = []
    }

    init(owner: isolated any Actor) {
        graph = IsolatedGraph(owner: owner)
        let (left, right) = (graph.variable(1, named: "left"), graph.variable(2, named: "right"))
        (self.left, self.right) = (left, right)
        let told = told
        let sum = graph.derived(named: "sum") {
            told.computations += 1
            return left.value + right.value
        }
        self.sum = sum
        told.observers.append(graph.observe(sum.value) { told.changes.append("\($0) → \($1)") })
        graph.flush()
    }
}

@Observable
private final class Model: @unchecked Sendable {
    // Read and written on one actor.
    var count = 1
}

private actor Adder {
    private lazy var model = Sum(owner: self)

    /// The variables, which any thread may use.
    var variables: (left: Graph.Variable<Int>, right: Graph.Variable<Int>) { (model.left, model.right) }
    var changes: [String] { model.told.changes }
    var flushes: Int { model.graph.flushes }

    func with<Result: Sendable>(_ body: @Sendable (isolated Adder, Sum) throws -> Result) rethrows -> Result {
        try body(self, model)
    }
}

/// An actor with a thread that it may block.
private actor Blocker {
    private let executor: QueueExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private lazy var graph = IsolatedGraph(owner: self)
    private var kept: [AnyObject] = []

    init(_ name: String) { executor = QueueExecutor(name) }

    /// Begins a flush in which a computation announces itself and waits for another one. Returns whether that came.
    func meet(announcing mine: DispatchSemaphore, awaiting other: DispatchSemaphore) -> Bool {
        let variable = graph.variable(0)
        var hasMet = false
        let derived = graph.derived {
            if variable.value == 1 {
                mine.signal()
                hasMet = waits(for: other)
            }
            return variable.value
        }
        var last = 0
        let observer = graph.observe(derived.value) { last = $1 }
        graph.flush()
        graph.perform { variable.value = 1 }
        withExtendedLifetime(observer) {}
        return hasMet && last == 1
    }

    /// Reads the last value of a chain that was never computed; the innermost computation announces itself and waits
    /// for another one.
    func readChain(of count: Int, announcing mine: DispatchSemaphore, awaiting other: DispatchSemaphore) -> Int {
        let variable = graph.variable(0)
        var last = graph.derived {
            mine.signal()
            return waits(for: other) ? variable.value : -1
        }
        for _ in 0..<count {
            let previous = last
            last = graph.derived { previous.value + 1 }
        }
        let first = last.value
        // Ahead of the flush, with the same depth.
        return graph.perform {
            variable.value = 1
            return first == count ? last.value : -1
        }
    }

    /// Creates a variable, a change of which signals when it was applied.
    func variable(signalling semaphore: DispatchSemaphore) -> Graph.Variable<Int> {
        let variable = graph.variable(0)
        kept.append(graph.observe(variable.value * 2) { if $1 == 14 { semaphore.signal() } })
        graph.flush()
        return variable
    }
}

/// An actor with two graphs, each of whose jobs runs on another thread.
private actor Hopper {
    private let executor = ThreadPerJobExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private lazy var first = IsolatedGraph(owner: self)
    private lazy var second = IsolatedGraph(owner: self)
    private lazy var variable = first.variable(1)
    private lazy var doubled = second.derived { [variable] in variable.value * 2 }
    private lazy var next = first.derived { [doubled] in doubled.value + 1 }
    private let told = Sum.Told()

    func observe() {
        let told = told
        told.observers.append(first.observe(self.next.value) { told.changes.append("\($0) → \($1)") })
        first.flush()
    }

    func set(_ value: Int) -> String? {
        first.perform { variable.value = value }
        return told.changes.last
    }

    func stop() { told.observers = [] }
}

/// What belongs to a global actor, and ends wherever its last reference goes.
@Background
private final class Holder {
    private let derived: IsolatedGraph.Derived<Int>
    private let observer: IsolatedGraph.Observer

    init(_ graph: IsolatedGraph, _ end: @escaping @Sendable () -> Void) {
        let token = Token(end)
        let derived = graph.derived { withExtendedLifetime(token) { 1 } }
        self.derived = derived
        observer = graph.observe(derived.value) { _, _ in withExtendedLifetime(token) {} }
        graph.flush()
    }
}

/// Calls a closure at its end.
private final class Token: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}

/// Derived values that may read one another.
private final class Cells {
    var all: [IsolatedGraph.Derived<Int>] = []
}

private struct RoundKey: TransactionKey { static let defaultValue = 0 }

@globalActor
private actor Background {
    static let shared = Background()
}

@Suite("Graphs of other actors than the main actor")
struct IsolatedGraphTests {
    @Test("An actor's graph computes once per flush, from complete changes, and tells observers on the actor")
    func flush() async {
        await Adder().with { adder, model in
            expectNoDifference(model.sum.value, 3)
            model.told.computations = 0
            model.graph.perform {
                model.left.value = 10
                #expect(model.graph.isInEvent)
                model.right.value = 20
            }
            expectNoDifference(model.told.changes, ["3 → 30"])
            expectNoDifference(model.told.computations, 1)
            model.graph.perform {
                model.left.value = 20
                model.right.value = 10
            }
            expectNoDifference(model.told.changes, ["3 → 30"], "an equal value is no change")
            #expect(model.graph.isSettled && !model.graph.isUpdating)
            adder.assertIsolated()
        }
    }

    @Test("A derived value is read ahead of the flush, and outside of events")
    func peek() async {
        await Adder().with { _, model in
            model.graph.perform {
                model.left.value = 5
                expectNoDifference(model.sum.value, 7)
            }
            expectNoDifference(model.sum.value, 7)
            let unread = model.graph.derived { [left = model.left] in left.value * 100 }
            expectNoDifference(unread.value, 500)
            model.graph.perform { model.left.value = 6 }
            expectNoDifference(unread.value, 600)
        }
    }

    @Test("Actions of observers, flush observers and publishers drive further rounds, as those of the main actor do")
    func rounds() async {
        await Adder().with { _, model in
            let prices = PassthroughSubject<Int, Never>()
            let price = model.graph.variable(following: prices, initial: 0)
            var shown: [Int] = []
            let follower = model.graph.observe(price.value) { [left = model.left] in left.value = $1 }
            let flushes = model.graph.onFlush { shown.append(model.sum.value) }
            model.graph.flush()
            shown = []
            model.graph.perform { prices.send(8) }
            expectNoDifference(model.told.changes, ["3 → 10"])
            expectNoDifference(shown, [10])
            flushes.cancel()
            follower.cancel()
            model.graph.perform { prices.send(9) }
            expectNoDifference(model.told.changes, ["3 → 10"])
            expectNoDifference(shown, [10])
        }
    }

    @Test("Properties of @Observable objects that an actor's derived values read are dependencies")
    func observable() async {
        await Adder().with { _, model in
            let object = Model()
            let derived = model.graph.derived { object.count * 10 + model.left.value }
            var told: [Int] = []
            let observer = model.graph.observe(derived.value) { told.append($1) }
            model.graph.flush()
            for count in 2...4 { model.graph.perform { object.count = count } }
            model.graph.perform { model.left.value = 5 }
            expectNoDifference(told, [21, 31, 41, 45])
            withExtendedLifetime(observer) {}
        }
    }

    @Test("Misuse inside of an actor's evaluations is reported as on the main actor: a write is dropped, a flush waits")
    func misuse() async {
        await Adder().with { _, model in
            let derived = model.graph.derived(named: "writer") {
                model.right.value = 50
                model.graph.flush()
                return model.left.value
            }
            let diagnostics = Diagnostics.collect { expectNoDifference(derived.value, 1) }
            expectNoDifference(diagnostics.map(\.kind), [.stateWrittenDuringUpdate, .flushDuringUpdate])
            expectNoDifference(diagnostics.map(\.path), ["writer", "writer"])
            expectNoDifference(model.right.value, 2)
        }
    }

    @Test("A derived value of an actor that depends on itself stops with a message that names it")
    func cycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Adder().with { _, model in
                var again: (() -> Int)?
                let value = model.graph.derived(named: "loop") { again?() ?? 0 }
                again = { value.value }
                _ = value.value
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("loop depends on itself"))
    }

    @Test("Values of an actor that depend on one another have their cycle values until a change ends the cycle")
    func cycleValues() async {
        await Adder().with { _, model in
            let formulas = [model.graph.variable(1), model.graph.variable(0)]
            let cells = Cells()
            for (index, formula) in formulas.enumerated() {
                cells.all.append(
                    model.graph.derived(onCycle: -1, named: "cell \(index)") {
                        formula.value < 2 ? cells.all[formula.value].value + 1 : formula.value
                    })
            }
            var told: [Int] = []
            let observer = model.graph.observe(cells.all[0].value) { told.append($1) }
            expectNoDifference(cells.all.map(\.value), [-1, -1])
            expectNoDifference(cells.all[1].cycle, ["cell 1", "cell 0", "cell 1"])
            model.graph.flush()
            model.graph.perform {
                formulas[1].value = 40
                expectNoDifference(cells.all.map(\.value), [41, 40], "ahead of the flush")
                #expect(cells.all[0].cycle == nil)
            }
            model.graph.perform {
                formulas[1].value = 1
                expectNoDifference(cells.all.map(\.value), [0, -1], "cell 0 reads cell 1, which reads itself")
                expectNoDifference(cells.all[1].cycle, ["cell 1", "cell 1"])
            }
            expectNoDifference(told, [41, 0])
            cells.all = []
            withExtendedLifetime(observer) {}
        }
    }

    @Test("A flush takes as many rounds as the graph of an actor allows")
    func roundLimit() async {
        await Adder().with { _, model in
            let counter = model.graph.observe(model.left.value) { [left = model.left] in left.value = $1 + 1 }
            model.graph.flush()
            expectNoDifference(model.graph.roundLimit, Graph.roundsPerFlush)
            model.graph.roundLimit = 3
            let storm = Diagnostics.collect { model.graph.perform { model.left.value = 10 } }
            expectNoDifference(storm.map(\.kind), [.updateStorm])
            expectNoDifference(model.left.value, 13)
            counter.cancel()
            expectNoDifference(Diagnostics.collect { model.graph.roundLimit = 0 }.map(\.kind), [.invalidInput])
            expectNoDifference(model.graph.roundLimit, 1)
        }
    }

    @Test("A value that isn't Sendable may be a variable of an actor's graph, and stays on the actor")
    func unsendableVariable() async {
        await Adder().with { _, model in
            let cells = model.graph.variable(Cells())
            let count = model.graph.derived { cells.value.all.count }
            expectNoDifference(count.value, 0)
            let new = Cells()
            new.all = [model.sum]
            model.graph.perform { cells.value = new }
            expectNoDifference(count.value, 1)
        }
    }

    @Test("Graphs of one actor depend on each other's values")
    func together() async {
        await Adder().with { adder, model in
            let other = IsolatedGraph(owner: adder)
            let doubled = other.derived { [left = model.left, sum = model.sum] in left.value * 1000 + sum.value }
            var told: [Int] = []
            let observer = other.observe(doubled.value) { told.append($1) }
            other.flush()
            model.graph.perform { model.left.value = 2 }
            other.flush()
            expectNoDifference(told, [2004])
            withExtendedLifetime(observer) {}
        }
    }

    @Test(
        "A graph of the main actor's may be an IsolatedGraph, and depends on the values of the main actor's other graphs"
    )
    @MainActor
    func mainActor() {
        let (views, values) = (Graph(), IsolatedGraph(owner: MainActor.shared))
        let width = views.variable(2)
        let height = values.variable(3)
        let area = values.derived { width.value * height.value }
        var told: [Int] = []
        let observer = views.observe(area.value) { told.append($1) }
        views.flush()
        views.perform { width.value = 3 }
        values.perform { height.value = 4 }
        views.flush()
        expectNoDifference(told, [9, 12])
        withExtendedLifetime(observer) {}
    }

    // MARK: Threads

    @Test("Two graphs on two actors evaluate at the same time")
    func atTheSameTime() async {
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (one, two) = (Blocker("one"), Blocker("two"))
        async let left = one.meet(announcing: first, awaiting: second)
        async let right = two.meet(announcing: second, awaiting: first)
        #expect(await left)
        #expect(await right)
    }

    @Test("A change from another thread is applied on the actor while the main thread is blocked")
    @MainActor
    func whileMainIsBlocked() async {
        let isApplied = DispatchSemaphore(value: 0)
        let blocker = Blocker("flushes")
        let variable = await blocker.variable(signalling: isApplied)
        let graph = Graph()
        let ofMain = graph.variable(0)
        var told: [Int] = []
        let observer = graph.observe(ofMain.value) { told.append($1) }
        graph.flush()
        Thread.detachNewThread {
            ofMain.value = 7
            variable.value = 7
        }
        #expect(waits(for: isApplied))
        #expect(told.isEmpty, "the main actor's graph waits for the main thread")
        await until { told == [7] }
        expectNoDifference(told, [7])
        withExtendedLifetime((observer, blocker)) {}
    }

    @Test("A change outside of events is applied by a flush that the graph schedules")
    func scheduled() async {
        let adder = Adder()
        let (left, right) = await adder.variables
        left.value = 100
        #expect(await eventually { await adder.changes == ["3 → 102"] })
        right.value = 100
        #expect(await eventually { await adder.changes == ["3 → 102", "102 → 200"] })
    }

    @Test("Long chains are first read on several actors at the same time, as deep on each as the chain is long")
    func longChains() async {
        let semaphores = (0..<3).map { _ in DispatchSemaphore(value: 0) }
        await withTaskGroup(of: Int.self) { group in
            for index in 0..<3 {
                group.addTask {
                    await Blocker("chain \(index)").readChain(
                        of: 20_000, announcing: semaphores[index], awaiting: semaphores[(index + 1) % 3])
                }
            }
            for await value in group { expectNoDifference(value, 20_001) }
        }
    }

    @Test("No update of an actor's variable is lost, on whatever thread it is made")
    func updates() async {
        let adder = Adder()
        let variable = await adder.variables.left
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 { variable.update { $0 += 1 } }
                }
            }
            for _ in 0..<50 {
                await adder.with { _, model in
                    model.graph.perform {
                        model.left.value += 0
                        model.left.update { $0 += 1 }
                    }
                }
            }
        }
        expectNoDifference(variable.value, 851)
        #expect(await eventually { await adder.changes.last?.hasSuffix("→ 853") == true })
    }

    @Test(
        "Random cycles on several actors at once: each value that depends on itself has its cycle value",
        arguments: 0..<8)
    func randomCycles(_ seed: UInt64) async {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<3 {
                group.addTask { await CycleWorker(seed: seed * 10 + UInt64(number)).run() }
            }
        }
    }

    @Test("A graph of a global actor works on it")
    func globalActor() async {
        @Background func run() -> [Int] {
            let graph = IsolatedGraph(owner: Background.shared)
            let variable = graph.variable(1)
            var told: [Int] = []
            let observer = graph.observe(variable.value + 1) { told.append($1) }
            graph.flush()
            graph.perform { variable.value = 5 }
            withExtendedLifetime(observer) {}
            return told
        }
        await expectNoDifference(run(), [6])
    }

    @Test(
        "Random graphs on several actors at once, written from many threads: each flush computes what has changed once",
        arguments: 0..<12)
    func random(_ seed: UInt64) async {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let worker = Worker(seed: seed * 10 + UInt64(number))
                    await worker.run()
                }
            }
        }
    }

    @Test("A value of one graph that a value of another graph of the actor reads is computed on the thread of the pass")
    func severalThreads() async {
        let hopper = Hopper()
        await hopper.observe()
        for value in 2...20 { await expectNoDifference(hopper.set(value), "\(value * 2 - 1) → \(value * 2 + 1)") }
        await hopper.stop()
    }

    // MARK: Other actors' values

    @Test(
        "An evaluation that reads another actor's variable gets its newest value and doesn't depend on it; it is reported"
    )
    func foreign() async {
        let (reader, owner) = (Adder(), Adder())
        let foreign = await owner.variables.left
        foreign.value = 40
        let (kinds, values) = await reader.with { _, model -> ([Diagnostic], [Int]) in
            let derived = model.graph.derived(named: "reader") { foreign.value + model.left.value }
            var values: [Int] = []
            let diagnostics = Diagnostics.collect { values.append(derived.value) }
            foreign.value = 50
            values.append(derived.value)
            model.graph.perform { model.left.value = 2 }
            let further = Diagnostics.collect { values.append(derived.value) }
            expectNoDifference(further.map(\.kind), [.readAcrossActors])
            return (diagnostics, values)
        }
        expectNoDifference(values, [41, 41, 52])
        expectNoDifference(kinds.map(\.kind), [.readAcrossActors])
        expectNoDifference(kinds.first?.path, "reader")
        expectNoDifference(kinds.first?.message.contains("left"), true)
        #expect(await eventually { await owner.changes.last?.hasSuffix("→ 52") == true })
    }

    @Test("The main actor's evaluations and an actor's don't depend on each other's variables")
    @MainActor
    func foreignMain() async {
        let graph = Graph()
        let ofMain = graph.variable(1, named: "ofMain")
        let adder = Adder()
        let ofActor = await adder.variables.left
        let derived = graph.derived { ofActor.value * 10 }
        var read = 0
        let diagnostics = Diagnostics.collect { read = derived.value }
        expectNoDifference(read, 10)
        expectNoDifference(diagnostics.map(\.kind), [.readAcrossActors])
        let kinds = await adder.with { _, model in
            let derived = model.graph.derived { ofMain.value * 10 }
            return Diagnostics.collect { expectNoDifference(derived.value, 10) }.map(\.kind)
        }
        expectNoDifference(kinds, [.readAcrossActors])
        ofActor.value = 2
        graph.perform { ofMain.value = 2 }
        expectNoDifference(derived.value, 10)
    }

    @Test("A source of the main actor isn't a dependency of another actor's evaluation, which is reported")
    @MainActor
    func foreignSource() async {
        await Adder().with { _, model in
            let source = Graph.Source()
            let derived = model.graph.derived(named: "reader") {
                source.noteRead()
                return model.left.value
            }
            let diagnostics = Diagnostics.collect { expectNoDifference(derived.value, 1) }
            expectNoDifference(diagnostics.map(\.kind), [.readAcrossActors])
            expectNoDifference(diagnostics.first?.path, "reader")
            #expect(!source.hasDependents)
        }
        let (graph, source) = (IsolatedGraph(owner: MainActor.shared), Graph.Source())
        var value = 1
        let derived = graph.derived {
            source.noteRead()
            return value
        }
        let diagnostics = Diagnostics.collect { expectNoDifference(derived.value, 1) }
        #expect(diagnostics.isEmpty)
        value = 2
        source.markDependents(because: .other("test"))
        expectNoDifference(derived.value, 2)
    }

    @Test("A variable that follows another actor's publisher carries values from graph to graph")
    func bridge() async {
        let prices = CurrentValueSubject<Int, Never>(1)
        let (first, second) = (Adder(), Adder())
        await first.with { _, model in
            model.told.observers.append(model.graph.observe(model.sum.value) { prices.send($1) })
            model.graph.flush()
        }
        await second.with { _, model in
            let price = model.graph.variable(following: prices, initial: 0)
            model.told.observers.append(model.graph.observe(price.value) { [left = model.left] in left.value = $1 })
            model.told.observers.append(price)
            model.graph.flush()
        }
        await first.with { _, model in model.graph.perform { model.left.value = 500 } }
        #expect(await eventually { await second.changes.last == "3 → 504" })
    }

    // MARK: The end

    @Test("A graph ends with its actor: observers are told nothing more, and variables that live on keep their values")
    func end() async {
        var adder: Adder? = Adder()
        weak let weakAdder = adder
        let variable = await adder!.variables.left
        await adder!.with { _, model in model.graph.perform { model.left.value = 7 } }
        adder = nil
        await until { weakAdder == nil }
        #expect(weakAdder == nil)
        expectNoDifference(variable.value, 7)
        variable.value = 8
        expectNoDifference(variable.value, 8)
    }

    @Test("After the end of an actor's graph the actor's other graphs follow its variables")
    func afterGraph() async {
        let adder = Adder()
        let variable = await adder.with { adder, model in
            let variable = IsolatedGraph(owner: adder).variable(1)
            model.told.observers.append(model.graph.observe(variable.value) { [left = model.left] in left.value = $1 })
            model.graph.flush()
            return variable
        }
        variable.value = 10
        #expect(await eventually { await adder.changes == ["3 → 12"] })
        variable.update { $0 += 1 }
        #expect(await eventually { await adder.changes == ["3 → 12", "12 → 13"] })
    }

    @Test("After the end of an actor a variable of its graph keeps one value")
    func afterActor() async {
        final class Token: Sendable {}
        let variable = await { () async -> Graph.Variable<Token> in
            await Adder().with { _, model in
                let variable = model.graph.variable(Token())
                variable.value = Token()
                return variable
            }
        }()
        var transaction = Transaction()
        weak var first: Token?
        for round in 0..<20 {
            transaction[RoundKey.self] = round
            let token = Token()
            if round == 0 { first = token }
            withTransaction(transaction) { variable.value = token }
            #expect(variable.value === token)
        }
        await until { first == nil }
        #expect(first == nil)
    }

    @Test("After the end of an actor several threads write a variable of its graph")
    func afterActorOnThreads() async {
        let variable = await { () async -> Graph.Variable<[String]> in
            await Adder().with { _, model in model.graph.variable([]) }
        }()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for round in 0..<50 {
                        var transaction = Transaction()
                        transaction[RoundKey.self] = round
                        withTransaction(transaction) { variable.value = ["\(writer)", "\(round)"] }
                        variable.update { $0.append("updated") }
                    }
                }
            }
        }
        #expect(variable.value.last == "updated" && variable.value.contains("49"))
    }

    @Test("What is released on another thread than the owner's ends on the owner")
    func releasedElsewhere() async {
        let ends = Lock(0)
        let holders = await { @Background () -> [ReleasedElsewhere] in
            let graph = IsolatedGraph(owner: Background.shared)
            return (0..<20).map { _ in
                let holder = Holder(graph) {
                    Background.preconditionIsolated()
                    ends.withLock { $0 += 1 }
                }
                return ReleasedElsewhere(holder)
            }
        }()
        for holder in holders { await holder.release() }
        #expect(await eventually { ends.withLock { $0 } == 20 })
    }

    @Test("What is released outside of events isn't told of the next change")
    func releasedOutside() async {
        await Adder().with { _, model in
            var told: [Int] = []
            var observer: IsolatedGraph.Observer? = model.graph.observe(model.left.value) { told.append($1) }
            model.graph.flush()
            model.graph.perform { model.left.value = 2 }
            withExtendedLifetime(observer) {}
            observer = nil
            model.graph.perform { model.left.value = 3 }
            expectNoDifference(told, [2])
        }
    }

    @Test("Derived values and observers end when they are released, in the middle of a flush, too")
    func release() async {
        await Adder().with { _, model in
            var derived: IsolatedGraph.Derived<Int>? = model.graph.derived { [left = model.left] in left.value }
            weak let weakDerived = derived
            var observer: IsolatedGraph.Observer?
            var told: [Int] = []
            let killer = model.graph.observe(model.left.value) { _, _ in
                observer = nil
                derived = nil
            }
            observer = model.graph.observe(derived?.value ?? -1) { told.append($1) }
            model.graph.flush()
            model.graph.perform { model.left.value = 2 }
            #expect(told.isEmpty)
            #expect(observer == nil && weakDerived == nil)
            withExtendedLifetime(killer) {}
        }
    }

    // MARK: Use elsewhere

    @Test("A graph that was smuggled past the compiler stops the process where it is used", arguments: 0..<8)
    func usedElsewhere(_ use: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [use] in
            struct Smuggled: @unchecked Sendable { let model: Sum }
            let adder = Adder()
            let smuggled = await adder.with { _, model in Smuggled(model: model) }
            await MainActor.run {
                let model = smuggled.model
                switch use {
                case 0: model.graph.flush()
                case 1: model.graph.perform { model.left.value = 2 }
                case 2: _ = model.graph.derived { 1 }
                case 3: _ = model.graph.derived(onCycle: 0) { 1 }
                case 4: _ = model.graph.variable(1)
                case 5: _ = model.graph.onFlush {}
                case 6: (model.told.observers.first as? IsolatedGraph.Observer)?.cancel()
                default: _ = model.graph.observe(1) { _, _ in }
                }
            }
            withExtendedLifetime(adder) {}
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Incorrect actor executor assumption"))
    }
}

/// A graph of random formulas on an actor, and the same formulas worked out anew after each flush.
private actor Worker {
    private var random: SeededGenerator
    private let seed: UInt64

    private struct Model {
        let graph: IsolatedGraph
        /// Has some of the derived values and observers.
        let other: IsolatedGraph
        var variables: [Graph.Variable<Int>] = []
        var formulas: [(reads: [Int], kind: Int)] = []
        var values: [() -> Int] = []
        var kept: [AnyObject] = []
        var observers: [Int: AnyObject] = [:]
        let counts = Counts()
    }

    private final class Counts {
        var computations: [Int: Int] = [:]
        var told: [Int: Int] = [:]
    }

    private lazy var model = makeModel()
    private let executor: any SerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        self.seed = seed
        executor = seed % 2 == 0 ? ThreadPerJobExecutor() : QueueExecutor("worker")
    }

    private static func result(_ kind: Int, _ reads: [Int], _ value: (Int) -> Int) -> Int {
        switch kind {
        case 0: (value(reads[0]) + value(reads[1])) % 7
        case 1: value(reads[0]) % 2 == 0 ? value(reads[1]) : value(reads[2])
        default: value(reads[0]) / 3
        }
    }

    private func makeModel() -> Model {
        var model = Model(graph: IsolatedGraph(owner: self), other: IsolatedGraph(owner: self))
        let counts = model.counts
        for value in 0..<5 {
            let variable = model.graph.variable(value)
            model.variables.append(variable)
            model.values.append { variable.value }
        }
        for index in 5..<5 + Int.random(in: 4...14, using: &random) {
            let reads = (0..<3).map { _ in Int.random(in: 0..<index, using: &random) }
            let kind = Int.random(in: 0..<3, using: &random)
            let below = model.values
            let derived = (Bool.random(using: &random) ? model.graph : model.other).derived {
                counts.computations[index, default: 0] += 1
                return Self.result(kind, reads) { below[$0]() }
            }
            model.formulas.append((reads, kind))
            model.values.append { derived.value }
            model.kept.append(derived)
            guard Bool.random(using: &random) else { continue }
            model.observers[index] = (Bool.random(using: &random) ? model.graph : model.other)
                .observe(derived.value, initial: true) { counts.told[index] = $1 }
        }
        model.graph.flush()
        model.other.flush()
        return model
    }

    /// The values of all formulas, from those of the variables.
    private func expected() -> [Int] {
        var values = model.variables.map(\.value)
        for (reads, kind) in model.formulas { values.append(Self.result(kind, reads) { values[$0] }) }
        return values
    }

    private func check() {
        model.other.flush()
        let expected = expected()
        expectNoDifference(Set(model.counts.told.keys), Set(model.observers.keys), "seed \(seed)")
        for (index, told) in model.counts.told { expectNoDifference(told, expected[index], "seed \(seed)") }
        for (index, count) in model.counts.computations {
            expectNoDifference(count, 1, "seed \(seed): value \(index) was computed \(count) times")
        }
        model.counts.computations = [:]
        let probe = Int.random(in: 0..<expected.count, using: &random)
        expectNoDifference(model.values[probe](), expected[probe], "seed \(seed)")
        model.counts.computations = [:]
        model.graph.graph.checkInvariants()
        model.other.graph.checkInvariants()
    }

    /// Releases an observer on another thread.
    private func endObserver() async {
        guard let index = model.observers.keys.sorted().randomElement(using: &random) else { return }
        model.counts.told[index] = nil
        guard let released = model.observers.removeValue(forKey: index).map(ReleasedElsewhere.init) else { return }
        await released.release()
    }

    func run() async {
        _ = model
        model.counts.computations = [:]
        for _ in 0..<30 {
            model.graph.perform {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    model.variables.randomElement(using: &random)!.value = Int.random(in: 0..<9, using: &random)
                }
            }
            check()
            if Int.random(in: 0..<10, using: &random) == 0 { await endObserver() }
            // The next event may run on another thread.
            await Task.yield()
        }
        await writeFromThreads()
    }

    /// Other threads write while the actor makes changes of its own; in the end all of it is applied.
    private func writeFromThreads() async {
        let variables = model.variables
        let values = (0..<3).map { _ in (0..<40).map { _ in Int.random(in: 0..<9, using: &random) } }
        async let writers: Void = withTaskGroup(of: Void.self) { group in
            for (index, values) in values.enumerated() {
                group.addTask {
                    for value in values {
                        variables[index].value = value
                        await Task.yield()
                    }
                }
            }
        }
        for value in 0..<40 {
            model.graph.perform { variables[4].value = value }
            await Task.yield()
        }
        await writers
        model.graph.flush()
        expectNoDifference(model.variables[0].value, values[0].last)
        model.counts.computations = [:]
        check()
    }
}

/// Formulas that read any others, on an actor, and what they give by definition.
private actor CycleWorker {
    private var random: SeededGenerator
    private let seed: UInt64
    private static let count = 7
    private let cells = Cells()

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        self.seed = seed
    }

    private static func reachable(from first: Int, _ reads: [[Int]]) -> Set<Int> {
        var found: Set<Int> = []
        var stack = reads[first]
        while let next = stack.popLast() {
            if found.insert(next).inserted { stack += reads[next] }
        }
        return found
    }

    private static func value(_ index: Int, _ reads: [[Int]]) -> Int {
        if reachable(from: index, reads).contains(index) { return -1 }
        return reads[index].reduce(index) { ($0 + value($1, reads)) % 100 }
    }

    private func makeReads() -> [Int] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<Self.count, using: &random) }
    }

    func run() async {
        let graph = IsolatedGraph(owner: self)
        let formulas = (0..<Self.count).map { _ in graph.variable([Int]()) }
        let cells = cells
        for (index, formula) in formulas.enumerated() {
            cells.all.append(
                graph.derived(onCycle: -1) {
                    formula.value.reduce(index) { ($0 + cells.all[$1].value) % 100 }
                })
        }
        var told: [Int: Int] = [:]
        let observers = (0..<3).map { index in
            graph.observe(cells.all[index].value, initial: true) { told[index] = $1 }
        }
        graph.flush()
        for _ in 0..<60 {
            graph.perform {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    formulas.randomElement(using: &random)!.value = makeReads()
                }
                if Bool.random(using: &random) { check(cells, formulas.map(\.value)) }
            }
            let reads = formulas.map(\.value)
            for (index, value) in told { expectNoDifference(value, Self.value(index, reads), "seed \(seed)") }
            check(cells, reads)
            graph.graph.checkInvariants()
            // The next event may run on another thread.
            await Task.yield()
        }
        cells.all = []
        withExtendedLifetime(observers) {}
    }

    private func check(_ cells: Cells, _ reads: [[Int]]) {
        for index in cells.all.indices.shuffled(using: &random) {
            let cell = cells.all[index]
            expectNoDifference(cell.value, Self.value(index, reads), "seed \(seed)")
            expectNoDifference((cell.cycle != nil), Self.reachable(from: index, reads).contains(index), "seed \(seed)")
        }
    }
}
