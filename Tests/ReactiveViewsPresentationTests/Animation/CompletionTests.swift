import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Completion of animations, curves of one's own")
struct CompletionTests {
    private typealias Journal = AnimationRules.Journal

    private struct Fading: View {
        @State var isHidden = false
        let animation: Animation
        let criteria: AnimationCompletionCriteria
        let journal: Journal
        var body: some View {
            Rectangle().opacity(isHidden ? 0 : 1)
            Button("Go") {
                withAnimation(animation, completionCriteria: criteria) {
                    isHidden.toggle()
                } completion: {
                    journal.note("done")
                }
            }
            Button("Nothing") {
                withAnimation(animation) {
                } completion: {
                    journal.note("nothing done")
                }
            }
        }
    }

    @Test("An action is called when what was animated is complete; soon, if nothing was") func complete() throws {
        let journal = Journal()
        let host = ViewHost(
            Fading(animation: .linear(duration: 1), criteria: .logicallyComplete, journal: journal), clock: .virtual)
        try host.tap("Nothing")
        host.advance(by: 0.01)
        expectNoDifference(journal.lines, ["nothing done"])
        try host.tap("Go")
        host.advance(by: 0.9)
        expectNoDifference(journal.lines, ["nothing done"])
        host.advance(by: 0.2)
        expectNoDifference(journal.lines, ["nothing done", "done"])
    }

    @Test("A spring is logically complete before it is over") func logically() throws {
        let early = Journal()
        let late = Journal()
        let first = ViewHost(
            Fading(animation: .spring(duration: 0.5), criteria: .logicallyComplete, journal: early), clock: .virtual)
        let second = ViewHost(
            Fading(animation: .spring(duration: 0.5), criteria: .removed, journal: late), clock: .virtual)
        try first.tap("Go")
        try second.tap("Go")
        first.advance(by: 0.6)
        second.advance(by: 0.6)
        expectNoDifference(early.lines, ["done"])
        expectNoDifference(late.lines, [])
        second.advance(by: 2)
        expectNoDifference(late.lines, ["done"])
    }

    private struct Halfway: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: 0.5) : nil
        }
    }

    @Test("A curve of the user's is asked at each frame until it ends") func custom() throws {
        let journal = Journal()
        let host = ViewHost(
            Fading(animation: Animation(Halfway()), criteria: .removed, journal: journal), clock: .virtual)
        try host.tap("Go")
        host.advance(by: 0.5)
        expectNoDifference(shownOpacity(host), 0.5)
        host.advance(by: 0.6)
        expectNoDifference(shownOpacity(host), 0)
        expectNoDifference(journal.lines, ["done"])
        #expect(host.runUntilIdle())
    }
}
