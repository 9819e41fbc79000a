import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    /// Ten rows of 100 points, of which three are seen.
    private struct Rows: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(height: 100).accessibilityLabel("\(row)")
                            .scrollTransition(configuration) { content, phase in
                                content.offset(x: 40 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
            }
        }
    }

    private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    private func host(_ configuration: ScrollTransitionConfiguration) -> ViewHost<Rows> {
        ViewHost(
            Rows(configuration: configuration), size: CGSize(width: 100, height: 300), clock: .virtual)
    }

    private func shifts(_ host: ViewHost<Rows>) throws -> [CGFloat] {
        try (0..<5).map { try host.frame(of: "\($0)").minX }
    }

    @Test("An interactive one is as far as the view is out of sight")
    func interactive() throws {
        let host = host(linear)
        try expectNoDifference(shifts(host), [0, 0, 0, 40, 40])
        try host.scroll("1", by: CGSize(width: 0, height: 25))
        try expectNoDifference(shifts(host), [-10, 0, 0, 30, 40])
        #expect(
            host.display.entries.contains {
                if case .begin(let group) = $0 { group.effect == .opacity(0.875) } else { false }
            })
        host.size.height = 275
        try expectNoDifference(shifts(host), [-10, 0, 0, 40, 40])
    }

    @Test("A threshold decides when a view is visible")
    func thresholds() throws {
        try expectNoDifference(shifts(host(linear.threshold(.hidden))), [0, 0, 0, 40, 40])
        let half = host(linear.threshold(.visible(0.5)))
        try half.scroll("1", by: CGSize(width: 0, height: 75))
        try expectNoDifference(shifts(half), [-20, 0, 0, 0, 40])
        try expectNoDifference(shifts(host(linear.threshold(.centered))), [-20, 0, 20, 40, 40])
        try expectNoDifference(shifts(host(linear.threshold(.visible.inset(by: 50)))), [-20, 0, 20, 40, 40])
        try expectNoDifference(shifts(host(.identity)), [0, 0, 0, 0, 0])
    }

    @Test("An animated one comes and goes by its animation when the view passes the threshold")
    func animated() throws {
        let host = host(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
        try expectNoDifference(shifts(host), [0, 0, 0, 40, 40])
        try host.scroll("1", by: CGSize(width: 0, height: 40))
        try expectNoDifference(shifts(host), [0, 0, 0, 40, 40])
        try host.scroll("1", by: CGSize(width: 0, height: 20))
        host.advance(by: 0.5)
        try expectNoDifference(shifts(host), [-20, 0, 0, 20, 40])
        host.advance(by: 1)
        try expectNoDifference(shifts(host), [-40, 0, 0, 0, 40])
    }

    @Test("Outside of scroll views there is no transition")
    func outside() throws {
        let host = ViewHost(
            Text("a").scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 7 : 0) },
            size: CGSize(width: 100, height: 100))
        try expectNoDifference(host.frame(of: "a").midX, 57)
    }
}
