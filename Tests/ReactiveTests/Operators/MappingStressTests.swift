import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// Counts the requested demand, from any thread.
private final class CountingSubscription: Subscription, Sendable {
    let asked = Atomic<Int>(0)
    let cancelled = Atomic<Int>(0)
    func request(_ demand: Subscribers.Demand) { asked.wrappingAdd(demand.max ?? 0, ordering: .relaxed) }
    func cancel() { cancelled.wrappingAdd(1, ordering: .relaxed) }
}

/// `@unchecked`: what is inside is used from several threads as its rules allow.
private struct Shared<Value>: @unchecked Sendable {
    let value: Value
}

private final class SharedLines: TextOutputStream, Sendable {
    let text = Lock("")
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    func write(_ string: String) {
        if inside.wrappingAdd(1, ordering: .relaxed).newValue != 1 { overlaps.wrappingAdd(1, ordering: .relaxed) }
        text.withLock { $0 += string }
        inside.wrappingSubtract(1, ordering: .relaxed)
    }
}

@Suite("Operators with one upstream from several threads", .serialized)
struct MappingStressTests {
    @Test("replaceError delivers its replacement once, whether demand or the failure comes first") func replaceError()
        async
    {
        for _ in 0..<500 {
            let recorder = Recorder<Int, Never>(demand: .none)
            let replacer = Shared(value: ReplaceErrorSubscriber<Fault, Recorder<Int, Never>>(9, downstream: recorder))
            replacer.value.receive(subscription: CountingSubscription())
            await onThreads(3) { thread in
                if thread == 0 {
                    replacer.value.receive(completion: .failure(.upstream))
                } else {
                    replacer.value.request(.max(1))
                }
            }
            expectNoDifference(recorder.events, [.subscription, .value(9), .completion(.finished)])
        }
    }

    @Test("Demand requested while upstream's subscription arrives reaches it in full") func banked() async {
        for _ in 0..<500 {
            let (first, second) = (CountingSubscription(), CountingSubscription())
            let recorder = Recorder<Int, Fault>(demand: .none)
            let dropper = Shared(value: DropSubscriber(3, downstream: recorder))
            let watch = Shared(
                value: Tap(EventHandler(Source().handleEvents()), downstream: Recorder<Int, Fault>(demand: .none)))
            await onThreads(3) { thread in
                if thread == 0 {
                    dropper.value.receive(subscription: first)
                    watch.value.receive(subscription: second)
                } else {
                    dropper.value.request(.max(2))
                    watch.value.request(.max(2))
                }
            }
            expectNoDifference(first.asked.load(ordering: .relaxed), 7)
            expectNoDifference(second.asked.load(ordering: .relaxed), 4)
        }
    }

    @Test("Cancelling dropFirst while upstream's subscription comes cancels that") func dropCancel() async {
        for _ in 0..<500 {
            let subscription = CountingSubscription()
            let dropper = Shared(value: DropSubscriber(1, downstream: Recorder<Int, Fault>(demand: .none)))
            await onThreads(2) { thread in
                if thread == 0 { dropper.value.receive(subscription: subscription) } else { dropper.value.cancel() }
            }
            expectNoDifference(subscription.cancelled.load(ordering: .relaxed), 1)
        }
    }

    @Test("print writes whole lines, one at a time, and all of them") func printLines() async {
        let lines = SharedLines()
        let recorder = Recorder<Int, Never>(demand: .none)
        PassthroughSubject<Int, Never>().print(to: lines).subscribe(recorder)
        await onThreads(3) { _ in for _ in 0..<300 { recorder.request(.max(1)) } }
        let written = lines.text.withLock { $0 }.split(separator: "\n")
        expectNoDifference(lines.overlaps.load(ordering: .relaxed), 0)
        expectNoDifference(written.filter { $0 == "request max: (1)" }.count, 900)
        expectNoDifference(written.count, 901)
    }
}
