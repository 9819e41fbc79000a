import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Matched geometry of views that stay")
struct MatchedViewsTests {
    /// A mark that is shown at one of three places.
    private struct Tabs: View {
        @State var chosen = 0
        @State var isWide = false
        @Namespace private var space
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { tab in
                        Color.clear.frame(width: isWide ? 100 : 60, height: 40)
                            .matchedGeometryEffect(id: tab, in: space)
                    }
                }
                Rectangle().matchedGeometryEffect(id: chosen, in: space, isSource: false).frame(width: 5, height: 5)
                Button("Last") { withAnimation(.linear(duration: 1)) { chosen = 2 } }
                Button("None") { withAnimation(.linear(duration: 1)) { chosen = 7 } }
                Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func mark<V: View>(_ host: ViewHost<V>) -> CGRect? { shownFrames(host).last }

    @Test("A view that takes another identity moves from one source to the other") func identities() throws {
        let host = ViewHost(Tabs(), clock: .virtual)
        expectNoDifference(mark(host), CGRect(x: 0, y: 0, width: 60, height: 40))
        try host.tap("Last")
        #expect(isNear(mark(host), CGRect(x: 0, y: 0, width: 60, height: 40)))
        host.advance(by: 0.5)
        #expect(isNear(mark(host), CGRect(x: 60, y: 0, width: 60, height: 40)))
        host.advance(by: 0.6)
        expectNoDifference(mark(host), CGRect(x: 120, y: 0, width: 60, height: 40))
        // Without a source, it moves to its own place.
        try host.tap("None")
        host.advance(by: 1.1)
        expectNoDifference(mark(host), CGRect(x: 0, y: 40, width: 5, height: 5))
        #expect(host.runUntilIdle())
    }

    @Test("A view follows a source that moves") func following() throws {
        let host = ViewHost(Tabs(chosen: 2), clock: .virtual)
        try host.tap("Widen")
        host.advance(by: 0.5)
        #expect(isNear(mark(host), CGRect(x: 160, y: 0, width: 80, height: 40)))
        host.advance(by: 0.6)
        expectNoDifference(mark(host), CGRect(x: 200, y: 0, width: 100, height: 40))
    }

    private struct Sources: View {
        @State var count = 2
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                if count > 1 { Image("first").resizable().matchedGeometryEffect(id: "x", in: space) }
                Image("second").resizable().matchedGeometryEffect(id: "x", in: space)
                Button("One") { count = 1 }
            }
        }
    }

    @Test("Of two sources the first one in order counts, with a diagnostic") func twoSources() throws {
        var host: ViewHost<Sources>?
        let diagnostics = Diagnostics.collect {
            host = ViewHost(Sources(), size: CGSize(width: 300, height: 100))
            _ = host?.display
        }
        try expectNoDifference(host?.frame(of: "first"), host?.frame(of: "second"))
        expectNoDifference(diagnostics.map(\.kind), [.duplicateIdentity])
        expectNoDifference(diagnostics.first?.path.contains("Sources"), true)
        try expectNoDifference(host?.frame(of: "first").minX, 0)
        try host?.tap("One")
        try expectNoDifference(host?.frame(of: "second").minX, 0)
    }

    /// The two are in a stack that gets another place by the same change.
    private struct Shifted: View {
        @State var isOther = false
        @Namespace private var space
        var body: some View {
            VStack(spacing: 0) {
                if isOther {
                    Rectangle().overlay { Image("new").resizable() }
                        .matchedGeometryEffect(id: 0, in: space).frame(width: 200, height: 200)
                } else {
                    Rectangle().matchedGeometryEffect(id: 0, in: space).frame(width: 100, height: 100)
                }
                Button("Go") { withAnimation(.linear(duration: 1)) { isOther.toggle() } }.frame(height: 20)
            }
            .padding(isOther ? 0 : 40)
        }
    }

    @Test("What moves around the views doesn't take them along") func surroundings() throws {
        let host = ViewHost(Shifted(), size: CGSize(width: 400, height: 400), clock: .virtual)
        let old = CGRect(x: 150, y: 140, width: 100, height: 100)
        let new = CGRect(x: 100, y: 90, width: 200, height: 200)
        expectNoDifference(shownFrames(host), [old])
        try host.tap("Go")
        expectNoDifference(shownFrames(host).count, 2)
        #expect(shownFrames(host).allSatisfy { isNear($0, old) })
        try expectNoDifference(host.frame(of: "new"), old)
        host.advance(by: 0.5)
        let between = CGRect(x: 125, y: 115, width: 150, height: 150)
        #expect(shownFrames(host).allSatisfy { isNear($0, between) })
        // In the layout, too, though all else has its new place there.
        #expect(isNear(try host.frame(of: "new"), between))
        host.advance(by: 1)
        expectNoDifference(shownFrames(host), [new])
    }

    private struct Scrolled: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                ScrollView {
                    Text("top").frame(height: 100)
                    Color.clear.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
                    Color.clear.frame(height: 1000)
                }
                Image("mark").resizable().matchedGeometryEffect(id: 0, in: space, isSource: false)
                    .frame(width: 5, height: 5)
            }
        }
    }

    @Test("A view follows a source that is scrolled, whichever way lines run", arguments: [false, true])
    func scrolling(_ isMirrored: Bool) throws {
        let host = ViewHost(Scrolled(), size: CGSize(width: 200, height: 300))
        if isMirrored { host.setEnvironment(\.layoutDirection, .rightToLeft) }
        let before = try host.frame(of: "mark")
        #expect(isNear(before, CGRect(x: 85, y: before.minY, width: 30, height: 20)))
        try host.scroll("top", by: CGSize(width: 0, height: 40))
        try expectNoDifference(host.frame(of: "mark"), before.offsetBy(dx: 0, dy: -40))
    }

    private struct Many: View {
        @State var isGone = false
        @Namespace private var space
        let note: (Keeper) -> Void
        final class Keeper: ObservableObject {}
        private struct Inner: View {
            @StateObject private var keeper = Keeper()
            let note: (Keeper) -> Void
            var body: some View {
                let _ = note(keeper)
                Text("x")
            }
        }
        var body: some View {
            if isGone {
                Text("gone").matchedGeometryEffect(id: 3, in: space)
            } else {
                ForEach(0..<20) { index in
                    Inner(note: note).matchedGeometryEffect(id: index, in: space).transition(.opacity)
                }
            }
            Button("Go") { withAnimation(.linear(duration: 1)) { isGone = true } }
        }
    }

    @Test("Views that have left are released, and so is a host during a movement") func memory() throws {
        weak var kept: Many.Keeper?
        var host: ViewHost<Many>? = ViewHost(Many { kept = $0 }, clock: .virtual)
        try host?.tap("Go")
        host?.advance(by: 0.5)
        #expect(kept != nil)
        host?.advance(by: 1)
        #expect(kept == nil)
        host = ViewHost(Many { kept = $0 }, clock: .virtual)
        try host?.tap("Go")
        host?.advance(by: 0.5)
        #expect(kept != nil)
        host = nil
        #expect(kept == nil)
    }
}
