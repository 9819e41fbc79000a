import ReactiveViewsTesting
import ReactiveViews
import Testing

/// Where the shapes are on the screen, from back to front, whatever groups they are in.
@MainActor
func shownFrames<V: View>(_ host: ViewHost<V>) -> [CGRect] {
    var offsets = [CGPoint.zero]
    var frames: [CGRect] = []
    for entry in host.display.entries {
        let offset = offsets.last!
        switch entry {
        case .begin(let group):
            var (x, y) = (offset.x + group.frame.minX, offset.y + group.frame.minY)
            if case .transform(let transform) = group.effect { (x, y) = (x + transform.tx, y + transform.ty) }
            offsets.append(CGPoint(x: x, y: y))
        case .item(let item):
            guard case .fill = item.content else { continue }
            frames.append(item.frame.offsetBy(dx: offset.x, dy: offset.y))
        case .end: offsets.removeLast()
        default: break
        }
    }
    return frames
}

func isNear(_ lhs: CGRect?, _ rhs: CGRect, _ error: CGFloat = 0.01) -> Bool {
    guard let lhs else { return false }
    return abs(lhs.minX - rhs.minX) < error && abs(lhs.minY - rhs.minY) < error
        && abs(lhs.width - rhs.width) < error && abs(lhs.height - rhs.height) < error
}

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    /// A source at (20, 30), 100 × 50, and a follower that would be at (200, 200), 40 × 40.
    private struct Pair: View {
        var properties = MatchedGeometryProperties.frame
        var anchors = (UnitPoint.center, UnitPoint.center)
        var isMatched = true
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Image("a").resizable()
                    .matchedGeometryEffect(id: 1, in: space, anchor: anchors.0)
                    .frame(width: 100, height: 50).padding(.leading, 20).padding(.top, 30)
                Image("b").resizable()
                    .matchedGeometryEffect(
                        id: isMatched ? 1 : 2, in: space, properties: properties, anchor: anchors.1, isSource: false
                    )
                    .frame(width: 40, height: 40).padding(.leading, 200).padding(.top, 200)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func follower(_ pair: Pair) throws -> CGRect {
        let host = ViewHost(pair, size: CGSize(width: 400, height: 400))
        try expectNoDifference(host.frame(of: "a"), CGRect(x: 20, y: 30, width: 100, height: 50))
        return try host.frame(of: "b")
    }

    @Test("A view that isn't the source has the source's frame") func frame() throws {
        try expectNoDifference(follower(Pair()), CGRect(x: 20, y: 30, width: 100, height: 50))
        try expectNoDifference(follower(Pair(isMatched: false)), CGRect(x: 200, y: 200, width: 40, height: 40))
    }

    @Test("Position and size are shared each by itself, about the anchors") func properties() throws {
        try expectNoDifference(follower(Pair(properties: .position)), CGRect(x: 50, y: 35, width: 40, height: 40))
        try expectNoDifference(
            follower(Pair(properties: .position, anchors: (.bottom, .top))), CGRect(x: 50, y: 80, width: 40, height: 40)
        )
        try expectNoDifference(
            follower(Pair(properties: .size, anchors: (.center, .topLeading))),
            CGRect(x: 200, y: 200, width: 100, height: 50))
        try expectNoDifference(follower(Pair(properties: .size)), CGRect(x: 170, y: 195, width: 100, height: 50))
        try expectNoDifference(follower(Pair(properties: [])), CGRect(x: 200, y: 200, width: 40, height: 40))
    }

    @Test("An anchor that is none is the center, with a diagnostic") func anchor() {
        let diagnostics = Diagnostics.collect {
            #expect(
                throws: Never.self, performing: { try follower(Pair(anchors: (.center, UnitPoint(x: .nan, y: 0)))) })
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidInput])
    }

    /// One view or the other, in different corners, with the same identity.
    private struct Hero: View {
        @State var isBig = false
        var transition = AnyTransition.opacity
        var count = Count()
        @Namespace private var space
        final class Count { var bodies = 0 }
        var body: some View {
            let _ = count.bodies += 1
            ZStack(alignment: .topLeading) {
                if isBig {
                    Rectangle().matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 100)
                        .transition(transition).padding(.leading, 100).padding(.top, 200)
                } else {
                    Rectangle().matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
                        .transition(transition)
                }
                Button("Flip") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }.frame(width: 10, height: 10)
                Button("At once") { isBig.toggle() }.frame(width: 10, height: 10).padding(.leading, 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private let small = CGRect(x: 0, y: 0, width: 20, height: 20)
    private let big = CGRect(x: 100, y: 200, width: 200, height: 100)
    private let half = CGRect(x: 50, y: 100, width: 110, height: 60)

    @Test("A view that takes another one's place comes from there, and the leaving one goes along") func hero() throws {
        let view = Hero()
        let host = ViewHost(view, clock: .virtual)
        expectNoDifference(shownFrames(host), [small])
        try host.tap("Flip")
        let bodies = view.count.bodies
        expectNoDifference(shownFrames(host), [small, small])
        host.advance(by: 0.25)
        #expect(shownFrames(host).allSatisfy { isNear($0, CGRect(x: 25, y: 50, width: 65, height: 40)) })
        host.advance(by: 0.25)
        expectNoDifference(shownFrames(host).count, 2)
        #expect(shownFrames(host).allSatisfy { isNear($0, half) })
        #expect(isNear(shownOpacity(host), 0.5))
        host.advance(by: 0.6)
        expectNoDifference(shownFrames(host), [big])
        expectNoDifference(view.count.bodies, bodies)
        #expect(host.runUntilIdle())
    }

    @Test("Without an animation, or where nothing is animated, it is at its place at once") func atOnce() throws {
        let host = ViewHost(Hero(), clock: .virtual)
        try host.tap("At once")
        expectNoDifference(shownFrames(host), [big])
        let still = ViewHost(Hero())
        try still.tap("Flip")
        expectNoDifference(shownFrames(still), [big])
        try still.tap("Flip")
        expectNoDifference(shownFrames(still), [small])
    }

    @Test("A view whose predecessor is gone at once comes from where that was") func identity() throws {
        let host = ViewHost(Hero(transition: .identity), clock: .virtual)
        try host.tap("Flip")
        expectNoDifference(shownFrames(host), [small])
        host.advance(by: 0.5)
        expectNoDifference(shownFrames(host).count, 1)
        #expect(isNear(shownFrames(host).first, half))
        // On the way it turns back, from where it is.
        try host.tap("Flip")
        #expect(isNear(shownFrames(host).first, half))
        host.advance(by: 0.5)
        #expect(isNear(shownFrames(host).first, CGRect(x: 25, y: 50, width: 65, height: 40)))
        host.advance(by: 0.6)
        expectNoDifference(shownFrames(host), [small])
        #expect(host.runUntilIdle())
    }

    @Test("Views that turn back while one is leaving go on from where they are shown") func turningBack() throws {
        let host = ViewHost(Hero(), clock: .virtual)
        try host.tap("Flip")
        host.advance(by: 0.5)
        try host.tap("Flip")
        #expect(shownFrames(host).allSatisfy { isNear($0, half) })
        host.advance(by: 0.25)
        expectNoDifference(shownFrames(host).count, 2)
        #expect(isNear(shownFrames(host)[0], shownFrames(host)[1]))
        host.advance(by: 1)
        expectNoDifference(shownFrames(host), [small])
        #expect(host.runUntilIdle())
    }
}
