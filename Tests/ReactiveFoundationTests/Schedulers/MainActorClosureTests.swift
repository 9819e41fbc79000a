import Foundation
import ReactiveFoundation
import Testing

/// Closures that a main-actor class in Swift 6 language mode passes to schedulers, and to publishers that deliver on a
/// scheduler.
@Suite("Closures of the main actor, passed to schedulers")
struct MainActorClosureTests {
    @MainActor
    private final class Model {
        let tally = Tally()
        private var values: [Int] = []
        private var subscriptions: Set<AnyCancellable> = []

        func receive(_ subject: PassthroughSubject<Int, Never>, on scheduler: some Scheduler) {
            subject.receive(on: scheduler).sink { self.note($0) }.store(in: &subscriptions)
        }

        func note(_ value: Int) {
            values.append(value)
            tally.add()
        }

        func schedule(on scheduler: some Scheduler) {
            scheduler.schedule { self.note(1) }
        }

        func scheduleLater(on scheduler: some Scheduler) {
            scheduler.schedule(after: scheduler.now) { self.note(1) }
        }

        func repeatedly(on scheduler: some Scheduler) {
            scheduler.schedule(after: scheduler.now, interval: scheduler.minimumTolerance) { self.note(1) }
                .store(in: &subscriptions)
        }
    }

    @Test("A sink of a main-actor class that receives on the main queue runs for values of another thread")
    func receiveOnMain() async {
        let subject = PassthroughSubject<Int, Never>()
        let model = Model()
        await model.receive(subject, on: DispatchQueue.main)
        await Task.detached { subject.send(2) }.value
        await model.tally.reaches(1)
    }

    @Test("A main-actor action runs that is scheduled on the main queue") func scheduleOnMain() async {
        let model = Model()
        await model.schedule(on: DispatchQueue.main)
        await model.scheduleLater(on: DispatchQueue.main)
        await model.schedule(on: OperationQueue.main)
        await model.tally.reaches(3)
    }

    #if !os(Windows)
        @Test("A sink of a main-actor class stops the process if it receives on a queue of its own")
        func receiveOnQueue() async {
            await #expect(processExitsWith: .failure) {
                let subject = PassthroughSubject<Int, Never>()
                let model = Model()
                await model.receive(subject, on: DispatchQueue(label: "test"))
                subject.send(2)
                await model.tally.reaches(1)
            }
        }

        @Test("A main-actor action stops the process if a queue of its own runs it") func scheduleOnQueue() async {
            await #expect(processExitsWith: .failure) {
                let model = Model()
                await model.schedule(on: DispatchQueue(label: "test"))
                await model.tally.reaches(1)
            }
            await #expect(processExitsWith: .failure) {
                let model = Model()
                await model.scheduleLater(on: DispatchQueue(label: "test"))
                await model.tally.reaches(1)
            }
            await #expect(processExitsWith: .failure) {
                let model = Model()
                await model.repeatedly(on: DispatchQueue(label: "test"))
                await model.tally.reaches(1)
            }
            await #expect(processExitsWith: .failure) {
                let model = Model()
                await model.schedule(on: OperationQueue())
                await model.tally.reaches(1)
            }
        }
    #endif
}
