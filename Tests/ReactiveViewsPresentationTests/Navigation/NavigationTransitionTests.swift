import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Pushed views that come and go")
struct NavigationTransitionTests {
    private final class Journal { var lines: [String] = [] }

    /// The root is 100 points wide, each pushed view 10 points less than the one before.
    private struct Stack: View {
        @State var path: [Int] = []
        let journal: Journal
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Color.red
                    Button("Push") { withAnimation(.linear(duration: 1)) { path = [1] } }
                    Button("Push two") { withAnimation(.linear(duration: 1)) { path = [1, 2] } }
                    Button("At once") { path = [1] }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Color.blue.frame(width: 100 - CGFloat(number) * 10)
                        Button("Pop") { withAnimation(.linear(duration: 1)) { path = [] } }
                        Button("Pop at once") { path = [] }
                    }
                    .onAppear { journal.lines.append("+\(number)") }
                    .onDisappear { journal.lines.append("-\(number)") }
                }
            }
        }
    }

    private func makeHost(_ journal: Journal = Journal()) -> ViewHost<Stack> {
        ViewHost(Stack(journal: journal), size: CGSize(width: 100, height: 300), clock: .virtual)
    }

    /// Where views of each width begin.
    private func starts(_ host: ViewHost<Stack>) -> [Int: Int] {
        let frames = shownFrames(host).map { (Int($0.width.rounded()), Int($0.minX.rounded())) }
        return Dictionary(frames, uniquingKeysWith: { first, _ in first })
    }

    @Test("A pushed view comes over the trailing edge, and what it covers leaves over the leading one") func pushing()
        throws
    {
        let host = makeHost()
        expectNoDifference(starts(host), [100: 0])
        try host.tap("Push")
        expect(host, shows: "Pop")
        expectNoDifference(starts(host), [100: 0, 90: 105])
        host.advance(by: 0.25)
        expectNoDifference(starts(host), [100: -25, 90: 80])
        host.advance(by: 1)
        expectNoDifference(starts(host), [90: 5])
        #expect(host.runUntilIdle())
    }

    @Test("A popped view leaves over the trailing edge; then it disappears") func popping() throws {
        let journal = Journal()
        let host = makeHost(journal)
        try host.tap("At once")
        expectNoDifference(starts(host), [90: 5])
        try host.tap("Pop")
        expect(host, shows: "Push")
        expectNoDifference(starts(host), [100: -100, 90: 5])
        host.advance(by: 0.5)
        expectNoDifference(starts(host), [100: -50, 90: 55])
        expectNoDifference(journal.lines, ["+1"])
        host.advance(by: 0.6)
        expectNoDifference(starts(host), [100: 0])
        expectNoDifference(journal.lines, ["+1", "-1"])
        #expect(host.runUntilIdle())
    }

    @Test("By a change that isn't animated it is there, or gone, at once") func atOnce() throws {
        let journal = Journal()
        let host = makeHost(journal)
        try host.tap("At once")
        try host.tap("Pop at once")
        expectNoDifference(starts(host), [100: 0])
        expectNoDifference(journal.lines, ["+1", "-1"])
        let still = ViewHost(Stack(journal: Journal()), size: CGSize(width: 100, height: 300))
        try still.tap("Push")
        expectNoDifference(starts(still), [90: 5])
    }

    @Test("One that is popped while it comes turns back") func turningBack() throws {
        let journal = Journal()
        let host = makeHost(journal)
        try host.tap("Push")
        host.advance(by: 0.5)
        try host.tap("Pop")
        expectNoDifference(starts(host), [100: -50, 90: 55])
        host.advance(by: 2)
        expectNoDifference(starts(host), [100: 0])
        expectNoDifference(journal.lines, ["+1", "-1"])
        try host.tap("Push")
        host.advance(by: 0.5)
        try host.tap("Pop at once")
        expectNoDifference(starts(host), [100: 0])
        #expect(host.runUntilIdle())
    }

    @Test("Several are pushed and popped as one") func several() throws {
        let journal = Journal()
        let host = makeHost(journal)
        try host.tap("Push two")
        host.advance(by: 0.5)
        expectNoDifference(starts(host), [100: -50, 80: 60])
        host.advance(by: 1)
        expectNoDifference(starts(host), [80: 10])
        try host.tap("Pop")
        host.advance(by: 0.5)
        expectNoDifference(starts(host), [100: -50, 80: 60])
        host.advance(by: 1)
        expectNoDifference(starts(host), [100: 0])
        expectNoDifference(journal.lines, ["+2", "-2"])
        host.unmount()
        #expect(host.runUntilIdle())
    }
}
