import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Stacks")
struct StackRules {
    private let frames = Frames()

    private func show(_ view: some View, _ width: CGFloat = 100) {
        withExtendedLifetime(ViewHost(view, size: CGSize(width: width, height: 100))) {}
    }

    @Test("Each view is proposed an equal share of the rest, and may take less or more")
    func shares() {
        show(
            HStack(spacing: 0) {
                Bar("a", 0, 20, frames)
                Bar("b", frames)
                Bar("c", 50, frames)
            })
        expectNoDifference(frames["a"], rect(0, 45, 20, 10))
        expectNoDifference(frames["b"].width, 30)
        expectNoDifference(frames["c"], rect(50, 45, 50, 10))
    }

    @Test("Those that are less flexible choose first, wherever they stand")
    func leastFlexibleFirst() {
        show(
            HStack(spacing: 0) {
                Bar("wide", frames)
                Bar("some", 10, 40, frames)
                Box("rigid", 70, 10, frames)
            })
        expectNoDifference(frames["rigid"].width, 70)
        expectNoDifference(frames["some"].width, 15)
        expectNoDifference(frames["wide"].width, 15)
    }

    @Test("Of the infinitely flexible the larger minimum chooses first")
    func infiniteByMinimum() {
        show(
            HStack(spacing: 0) {
                Bar("a", 0, frames)
                Bar("b", 80, frames)
            })
        expectNoDifference(frames["b"].width, 80)
        expectNoDifference(frames["a"].width, 20)
    }

    @Test("More than thirty-two equal views stay in order and get equal shares")
    func manyAreStable() {
        show(
            HStack(spacing: 0) {
                ForEach(0..<50) { Bar("\($0)", frames) }
            })
        for index in 0..<50 { #expect(abs(frames["\(index)"].minX - CGFloat(index) * 2) < 0.001) }
    }

    @Test("A higher priority chooses first, but what the lower need at least is kept for them")
    func priorities() {
        show(
            HStack(spacing: 0) {
                Bar("low", 10, frames).layoutPriority(-1)
                Bar("middle", 5, frames)
                Bar("high", frames).layoutPriority(1)
            })
        expectNoDifference(frames["high"].width, 85)
        expectNoDifference(frames["middle"].width, 5)
        expectNoDifference(frames["low"].width, 10)
    }

    @Test("A group's minimum is released when its turn comes")
    func release() {
        show(
            HStack(spacing: 0) {
                Bar("high", 0, 40, frames).layoutPriority(1)
                Bar("a", 10, frames)
                Bar("b", 10, frames)
            })
        expectNoDifference(frames["high"].width, 40)
        expectNoDifference(frames["a"].width, 30)
        expectNoDifference(frames["b"].width, 30)
    }

    @Test(
        "Without a proposal along the axis every view is ideal; across, the size is the union of the aligned extents"
    )
    func ideal() {
        show(
            HStack(alignment: .top, spacing: 0) {
                Box("a", 10, 30, frames)
                Box("b", 10, 30, frames).alignmentGuide(.top) { _ in 10 }
                Bar("c", 7, frames)
            }
            .noted("all", frames).fixedSize())
        expectNoDifference(frames["c"].width, 7)
        expectNoDifference(frames["all"].size, CGSize(width: 27, height: 40))
        expectNoDifference(frames["a"].minY - frames["b"].minY, 10)
    }

    @Test("Neighbours are eight points apart; a spacer adds none, takes eight at least and all that is left")
    func spacing() {
        show(
            HStack {
                Box("a", 10, 10, frames)
                Box("b", 10, 10, frames)
                Spacer()
                Box("c", 10, 10, frames)
            })
        expectNoDifference(frames["b"].minX, 18)
        expectNoDifference(frames["c"].minX, 90)
        show(
            HStack {
                Box("a", 60, 10, frames)
                Spacer()
                Box("b", 60, 10, frames)
            }.fixedSize())
        expectNoDifference(frames["b"].minX - frames["a"].maxX, 8)
    }

    @Test("Gaps wider than the room leave the views their least; negative ones let them overlap")
    func extremeGaps() {
        show(
            HStack(spacing: 300) {
                Bar("a", 5, frames)
                Bar("b", 5, frames)
            })
        expectNoDifference(frames["a"].width, 5)
        expectNoDifference(frames["b"].minX - frames["a"].maxX, 300)
        show(
            HStack(spacing: -10) {
                Bar("a", frames)
                Bar("b", frames)
            })
        expectNoDifference(frames["a"], rect(0, 45, 55, 10))
        expectNoDifference(frames["b"].minX, 45)
    }

    @Test("A proposal without end is answered without end, and by no NaN")
    func infinite() {
        final class Answer {
            var size = CGSize.zero
        }
        struct Asking: Layout {
            let answer: Answer
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                answer.size = subviews[0].sizeThatFits(.infinity)
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let answer = Answer()
        let host = ViewHost(
            Asking(answer: answer) {
                HStack {
                    Bar("a", frames)
                    Bar("b", 0, 30, frames)
                    Bar("c", frames)
                    ZStack { Bar("d", frames) }.layoutPriority(1)
                }
            }.noted("all", frames))
        _ = host
        expectNoDifference(answer.size, CGSize(width: CGFloat.infinity, height: 10))
    }

    @Test("A ZStack is as large as those of its highest priority need; the others may be larger")
    func zStack() {
        show(
            ZStack(alignment: .topLeading) {
                Box("back", 80, 80, frames)
                Box("front", 20, 30, frames).layoutPriority(1)
                Box("other", 40, 10, frames).layoutPriority(1)
            }.noted("all", frames))
        expectNoDifference(frames["all"].size, CGSize(width: 40, height: 30))
        expectNoDifference(frames["back"].origin, frames["all"].origin)
    }

    @Test("A ZStack aligns by guides, so that its size is their union")
    func zStackUnion() {
        show(
            ZStack(alignment: .bottomTrailing) {
                Box("a", 20, 20, frames)
                Box("b", 10, 10, frames).alignmentGuide(.trailing) { $0[.leading] }
            }.noted("all", frames))
        expectNoDifference(frames["all"].size, CGSize(width: 30, height: 20))
        expectNoDifference(frames["b"].minX, frames["a"].maxX)
        expectNoDifference(frames["b"].maxY, frames["a"].maxY)
    }
}
