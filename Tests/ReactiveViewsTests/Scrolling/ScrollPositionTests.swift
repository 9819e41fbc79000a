import ReactiveViews
import Testing
import ReactiveViewsTesting

@MainActor
struct ScrollPositionTests {
    @Test("A proxy scrolls a view to an anchor") func aProxyShowsAViewAtAPoint() throws {
        let host = ViewHost(Jump(target: 30, anchor: .top), size: CGSize(width: 100, height: 240))
        try host.tap("jump")
        try expectNoDifference(host.frame(of: "row 30").minY, 40)
        try expectNoDifference(host.scrollOffset(of: "row 30").y, 1_500)
    }

    @Test("Without an anchor, a proxy scrolls as little as possible")
    func withoutAPointItScrollsAsLittleAsPossible() throws {
        let host = ViewHost(Jump(target: 10, anchor: nil), size: CGSize(width: 100, height: 240))
        try host.tap("jump")
        try expectNoDifference(host.frame(of: "row 10").minY, 190)
        let before = try host.scrollOffset(of: "row 10")
        try host.tap("jump")
        try expectNoDifference(host.scrollOffset(of: "row 10"), before)
    }

    @Test("A proxy scrolls to a row that wasn't created yet") func aProxyShowsARowThatWasNotMade() throws {
        let host = ViewHost(LazyJump(anchor: .center), size: CGSize(width: 100, height: 240))
        expect(host, hasNo: "row 700")
        try host.tap("jump")
        try expectNoDifference(host.frame(of: "row 700").minY, 140 - 10)
        #expect(host.contains("row 699") && host.contains("row 701"))
        expect(host, hasNo: "row 300")
    }

    @Test("A proxy scrolls to a row that the same action has added") func aProxyShowsWhatTheSameActionAdded() throws {
        let host = ViewHost(Chat(), size: CGSize(width: 100, height: 240))
        try host.tap("add")
        try expectNoDifference(host.frame(of: "message 20").minY, 210)
    }

    @Test("Scrolling to an unknown identity changes nothing") func anIdentityThatNobodyHasChangesNothing() throws {
        let host = ViewHost(Jump(target: 1_000, anchor: .top), size: CGSize(width: 100, height: 240))
        try host.tap("jump")
        try expectNoDifference(host.scrollOffset(of: "row 0"), .zero)
    }

    @Test("A bound position scrolls the view, and follows the user's scrolling")
    func aBoundPositionIsScrolledToAndFollows() throws {
        let host = ViewHost(Bound(), size: CGSize(width: 100, height: 240))
        try host.tap("go")
        try expectNoDifference(host.frame(of: "row 20").minY, 40)
        try host.scroll("row 20", to: CGPoint(x: 0, y: 500))
        expect(host, shows: "at 10")
    }

    @Test("Paging scrolls one page at a time") func pagesAreTurnedOneAtATime() throws {
        let host = ViewHost(Pages(), size: CGSize(width: 100, height: 100))
        try host.scroll("page 0", by: CGSize(width: 60, height: 0))
        try expectNoDifference(host.scrollOffset(of: "page 0").x, 100)
        try host.scroll("page 0", by: CGSize(width: 30, height: 0))
        try expectNoDifference(host.scrollOffset(of: "page 0").x, 100)
        try host.scroll("page 0", by: CGSize(width: 290, height: 0))
        try expectNoDifference(host.scrollOffset(of: "page 0").x, 200)
    }

    @Test("View-aligned scrolling stops with a view at the start") func viewsComeToRestAtTheStart() throws {
        let host = ViewHost(Aligned(), size: CGSize(width: 100, height: 100))
        try host.scroll("item 0", by: CGSize(width: 100, height: 0))
        try expectNoDifference(host.scrollOffset(of: "item 2").x, 120)
    }

    @Test("onScrollGeometryChange receives the changes of the geometry") func geometryChangesAreTold() throws {
        let host = ViewHost(Watched(), size: CGSize(width: 100, height: 100))
        try host.scroll("content", by: CGSize(width: 0, height: 30))
        expect(host, shows: "from 0 to 30")
    }
}

private struct Rows: View {
    let count: Int
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50, alignment: .topLeading) }
        }
    }
}

private struct Jump: View {
    let target: Int
    let anchor: UnitPoint?
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Text("jump").frame(height: 40, alignment: .topLeading).onTapGesture {
                    proxy.scrollTo(target, anchor: anchor)
                }
                ScrollView { Rows(count: 50) }
            }
        }
    }
}

private struct LazyJump: View {
    let anchor: UnitPoint?
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Text("jump").frame(height: 40, alignment: .topLeading).onTapGesture {
                    proxy.scrollTo(700, anchor: anchor)
                }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) {
                            Text("row \($0)").frame(height: CGFloat(20 + $0 % 7), alignment: .topLeading)
                        }
                    }
                }
            }
        }
    }
}

private struct Chat: View {
    @State private var count = 20
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Text("add").frame(height: 40, alignment: .topLeading).onTapGesture {
                    count += 1
                    proxy.scrollTo(count - 1, anchor: .bottom)
                }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) {
                            Text("message \($0)").frame(height: 30, alignment: .topLeading)
                        }
                    }
                }
            }
        }
    }
}

private struct Bound: View {
    @State private var position: Int?
    var body: some View {
        VStack(spacing: 0) {
            Text(position.map { "at \($0)" } ?? "go").frame(height: 40).onTapGesture { position = 20 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Text("row \($0)").frame(height: 50, alignment: .topLeading) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: .top)
        }
    }
}

private struct Pages: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<5) { Text("page \($0)").frame(width: 100, alignment: .topLeading) } }
        }
        .scrollTargetBehavior(.paging)
    }
}

private struct Aligned: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 10) { ForEach(0..<20) { Text("item \($0)").frame(width: 50, alignment: .topLeading) } }
                .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }
}

private struct Watched: View {
    @State private var words = ""
    var body: some View {
        ScrollView { Text("content").frame(height: 300, alignment: .topLeading) }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                words = "from \(Int($0)) to \(Int($1))"
            }
            .overlay(Text(words))
    }
}
