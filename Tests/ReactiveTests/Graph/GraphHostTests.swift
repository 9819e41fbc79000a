import Testing

@testable import Reactive
import ReactiveTesting

/// What a graph calls while it applies changes: its host, and its flush observers.
@MainActor
@Suite("A graph's host and flush observers")
struct GraphHostTests {
    /// Logs what the graph calls.
    private final class LoggingHost: Graph.Host {
        var log: [String] = []
        var installsAmbientState = false

        func run(_ work: () -> Void) {
            log.append("run")
            work()
            log.append("ran")
        }

        func willEndPass(of graph: Graph) { log.append("pass \(graph.passes)") }
        func didSettle(_ graph: Graph) { log.append("settled") }
    }

    /// A host with the default implementations only.
    fileprivate final class PlainHost: Graph.Host {}

    /// A host that runs nothing.
    fileprivate final class IdleHost: Graph.Host {
        var installsAmbientState: Bool { true }
        func run(_ work: () -> Void) {}
    }

    /// A node that has a child and doesn't return it.
    fileprivate final class HalfNode: Graph.Node {
        override var childCount: Int { 1 }
    }

    private let graph = Graph()

    @Test("the host brings a pass together before its actions run, and hears of the end after the observers")
    func order() {
        let host = LoggingHost()
        graph.host = host
        let count = graph.variable(0)
        let observer = graph.observe(count.value) { _, new in host.log.append("action \(new)") }
        graph.onFlush { host.log.append("flushed") }
        graph.flush()
        expectNoDifference(host.log, ["pass 1", "flushed", "settled"])
        host.log = []
        graph.perform {
            count.value = 1
            host.log.append("event")
        }
        expectNoDifference(host.log, ["event", "pass 2", "action 1", "flushed", "settled"])
        withExtendedLifetime(observer) {}
    }

    @Test("an outermost event, and a flush outside of events, run with the host's ambient state; nested events in it")
    func ambientState() {
        let host = LoggingHost()
        host.installsAmbientState = true
        graph.host = host
        let result = graph.perform { graph.perform { 7 } }
        expectNoDifference(result, 7)
        expectNoDifference(host.log, ["run", "settled", "ran"])
        host.log = []
        graph.flush()
        expectNoDifference(host.log, ["run", "settled", "ran"])
        host.installsAmbientState = false
        host.log = []
        graph.perform {}
        expectNoDifference(host.log, ["settled"])
    }

    @Test("an event that throws is flushed, also with a host's ambient state")
    func throwing() {
        struct Failure: Error {}
        let host = LoggingHost()
        host.installsAmbientState = true
        graph.host = host
        let count = graph.variable(0)
        var seen: [Int] = []
        let observer = graph.observe(count.value) { seen.append($1) }
        graph.flush()
        #expect(throws: Failure.self) {
            try graph.perform {
                count.value = 3
                throw Failure()
            }
        }
        expectNoDifference(seen, [3])
        withExtendedLifetime(observer) {}
    }

    /// Writes a value each time that nothing else is left to do, a limited number of times.
    private final class WaitingHost: Graph.Host {
        var work: [() -> Void] = []
        var calls = 0

        func willEndFlush(of graph: Graph) {
            calls += 1
            if !work.isEmpty { work.removeFirst()() }
        }
    }

    @Test("a host may go on when a flush has nothing else to do: the same flush applies its changes")
    func goingOn() {
        let host = WaitingHost()
        graph.host = host
        let count = graph.variable(0)
        var seen: [Int] = []
        let observer = graph.observe(count.value) { seen.append($1) }
        graph.flush()
        host.calls = 0
        host.work = [{ count.value = 5 }, { count.value = 6 }]
        let flushes = graph.flushes
        graph.perform { count.value = 1 }
        #expect(seen == [1, 5, 6] && graph.flushes == flushes + 1)
        expectNoDifference(host.calls, 3)
        graph.perform {}
        expectNoDifference(host.calls, 3, "nothing changed, so no pass ran")
        withExtendedLifetime(observer) {}
    }

    @Test("a host that implements nothing changes nothing, and the graph keeps it")
    func defaults() {
        weak var kept: PlainHost?
        do {
            let graph = Graph()
            do {
                let host = PlainHost()
                kept = host
                graph.host = host
            }
            #expect(kept != nil)
            let count = graph.variable(0)
            var seen: [Int] = []
            let observer = graph.observe(count.value) { seen.append($1) }
            graph.flush()
            graph.perform { count.value = 1 }
            expectNoDifference(seen, [1])
            withExtendedLifetime(observer) {}
        }
        #expect(kept == nil)
    }

    @Test("a host that doesn't run an event stops with a message in every build")
    func eventNotRun() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                graph.host = IdleHost()
                graph.perform {}
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("IdleHost.run(_:) returned without calling its argument. Call it exactly once."))
    }

    @Test("a class of nodes that overrides childCount alone stops with a message in every build")
    func nodeWithoutChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                graph.unmount(HalfNode(graph: graph, parent: nil))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("HalfNode has children, but doesn't override child(at:). Override both."))
    }

    @Test("a graph whose host is set twice stops with a message")
    func hostSetTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                graph.host = PlainHost()
                graph.host = PlainHost()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A graph's host was set twice"))
    }

    @Test("flush observers run in the order of adding, after flushes that ran a pass only")
    func observerOrder() {
        var log: [String] = []
        graph.onFlush { log.append("first") }
        graph.onFlush { log.append("second") }
        graph.flush()
        expectNoDifference(log, [], "nothing changed, so no pass ran")
        let count = graph.variable(0)
        graph.perform { count.value = 1 }
        expectNoDifference(log, ["first", "second"])
        graph.checkInvariants()
    }

    @Test("a cancelled flush observer doesn't run any more, not even in the flush that is being reported")
    func observerCancelled() {
        let count = graph.variable(0)
        var log: [String] = []
        var second: Graph.FlushObserver?
        let first = graph.onFlush {
            log.append("first")
            second?.cancel()
        }
        second = graph.onFlush { log.append("second") }
        graph.perform { count.value = 1 }
        expectNoDifference(log, ["first"])
        first.cancel()
        first.cancel()
        graph.perform { count.value = 2 }
        expectNoDifference(log, ["first"])
        graph.checkInvariants()
    }

    @Test("a flush observer that is added by another one runs after the next flush")
    func observerAdded() {
        let count = graph.variable(0)
        var log: [String] = []
        var isAdded = false
        graph.onFlush {
            log.append("first")
            if !isAdded { self.graph.onFlush { log.append("second") } }
            isAdded = true
        }
        graph.perform { count.value = 1 }
        expectNoDifference(log, ["first"])
        graph.perform { count.value = 2 }
        expectNoDifference(log, ["first", "first", "second"])
    }

    @Test("a cancelled flush observer releases its action, and one that outlives its graph does nothing")
    func observerLifetime() {
        final class Token {}
        weak var token: Token?
        var observer: Graph.FlushObserver?
        do {
            let graph = Graph()
            let new = Token()
            token = new
            observer = graph.onFlush { _ = new }
        }
        #expect(token != nil)
        observer?.cancel()
        #expect(token == nil)
    }
}
