import ReactiveViewsTesting
import Testing

@testable import Refresh

/// How much is done for a step of the finger.
@MainActor
struct EvaluationTests {
    private let it = Rehearsal()

    @Test func aStepOfAPullEvaluatesTheMarkerAndTheScrollView() throws {
        try it.pull(to: 10)
        #expect(try it.host.evaluations { try it.pull(to: 20) } == ["GeometryReader", "RefreshableScrollView"])
    }

    @Test func aStepThatTurnsTheArrowEvaluatesTheHeaderToo() throws {
        try it.pull(to: 50)
        let evaluations = try it.host.evaluations { try it.pull(to: 60) }
        #expect(evaluations == ["GeometryReader", "RefreshableScrollView", "RefreshHeader"])
    }

    @Test func scrollingOnEvaluatesTheMarkerOnly() throws {
        it.host.size.height = 300
        let down = CGSize(width: 0, height: 30)
        for _ in 0..<3 {
            #expect(try it.host.evaluations { try it.host.scroll("Stacks", by: down) } == ["GeometryReader"])
        }
    }

    @Test func noRowIsEvaluatedButWhenItIsAnotherOne() throws {
        var rows: [String] = []
        rows += try it.host.evaluations { try it.pull(to: 90) }
        rows += it.host.evaluations { it.release() }
        rows += it.host.trace(advancingBy: .seconds(4)).evaluations.map(\.path)
        // Rows are told apart by their articles: in another order they are the same rows.
        #expect(rows.count { $0.hasSuffix("ArticleRow") } == 0)
    }

    @Test func aPullBeginsARefreshWithinOneEvent() throws {
        let trace = try it.host.trace { try it.pull(to: 90) }
        let passes = trace.events.count { if case .pass = $0 { true } else { false } }
        #expect(passes <= 3)
        #expect(it.list.loadCount == 1)
    }
}
