import ReactiveViewsTesting
import Testing

/// Puts its views one after the other and counts what it is asked.
private struct Steps: Layout {
    final class Counts {
        var made = 0
        var updated = 0
    }
    struct Cache {
        var count: Int
    }
    struct Indent: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    var step: CGFloat = 10
    let counts: Counts

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        counts.made += 1
        return Cache(count: subviews.count)
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        counts.updated += 1
        cache.count = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: 100, height: step * CGFloat(cache.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, subview) in subviews.dropLast().enumerated() {
            subview.place(at: .zero, proposal: .infinity)
            subview.place(
                at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + step * CGFloat(index)),
                proposal: .unspecified)
            _ = subview.dimensions(in: .infinity)[.firstTextBaseline]
        }
    }
}

@MainActor
@Suite("Layouts of one's own")
struct LayoutProtocolTests {
    private let frames = Frames()

    private struct Rows: View {
        @State private var count = 3
        @State private var width: CGFloat = 10
        let counts: Steps.Counts
        let frames: Frames
        var body: some View {
            Steps(counts: counts) {
                ForEach(0..<count, id: \.self) { index in
                    Box("\(index)", width, 10, frames).layoutValue(key: Steps.Indent.self, value: CGFloat(index) * 3)
                }
            }
            .noted("all", frames)
            Button("More") { count += 1 }
            Button("Wider") { width += 10 }
        }
    }

    @Test("A layout places its views; one it forgets is in the middle, and the last word counts")
    func places() {
        let host = ViewHost(Rows(counts: Steps.Counts(), frames: frames), size: CGSize(width: 100, height: 200))
        let all = frames["all"]
        expectNoDifference(all.size, CGSize(width: 100, height: 30))
        expectNoDifference(frames["0"].origin, all.origin)
        expectNoDifference(frames["1"], rect(all.minX + 3, all.minY + 10, 10, 10))
        expectNoDifference(frames["2"], rect(45, all.midY - 5, 10, 10))
        _ = host
    }

    @Test("A layout's cache is made once for its views and updated when something about them changed")
    func cache() throws {
        let counts = Steps.Counts()
        let host = ViewHost(Rows(counts: counts, frames: frames), size: CGSize(width: 100, height: 200))
        expectNoDifference(counts.made, 1)
        try host.tap("Wider")
        expectNoDifference(counts.made, 1)
        expectNoDifference(counts.updated, 1)
        try host.tap("More")
        expectNoDifference(frames["all"].height, 40)
    }

    private struct Slicing: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let middle: LayoutSubviews = subviews[1..<3]
            let picked: LayoutSubviews = subviews[[2, 0]]
            let lines = [
                middle.startIndex == 1 && middle[1] == subviews[1] && middle.count == 2,
                picked[0] == subviews[2] && picked[1] == subviews[0],
                subviews.dropFirst() == subviews[1...],
            ]
            MainActor.assumeIsolated { log.append("\(lines)") }
        }
    }

    @Test("A layout's views can be sliced")
    func slices() {
        let log = Log()
        let host = ViewHost(
            Slicing(log: log) {
                Box("", 1, 1)
                Box("", 1, 1)
                Box("", 1, 1)
            }.noted("all", frames))
        expectNoDifference(log.lines.last, "[true, true, true]")
        _ = host
    }

    private struct Counter: View {
        @State private var count = 0
        let frames: Frames
        var body: some View {
            Button("Count \(count)") { count += 1 }.noted("counter", frames)
        }
    }

    private struct Switching: View {
        @State private var isVertical = false
        let frames: Frames
        var body: some View {
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Box("a", 10, 10, frames)
                Counter(frames: frames)
                Spacer()
            }
            Button("Switch") { isVertical.toggle() }
        }
    }

    @Test("Where AnyLayout's layout changes the views keep their state")
    func anyLayout() throws {
        let host = ViewHost(Switching(frames: frames), size: CGSize(width: 200, height: 200))
        try host.tap("Count 0")
        expectNoDifference(frames["counter"].minX, frames["a"].maxX)
        try host.tap("Switch")
        expect(host, shows: "Count 1")
        expectNoDifference(frames["counter"].minY, frames["a"].maxY)
        try host.tap("Switch")
        expectNoDifference(frames["counter"].minX, frames["a"].maxX)
    }

    @Test("The stacks' layouts arrange as the stacks do")
    func stackLayouts() {
        let other = Frames()
        let stacks = ViewHost(
            VStack(alignment: .trailing) {
                HStack(alignment: .bottom, spacing: 3) { views(frames, "h") }
                ZStack(alignment: .topLeading) { views(frames, "z") }
            }, size: hundred)
        let layouts = ViewHost(
            VStackLayout(alignment: .trailing) {
                HStackLayout(alignment: .bottom, spacing: 3) { views(other, "h") }
                ZStackLayout(alignment: .topLeading) { views(other, "z") }
            }, size: hundred)
        for name in ["ha", "hb", "za", "zb"] { expectNoDifference(frames[name], other[name]) }
        _ = (stacks, layouts)
    }

    @ViewBuilder
    private func views(_ frames: Frames, _ prefix: String) -> some View {
        Box(prefix + "a", 10, 20, frames)
        Bar(prefix + "b", 5, 40, frames)
    }

    private struct Fitting: View {
        let frames: Frames
        var body: some View {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("wide")
                    Box("wide", 80, 10, frames)
                }
                Text("narrow")
            }
        }
    }

    @Test("ViewThatFits shows the first view that fits, and only that")
    func viewThatFits() {
        let host = ViewHost(Fitting(frames: frames), size: CGSize(width: 200, height: 50))
        expect(host, shows: "wide")
        expect(host, hasNo: "narrow")
        host.size = CGSize(width: 70, height: 50)
        expect(host, hasNo: "wide")
        expect(host, shows: "narrow")
    }
}
