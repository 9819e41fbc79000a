import ReactiveTesting
import Testing

@testable import Reactive

@Observable
private final class Model {
    var count = 1
    var other = 1
}

private final class Legacy: ObservableObject {
    @Published var count = 1
}

@MainActor
@Suite("Sources, derived values and observers, without views")
struct DerivedTests {
    private let graph = Graph()

    @Test("A derived value is computed at its first read, and again only after a dependency changes")
    func memoised() {
        let width = graph.variable(2)
        let height = graph.variable(3)
        let unrelated = graph.variable(0)
        var computations = 0
        let area = graph.derived {
            computations += 1
            return width.value * height.value
        }
        expectNoDifference(computations, 0)
        expectNoDifference(area.value, 6)
        expectNoDifference(area.value, 6)
        expectNoDifference(computations, 1)
        graph.perform { unrelated.value = 1 }
        expectNoDifference(area.value, 6)
        expectNoDifference(computations, 1)
        graph.perform {
            width.value = 4
            height.value = 5
        }
        expectNoDifference(computations, 1, "nobody depends on it: it waits")
        expectNoDifference(area.value, 20)
        expectNoDifference(computations, 2)
    }

    @Test("An observer runs once per flush, with the old and the new value")
    func observer() {
        let width = graph.variable(2)
        let height = graph.variable(3)
        let area = graph.derived { width.value * height.value }
        var told: [String] = []
        let observer = graph.observe(area.value, initial: true) { told.append("\($0) → \($1)") }
        graph.flush()
        graph.perform {
            width.value = 4
            height.value = 5
        }
        graph.perform {
            width.value = 5
            height.value = 4
        }
        expectNoDifference(told, ["6 → 6", "6 → 20"], "20 is 20: nobody is told")
        observer.cancel()
        graph.perform { width.value = 100 }
        expectNoDifference(told.count, 2)
    }

    @Test("A diamond of dependencies has no glitch: its end is computed once, from consistent values")
    func diamond() {
        let base = graph.variable(1)
        let double = graph.derived { base.value * 2 }
        let square = graph.derived { base.value * base.value }
        var seen: [String] = []
        let both = graph.derived {
            seen.append("\(double.value)+\(square.value)")
            return double.value + square.value
        }
        let late = graph.derived { both.value + base.value }
        let observer = graph.observe(late.value) { _, _ in }
        graph.flush()
        seen = []
        graph.perform { base.value = 3 }
        expectNoDifference(seen, ["6+9"])
        expectNoDifference(late.value, 18)
        withExtendedLifetime(observer) {}
    }

    @Test("A value that comes out equal stops the change")
    func cutOff() {
        let number = graph.variable(1)
        let isEven = graph.derived { number.value % 2 == 0 }
        var computations = 0
        let text = graph.derived {
            computations += 1
            return isEven.value ? "even" : "odd"
        }
        let observer = graph.observe(text.value) { _, _ in }
        graph.flush()
        graph.perform { number.value = 3 }
        expectNoDifference(computations, 1)
        graph.perform { number.value = 4 }
        expectNoDifference(computations, 2)
        expectNoDifference(text.value, "even")
        withExtendedLifetime(observer) {}
    }

    @Test("A derived value depends on its last reads only")
    func dynamic() {
        let usesFirst = graph.variable(true)
        let first = graph.variable(1)
        let second = graph.variable(10)
        var computations = 0
        let chosen = graph.derived {
            computations += 1
            return usesFirst.value ? first.value : second.value
        }
        let observer = graph.observe(chosen.value) { _, _ in }
        graph.flush()
        graph.perform { second.value = 11 }
        expectNoDifference(computations, 1)
        graph.perform { usesFirst.value = false }
        expectNoDifference(chosen.value, 11)
        graph.perform { first.value = 2 }
        expectNoDifference(computations, 2)
        withExtendedLifetime(observer) {}
    }

    @Test("Outside of a pass a read gives the newest value, also before the flush, also through derived values")
    func newest() {
        let base = graph.variable(1)
        var computations = 0
        let left = graph.derived {
            computations += 1
            return base.value + 1
        }
        let right = graph.derived { left.value + left.value }
        expectNoDifference(right.value, 4)
        computations = 0
        graph.perform {
            base.value = 10
            expectNoDifference(base.value, 10)
            expectNoDifference(right.value, 22)
            expectNoDifference(computations, 1, "worked out once, though two ways lead to it")
        }
        expectNoDifference(right.value, 22)
    }

    @Test("A derived value depends on @Observable properties, published values and ObservableObjects")
    func sources() {
        let model = Model()
        let legacy = Legacy()
        let subject = PassthroughSubject<Int, Never>()
        let reference = graph.observed(legacy)
        let followed = graph.variable(following: subject, initial: 100)
        let sum = graph.derived { model.count + reference.object.count + followed.value }
        var told: [Int] = []
        let observer = graph.observe(sum.value) { told.append($1) }
        graph.flush()
        graph.perform { model.count = 2 }
        graph.perform { model.other = 2 }
        graph.perform { legacy.count = 20 }
        graph.perform { subject.send(200) }
        graph.perform {
            model.count = 0
            legacy.count = 0
            subject.send(0)
        }
        expectNoDifference(told, [103, 122, 222, 0])
        withExtendedLifetime(observer) {}
    }

    @Test("A write in an observer's action is settled in the same flush")
    func writes() {
        let source = graph.variable(0)
        let copy = graph.variable(0)
        var told: [Int] = []
        let first = graph.observe(source.value) { copy.value = $1 * 10 }
        let second = graph.observe(copy.value) { told.append($1) }
        graph.flush()
        graph.perform { source.value = 1 }
        expectNoDifference(told, [10])
        withExtendedLifetime((first, second)) {}
    }

    @Test("An unreferenced derived value is released, and so are its dependencies")
    func lifetime() {
        var source: Graph.Variable<Int>? = graph.variable(1)
        weak let weakSource = source
        var derived: Graph.Derived<Int>? = graph.derived { [source] in source!.value }
        weak let weakDerived = derived
        expectNoDifference(derived?.value, 1)
        source = nil
        #expect(weakSource != nil)
        derived = nil
        #expect(weakDerived == nil)
        #expect(weakSource == nil)
    }

    @Test("A derived value that depends on itself stops with a message")
    func cycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                var again: (() -> Int)?
                let value = graph.derived(named: "loop") { again?() ?? 0 }
                again = { value.value }
                _ = value.value
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("loop depends on itself"))
    }

    @Test("The trace names what changed")
    func trace() {
        let width = graph.variable(2, named: "width")
        let area = graph.derived(named: "area") { width.value * 10 }
        let observer = graph.observe(area.value, named: "printer") { _, _ in }
        graph.flush()
        graph.beginTrace()
        graph.perform { width.value = 3 }
        let trace = graph.endTrace()
        #expect(
            trace.description == """
                pass 1
                write width: 2 → 3
                evaluated area: width was 2, is 3
                evaluated printer: area came out different
                observer printer
                """)
        withExtendedLifetime(observer) {}
    }

    /// Random graphs of derived values, each the sum of some below it, or of one or the other, as a switch says.
    @Test(
        "Random programs: every value is right after each flush, and nothing is worked out twice in one",
        arguments: 0..<200)
    func random(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        let variables = (0..<4).map { graph.variable($0) }
        var values: [() -> Int] = variables.map { variable in { variable.value } }
        var plain: [([Int]) -> Int] = (0..<4).map { index in { $0[index] } }
        var computations: [Int: Int] = [:]
        var kept: [Graph.Derived<Int>] = []
        for index in 0..<12 {
            let first = Int.random(in: 0..<values.count, using: &random)
            let second = Int.random(in: 0..<values.count, using: &random)
            let third = Int.random(in: 0..<values.count, using: &random)
            let isSwitch = Bool.random(using: &random)
            let (a, b, c) = (values[first], values[second], values[third])
            let (p, q, r) = (plain[first], plain[second], plain[third])
            let derived = graph.derived { () -> Int in
                computations[index, default: 0] += 1
                if isSwitch { return a() % 2 == 0 ? b() : c() }
                return (a() + b()) % 7
            }
            kept.append(derived)
            values.append { derived.value }
            plain.append { (input: [Int]) -> Int in
                if isSwitch { return p(input) % 2 == 0 ? q(input) : r(input) }
                return (p(input) + q(input)) % 7
            }
        }
        let observed = Int.random(in: 4..<16, using: &random)
        let watched = values[observed]
        var told: Int?
        let observer = graph.observe(watched()) { told = $1 }
        graph.flush()
        var state = [0, 1, 2, 3]
        for _ in 0..<20 {
            computations = [:]
            let before = plain[observed](state)
            graph.perform {
                for _ in 0...1 {
                    let index = Int.random(in: 0..<4, using: &random)
                    state[index] = Int.random(in: 0..<10, using: &random)
                    variables[index].value = state[index]
                }
            }
            #expect(computations.values.allSatisfy { $0 == 1 }, "seed \(seed)")
            let after = plain[observed](state)
            expectNoDifference(told, (before == after ? nil : after), "seed \(seed)")
            told = nil
            let probe = Int.random(in: 4..<16, using: &random)
            expectNoDifference(values[probe](), plain[probe](state), "seed \(seed)")
        }
        withExtendedLifetime(observer) {}
    }
}
