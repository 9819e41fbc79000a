import ReactiveViewsTesting
import Testing

@MainActor
@Suite("A host after it was unmounted")
struct AfterUnmountTests {
    private struct Screen: View {
        @State var count = 0

        var body: some View {
            ScrollView {
                Button("Tap \(count)") { count += 1 }
                TextField("Field", text: .constant(""))
                Slider(value: .constant(0.5)) { Text("Slider") }
            }
        }
    }

    private func unmounted(clock: HostClock = .virtual) -> ViewHost<Screen> {
        let host = ViewHost(Screen(), clock: clock)
        expect(host, shows: "Tap 0")
        host.unmount()
        return host
    }

    @Test("It shows nothing, and finds nothing")
    func shows() {
        let host = unmounted()
        #expect(host.tree == "" && host.elements.isEmpty && host.display.entries.isEmpty)
        #expect(host.svg.hasPrefix("<svg") && host.isIdle && host.size == CGSize(width: 390, height: 844))
        let verbs: [() throws -> Void] = [
            { try host.tap("Tap 0") }, { try host.longPress("Tap 0") }, { try host.type("x", into: "Field") },
            { try host.focus("Field") }, { try host.submit("Field") }, { try host.delete("Tap 0") },
            { try host.move("Tap 0", by: 1) }, { try host.dismiss() }, { try host.press("Tap 0") },
            { try host.increment("Slider") }, { try host.setSlider("Slider", to: 1) }, { try host.refresh() },
            { try host.search("x") }, { try host.scroll("Tap 0", by: CGSize(width: 0, height: 10)) },
            { _ = try host.beginTouch("Tap 0") }, { try host.drag("Tap 0", by: CGSize(width: 1, height: 1)) },
            { _ = try host.frame(of: "Tap 0") }, { try host.hover("Tap 0") }, { try host.swipe("Tap 0") },
        ]
        for verb in verbs { #expect(throws: ViewQueryError.self) { try verb() } }
    }

    @Test("What it is given is reported, and ignored")
    func changes() {
        let host = unmounted()
        let passes = host.graph.passes
        let problems = Diagnostics.collect {
            host.rootView = Screen()
            host.size = .zero
            host.safeAreaInsets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            host.setEnvironment(\.isEnabled, false)
            host.setEnvironment(\.layoutDirection, .rightToLeft)
        }
        expectNoDifference(problems.map(\.kind), Array(repeating: .invalidInput, count: 5))
        #expect(problems.allSatisfy { $0.message.contains("unmounted") })
        #expect(host.graph.passes == passes && host.tree == "" && host.size.width == 390)
        let mounted = ViewHost(Screen())
        #expect(Diagnostics.collect { mounted.rootView = Screen() }.isEmpty)
    }

    @Test("Its time passes, its events run, and it can be unmounted again")
    func others() {
        let host = unmounted()
        host.unmount()
        host.advance(by: 2)
        #expect(host.now == 2 && host.runUntilIdle())
        expectNoDifference(host.perform { 3 }, 3)
        host.settle()
        host.letTimePass(1)
        host.unfocus()
        host.stopHovering()
        #expect(host.trace { host.perform {} }.evaluations.isEmpty)
    }

    @Test("What was begun before leads to nothing")
    func handles() throws {
        let host = ViewHost(Screen(), clock: .virtual)
        var touch = try host.beginTouch("Tap 0")
        var drag = try? host.beginDrag("Tap 0")
        let scroll = try host.beginScroll("Tap 0")
        host.unmount()
        touch.move(by: CGSize(width: 1, height: 1), duration: 0.1)
        touch.hold(for: 1)
        touch.lift()
        touch.cancel()
        drag?.move(to: CGSize(width: 5, height: 5))
        drag?.end()
        scroll.move(to: CGSize(width: 0, height: 20))
        scroll.release()
        scroll.cancel()
        expectNoDifference(host.tree, "")
    }
}
