// Compiled a second time with the upcoming feature MemberImportVisibility, by a link in SchedulersVisibilityTests.

import Combine
import Foundation
import ReactiveTesting
import Schedulers
import SwiftUI
import Testing

/// Our own names of a program that must not meet ours: these are declared here, and used without a module's name.
private struct Graph {
    let nodes = 3
}

@Suite("Schedulers of another package beside Combine, SwiftUI and ReactiveTesting")
struct SchedulersTests {
    @MainActor
    final class Model: ObservableObject {
        @Published var query = ""
        @Published private(set) var result = ""

        init(scheduler: AnySchedulerOf<DispatchQueue> = .main) {
            $query.debounce(for: .milliseconds(300), scheduler: scheduler).assign(to: &$result)
        }
    }

    @Test("A model's erased scheduler is the other package's")
    @MainActor
    func model() {
        let queue = DispatchQueue.test
        let model = Model(scheduler: queue.eraseToAnyScheduler())
        model.query = "a"
        queue.advance(by: .milliseconds(299))
        #expect(model.result == "")
        queue.advance(by: .milliseconds(1))
        #expect(model.result == "a")
        #expect(Graph().nodes == 3)
    }

    @Test("A function that both packages have is the other package's, without a qualifier")
    func functions() {
        // It would fail if it was that of ReactiveTesting.
        expectNoDifference(1, 2)
        expectNoDifference([1], [2], "of an array")
    }

    @Test("Members that both packages have are the other package's, without a qualifier")
    func members() {
        let erased: AnySchedulerOf<DispatchQueue> = .immediate
        let loop: AnySchedulerOf<RunLoop> = .main
        #expect(Just(1).delay(for: 9, scheduler: erased).record().values == [1])
        #expect(Just(2).receive(on: RunLoop.immediate).record().values == [2])
        #expect(Just(3).receive(on: OperationQueue.immediate).record().values == [3])
        #expect(Just(4).receive(on: UIScheduler.shared).record().values == [4])
        #expect(Just(5).receive(on: UIScheduler.immediate).record().values == [5])
        #expect(Just(6).receive(on: DispatchQueue.immediate.animation()).record().values == [6])
        #expect(Just(7).receive(on: DispatchQueue.immediate.transaction(Transaction())).record().values == [7])
        #expect(loop.minimumTolerance == .zero)
        #expect(DispatchQueue.immediate.measure {} == .zero)
        let test: TestSchedulerOf<RunLoop> = RunLoop.test
        test.advance(by: .seconds(1))
        #expect(DispatchQueue.unimplemented.timerPublisher(every: 1).record().values.count == 1)
        _ = AnySchedulerOf<DispatchQueue>.unimplemented("search")
        _ = OperationQueue.test
    }
}

@Suite("Operators, which no import can name")
struct OperatorTests {
    @Test("Demands, angles and texts have theirs")
    func operators() {
        var demand = Subscribers.Demand.max(1) + 2
        demand -= 1
        #expect(demand > 1 && demand == 2)
        #expect(-Angle.radians(3) * 2 + .radians(1) == .radians(-5))
        _ = Text("a") + Text("b")
    }
}
