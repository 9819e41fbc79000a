import Testing

@testable import Reactive
import ReactiveTesting

/// A subscription that runs a closure when it is released.
private final class Upstream: Subscription {
    private let onRelease: () -> Void

    init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

@Suite("Upstreams of a subject")
struct UpstreamReleaseTests {
    @Test("An upstream that the completion releases may use the subject")
    func completion() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        subject.send(
            subscription: Upstream { [unowned subject] in
                log.append("released")
                _ = subject.sink(receiveCompletion: { _ in log.append("late end") }, receiveValue: { _ in })
            })
        let sink = subject.sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { _ in })
        #expect(log.isEmpty)
        subject.send(completion: .finished)
        expectNoDifference(log, ["released", "late end", "end"])
        withExtendedLifetime(sink) {}
    }
}
