import Foundation
import ReactiveTesting
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

private struct WideningBar: View {
    @State private var isWide = false

    var body: some View {
        Rectangle().frame(width: isWide ? 200 : 50, height: 10)
        Button("Widen") { withAnimation(.linear(duration: 0.1)) { isWide = true } }
    }
}

/// Paints a host's views whenever its graph tells of a change, as a renderer may.
@MainActor
private final class FlushPainter<Content: View> {
    let host: ViewHost<Content>
    private(set) var shown: ViewFrame?
    private(set) var count = 0

    init(_ host: ViewHost<Content>) {
        self.host = host
        shown = host.frame(after: nil)
        host.graph.onFlush { [unowned self] in
            guard let frame = host.frame(after: shown) else { return }
            shown = frame
            count += 1
        }
    }

    /// Whether what is painted is what the host shows.
    var isCurrent: Bool { shown.map { host.display.changes(since: $0.display).isEmpty } ?? false }
}

@MainActor
@Suite("Painting after each flush")
struct FramePaintingTests {
    @Test("A renderer that paints after each flush shows each frame of an animation, and the last one")
    func everyFrame() throws {
        let painter = FlushPainter(
            ViewHost(VStack { WideningBar() }, size: CGSize(width: 300, height: 100), clock: .virtual))
        try painter.host.tap("Widen")
        for _ in 0..<6 {
            let before = painter.count
            painter.host.advance(by: .nanoseconds(16_666_667))
            #expect(painter.isCurrent && painter.count == before + 1)
        }
        painter.host.advance(by: .seconds(1))
        let count = painter.count
        painter.host.advance(by: .seconds(1))
        #expect(painter.isCurrent && painter.count == count, "nothing moves any more")
    }

    @Test(
        "A renderer of any rate gets each of its frames, as it is at that time",
        arguments: [24, 30, 40, 59, 60, 90, 120, 144, 240])
    func rates(_ rate: Int) throws {
        let painter = FlushPainter(
            ViewHost(VStack { WideningBar() }, size: CGSize(width: 300, height: 100), clock: .virtual))
        try painter.host.tap("Widen")
        let begin = painter.host.now
        let width = { painter.shown?.display.items.map(\.frame).first { $0.height == 10 }?.width ?? 0 }
        #expect(abs(width() - 50) < 1e-9)
        while painter.host.now - begin < 0.1 {
            let before = painter.count
            painter.host.advance(by: 1 / Double(rate))
            let progress = min((painter.host.now - begin) / 0.1, 1)
            #expect(painter.isCurrent && painter.count > before)
            #expect(abs(width() - (50 + 150 * progress)) < 1e-4)
        }
        expectNoDifference(width(), 200)
        let count = painter.count
        painter.host.advance(by: 0.05)
        expectNoDifference(painter.count, count, "nothing moves any more")
    }

    @Test("Steps that are shorter than a frame end an animation when it is over, and not before")
    func shortSteps() throws {
        let host = ViewHost(WideningBar(), clock: .virtual)
        try host.tap("Widen")
        for _ in 0..<99 { host.advance(by: .milliseconds(1)) }
        #expect(host.isAnimating)
        host.advance(by: .milliseconds(1))
        #expect(!host.isAnimating)
    }

    private struct Moving: View {
        @State private var isFar = false
        let near: CGFloat
        let far: CGFloat

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().frame(width: 3, height: 3).padding(.leading, isFar ? far : near)
                Button("Move") { withAnimation(.linear(duration: 0.1).delay(1)) { isFar.toggle() } }
            }
        }
    }

    @Test(
        "What an animation hasn't moved yet isn't painted anew because of rounding", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<40))
    func rounding(_ number: Int) throws {
        let (near, far) = (139.8 + CGFloat(number) / 10, 7.3 + CGFloat(number * number) / 7)
        let host = ViewHost(Moving(near: near, far: far), size: CGSize(width: 400, height: 100), clock: .virtual)
        let origin = { host.display.items.first { $0.frame.size == CGSize(width: 3, height: 3) }?.frame.origin }
        let start = origin()
        let first = host.frame(after: nil)
        try host.tap("Move")
        host.advance(by: 0.9)
        #expect(origin() == start && host.frame(after: first) == nil)
        host.advance(by: 1)
        #expect(!host.isAnimating && origin() != start)
        try host.tap("Move")
        host.advance(by: 2)
        #expect(origin() == start && host.frame(after: first) == nil)
    }

    @Test("It does under a real clock too")
    func realClock() async throws {
        let painter = FlushPainter(
            ViewHost(VStack { WideningBar() }, size: CGSize(width: 300, height: 100), clock: .real))
        try painter.host.tap("Widen")
        try await painter.host.wait(for: "the end of the animation") { !painter.host.isAnimating }
        #expect(painter.isCurrent && painter.count > 0)
    }

    @Test("A finger that stays down long enough is a long press under a real clock, without a further call")
    func longPress() async throws {
        var presses = 0
        let view = Text("Press").onLongPressGesture(minimumDuration: 0.05) { presses += 1 }
        let host = ViewHost(view, clock: .real)
        let lifted = try host.beginTouch("Press")
        lifted.lift()
        let touch = try host.beginTouch("Press")
        try await host.wait(for: "the long press") { presses > 0 }
        touch.lift()
        expectNoDifference(presses, 1)
        // A control: under a virtual clock only its time counts.
        let other = ViewHost(view, clock: .virtual)
        let held = try other.beginTouch("Press")
        await other.advance(by: .seconds(1))
        expectNoDifference(presses, 1)
        held.hold(for: 0.05)
        expectNoDifference(presses, 2)
    }
}
