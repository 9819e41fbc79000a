import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Stacks hand on what their views want at the edges")
struct EdgeSpacingRules {
    private let frames = Frames()

    private func show(_ view: some View) {
        withExtendedLifetime(ViewHost(view, size: CGSize(width: 200, height: 200))) {}
    }

    private func box(_ name: String) -> some View { Box(name, 10, 10, frames) }

    /// The distances before and after a view between two boxes side by side.
    private func distances(_ view: some View) -> [CGFloat] {
        show(
            HStack {
                box("before")
                view.noted("middle", frames)
                box("after")
            })
        return [frames["middle"].minX - frames["before"].maxX, frames["after"].minX - frames["middle"].maxX]
    }

    @ViewBuilder
    private var spacerFirst: some View {
        Spacer()
        box("inside")
    }

    @Test("A nested row with a spacer at an edge has no distance there")
    func nestedRow() {
        expectNoDifference(distances(HStack { spacerFirst }), [0, 8])
        expectNoDifference(
            distances(
                HStack {
                    box("inside")
                    Spacer()
                }), [8, 0])
        expectNoDifference(distances(HStack { Spacer() }), [0, 0])
        expectNoDifference(distances(HStack { box("inside") }), [8, 8])
        expectNoDifference(distances(HStack { HStack { HStack { spacerFirst } } }), [0, 8])
    }

    @Test("The stacks' layouts do so as well, alone and erased")
    func layouts() {
        expectNoDifference(distances(HStackLayout()({ spacerFirst })), [0, 8])
        expectNoDifference(distances(AnyLayout(HStackLayout())({ spacerFirst })), [0, 8])
        expectNoDifference(distances(AnyLayout(AnyLayout(HStackLayout()))({ spacerFirst })), [0, 8])
        expectNoDifference(distances(VStackLayout()({ HStack { spacerFirst } })), [0, 8])
        expectNoDifference(distances(ZStackLayout()({ HStack { spacerFirst } })), [0, 8])
    }

    @Test("All views of a column and of a ZStack are at their sides")
    func sides() {
        @ViewBuilder var views: some View {
            box("inside")
            HStack { spacerFirst }
        }
        expectNoDifference(distances(VStack { views }), [0, 8])
        expectNoDifference(distances(ZStack { views }), [0, 8])
    }

    @Test("A spacer wants no distance along its stack only")
    func acrossTheStack() {
        show(
            VStack {
                box("above")
                HStack { spacerFirst }.noted("row", frames)
                box("below")
            })
        expectNoDifference(frames["row"].minY - frames["above"].maxY, 8)
        expectNoDifference(frames["below"].minY - frames["row"].maxY, 8)
    }

    @Test("A stack without views wants no distance")
    func empty() {
        expectNoDifference(distances(HStack {}), [0, 0])
        expectNoDifference(distances(ZStack {}), [0, 0])
    }

    @Test("At edges that a frame decides about, and where a distance is kept, a stack is as other views are")
    func framesAndPadding() {
        let row = HStack { spacerFirst }
        expectNoDifference(distances(row.frame(width: 50)), [8, 8])
        expectNoDifference(distances(row.frame(maxWidth: 50)), [8, 8])
        expectNoDifference(distances(row.frame(height: 50)), [0, 8])
        expectNoDifference(distances(row.padding(.leading, 5)), [8, 8])
        expectNoDifference(distances(row.padding(.trailing, 5)), [0, 8])
        expectNoDifference(distances(row.padding(0)), [0, 8])
        expectNoDifference(distances(row.background { box("behind") }.offset(x: 3).fixedSize()), [0, 8])
        expectNoDifference(distances(row.safeAreaInset(edge: .leading) { box("bar") }), [8, 8])
        // A spacer stays room between others whatever frame it is in.
        expectNoDifference(distances(Spacer().frame(width: 50)), [0, 0])
        expectNoDifference(distances(Spacer().padding(.leading, 5)), [8, 0])
    }

    @Test("A grid's cells along an edge decide there")
    func grid() {
        @ViewBuilder var rows: some View {
            GridRow {
                HStack { spacerFirst }
                box("b")
            }
            GridRow {
                box("c")
                box("d")
            }
        }
        expectNoDifference(distances(Grid { rows }), [0, 8])
        expectNoDifference(distances(AnyLayout(GridLayout())({ rows })), [0, 8])
    }

    @Test("Rows of a lazy stack are next to each other without a distance where a spacer is at the edge")
    func lazyStack() {
        show(
            LazyVStack {
                box("above")
                VStack { spacerFirst }.noted("column", frames)
                box("below")
            })
        expectNoDifference(frames["column"].minY, frames["above"].maxY)
        expectNoDifference(frames["below"].minY - frames["column"].maxY, 8)
    }

    @Test("Where lines run the other way inside, the spacer is at the other edge")
    func direction() {
        let row = HStack { spacerFirst }
        expectNoDifference(distances(row.environment(\.layoutDirection, .rightToLeft)), [8, 0])
        expectNoDifference(distances(row.environment(\.layoutDirection, .leftToRight)), [0, 8])
    }

    private struct Changing: View {
        @State var step = 0
        let frames: Frames
        var body: some View {
            HStack {
                Box("before", 10, 10, frames)
                HStack {
                    HStack {
                        if step == 1 { Spacer() }
                        Box("inside", 10, 10)
                    }
                }.padding(.leading, step == 2 ? 1 : 0).noted("row", frames)
                Button("Next") { step += 1 }
            }
        }
    }

    @Test("A spacer that comes and goes deep inside changes the distance")
    func changes() throws {
        let host = ViewHost(Changing(frames: frames), size: CGSize(width: 200, height: 100))
        for distance in [8.0, 0, 8, 8] {
            #expect(abs(frames["row"].minX - frames["before"].maxX - distance) < 0.001)
            try host.tap("Next")
        }
    }

    @Test("Spacings add up to none where one of them has none, and to eight points elsewhere")
    func values() {
        let standard = ViewSpacing()
        expectNoDifference(standard.distance(to: standard, along: .vertical), 8)
        expectNoDifference(ViewSpacing.zero.distance(to: standard, along: .vertical), 0)
        let leading = standard.union(.zero, edges: .leading)
        expectNoDifference(leading.distance(to: standard, along: .horizontal), 8)
        expectNoDifference(standard.distance(to: leading, along: .horizontal), 0)
        expectNoDifference(standard.distance(to: leading, along: .vertical), 8)
        expectNoDifference(leading.union(standard), leading)
    }
}
