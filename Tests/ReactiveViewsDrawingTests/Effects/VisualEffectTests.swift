import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    private func effects<V: View>(_ host: ViewHost<V>) -> [DisplayList.Effect] {
        host.display.entries.compactMap { if case .begin(let group) = $0 { group.effect } else { nil } }
    }

    @Test("A visual effect moves a view by its geometry, and no other view")
    func offset() throws {
        let host = ViewHost(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 20).accessibilityLabel("moved")
                    .visualEffect { content, geometry in
                        content.offset(x: geometry.size.width, y: geometry.frame(in: .global).minY)
                    }
                Color.blue.frame(width: 200, height: 100).accessibilityLabel("still")
            }, size: CGSize(width: 200, height: 320))
        try expectNoDifference(host.frame(of: "moved"), CGRect(x: 40, y: 200, width: 40, height: 20))
        try expectNoDifference(host.frame(of: "still"), CGRect(x: 0, y: 120, width: 200, height: 100))
        #expect(effects(host).isEmpty)
        host.size.height = 120
        try expectNoDifference(host.frame(of: "moved").minY, 0)
    }

    @Test("Effects are painted in their order, the last one outermost")
    func order() throws {
        let host = ViewHost(
            Color.red.frame(width: 100, height: 50).visualEffect { content, geometry in
                content.scaleEffect(2, anchor: .topLeading).opacity(geometry.size.width / 200).blur(radius: 3)
                    .offset(x: 5).rotationEffect(.degrees(0)).hueRotation(.degrees(0)).grayscale(.nan)
                    .saturation(1).contrast(1).brightness(0)
            })
        let shift = DisplayList.Effect.transform(CGAffineTransform(translationX: 5, y: 0))
        let scale = DisplayList.Effect.transform(CGAffineTransform(scaleX: 2, y: 2))
        expectNoDifference(effects(host), [shift, .filter(.init(.blur, 3)), .opacity(0.5), scale])
    }

    @Test("A view is touched where it is shown")
    func touch() throws {
        var taps = 0
        let host = ViewHost(
            Button("Tap") { taps += 1 }.frame(width: 100, height: 20)
                .visualEffect { content, geometry in content.offset(y: geometry.size.height * 5).scaleEffect(2) },
            size: CGSize(width: 200, height: 20))
        let frame = try host.frame(of: "Tap")
        expectNoDifference(frame.midY, 210)
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        expectNoDifference(taps, 1)
    }

    private struct Fading: View {
        @State private var isFaded = false
        var body: some View {
            Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
                .visualEffect { content, _ in content.opacity(isFaded ? 0.5 : 1).offset(x: isFaded ? 100 : 0) }
        }
    }

    @Test("What the closure reads changes the effect, by the animation of the change")
    func animation() throws {
        let host = ViewHost(Fading(), clock: .virtual)
        let start = try host.frame(of: "Fade").minX
        try host.tap("Fade")
        host.advance(by: 0.5)
        #expect(effects(host).contains(.opacity(0.75)))
        #expect(try abs(host.frame(of: "Fade").minX - start - 50) < 0.001)
        host.advance(by: 1)
        try expectNoDifference(host.frame(of: "Fade").minX, start + 100)
    }

    @Test("An effect follows scrolling, and evaluates no body")
    func scrolling() throws {
        var bodies = 0
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        let _ = bodies += 1
                        Color.red.frame(height: 100).accessibilityLabel("\(row)")
                            .visualEffect { content, geometry in
                                content.offset(x: geometry.frame(in: .scrollView).minY)
                            }
                    }
                }
            }, size: CGSize(width: 100, height: 300))
        try expectNoDifference(host.frame(of: "1").minX, 100)
        let before = bodies
        try host.scroll("1", by: CGSize(width: 0, height: 50))
        try expectNoDifference(host.frame(of: "1").minX, 50)
        expectNoDifference(bodies, before)
    }
}
