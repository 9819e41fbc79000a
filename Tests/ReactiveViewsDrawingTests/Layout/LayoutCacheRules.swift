import ReactiveViewsTesting
import Testing

/// Texts that a test changes from outside.
private final class Texts: ObservableObject {
    @Published var changed = "x"
    @Published var isWide = false
}

@MainActor
@Suite("What a change measures and places anew")
struct LayoutCacheRules {
    private struct Rows: View {
        let texts: Texts
        var body: some View {
            VStack {
                ForEach(0..<1_000) { index in
                    if index == 500 { Row(texts: texts) } else { Text("row") }
                }
            }
        }
    }

    private struct Row: View {
        @ObservedObject var texts: Texts
        var body: some View { Text(texts.changed).padding() }
    }

    private func work(_ host: ViewHost<some View>, _ change: () -> Void) throws -> (measured: Int, placed: Int) {
        _ = try host.frame(of: host.query("row").first)
        let before = host.layoutWork
        change()
        _ = try host.frame(of: host.query("row").first)
        let after = host.layoutWork
        return (after.measurements - before.measurements, after.placements - before.placements)
    }

    @Test("One of a thousand rows measures itself and those around it; the siblings answer from their caches")
    func oneOfThousand() throws {
        let texts = Texts()
        let host = ViewHost(Rows(texts: texts), size: CGSize(width: 100, height: 40_000))
        let work = try work(host) { host.perform { texts.changed = "xyz" } }
        #expect(work.measured < 20)
        #expect(work.placed < 10)
        #expect(work.measured > 0)
    }

    @Test(
        "A row that becomes higher moves those after it, which needn't be asked if nothing else is proposed to them"
    )
    func higherRow() throws {
        let texts = Texts()
        let host = ViewHost(ScrollView { Rows(texts: texts) }, size: hundred)
        let work = try work(host) { host.perform { texts.changed = "a text of several lines" } }
        #expect(work.measured < 20)
        #expect(work.placed < 10)
        #expect(work.measured > 0)
    }

    @Test("A text that is evaluated again, and stays equal, measures and places nothing")
    func sameSize() throws {
        let texts = Texts()
        let host = ViewHost(Rows(texts: texts), size: CGSize(width: 100, height: 40_000))
        var evaluations: [String] = []
        let work = try work(host) { evaluations = host.evaluations { texts.changed = "x" } }
        expectNoDifference(evaluations, ["Row"])
        #expect(work == (0, 0))
        let other = try self.work(host) { host.perform { texts.changed = "xyz" } }
        #expect(other.measured > 0)
    }

    @Test("Layout evaluates no body")
    func noBody() throws {
        let texts = Texts()
        let host = ViewHost(Rows(texts: texts), size: CGSize(width: 100, height: 40_000))
        _ = try host.frame(of: host.query("row").first)
        let before = host.layoutWork
        let evaluations = try host.evaluations {
            host.size = CGSize(width: 50, height: 500)
            _ = try host.frame(of: host.query("row").first)
        }
        #expect(host.layoutWork.placements > before.placements)
        expectNoDifference(evaluations, [])
        expectNoDifference(host.evaluations { texts.changed = "y" }, ["Row"])
    }

    /// Asks each of its two views in turn, with guides that make the questions go deep.
    private struct Nest: View {
        let depth: Int
        let frames: Frames
        var body: some View {
            if depth == 0 {
                Box("end", 4, 4, frames).alignmentGuide(.firstTextBaseline) { _ in 2 }
            } else if depth.isMultiple(of: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 1) {
                    Bar("h\(depth)", frames)
                    AnyView(Nest(depth: depth - 1, frames: frames))
                }
            } else {
                VStack(spacing: 1) {
                    ZStack(alignment: .leadingFirstTextBaseline) { AnyView(Nest(depth: depth - 1, frames: frames)) }
                    Spacer(minLength: 0)
                }
            }
        }
    }

    @Test("Stacks within stacks cost no more than a polynomial of their depth")
    func nested() {
        let frames = Frames()
        let shallow = ViewHost(Nest(depth: 12, frames: frames), size: hundred).layoutWork
        let deep = ViewHost(Nest(depth: 24, frames: frames), size: hundred).layoutWork
        #expect(deep.measurements < shallow.measurements * 4)
        #expect(deep.placements < shallow.placements * 8)
    }

    private struct Switching: View {
        @State private var isLong = false
        let frames: Frames
        var body: some View {
            VStack(spacing: 0) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    ZStack(alignment: .bottomTrailing) {
                        Flexible()({}).noted("flexible", frames)
                        Box("a", 10, 10, frames).alignmentGuide(.firstTextBaseline) { _ in 1 }
                    }
                    Box("b", 10, 10, frames)
                }
                Box("c", 10, isLong ? 40 : 20, frames)
            }
            Button("Switch") { isLong.toggle() }
        }
    }

    @Test("Measurements after a sibling's change stay within its container")
    func noStrays() throws {
        let (kept, fresh) = (Frames(), Frames())
        let host = ViewHost(Switching(frames: kept), size: CGSize(width: 100, height: 200))
        for _ in 0..<4 { try host.tap("Switch") }
        let other = ViewHost(Switching(frames: fresh), size: CGSize(width: 100, height: 200))
        for name in ["flexible", "a", "b", "c"] { expectNoDifference(kept[name], fresh[name]) }
        _ = other
    }
}
