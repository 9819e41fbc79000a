import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gestures that are interrupted")
struct CancellationTests {
    private struct Draggable: View {
        let log: Log
        @GestureState var offset: CGFloat = 0
        @State var isActive = true
        @State var erasesDrag = true

        private var drag: some Gesture<DragGesture.Value> {
            DragGesture().updating($offset) { value, state, _ in state = value.translation.width }
                .onEnded { _ in log.append("ended") }
        }

        private var erased: AnyGesture<Void> {
            erasesDrag ? AnyGesture(drag.map { _ in }) : AnyGesture(TapGesture())
        }

        var body: some View {
            Text("optional").gesture(isActive ? drag : nil)
            Text("erased").gesture(erased)
            Text("masked").gesture(drag, including: isActive ? .all : .none)
            Button("off") { isActive = false }
            Button("other") { erasesDrag = false }
            let _ = log.append("\(offset)")
        }
    }

    @Test("A gesture that becomes nil, or one of another type, is cancelled: its state is reset, it doesn't end")
    func replaced() throws {
        let log = Log()
        let host = ViewHost(Draggable(log: log))
        for (words, button) in [("optional", "off"), ("erased", "other")] {
            var drag = try host.beginDrag(words, by: CGSize(width: 20, height: 0))
            _ = log.take()
            try host.tap(button)
            expectNoDifference(log.take(), ["20.0", "0.0"])
            drag.move(to: CGSize(width: 30, height: 0))
            drag.end()
            expectNoDifference(log.take(), [])
        }
    }

    @Test("A drag that the system interrupts is reset, and the next one is a new one")
    func interrupted() throws {
        let log = Log()
        let host = ViewHost(Draggable(log: log))
        try host.beginDrag("optional", by: CGSize(width: 20, height: 0)).cancel()
        expectNoDifference(log.take(), ["0.0", "20.0", "0.0"])
        try host.drag("optional", by: CGSize(width: 30, height: 0))
        expectNoDifference(log.take(), ["30.0", "ended", "0.0"])
    }

    @Test("A press ends when its view is removed")
    func removed() throws {
        let log = Log()
        struct Pressed: View {
            let log: Log
            @State var isShown = true
            var body: some View {
                if isShown {
                    Text("it").onLongPressGesture {
                        log.append("done")
                    } onPressingChanged: {
                        log.append("\($0)")
                    }
                }
                Button("hide") { isShown = false }
            }
        }
        let host = ViewHost(Pressed(log: log))
        let touch = try host.beginTouch("it")
        try host.tap("hide")
        expectNoDifference(log.take(), ["true", "false"])
        touch.hold(for: 1)
        touch.lift()
        expectNoDifference(log.take(), [])
    }

    @Test("A gesture around a view that goes away goes on")
    func innerRemoved() throws {
        let log = Log()
        struct Row: View {
            let log: Log
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("it").onLongPressGesture {} }
                    Text("rest")
                }
                .gesture(
                    DragGesture().onChanged { _ in
                        isShown = false
                        log.append("changed")
                    }.onEnded { _ in log.append("ended") })
            }
        }
        let host = ViewHost(Row(log: log))
        try host.drag("it", by: CGSize(width: 20, height: 0))
        expect(host, hasNo: "it")
        expectNoDifference(log.lines, ["changed", "ended"])
    }

    @Test("A host that goes away with a finger down resets what was going on")
    func hostGone() throws {
        let log = Log()
        var host: ViewHost<AnyView>? = ViewHost {
            AnyView(
                Text("it").onLongPressGesture {
                    log.append("done")
                } onPressingChanged: {
                    log.append("\($0)")
                })
        }
        let touch = try #require(try host?.beginTouch("it"))
        host?.unmount()
        expectNoDifference(log.take(), ["true", "false"])
        host = nil
        touch.hold(for: 1)
        touch.lift()
        expectNoDifference(log.take(), [])
    }
}
