import ReactiveViews
import Testing
import ReactiveViewsTesting

@MainActor
struct ScrollViewTests {
    @Test("The content has its ideal length along the scroll axis")
    func contentHasItsIdealLengthAlongTheAxis() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        try expectNoDifference(host.frame(of: "row 0").minY, 0)
        try expectNoDifference(host.frame(of: "row 9").origin, CGPoint(x: 25, y: 450))
    }

    @Test("Scrolling moves the content the other way, and stops at its ends")
    func scrollingMovesTheContentTheOtherWayAndStopsAtItsEnds() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        try host.scroll("row 0", by: CGSize(width: 30, height: 120))
        try expectNoDifference(host.scrollOffset(of: "row 0"), CGPoint(x: 0, y: 120))
        try expectNoDifference(host.frame(of: "row 3").minY, 30)
        try host.scroll("row 0", by: CGSize(width: 0, height: 1_000))
        try expectNoDifference(host.scrollOffset(of: "row 0"), CGPoint(x: 0, y: 300))
        try host.scroll("row 0", to: CGPoint(x: 0, y: -50))
        try expectNoDifference(host.scrollOffset(of: "row 0"), .zero)
    }

    @Test("Scrolling to a point that isn't a number scrolls to the start")
    func numbersThatAreNoneScrollToTheStart() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        try host.scroll("row 0", by: CGSize(width: 0, height: 100))
        try host.scroll("row 0", to: CGPoint(x: 0, y: CGFloat.nan))
        try expectNoDifference(host.scrollOffset(of: "row 0"), .zero)
    }

    @Test("Held content goes past its start, and comes back when it is released")
    func heldContentGoesPastItsStartAndComesBackOnRelease() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        let scroll = try host.beginScroll("row 0")
        scroll.move(to: CGSize(width: 0, height: 80))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, -80)
        try expectNoDifference(host.frame(of: "row 0").minY, 80)
        scroll.release()
        try expectNoDifference(host.frame(of: "row 0").minY, 0)
    }

    @Test("An interrupted scroll returns to where it began") func anInterruptedScrollGoesBackToWhereItBegan() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        try host.scroll("row 0", by: CGSize(width: 0, height: 40))
        let scroll = try host.beginScroll("row 0")
        scroll.move(to: CGSize(width: 0, height: -100))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 140)
        scroll.cancel()
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 40)
    }

    @Test("The offset follows content that shrinks") func contentThatShrinksTakesTheOffsetWithIt() throws {
        let host = ViewHost(Column(count: 10), size: CGSize(width: 100, height: 200))
        try host.scroll("row 0", by: CGSize(width: 0, height: 300))
        host.rootView = Column(count: 5)
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 50)
        host.rootView = Column(count: 1)
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 0)
        host.rootView = Column(count: 10)
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 0)
    }

    @Test("Content is painted within the scroll view only") func contentIsPaintedWithinTheScrollViewOnly() throws {
        func clips(_ host: ViewHost<some View>) -> [CGRect] {
            host.display.entries.compactMap { entry in
                guard case .begin(let group) = entry, case .clip(let path, _) = group.effect else { return nil }
                return path.boundingRect
            }
        }
        let size = CGSize(width: 100, height: 200)
        let host = ViewHost(Column(count: 10), size: size)
        try host.scroll("row 0", by: CGSize(width: 0, height: 120))
        expectNoDifference(clips(host), [CGRect(x: 0, y: 0, width: 50, height: 200)])
        #expect(clips(ViewHost(Column(count: 10).scrollClipDisabled(), size: size)).isEmpty)
    }

    @Test("Scrolling evaluates only those geometry readers that read their position")
    func onlyReadersThatReadTheirPlaceAreEvaluatedWhenItMoves() throws {
        let counts = Tallies()
        let host = ViewHost(Places(counts: counts), size: CGSize(width: 100, height: 200))
        #expect(host.contains("place 0") && host.contains("size 100"))
        let before = counts.all
        let passes = host.graph.flushes
        try host.scroll("place 0", by: CGSize(width: 0, height: 30))
        expectNoDifference(host.graph.flushes, passes + 1)
        expect(host, shows: "place -30")
        expectNoDifference(counts.all["place"], before["place"]! + 1)
        expectNoDifference(counts.all["size"], before["size"])
        expectNoDifference(counts.all["body"], before["body"])
    }

    @Test("Nested scroll views scroll along their own axes")
    func theInnerScrollViewScrollsAlongItsAxisTheOuterAlongIts() throws {
        let host = ViewHost(
            ScrollView {
                ScrollView(.horizontal) { Text("wide").frame(width: 500, height: 50, alignment: .topLeading) }
                Text("tail").frame(height: 500, alignment: .topLeading)
            }, size: CGSize(width: 100, height: 200))
        try host.scroll("wide", by: CGSize(width: 70, height: 0))
        try expectNoDifference(host.scrollOffset(of: "wide"), CGPoint(x: 70, y: 0))
        try host.scroll("wide", by: CGSize(width: 0, height: 60))
        try expectNoDifference(host.scrollOffset(of: "tail"), CGPoint(x: 0, y: 60))
    }

    @Test("A user can't scroll a disabled scroll view") func whatIsDisabledIsNotScrolledByTheUser() throws {
        let host = ViewHost(Column(count: 10).scrollDisabled(true), size: CGSize(width: 100, height: 200))
        #expect(throws: ViewQueryError.unresponsive("row 0", to: "scrolling")) {
            try host.scroll("row 0", by: CGSize(width: 0, height: 10))
        }
    }

    @Test("Content that fits bounces, unless the behavior is based on its size")
    func contentThatFitsBouncesUnlessItIsNotTo() throws {
        let bouncing = ViewHost(Column(count: 1), size: CGSize(width: 100, height: 200))
        try bouncing.beginScroll("row 0").move(to: CGSize(width: 0, height: 80))
        try expectNoDifference(bouncing.scrollOffset(of: "row 0").y, -80)
        let still = ViewHost(
            Column(count: 1).scrollBounceBehavior(.basedOnSize), size: CGSize(width: 100, height: 200))
        try still.beginScroll("row 0").move(to: CGSize(width: 0, height: 80))
        try expectNoDifference(still.scrollOffset(of: "row 0").y, 0)
        let long = ViewHost(
            Column(count: 10).scrollBounceBehavior(.basedOnSize), size: CGSize(width: 100, height: 200))
        try long.beginScroll("row 0").move(to: CGSize(width: 0, height: 80))
        try expectNoDifference(long.scrollOffset(of: "row 0").y, -80)
    }

    @Test("Margins scroll with the content") func marginsScrollWithTheContent() throws {
        let host = ViewHost(Column(count: 4).contentMargins(.vertical, 10), size: CGSize(width: 100, height: 200))
        try expectNoDifference(host.frame(of: "row 0").minY, 10)
        try host.scroll("row 0", by: CGSize(width: 0, height: 100))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 20)
    }

    @Test("Content with a bottom anchor starts at its end, and stays there while it grows")
    func contentMayBeAnchoredToItsEnd() throws {
        let host = ViewHost(
            AnyView(Column(count: 10).defaultScrollAnchor(.bottom)), size: CGSize(width: 100, height: 200))
        try expectNoDifference(host.frame(of: "row 9").minY, 150)
        host.rootView = AnyView(Column(count: 12).defaultScrollAnchor(.bottom))
        try expectNoDifference(host.frame(of: "row 11").minY, 150)
        try host.scroll("row 0", by: CGSize(width: 0, height: -100))
        host.rootView = AnyView(Column(count: 13).defaultScrollAnchor(.bottom))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 300)
    }
}

@MainActor
final class Tallies {
    var all: [String: Int] = [:]
    func count(_ name: String) { all[name, default: 0] += 1 }
    func reset() { all = [:] }
}

private struct Column: View {
    let count: Int
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) {
                    Text("row \($0)").frame(width: 50, height: 50, alignment: .topLeading)
                }
            }
        }
    }
}

private struct Places: View {
    let counts: Tallies
    var body: some View {
        counts.count("body")
        return ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    counts.count("place")
                    return Text("place \(Int(proxy.frame(in: .global).minY))")
                }.frame(height: 50)
                GeometryReader { proxy in
                    counts.count("size")
                    return Text("size \(Int(proxy.size.width))")
                }.frame(height: 50)
                Text("tail").frame(height: 500, alignment: .topLeading)
            }
        }
    }
}
