import ReactiveTesting
import Testing

@testable import Reactive

/// Keeps what is printed, and may do something meanwhile.
private final class Lines: TextOutputStream {
    var text = ""
    var onWrite: (() -> Void)?
    func write(_ string: String) {
        text += string
        onWrite?()
    }
}

@Suite("Operators that look on: handleEvents, print, breakpoint, assertNoFailure")
struct LookingOnTests {
    private func logged(
        _ source: Source, _ log: @escaping (String) -> Void
    ) -> Publishers.HandleEvents<Source> {
        source.handleEvents(
            receiveSubscription: { _ in log("subscription") }, receiveOutput: { log("\($0)") },
            receiveCompletion: { _ in log("completion") }, receiveCancel: { log("cancel") },
            receiveRequest: { log("request \($0)") })
    }

    @Test("handleEvents calls its closures before it passes an event on, in both directions") func order() {
        let source = Source()
        var log: [String] = []
        let subscriber = AnySubscriber<Int, Fault>(
            receiveSubscription: {
                log.append("downstream")
                $0.request(.max(1))
                log.append("requested \(source.requested)")
            },
            receiveValue: {
                log.append("got \($0)")
                return $0 == 1 ? .max(2) : .none
            },
            receiveCompletion: { _ in log.append("ended") })
        logged(source) { log.append($0) }.subscribe(subscriber)
        expectNoDifference(source.send(1), .max(2))
        expectNoDifference(source.send(2), .none)
        source.send(completion: .finished)
        expectNoDifference(log[..<4], ["subscription", "downstream", "request max(1)", "requested max(1)"])
        expectNoDifference(log[4...], ["1", "got 1", "request max(2)", "2", "got 2", "completion", "ended"])
    }

    @Test("handleEvents calls nothing after the end, and of completion and cancellation only one") func afterEnd() {
        let (source, other) = (Source(), Source())
        var log: [String] = []
        let recorder = Recorder<Int, Fault>(demand: .none)
        logged(source) { log.append($0) }.subscribe(recorder)
        source.send(completion: .finished)
        recorder.cancel()
        recorder.request(.max(1))
        expectNoDifference(log, ["subscription", "completion"])
        log = []
        let cancelled = Recorder<Int, Fault>(demand: .none)
        logged(other) { log.append($0) }.subscribe(cancelled)
        cancelled.cancel()
        cancelled.cancel()
        cancelled.request(.max(1))
        expectNoDifference(log, ["subscription", "cancel"])
        #expect(other.cancelled == 1 && other.requested == .none)
    }

    @Test("handleEvents keeps demand from before the subscription") func banked() {
        let source = Source()
        var log: [String] = []
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        let tap = Tap(EventHandler(logged(source) { log.append($0) }), downstream: recorder)
        tap.request(.max(2))
        tap.receive(subscription: SourceSubscription(source))
        expectNoDifference(log, ["request max(2)", "subscription", "request max(1)"])
        expectNoDifference(source.requested, .max(3))
    }

    @Test("print writes each event on a line") func print() {
        let source = Source()
        let lines = Lines()
        let recorder = Recorder<Int, Fault>(demand: .max(2), more: .max(1))
        source.removeDuplicates().print("ints", to: lines).subscribe(recorder)
        source.send(7)
        recorder.request(.unlimited)
        source.send(completion: .failure(.upstream))
        recorder.cancel()
        let expected = """
            ints: receive subscription: (RemoveDuplicates)
            ints: request max: (2)
            ints: receive value: (7)
            ints: request max: (1) (synchronous)
            ints: request unlimited
            ints: receive error: (upstream)
            ints: receive cancel

            """
        expectNoDifference(lines.text, expected)
        #expect(recorder.values == [7] && recorder.completionCount == 1)
    }

    @Test("print without a prefix writes the lines as they are, and finished as such") func printPlain() {
        let lines = Lines()
        Just(1).print(to: lines).subscribe(Recorder<Int, Never>(demand: .max(1)))
        #expect(lines.text.hasSuffix("request max: (1)\nreceive value: (1)\nreceive finished\n"))
    }

    @Test("print: an event during the writing of a line comes on the next line") func printReentrant() {
        let subject = PassthroughSubject<Int, Never>()
        let lines = Lines()
        let recorder = Recorder<Int, Never>(demand: .none)
        subject.print(to: lines).subscribe(recorder)
        recorder.request(.max(1))
        lines.text = ""
        lines.onWrite = {
            lines.onWrite = nil
            recorder.request(.max(3))
        }
        subject.send(1)
        subject.send(2)
        expectNoDifference(lines.text, "receive value: (1)\nrequest max: (3)\nreceive value: (2)\n")
    }

    @Test("Subscriptions tell their operator's name") func names() {
        func name<P: Publisher>(_ publisher: P) -> String {
            let recorder = Recorder<P.Output, P.Failure>(demand: .none)
            publisher.subscribe(recorder)
            return recorder.subscription.map { "\($0)" } ?? ""
        }
        expectNoDifference(name(Source().prefix(1)), "Output")
        expectNoDifference(name(Source().dropFirst()), "Drop")
        expectNoDifference(name(Source().tryMap { $0 }), "TryMap")
        expectNoDifference(name(Source().tryDrop { $0 < 1 }), "TryDropWhile")
        expectNoDifference(name(Source().encode(encoder: PlainCoder())), "Encode")
        expectNoDifference(name(Source().replaceError(with: 1)), "ReplaceError")
        expectNoDifference(name(Source().handleEvents()), "HandleEvents")
    }

    @Test("breakpoint calls its closures, and passes everything on if they return false") func breakpoint() {
        let source = Source()
        var asked: [String] = []
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.breakpoint(
            receiveSubscription: { _ in
                asked.append("subscription")
                return false
            },
            receiveOutput: { value in
                asked.append("\(value)")
                return false
            },
            receiveCompletion: { _ in
                asked.append("completion")
                return false
            }
        ).breakpointOnError().subscribe(recorder)
        source.send(1)
        source.send(completion: .finished)
        expectNoDifference(asked, ["subscription", "1", "completion"])
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    #if !os(Windows)
        @Test("breakpoint raises SIGTRAP, which a debugger stops at") func breakpointStops() async {
            await #expect(processExitsWith: .signal(5)) {
                let source = Source()
                source.breakpoint(receiveOutput: { $0 == 1 }).subscribe(Recorder<Int, Fault>())
                source.send(1)
            }
            await #expect(processExitsWith: .signal(5)) {
                let source = Source()
                source.breakpointOnError().subscribe(Recorder<Int, Fault>())
                source.send(completion: .failure(.upstream))
            }
        }
    #endif

    @Test("assertNoFailure passes everything but a failure, which ends the program") func assertNoFailure() async {
        let recorder = Recorder<Int, Never>()
        let source = Source()
        source.assertNoFailure().subscribe(recorder)
        source.send(1)
        source.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
        expectMessage(
            "here: AssertNoFailure",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let source = Source()
                source.assertNoFailure("here").subscribe(Recorder<Int, Never>())
                source.send(completion: .failure(.upstream))
            })
    }
}
