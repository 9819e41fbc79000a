import ReactiveViewsTesting
import Testing

@testable import Refresh

/// How much is done for a step of the finger.
@MainActor
struct EvaluationTests {
    private let it = Rehearsal()

    /// The names of the evaluated views, with the geometry reader that is the marker.
    private func evaluations(of event: () throws -> Void) rethrows -> [String] {
        try it.host.trace(event).includingLibrary.evaluations.map { String($0.path.split(separator: "/").last ?? "") }
    }

    @Test("A step of a pull evaluates the marker and the scroll view")
    func aStepOfAPullEvaluatesTheMarkerAndTheScrollView() throws {
        try it.pull(to: 10)
        #expect(try evaluations { try it.pull(to: 20) } == ["GeometryReader", "RefreshableScrollView"])
    }

    @Test("A step that turns the arrow evaluates the header as well")
    func aStepThatTurnsTheArrowEvaluatesTheHeaderToo() throws {
        try it.pull(to: 50)
        let evaluations = try evaluations { try it.pull(to: 60) }
        #expect(evaluations == ["GeometryReader", "RefreshableScrollView", "RefreshHeader"])
    }

    @Test("Scrolling down evaluates the marker only") func scrollingOnEvaluatesTheMarkerOnly() throws {
        it.host.size.height = 300
        let down = CGSize(width: 0, height: 30)
        for _ in 0..<3 {
            #expect(try evaluations { try it.host.scroll("Stacks", by: down) } == ["GeometryReader"])
        }
    }

    @Test("A row is evaluated only if its value changes") func noRowIsEvaluatedButWhenItIsAnotherOne() throws {
        var rows: [String] = []
        rows += try it.host.evaluations { try it.pull(to: 90) }
        rows += it.host.evaluations { it.release() }
        rows += it.host.trace(advancingBy: .seconds(4)).evaluations.map(\.path)
        #expect(it.list.loadCount == 1)
        // Rows are told apart by their articles: in another order they are the same rows.
        #expect(rows.count { $0.hasSuffix("ArticleRow") } == 0)
    }

    @Test("A pull begins a refresh within one event") func aPullBeginsARefreshWithinOneEvent() throws {
        let trace = try it.host.trace { try it.pull(to: 90) }
        let passes = trace.events.count { if case .pass = $0 { true } else { false } }
        #expect(passes <= 3)
        #expect(it.list.loadCount == 1)
    }
}
