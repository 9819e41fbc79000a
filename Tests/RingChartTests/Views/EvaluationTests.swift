import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("Evaluations")
struct EvaluationTests {
    private func wedgeViews(of event: (Ring) -> Void, in studio: Studio) -> Int {
        studio.host.evaluations { studio.animate(event) }.count { $0.hasPrefix("WedgeView") }
    }

    @Test("Wedges that stay where they are aren't evaluated")
    func addition() {
        let studio = Studio([1, 1, 1])
        #expect(wedgeViews(of: { $0.add(width: 1, depth: 1, hue: 0) }, in: studio) == 1)
    }

    @Test("Only those behind a removed wedge move up")
    func removal() {
        let studio = Studio([1, 1, 1, 1])
        #expect(wedgeViews(of: { $0.remove(id: 3) }, in: studio) == 1)
        studio.host.runUntilIdle()
        #expect(wedgeViews(of: { $0.remove(id: 4) }, in: studio) == 0)
    }

    @Test("In a full ring all have to shrink")
    func shrinking() {
        let studio = Studio([3, 3, 3])
        #expect(wedgeViews(of: { $0.add(width: 3, depth: 1, hue: 0) }, in: studio) == 4)
    }

    @Test("Frames evaluate no body of the ring")
    func frames() {
        let studio = Studio([3, 3])
        studio.animate { $0.randomize() }
        let before = studio.host.svg
        let trace = studio.host.trace(advancingBy: .milliseconds(100))
        #expect(studio.host.svg != before)
        #expect(!trace.evaluations.contains { $0.path.contains("WedgeView") || $0.path.hasSuffix("RingView") })
    }
}
