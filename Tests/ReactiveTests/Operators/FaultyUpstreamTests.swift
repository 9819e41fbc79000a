import ReactiveTesting
import Testing

@testable import Reactive

/// An upstream that breaks the rules: what reaches downstream is compared with the row's `leaks`.
@Suite("Every operator withstands an upstream that breaks the rules")
struct FaultyUpstreamTests {
    @Test("After a cancellation, values and completions don't reach downstream", arguments: contractRows)
    func afterCancel(_ row: Row) {
        for completion in row.survivableCompletions {
            let source = Source(ignoresCancellation: true)
            let recorder = Recorder<Int, any Error>()
            row.apply(source, ClosureToken()).subscribe(recorder)
            source.send(1)
            recorder.cancel()
            let before = recorder.events.count
            source.send(2)
            source.send(completion: completion)
            let late = recorder.events.dropFirst(before)
            expectNoDifference(
                late.contains { $0.isValue }, row.leaks.contains(.valueAfterCancel), "\(completion): \(late)")
            expectNoDifference(
                late.contains { $0.isCompletion }, row.leaks.contains(.completionAfterCancel),
                "\(completion): \(late)")
        }
    }

    @Test("After the end, values and completions don't reach downstream", arguments: contractRows)
    func afterEnd(_ row: Row) {
        for completion in row.survivableCompletions {
            let source = Source(ignoresCancellation: true)
            let recorder = Recorder<Int, any Error>()
            row.apply(source, ClosureToken()).subscribe(recorder)
            source.send(1)
            source.send(completion: completion)
            expectNoDifference(recorder.completionCount, 1)
            let before = recorder.events.count
            source.send(2)
            row.survivableCompletions.forEach(source.send(completion:))
            let late = recorder.events.dropFirst(before)
            expectNoDifference(
                late.contains { $0.isValue }, row.leaks.contains(.valueAfterEnd), "\(completion): \(late)")
            expectNoDifference(
                late.contains { $0.isCompletion }, row.leaks.contains(.secondCompletion), "\(completion): \(late)")
        }
    }

    @Test("A sink receives nothing after a cancellation, whatever the operator lets through", arguments: contractRows)
    func sinkAfterCancel(_ row: Row) {
        let source = Source(ignoresCancellation: true)
        var seen = 0
        let sink = row.apply(source, ClosureToken()).sink(receiveCompletion: { _ in seen += 1 }) { _ in seen += 1 }
        source.send(1)
        sink.cancel()
        let before = seen
        source.send(2)
        source.send(completion: .finished)
        expectNoDifference(seen, before)
    }

    @Test("A sink receives nothing after the end, whatever the operator lets through", arguments: contractRows)
    func sinkAfterEnd(_ row: Row) {
        let source = Source(ignoresCancellation: true)
        var seen = 0
        let sink = row.apply(source, ClosureToken()).sink(receiveCompletion: { _ in seen += 1 }) { _ in seen += 1 }
        source.send(1)
        source.send(completion: .finished)
        let before = seen
        #expect(before > 0)
        source.send(2)
        source.send(completion: .finished)
        expectNoDifference(seen, before)
        withExtendedLifetime(sink) {}
    }

    @Test("A subscriber that cancels when it receives a value receives nothing more", arguments: contractRows)
    func cancelInReceive(_ row: Row) {
        let source = Source(ignoresCancellation: true)
        var recorder: Recorder<Int, any Error>?
        var isCancelled = false
        recorder = Recorder { _ in
            if !isCancelled { recorder?.cancel() }
            isCancelled = true
        }
        row.apply(source, ClosureToken()).subscribe(recorder!)
        source.send(1)
        source.send(2)
        if isCancelled || row.valueCount == 0 { expectNoDifference(source.cancelled, min(row.valueCount, 1)) }
        source.send(completion: .finished)
        let events = recorder?.events ?? []
        recorder = nil
        #expect(source.cancelled <= 1)
        let values = row.leaks.contains(.valueAfterCancel) ? row.valueCount : min(row.valueCount, 1)
        expectNoDifference(events.count { $0.isValue }, values, "\(events)")
        let isCompleted = row.leaks.contains(.completionAfterCancel) || row.valueCount == 0
        expectNoDifference(events.contains { $0.isCompletion }, isCompleted, "\(events)")
    }

    @Test(
        "A closure that throws cancels upstream and fails, and downstream receives nothing more",
        arguments: contractRows.filter { $0.canThrow })
    func throwing(_ row: Row) {
        let source = Source(ignoresCancellation: true)
        let recorder = Recorder<Int, any Error>()
        let token = ClosureToken()
        row.apply(source, token).subscribe(recorder)
        token.makesClosuresThrow = true
        source.send(1)
        source.send(2)
        if recorder.completion == nil {
            source.send(completion: .failure(.upstream))
        } else {
            expectNoDifference(source.cancelled, 1)
        }
        guard case .failure(let error) = recorder.completion else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(error as? Fault == .closure)
        let before = recorder.events.count
        source.send(3)
        // Three values made the closure throw.
        expectNoDifference(recorder.completionCount, (row.leaks.contains(.secondThrow) ? 3 : 1))
        token.makesClosuresThrow = false
        source.send(4)
        source.send(completion: .finished)
        #expect(source.cancelled <= 1)
        let late = recorder.events.dropFirst(before)
        expectNoDifference(late.contains { $0.isValue }, row.leaks.contains(.valueAfterEnd), "\(late)")
        expectNoDifference(late.contains { $0.isFinished }, row.leaks.contains(.secondCompletion), "\(late)")
    }

    @Test("Every exception has a reason", arguments: contractRows)
    func reasons(_ row: Row) {
        expectNoDifference(row.leaks.isEmpty, row.reason.isEmpty)
    }
}

extension Recorder.Event {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
    fileprivate var isFinished: Bool { if case .completion(.finished) = self { true } else { false } }
    fileprivate var isCompletion: Bool { if case .completion = self { true } else { false } }
}
