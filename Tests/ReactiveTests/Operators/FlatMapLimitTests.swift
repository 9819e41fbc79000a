import Reactive
import Testing

@Suite("The limit of flatMap")
struct FlatMapLimitTests {
    @Test("A limit of no publishers requests no values of upstream, which traps at a subject") func none() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject = PassthroughSubject<Int, Never>()
            let sink = subject.flatMap(maxPublishers: .none) { Just($0) }.sink { _ in }
            withExtendedLifetime(sink) {}
        }
        expectMessage("PassthroughSubject: request(.none)", of: result)
    }
}
