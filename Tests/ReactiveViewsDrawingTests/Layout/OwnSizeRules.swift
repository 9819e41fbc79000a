import ReactiveViewsTesting
import Testing

/// A layout that shows its one view and notes what it is proposed when its views are placed.
private struct Noting: Layout {
    final class Notes {
        var placed: [ProposedViewSize] = []
    }

    let notes: Notes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        notes.placed.append(proposal)
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

@MainActor
@Suite("Stacks propose their own size when they place their views")
struct OwnSizeRules {
    private let frames = Frames()

    private func show(_ view: some View, _ size: CGSize = CGSize(width: 200, height: 100)) {
        withExtendedLifetime(ViewHost(view, size: size)) {}
    }

    @ViewBuilder
    private var barAndBlock: some View {
        Rectangle().frame(width: 4).noted("bar", frames)
        Color.clear.frame(width: 100, height: 40)
    }

    @Test("In a row of fixed height a flexible bar and a divider become as high as the row")
    func row() {
        show(HStack(spacing: 0) { barAndBlock }.fixedSize(horizontal: false, vertical: true))
        expectNoDifference(frames["bar"], rect(48, 30, 4, 40))
        show(
            HStack(spacing: 0) {
                Divider().noted("line", frames)
                Box("", 20, 40)
            }.fixedSize(horizontal: false, vertical: true))
        expectNoDifference(frames["line"].size, CGSize(width: 1, height: 40))
    }

    @Test("In a column of fixed width a flexible bar and a divider become as wide as the column")
    func column() {
        show(
            VStack(spacing: 0) {
                Color.red.frame(height: 4).noted("bar", frames)
                Divider().noted("line", frames)
                Box("", 60, 20)
            }.fixedSize(horizontal: true, vertical: false))
        expectNoDifference(frames["bar"].size, CGSize(width: 60, height: 4))
        expectNoDifference(frames["line"].size, CGSize(width: 60, height: 1))
    }

    @Test("Without a proposal a divider and a shape alone are still ten points long")
    func alone() {
        show(Divider().noted("line", frames).fixedSize())
        show(Color.red.noted("bar", frames).fixedSize())
        expectNoDifference(frames["line"].size, CGSize(width: 10, height: 1))
        expectNoDifference(frames["bar"].size, CGSize(width: 10, height: 10))
    }

    @Test("The stacks' layouts do so as well, alone and erased")
    func layouts() {
        show(HStackLayout(spacing: 0) { barAndBlock }.fixedSize())
        expectNoDifference(frames["bar"].height, 40)
        show(AnyLayout(HStackLayout(spacing: 0))({ barAndBlock }).fixedSize().padding(1))
        expectNoDifference(frames["bar"].height, 40)
        show(
            AnyLayout(VStackLayout(spacing: 0)) {
                Divider().noted("line", frames)
                Box("", 60, 20)
            }.fixedSize())
        expectNoDifference(frames["line"].width, 60)
    }

    @Test("A custom layout receives its proposal: a row's height, or nothing along a free axis")
    func ownLayout() {
        let (inRow, alone) = (Noting.Notes(), Noting.Notes())
        show(
            HStack(spacing: 0) {
                Noting(notes: inRow) { Box("", 20, 40) }
                Box("", 20, 50)
            }.fixedSize())
        show(Noting(notes: alone) { Box("", 20, 40) }.fixedSize())
        expectNoDifference(inRow.placed.last, ProposedViewSize(width: nil, height: 50))
        expectNoDifference(alone.placed.last, .unspecified)
    }

    @Test("A row in a scroll view, a list, a grid and a button has dividers as high as the row")
    func containers() {
        func line(_ name: String) -> some View { Divider().noted(name, frames) }
        let block = Box("", 20, 40)
        show(
            ScrollView {
                HStack(spacing: 0) {
                    line("scroll")
                    block
                }
                LazyVStack {
                    HStack(spacing: 0) {
                        line("lazy")
                        block
                    }
                }
                Grid {
                    GridRow {
                        HStack(spacing: 0) {
                            line("grid")
                            block
                        }
                    }
                }
                Button {
                } label: {
                    line("button")
                    block
                }
                ViewThatFits {
                    HStack(spacing: 0) {
                        line("fits")
                        block
                    }
                }
            }, CGSize(width: 200, height: 600))
        show(
            List {
                HStack(spacing: 0) {
                    line("list")
                    block
                }
            })
        for name in ["scroll", "lazy", "grid", "button", "fits", "list"] {
            expectNoDifference(frames[name].size, CGSize(width: 1, height: 40), "\(name)")
        }
    }

    @Test("A lazy stack without a width gives its rows the width that it has")
    func lazyStacks() {
        show(
            LazyVStack(spacing: 0) {
                Divider().noted("across", frames)
                Box("", 60, 20)
            }.fixedSize())
        show(
            LazyHStack(spacing: 0) {
                Divider().noted("up", frames)
                Box("", 20, 60)
            }.fixedSize())
        expectNoDifference(frames["across"].size, CGSize(width: 60, height: 1))
        expectNoDifference(frames["up"].size, CGSize(width: 1, height: 60))
    }

    @Test("Background and overlay of a bar in a row follow the bar")
    func layers() {
        show(
            HStack(spacing: 0) {
                Rectangle().frame(width: 4)
                    .background { Color.red.noted("back", frames) }
                    .overlay(alignment: .bottom) { Box("front", 2, 2, frames) }
                Color.clear.frame(width: 100, height: 40).noted("block", frames)
            }.fixedSize())
        expectNoDifference(frames["back"].height, 40)
        expectNoDifference(frames["front"].maxY, frames["block"].maxY)
    }

    @Test("Texts in a column of fixed width, with distances around them, stay on one line")
    func texts() {
        let padding: [CGFloat] = [0.1, 0.7, 3.3, 7.77, 11.1, 1.0 / 3]
        show(
            VStack(alignment: .trailing) {
                Text("height").noted("one", frames)
                ForEach(0..<padding.count) { index in
                    Text("a line of \(index)").noted("\(index)", frames).padding(padding[index])
                        .alignmentGuide(.trailing) { $0.width / 3 }
                }
            }.fixedSize(), CGSize(width: 400, height: 900))
        for index in padding.indices { expectNoDifference(frames["\(index)"].height, frames["one"].height) }
    }

    // MARK: Views on top of each other

    @Test("A ZStack proposes its own size: a view beside one that covers more than what is proposed is as large")
    func zStack() {
        @ViewBuilder var views: some View {
            Rectangle().aspectRatio(4, contentMode: .fill).noted("wide", frames)
            Color.red.noted("red", frames)
        }
        show(ZStack { views })
        expectNoDifference(frames["red"].size, CGSize(width: 400, height: 100))
        expectNoDifference(frames["wide"], frames["red"])
        show(ZStackLayout()({ views }).offset(x: 1))
        expectNoDifference(frames["red"].size, CGSize(width: 400, height: 100))
        show(AnyLayout(ZStackLayout())({ views }).offset(x: 2))
        expectNoDifference(frames["red"].size, CGSize(width: 400, height: 100))
    }

    @Test("A flexible view behind others in a ZStack of fixed size is as large as they are")
    func zStackOfFixedSize() {
        show(
            ZStack(alignment: .bottomTrailing) {
                Color.red.noted("back", frames)
                Box("front", 30, 50, frames)
                Color.blue.layoutPriority(-1).noted("low", frames)
            }.fixedSize())
        expectNoDifference(frames["back"], frames["front"])
        expectNoDifference(frames["low"], frames["front"])
    }

    // MARK: Flexible frames

    @Test("Where nothing is proposed a frame's least length is, if that is more than the ideal")
    func leastLength() {
        show(Flexible(ideal: CGSize(width: 20, height: 20))({}).noted("a", frames).frame(minWidth: 60).fixedSize())
        expectNoDifference(frames["a"].width, 60)
        show(
            HStack(spacing: 0) {
                Bar("a", 0, frames).frame(minWidth: 30, maxWidth: .infinity)
                Box("", 10, 10)
            }.fixedSize())
        expectNoDifference(frames["a"].width, 30)
    }

    @Test("Without a proposal and deciding limits, a frame's content has its ideal size")
    func withinLimits() {
        @ViewBuilder var bars: some View {
            Flexible(ideal: CGSize(width: 10, height: 10))({}).noted("a", frames)
            Flexible(ideal: CGSize(width: 30, height: 10))({}).noted("b", frames)
        }
        show(HStack(spacing: 0) { bars }.frame(minWidth: 20, maxWidth: 90).noted("frame", frames).fixedSize())
        expectNoDifference(frames["frame"].width, 40)
        expectNoDifference(frames["a"].width, 10)
        expectNoDifference(frames["b"].width, 30)
        show(HStack(spacing: 0) { bars }.frame(minWidth: 60).noted("frame", frames).fixedSize())
        expectNoDifference(frames["a"].width, 30)
        expectNoDifference(frames["b"].width, 30)
    }
}
