import ReactiveViewsTesting
import Testing

@MainActor
struct GridTests {
    private let frames = Frames()

    private func show(_ view: some View, _ size: CGSize = CGSize(width: 300, height: 300)) {
        withExtendedLifetime(ViewHost(view, size: size)) {}
    }

    @Test("Columns and rows are as large as their largest cell") func columnsAndRowsAreAsLargeAsTheirLargestCell() {
        show(
            Grid {
                GridRow {
                    Box("a", 10, 30, frames)
                    Box("b", 50, 10, frames)
                }
                GridRow {
                    Box("c", 40, 10, frames)
                    Box("d", 20, 20, frames)
                }
            }.noted("all", frames))
        expectNoDifference(frames["all"].size, CGSize(width: 40 + 8 + 50, height: 30 + 8 + 20))
        expectNoDifference(frames["a"].midX, frames["c"].midX)
        expectNoDifference(frames["b"].midX, frames["d"].midX)
        expectNoDifference(frames["a"].midY, frames["b"].midY)
        expectNoDifference(frames["b"].minX - frames["c"].maxX, 8)
    }

    @Test("Cells are aligned by grid, column, row and anchor") func cellsAreAlignedByGridColumnRowAndAnchor() {
        show(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10, frames)
                    Box("b", 10, 10, frames).gridColumnAlignment(.trailing)
                    Box("tall", 10, 40, frames)
                }
                GridRow(alignment: .bottom) {
                    Box("wide", 40, 10, frames)
                    Box("wide too", 40, 10, frames)
                    Box("c", 5, 20, frames).gridCellAnchor(.bottomTrailing)
                }
            }.noted("all", frames))
        let all = frames["all"]
        expectNoDifference(frames["a"].origin, all.origin)
        expectNoDifference(frames["b"].maxX, frames["wide too"].maxX)
        expectNoDifference(frames["wide"].maxY, frames["c"].maxY)
        expectNoDifference(frames["c"].maxX, all.maxX)
    }

    @Test("A cell may span several columns, and a view outside of rows spans all")
    func aCellMayReachOverSeveralColumnsAndAViewOutsideOfRowsOverAll() {
        show(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10, frames)
                    Box("b", 10, 10, frames)
                    Box("c", 10, 10, frames)
                }
                GridRow {
                    Box("two", 50, 10, frames).gridCellColumns(2)
                    Box("d", 10, 10, frames)
                }
                Flexible(least: CGSize(width: 0, height: 5), greatest: CGSize(width: CGFloat.infinity, height: 5))({})
                    .noted("line", frames).gridCellUnsizedAxes(.horizontal)
            }.noted("all", frames))
        #expect(abs(frames["all"].width - 70) < 0.001)
        #expect(abs(frames["line"].width - 70) < 0.001)
        expectNoDifference(frames["two"].minX, frames["all"].minX)
        expectNoDifference(frames["d"].midX, frames["c"].midX)
    }

    @Test("Flexible columns share the proposed width") func flexibleColumnsShareWhatIsProposed() {
        show(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10, frames)
                    Bar("b", frames)
                    Bar("c", frames)
                }
            }, hundred)
        expectNoDifference(frames["b"].width, 30)
        expectNoDifference(frames["c"], rect(70, 45, 30, 10))
    }

    private struct Growing: View {
        @State private var count = 1
        let frames: Frames
        var body: some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    GridRow {
                        Box("\(row)", 10, 10, frames)
                        if count > 1 { Box("x\(row)", 10, 10, frames) }
                    }
                }
            }.noted("all", frames)
            Button("Grow") { count += 1 }
        }
    }

    @Test("Rows and cells may come and go") func rowsAndCellsMayComeAndGo() throws {
        let host = ViewHost(Growing(frames: frames), size: CGSize(width: 300, height: 300))
        expectNoDifference(frames["all"].size, CGSize(width: 10, height: 10))
        try host.tap("Grow")
        expectNoDifference(frames["all"].size, CGSize(width: 20, height: 20))
        try host.tap("Grow")
        expectNoDifference(frames["all"].size, CGSize(width: 20, height: 30))
    }

    @Test("An empty grid is empty, and a row outside of a grid is a group")
    func anEmptyGridIsEmptyAndARowOutsideOfAGridIsAGroup() {
        show(Grid {}.noted("all", frames))
        expectNoDifference(frames["all"].size, .zero)
        show(
            HStack(spacing: 0) {
                GridRow {
                    Box("a", 10, 10, frames)
                    Box("b", 10, 10, frames)
                }
            })
        expectNoDifference(frames["b"].minX, frames["a"].maxX)
    }

    private struct Regridded: View {
        @State private var kind = 0
        @State private var count = 1
        let frames: Frames
        var body: some View {
            let layouts = [
                AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)),
                AnyLayout(VStackLayout(spacing: 0)), AnyLayout(HStackLayout(spacing: 0)),
            ]
            let layout = layouts[kind]
            layout {
                GridRow {
                    Box("a", 10, 10, frames)
                    Box("b", 10, 10, frames)
                }
                ForEach(0..<count, id: \.self) { index in
                    GridRow {
                        Box("c\(index)", 30, 10, frames)
                        Box("d\(index)", 10, 10, frames)
                    }
                }
            }.noted("all", frames)
            Button("Next") { kind = (kind + 1) % 3 }
            Button("More") { count += 1 }
        }
    }

    @Test("GridLayout can be exchanged for another layout") func aGridMayBeALayoutAmongOthers() throws {
        let host = ViewHost(Regridded(frames: frames), size: CGSize(width: 300, height: 300))
        for _ in 0..<2 {
            expectNoDifference(frames["all"].size, CGSize(width: 40, height: 20))
            #expect(frames["b"].minX - frames["a"].minX == 30 && frames["d0"].minX == frames["b"].minX)
            try host.tap("Next")
            expectNoDifference(frames["all"].size, CGSize(width: 30, height: 40))
            try host.tap("Next")
            expectNoDifference(frames["all"].size, CGSize(width: 60, height: 10))
            try host.tap("Next")
        }
        try host.tap("More")
        expectNoDifference(frames["all"].size, CGSize(width: 40, height: 30))
        #expect(frames["c1"].minY == frames["c0"].maxY && frames["d1"].minX == frames["c1"].maxX)
    }
}
