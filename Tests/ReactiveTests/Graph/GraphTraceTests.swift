import Testing

@testable import Reactive
import ReactiveTesting

@Observable
private final class Model {
    var count = 1
    var title = "A"
    var other = 1
}

private final class Words: Graph.Host {
    var wording: Graph.Wording { Graph.Wording(evaluation: "body ", update: "view update") }
}

@MainActor
@Suite("Traces of graphs without views")
struct GraphTraceTests {
    private let graph = Graph()

    @Test("A derived value that is read again names what has changed since it was read last, passes ago")
    func unreadForAWhile() {
        let isOn = graph.variable(true, named: "on")
        let a = graph.variable(1, named: "a")
        let d = graph.derived(named: "d") { a.value }
        let e = graph.derived(named: "e") { isOn.value ? d.value : 0 }
        let observer = graph.observe(e.value, named: "printer") { _, _ in }
        graph.flush()
        graph.beginTrace()
        graph.perform { isOn.value = false }
        graph.perform { a.value = 2 }
        graph.perform { a.value = 3 }
        graph.perform { isOn.value = true }
        #expect(
            graph.endTrace().description == """
                pass 1
                write on: true → false
                evaluated e: on was true, is false
                evaluated printer: e came out different
                observer printer
                pass 2
                write a: 1 → 2
                pass 3
                write a: 2 → 3
                pass 4
                write on: false → true
                evaluated e: on was false, is true
                evaluated d: a was 1, is 3
                evaluated printer: e came out different
                observer printer
                """)
        withExtendedLifetime(observer) {}
    }

    @Test("A first read, a change before the trace and a cycle are reasons")
    func unmarked() {
        let a = graph.variable(1, named: "a")
        let old = graph.derived(named: "old") { a.value }
        let new = graph.derived(named: "new") { a.value }
        var again: (() -> Int)?
        let member = graph.derived(onCycle: 0, named: "member") { again?() ?? 0 }
        let starter = graph.derived(onCycle: 0, named: "starter") { a.value > 1 ? member.value : 0 }
        again = { starter.value }
        expectNoDifference(old.value, 1)
        graph.perform { a.value = 2 }
        graph.beginTrace()
        _ = (old.value, new.value, member.value)
        graph.perform { a.value = 3 }
        _ = member.value
        let observer = graph.observe(a.value, named: "printer") { _, _ in }
        graph.flush()
        expectNoDifference(
            graph.endTrace().evaluations.map { "\($0.path): \($0.reasons.map(\.description).joined(separator: "; "))" },
            [
                "old: a change before the trace began", "new: first read", "member: first read",
                "starter: first read", "member: its cycle may have changed", "starter: a was 2, is 3",
                "printer: first evaluation",
            ])
        withExtendedLifetime(observer) {}
    }

    #if os(Linux)
        @Test("A property of an @Observable object is named without a root node")
        func observable() {
            let model = Model()
            let title = graph.observe(model.title, named: "title") { _, _ in }
            let counts = graph.derived(named: "counts") { model.count + model.other }
            let sum = graph.observe(counts.value, named: "sum") { _, _ in }
            graph.beginTrace()
            _ = counts.value
            graph.flush()
            graph.perform { model.title = "B" }
            graph.perform { model.count = 2 }
            let reasons = graph.endTrace().evaluations.filter { $0.reasons != [.other("first evaluation")] }
                .map { "\($0.path): \($0.reasons.map(\.description).joined(separator: "; "))" }
            expectNoDifference(
                reasons,
                [
                    "counts: first read", "title: Model.title (observable) was written",
                    "counts: Model.count or Model.other (observable) was written", "sum: counts came out different",
                ])
            withExtendedLifetime((title, sum)) {}
        }
    #endif

    @Test("A host's words stand in traces and messages; without a host they are neutral")
    func words() {
        func trace(_ graph: Graph) -> (trace: String, messages: [String]) {
            let source = graph.variable(1, named: "source")
            let subject = PassthroughSubject<Int, Never>()
            let followed = graph.variable(following: subject, initial: 0)
            let observer = graph.observe(
                {
                    if source.value == 2 {
                        graph.flush()
                        subject.send(1)
                        source.value = 3
                    }
                    return source.value
                }(), named: "printer"
            ) { _, _ in }
            graph.flush()
            graph.beginTrace()
            let diagnostics = Diagnostics.collect { graph.perform { source.value = 2 } }
            withExtendedLifetime((observer, followed)) {}
            return (graph.endTrace().description, diagnostics.map(\.message))
        }
        let neutral = trace(graph)
        #expect(neutral.trace.contains("evaluated printer: source was 1, is 2"))
        expectNoDifference(neutral.messages.count, 3)
        #expect(!neutral.messages.contains { $0.contains("view") })
        #expect(neutral.messages.contains { $0.contains("during an update") })
        let hosted = Graph()
        hosted.host = Words()
        let words = trace(hosted)
        #expect(words.trace.contains("body  printer: source was 1, is 2"))
        #expect(words.messages.contains { $0.contains("during a view update") })
        #expect(words.messages.contains { $0.contains("from within view updates is not allowed") })
        #expect(words.messages.contains { $0.contains("Modifying state during view update") })
    }

    @Test("A drawing has an arrow from each reason, and variables have their names alone")
    func drawing() {
        let graph = Graph()
        let a = graph.variable(1, named: "a")
        let b = graph.derived(named: "b") { a.value + 1 }
        let c = graph.derived(named: "c") { a.value + b.value }
        let observer = graph.observe(c.value, named: "printer") { _, _ in }
        graph.flush()
        graph.beginTrace()
        graph.perform { a.value = 2 }
        let drawing = graph.endTrace().graphviz
        withExtendedLifetime((b, observer)) {}
        #expect(drawing.contains(#"label="1: a\n1 → 2""#))
        var numbers: [String: String] = [:]
        for line in drawing.split(separator: "\n") {
            if let match = line.firstMatch(of: /(n\d+) \[.*label="1: (\w+)/) {
                numbers[String(match.2)] = String(match.1)
            }
        }
        for (cause, effect) in [("a", "b"), ("a", "c"), ("c", "printer")] {
            let arrow = "\(numbers[cause] ?? "") -> \(numbers[effect] ?? "");"
            #expect(drawing.contains(arrow), "\(cause) → \(effect) in \(drawing)")
        }
    }
}
