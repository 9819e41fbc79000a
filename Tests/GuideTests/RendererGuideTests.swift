import ReactiveViews
import Testing

/// The page on renderers: its blocks make up a renderer that counts what it paints.
@MainActor
@Suite("The guide to renderers")
struct RendererGuideTests {
    struct Cells: TextMetrics {
        func width(of character: Character, in font: DisplayList.FontFace) -> CGFloat { 8 }
        func lineHeight(of font: DisplayList.FontFace) -> CGFloat { 16 }
        func ascent(of font: DisplayList.FontFace) -> CGFloat { 12 }
    }

    @MainActor
    final class Renderer<Root: View> {
        let host: ViewHost<Root>
        private var shown: ViewFrame?
        private var finger: ViewTouch?
        private(set) var cleared: [CGRect] = []
        private(set) var texts: [String] = []
        private var depth = 0

        init(_ host: ViewHost<Root>) {
            self.host = host
            host.setEnvironment(\.textMetrics, Cells())
        }

        func showNextFrame() {
            guard let frame = host.frame(after: shown) else { return }
            for area in frame.changes {
                clear(area, frame.background)
                paint(frame.display, only: area)
            }
            shown = frame
        }

        func tick(_ seconds: Double) async {
            host.letTimePass(seconds)
            await host.advance(by: seconds)
            showNextFrame()
        }

        func pointerWentDown(at point: CGPoint) {
            finger = try? host.beginTouch(point)
        }

        func pointerMoved(by offset: CGSize) { finger?.move(by: offset) }

        func pointerWentUp() {
            finger?.lift()
            finger = nil
        }

        func wheelTurned(at point: CGPoint, by offset: CGSize) { try? host.scroll(point, by: offset) }

        func keyWentDown(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
            try? host.pressKey(key, modifiers: modifiers)
        }

        // MARK: Painting

        private func clear(_ area: CGRect, _ color: Color.Resolved) { cleared.append(area) }

        private func paint(_ list: DisplayList, only area: CGRect) {
            texts = []
            paint(list)
            #expect(depth == 0)
        }

        func paint(_ list: DisplayList) {
            for entry in list.entries {
                switch entry {
                case .item(let item): paint(item)
                case .begin(let group): enter(group)
                case .mask: beginMask()
                case .end: leave()
                }
            }
        }

        private func paint(_ item: DisplayList.Item) {
            if case .text(let text) = item.content { texts += text.lines.map(\.string) }
        }
        private func enter(_ group: DisplayList.Group) { depth += 1 }
        private func beginMask() { depth += 1 }
        private func leave() { depth -= 1 }
    }

    private struct Screen: View {
        @State private var count = 0
        @State private var name = ""

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                TextField("Name", text: $name)
                Text("Hello, \(name)")
                ScrollView { ForEach(0..<100) { Text("row \($0)") } }
            }
            .onKeyPress("r") {
                count = 0
                return .handled
            }
        }
    }

    @Test("A renderer paints, touches, scrolls, types and lets time pass")
    func renderer() async throws {
        let host = ViewHost(Screen(), size: CGSize(width: 320, height: 480), clock: .virtual)
        let renderer = Renderer(host)
        await renderer.tick(0.1)
        #expect(renderer.cleared == [CGRect(x: 0, y: 0, width: 320, height: 480)])
        #expect(renderer.texts.contains("Count 0"))

        let button = try #require(host.find("Count 0").frame)
        renderer.pointerWentDown(at: CGPoint(x: button.midX, y: button.midY))
        renderer.pointerMoved(by: CGSize(width: 1, height: 0))
        renderer.pointerWentUp()
        await renderer.tick(0.1)
        #expect(renderer.texts.contains("Count 1"))
        #expect(renderer.cleared.count == 2 && renderer.cleared[1].height < 100)

        try host.tap("Name")
        for key in ["A", "d", "x"] as [KeyEquivalent] { renderer.keyWentDown(key, []) }
        renderer.keyWentDown(.delete, [])
        await renderer.tick(0.1)
        #expect(renderer.texts.contains("Hello, Ad"))

        let row = try #require(host.find("row 2").frame)
        renderer.wheelTurned(at: CGPoint(x: row.midX, y: row.midY), by: CGSize(width: 0, height: 64))
        #expect(try #require(host.find("row 2").frame).minY == row.minY - 64)
        #expect(abs(row.width - 8 * 5) < 0.001)
    }
}
