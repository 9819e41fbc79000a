import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Frames and other layout modifiers")
struct ModifierLayoutRules {
    private let frames = Frames()

    private func show(_ view: some View) {
        withExtendedLifetime(ViewHost(view, size: hundred)) {}
    }

    @Test("A fixed frame fixes the axes that are given")
    func fixedFrame() {
        show(Bar("a", frames).frame(width: 30).noted("frame", frames))
        expectNoDifference(frames["a"], rect(35, 45, 30, 10))
        expectNoDifference(frames["frame"], rect(35, 45, 30, 10))
    }

    @Test("A negative length, NaN or infinity is reported and ignored", arguments: [-1, CGFloat.nan, .infinity])
    func invalidFrame(length: CGFloat) {
        let diagnostics = Diagnostics.collect {
            show(Box("a", 20, 10, frames).frame(width: length).noted("frame", frames))
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidLayout])
        expectNoDifference(frames["frame"].width, 20)
    }

    @Test("A frame with a least and a greatest width takes the proposal between them")
    func bothLimits() {
        show(Box("a", 20, 10, frames).frame(minWidth: 10, maxWidth: 60).noted("frame", frames))
        expectNoDifference(frames["frame"].width, 60)
        expectNoDifference(frames["a"].midX, 50)
    }

    @Test("A frame with a least width only is as its view, within the proposal")
    func leastOnly() {
        show(Box("a", 20, 10, frames).frame(minWidth: 40).noted("frame", frames))
        expectNoDifference(frames["frame"].width, 40)
        show(Box("a", 70, 10, frames).frame(minWidth: 40).noted("frame", frames))
        expectNoDifference(frames["frame"].width, 70)
        show(Box("a", 170, 10, frames).frame(minWidth: 40).noted("frame", frames))
        expectNoDifference(frames["frame"].width, 100)
    }

    @Test("A frame with a greatest width only takes the proposal up to it")
    func greatestOnly() {
        show(Box("a", 20, 10, frames).frame(maxWidth: 60).noted("frame", frames))
        expectNoDifference(frames["frame"].width, 60)
        show(Box("a", 20, 10, frames).frame(maxWidth: .infinity, maxHeight: .infinity).noted("frame", frames))
        expectNoDifference(frames["frame"].size, hundred)
    }

    @Test("Without a proposal a frame is ideal")
    func idealFrame() {
        show(Bar("a", frames).frame(minWidth: 10, idealWidth: 25, maxWidth: 60).noted("frame", frames).fixedSize())
        expectNoDifference(frames["frame"].width, 25)
        expectNoDifference(frames["a"].width, 25)
    }

    @Test("Limits that contradict each other are reported, and the later ones raised")
    func contradiction() {
        let diagnostics = Diagnostics.collect {
            show(Bar("a", frames).frame(minWidth: 50, maxWidth: 20).noted("frame", frames))
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidLayout])
        expectNoDifference(frames["frame"].width, 50)
    }

    @Test("A frame puts its guide to that of the view")
    func frameAlignment() {
        show(
            Box("a", 10, 10, frames).alignmentGuide(.leading) { _ in -5 }
                .frame(width: 40, height: 40, alignment: .bottomLeading).noted("frame", frames))
        expectNoDifference(frames["a"].minX, frames["frame"].minX + 5)
        expectNoDifference(frames["a"].maxY, frames["frame"].maxY)
    }

    @Test("Proportions are kept within the proposal or around it; without a proposal it passes through")
    func aspectRatio() {
        show(Flexible()({}).noted("a", frames).aspectRatio(2, contentMode: .fit))
        expectNoDifference(frames["a"], rect(0, 25, 100, 50))
        show(Flexible()({}).noted("a", frames).aspectRatio(2, contentMode: .fill))
        expectNoDifference(frames["a"], rect(-50, 0, 200, 100))
        show(Flexible(ideal: CGSize(width: 10, height: 40))({}).noted("a", frames).scaledToFit())
        expectNoDifference(frames["a"], rect(37.5, 0, 25, 100))
        show(Flexible(ideal: CGSize(width: 10, height: 40))({}).noted("a", frames).scaledToFit().fixedSize())
        expectNoDifference(frames["a"].size, CGSize(width: 10, height: 40))
        show(Flexible()({}).noted("a", frames).aspectRatio(.nan, contentMode: .fit))
        expectNoDifference(frames["a"].size, hundred)
    }

    @Test("Padding takes from the proposal and adds to the size")
    func padding() {
        show(Flexible()({}).noted("a", frames).padding().padding(.leading, 4).noted("all", frames))
        expectNoDifference(frames["a"], rect(20, 16, 64, 68))
        expectNoDifference(frames["all"].size, hundred)
        show(Box("a", 10, 10, frames).padding(-20).noted("all", frames))
        expectNoDifference(frames["all"].size, .zero)
    }

    @Test("A fixed size proposes nothing along its axes; an offset moves the painting only")
    func fixedSizeAndOffset() {
        show(
            HStack(spacing: 0) {
                Bar("a", 150, frames).fixedSize(horizontal: true, vertical: false)
                Box("b", 10, 10, frames).offset(x: 5, y: -5).noted("around b", frames)
            })
        expectNoDifference(frames["a"].width, 150)
        expectNoDifference(frames["b"].origin.x, frames["around b"].minX + 5)
        expectNoDifference(frames["b"].origin.y, frames["around b"].minY - 5)
        show(Box("a", 10, 10, frames).position(x: 20, y: 30).noted("all", frames))
        expectNoDifference(frames["a"], rect(15, 25, 10, 10))
        expectNoDifference(frames["all"].size, hundred)
    }

    @Test("Layers get the view's size as their proposal and never change it")
    func layers() {
        show(
            Box("main", 30, 20, frames)
                .background { Flexible()({}).noted("back", frames) }
                .overlay(alignment: .topTrailing) { Box("front", 60, 5, frames) }
                .noted("all", frames))
        expectNoDifference(frames["all"], rect(35, 40, 30, 20))
        expectNoDifference(frames["back"], rect(35, 40, 30, 20))
        expectNoDifference(frames["front"], rect(5, 40, 60, 5))
    }

    @Test(
        "A geometry reader takes all that is proposed, ten points if nothing is, with its content at the top leading corner"
    )
    func geometryReader() {
        show(GeometryReader { _ in Box("a", 10, 10, frames) }.noted("all", frames))
        expectNoDifference(frames["all"].size, hundred)
        expectNoDifference(frames["a"].origin, .zero)
        show(GeometryReader { _ in Text("") }.noted("all", frames).fixedSize())
        expectNoDifference(frames["all"].size, CGSize(width: 10, height: 10))
    }
}
