import ReactiveTesting
import Testing

@Suite("Reading a recorder")
struct RecorderReadingTests {
    private struct Broken: Error, Equatable {}

    @Test("Values are read one after the other, and once")
    func next() throws {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        try expectNoDifference(recorder.next(), 1)
        expectNoDifference(recorder.availableElements, [2, 3])
        try expectNoDifference(recorder.next(2), [2, 3])
        try expectNoDifference(recorder.next(0), [])
        subject.send(4)
        try expectNoDifference(recorder.next(), 4)
        expectNoDifference(recorder.values, [1, 2, 3, 4])
    }

    @Test("Too few values are an error that lists the events and the line, and none is taken")
    func tooFew() throws {
        let recorder = [7].publisher.record()
        let line = #line + 1
        let error = #expect(throws: RecorderError.self) { try recorder.next(2) }
        expectNoDifference(error?.reason, .tooFewValues(expected: 2, found: 1))
        expectNoDifference(
            error?.description.contains("RecorderReadingTests.swift:\(line): Expected 2 more values, found 1."), true)
        expectNoDifference(error?.events, ["subscription", "7", "finished"])
        try expectNoDifference(recorder.next(), 7)
        #expect(throws: RecorderError.self) { try recorder.next() }
    }

    @Test("The elements are those of a publisher that has finished, the failure that of one that has failed")
    func ends() throws {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.record()
        subject.send(1)
        #expect(throws: RecorderError.self) { try recorder.elements }
        #expect(throws: RecorderError.self) { try recorder.failure }
        subject.send(completion: .failure(Broken()))
        try expectNoDifference(recorder.failure, Broken())
        let error = #expect(throws: RecorderError.self) { try recorder.elements }
        #expect(error?.reason == .failed && error?.description.contains("failure(Broken())") == true)

        let finished = [1, 2].publisher.record()
        try expectNoDifference(finished.elements, [1, 2])
        let other = #expect(throws: RecorderError.self) { try finished.failure }
        expectNoDifference(other?.reason, .finished)
    }

    @Test("Waiting returns when another thread has delivered")
    func waiting() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        let sender = Task.detached {
            subject.send(2)
            subject.send(3)
            subject.send(completion: .finished)
        }
        try await expectNoDifference(recorder.wait(for: 3, limit: .seconds(1_800)), [1, 2, 3])
        try await expectNoDifference(recorder.waitForCompletion(limit: .seconds(1_800)), .finished)
        expectNoDifference(recorder.availableElements, [])
        await sender.value
    }

    @Test("A completion ends a wait for values, whose error lists the events")
    func completionEndsWait() async {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.record()
        let sender = Task.detached {
            subject.send(1)
            subject.send(completion: .failure(Broken()))
        }
        await #expect(throws: RecorderError.self) { try await recorder.wait(for: 2, limit: .seconds(1_800)) }
        expectNoDifference(recorder.availableElements, [1])
        await sender.value
    }

    @Test("A wait ends at its limit, and when its task is cancelled")
    func limit() async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        let error = await #expect(throws: RecorderError.self) {
            try await recorder.wait(for: 2, limit: .milliseconds(5))
        }
        #expect(error?.reason == .timedOut(.milliseconds(5)) && error?.events == ["subscription", "1"])
        expectNoDifference(recorder.availableElements, [1])
        let task = Task { try await recorder.waitForCompletion(limit: .seconds(1_800)) }
        task.cancel()
        await #expect(throws: RecorderError.self) { try await task.value }
        await #expect(throws: RecorderError.self) { try await recorder.waitForCompletion(limit: .zero) }
    }
}
