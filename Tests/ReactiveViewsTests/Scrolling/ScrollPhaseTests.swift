import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Phases of scrolling")
struct ScrollPhaseTests {
    private final class Log {
        var phases: [ScrollPhase] = []
        var offsets: [CGFloat] = []
    }

    private struct Rows: View {
        var body: some View {
            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 40) }
        }
    }

    @Test("A scroll by the user goes from idle to interacting and back, once")
    func user() throws {
        let log = Log()
        let host = ViewHost(
            ScrollView { Rows() }
                .onScrollPhaseChange { old, new, context in
                    expectNoDifference(old, (log.phases.last ?? .idle))
                    log.phases.append(new)
                    log.offsets.append(context.geometry.contentOffset.y)
                })
        let scroll = try host.beginScroll("row 1")
        scroll.move(to: CGSize(width: 0, height: -30))
        scroll.move(to: CGSize(width: 0, height: -60))
        expectNoDifference(log.phases, [.interacting])
        scroll.release()
        expectNoDifference(log.phases, [.interacting, .idle])
        expectNoDifference(log.offsets.last, 60)
        try host.scroll("row 2", by: CGSize(width: 0, height: 10))
        expectNoDifference(log.phases, [.interacting, .idle, .interacting, .idle])
        #expect(ScrollPhase.interacting.isScrolling && !ScrollPhase.idle.isScrolling)
    }

    @Test("A touch that scrolls changes the phase, and only of the first scroll view inside")
    func touch() throws {
        let log = Log()
        let other = Log()
        let host = ViewHost(
            VStack {
                ScrollView { Rows() }.frame(height: 300)
                ScrollView { Text("other").frame(height: 900) }.frame(height: 300)
                    .onScrollPhaseChange { other.phases.append($1) }
            }
            .onScrollPhaseChange { log.phases.append($1) })
        try host.drag("row 1", by: CGSize(width: 0, height: -50))
        expectNoDifference(log.phases, [.interacting, .idle])
        #expect(other.phases.isEmpty)
        try host.scroll("other", by: CGSize(width: 0, height: 50))
        expectNoDifference(log.phases, [.interacting, .idle])
        expectNoDifference(other.phases, [.interacting, .idle])
    }

    @Test("A program that scrolls doesn't change the phase")
    func program() throws {
        let log = Log()
        let host = ViewHost(
            ScrollViewReader { proxy in
                Button("Down") { proxy.scrollTo(40) }
                ScrollView { Rows() }.onScrollPhaseChange { log.phases.append($1) }
            })
        try host.tap("Down")
        #expect(try host.scrollOffset(of: "row 40").y > 0)
        #expect(log.phases.isEmpty)
    }
}
