import Testing

@testable import Reactive
import ReactiveTesting

/// Writes of values that nothing depends on.
@MainActor
@Suite("Writes that nothing depends on")
struct UnreadWriteTests {
    private let graph = Graph()

    @Test("A number that no node reads is written without a pass, and shown after the flush all the same")
    func withoutPass() {
        let number = graph.variable(1)
        var shown: [Int] = []
        graph.onFlush { shown.append(number.value) }
        let passes = graph.passes
        graph.perform {
            number.value = 2
            #expect(number.value == 2 && graph.isSettled)
        }
        #expect(graph.passes == passes && shown == [2])
        graph.flush()
        expectNoDifference(shown, [2], "nothing was changed")
        let observer = graph.observe(number.value) { _, _ in }
        graph.flush()
        graph.perform { number.value = 3 }
        expectNoDifference(graph.passes, passes + 2, "a control: one that reads the number, and is updated")
        expectNoDifference(shown, [2, 2, 3])
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    @Test("Numbers read and not read are written in one event; a reader that comes meanwhile reads the newest ones")
    func mixed() {
        let read = graph.variable(0)
        let unread = graph.variable(0)
        var told: [String] = []
        let first = graph.observe(read.value) { told.append("read \($1)") }
        graph.flush()
        var second: Graph.Observer?
        graph.perform {
            unread.value = 1
            read.value = 1
            unread.value = 2
            second = graph.observe("both \(read.value) \(unread.value)", initial: true) { told.append($1) }
            unread.value = 3
        }
        expectNoDifference(told.sorted(), ["both 1 3", "read 1"])
        told = []
        withTransaction(Transaction()) { graph.perform { unread.value = 4 } }
        graph.perform {
            unread.value = 5
            unread.value = 4
        }
        expectNoDifference(told, ["both 1 4"])
        graph.checkInvariants()
        withExtendedLifetime((first, second)) {}
    }

    @Test("A trace shows a write that nothing depends on")
    func traced() {
        let number = graph.variable(1, named: "number")
        graph.beginTrace()
        graph.perform { number.value = 2 }
        #expect(graph.endTrace().description.contains("write number: 1 → 2"))
        expectNoDifference(number.value, 2)
    }

    @Test("A written number lasts until it is applied, though its variable and all its readers go in the same event")
    func readersGoAfterTheWrite() {
        let graph = Graph()
        var variable: Graph.Variable<Int>? = graph.variable(0)
        let other = graph.variable(0)
        weak let location = variable?.location.takeUnretainedValue()
        let observers = [0, 1].map { _ in
            graph.observe((variable?.value ?? -1) + other.value) { _, _ in }
        }
        graph.flush()
        #expect(location != nil)
        graph.perform {
            variable?.value = 1
            other.value = 1
            graph.checkInvariants()
            variable = nil
            observers[0].cancel()
            graph.checkInvariants()
            observers[1].cancel()
            graph.checkInvariants()
            #expect(location != nil, "the inbox still lists it")
        }
        #expect(location == nil)
        expectNoDifference(other.value, 1)
    }
}
