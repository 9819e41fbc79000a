import Foundation
import ReactiveTesting
import ReactiveViews
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
        #expect(presses == 1)
        // A control: under a virtual clock only its time counts.
        let other = ViewHost(view, clock: .virtual)
        let held = try other.beginTouch("Press")
        await other.advance(by: .seconds(1))
        #expect(presses == 1)
        held.hold(for: 0.05)
        #expect(presses == 2)
    }
}
