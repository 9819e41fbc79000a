import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Styles of the environment and layouts that are animated")
struct StyleAnimationTests {
    private final class Count { var bodies = 0 }

    private struct Styled: View {
        @State var isOn = false
        var count = Count()
        private struct Inner: View {
            let count: Count
            var body: some View {
                let _ = count.bodies += 1
                Rectangle()
                Text("words")
                Rectangle().fill(.tint)
                Rectangle().foregroundStyle(.secondary)
            }
        }
        var body: some View {
            VStack { Inner(count: count) }
                .foregroundStyle(isOn ? Color(white: 1) : Color(white: 0))
                .tint(isOn ? Color(white: 0) : Color(white: 1))
            Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.foregroundStyle(.black)
            Button("At once") { isOn.toggle() }.foregroundStyle(.black)
        }
    }

    /// The whiteness and opacity of the painted entries: the first rectangle, the words, the tinted rectangle and the
    /// fainter one.
    private func shades<V: View>(_ host: ViewHost<V>) -> [Double] {
        host.display.items.compactMap { item in
            switch item.content {
            case .fill(_, .color(let color), _): Double(color.red)
            case .text(let text): if case .color(let color) = text.paint { Double(color.red) } else { nil }
            default: nil
            }
        }
    }

    @Test("A style goes over into another one for all that is painted with it, and no body is evaluated for that")
    func styles() throws {
        let view = Styled()
        let host = ViewHost(view, clock: .virtual)
        expectNoDifference(shades(host).prefix(4), [0, 0, 1, 0])
        try host.tap("Animated")
        let bodies = view.count.bodies
        expectNoDifference(shades(host).prefix(4), [0, 0, 1, 0])
        host.advance(by: 0.5)
        let half = shades(host)[0]
        #expect(half > 0.3 && half < 0.8)
        #expect(isNear(shades(host)[1], half))
        #expect(isNear(shades(host)[2], half))
        #expect(isNear(shades(host)[3], half))
        // It turns round from where it is.
        try host.tap("Animated")
        #expect(isNear(shades(host)[0], half))
        host.advance(by: 0.5)
        #expect(shades(host)[0] > 0 && shades(host)[0] < half)
        host.advance(by: 1)
        expectNoDifference(shades(host).prefix(4), [0, 0, 1, 0])
        expectNoDifference(view.count.bodies, bodies)
        #expect(host.runUntilIdle())
    }

    @Test("Without an animation a style is another one at once") func atOnce() throws {
        let host = ViewHost(Styled(), clock: .virtual)
        try host.tap("Animated")
        host.advance(by: 0.5)
        try host.tap("At once")
        expectNoDifference(shades(host).prefix(4), [0, 0, 1, 0])
        let still = ViewHost(Styled())
        try still.tap("Animated")
        expectNoDifference(shades(still).prefix(4), [1, 1, 0, 1])
    }

    @Test("One that changes all the time doesn't pile up") func often() throws {
        let host = ViewHost(Styled(), clock: .virtual)
        for _ in 0..<200 {
            try host.tap("Animated")
            host.advance(by: 0.02)
        }
        #expect(shades(host)[0] >= 0 && shades(host)[0] <= 1)
        host.advance(by: 2)
        expectNoDifference(shades(host).prefix(4), [0, 0, 1, 0])
    }

    /// Puts views at a distance of each other.
    private struct Spread: Layout {
        var distance: Double
        var animatableData: Double {
            get { distance }
            set { distance = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 300, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                // Far from a straight way between the ends.
                let x = distance * distance * Double(index)
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private struct Spreading: View {
        @State var isWide = false
        var body: some View {
            VStack(alignment: .leading) {
                Spread(distance: isWide ? 10 : 0) {
                    Text("a")
                    Text("b")
                }
                Button("Spread") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            }
        }
    }

    @Test("A layout is asked at each frame of an animation of its data") func layouts() throws {
        let host = ViewHost(Spreading(), clock: .virtual)
        let start = try host.frame(of: "b").minX
        try host.tap("Spread")
        try expectNoDifference(host.frame(of: "b").minX, start)
        host.advance(by: 0.5)
        #expect(isNear(try host.frame(of: "b").minX - start, 25, 0.01))
        host.advance(by: 1)
        try expectNoDifference(host.frame(of: "b").minX - start, 100)
        #expect(host.runUntilIdle())
    }
}
