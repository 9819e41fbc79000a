import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gestures made of others")
struct CompositionTests {
    private enum Phase: Equatable {
        case inactive, pressing
        case dragging(CGFloat)
    }

    private struct PressThenDrag: View {
        let log: Log
        @GestureState var phase = Phase.inactive

        var body: some View {
            let gesture = LongPressGesture(minimumDuration: 0.5)
                .sequenced(before: DragGesture())
                .updating($phase) { value, state, _ in
                    switch value {
                    case .first(true): state = .pressing
                    case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
                    default: state = .inactive
                    }
                }
                .onEnded { value in
                    guard case .second(true, let drag?) = value else { return log.append("ended without drag") }
                    log.append("ended \(drag.translation.width)")
                }
            Text("it").gesture(gesture)
            let _ = log.append("\(phase)")
        }
    }

    @Test("A long press, then a drag with the same finger")
    func sequence() throws {
        let log = Log()
        let host = ViewHost(PressThenDrag(log: log))
        expectNoDifference(log.take(), ["inactive"])
        var touch = try host.beginTouch("it")
        expectNoDifference(log.take(), ["pressing"])
        touch.hold(for: 0.5)
        expectNoDifference(log.take(), ["dragging(0.0)"])
        touch.move(to: CGPoint(x: 30, y: 0))
        expectNoDifference(log.take(), ["dragging(30.0)"])
        touch.lift()
        expectNoDifference(log.take(), ["ended 30.0", "inactive"])
    }

    @Test("A sequence whose first or second part fails is none")
    func failedSequence() throws {
        let log = Log()
        let host = ViewHost(PressThenDrag(log: log))
        var touch = try host.beginTouch("it")
        touch.move(to: CGPoint(x: 30, y: 0))
        touch.lift()
        expectNoDifference(log.take(), ["inactive", "pressing", "inactive"])
        touch = try host.beginTouch("it")
        touch.hold(for: 0.5)
        touch.lift()
        expectNoDifference(log.take(), ["pressing", "dragging(0.0)", "inactive"])
    }

    @Test("A tap, then a drag with a finger that is put down soon after")
    func tapThenDrag() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.append("ended") })
        }
        try host.beginTouch("it").lift()
        host.letTimePass(0.2)
        try host.drag("it", by: CGSize(width: 20, height: 0))
        expectNoDifference(log.take(), ["ended"])
        try host.beginTouch("it").lift()
        host.letTimePass(0.4)
        #expect(throws: ViewQueryError.unresponsive("it", to: "dragging")) {
            try host.drag("it", by: CGSize(width: 20, height: 0))
        }
        expectNoDifference(log.take(), [])
    }

    @Test("exclusively: the double tap, or else the single one, or else the press")
    func exclusive() throws {
        let log = Log()
        let host = ViewHost {
            let taps = TapGesture(count: 2).onEnded { log.append("two") }
                .exclusively(before: TapGesture().onEnded { log.append("one") })
            Text("it").gesture(
                taps.exclusively(before: LongPressGesture()).onEnded { value in
                    switch value {
                    case .first(.first): log.append("first first")
                    case .first(.second): log.append("first second")
                    case .second(let pressed): log.append("second \(pressed)")
                    }
                })
        }
        try host.tap("it", count: 2)
        expectNoDifference(log.take(), ["two", "first first"])
        try host.tap("it")
        expectNoDifference(log.take(), ["one", "first second"])
        try host.longPress("it")
        expectNoDifference(log.take(), ["second true"])
    }

    @Test("exclusively: a drag that is recognised ends the press that was possible, whose state is reset")
    func exclusiveState() throws {
        let log = Log()
        struct Either: View {
            let log: Log
            @GestureState var isPressing = false
            @GestureState var offset: CGFloat = 0
            var body: some View {
                let press = LongPressGesture(maximumDistance: 100).updating($isPressing) { value, state, _ in
                    state = value
                }
                let drag = DragGesture().updating($offset) { value, state, _ in state = value.translation.width }
                Text("it").gesture(press.exclusively(before: drag).onEnded { _ in log.append("ended") })
                let _ = log.append("\(isPressing) \(offset)")
            }
        }
        let host = ViewHost(Either(log: log))
        var touch = try host.beginTouch("it")
        touch.move(to: CGPoint(x: 20, y: 0))
        touch.hold(for: 1)
        expectNoDifference(log.take(), ["false 0.0", "true 0.0", "false 20.0"])
        touch.lift()
        expectNoDifference(log.take(), ["ended", "false 0.0"])
    }

    @Test("simultaneously: both go on, and it ends when both are over")
    func simultaneous() throws {
        let log = Log()
        let host = ViewHost {
            let both = DragGesture().simultaneously(with: LongPressGesture(maximumDistance: 100))
            Text("it").gesture(
                both.onChanged { log.append("\($0.first?.translation.width ?? -1) \($0.second ?? false)") }
                    .onEnded { log.append("ended \($0.first != nil) \($0.second != nil)") })
        }
        var touch = try host.beginTouch("it")
        touch.move(to: CGPoint(x: 20, y: 0))
        touch.hold(for: 0.5)
        touch.move(to: CGPoint(x: 30, y: 0))
        touch.lift()
        expectNoDifference(log.take(), ["-1.0 true", "20.0 true", "30.0 true", "ended true true"])
        touch = try host.beginTouch("it")
        touch.hold(for: 1)
        touch.lift()
        expectNoDifference(log.take(), ["-1.0 true", "ended false true"])
    }

    @Test("map changes the value, once for each change")
    func map() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture()
                    .map { value in
                        log.append("mapped")
                        return value.translation.width > 0 ? "right" : "left"
                    }
                    .onChanged { log.append($0) }.onEnded { log.append("ended \($0)") })
        }
        var drag = try host.beginDrag("it", by: CGSize(width: 20, height: 0))
        expectNoDifference(log.take(), ["mapped", "right"])
        drag.move(to: CGSize(width: 30, height: 0))
        expectNoDifference(log.take(), ["mapped"])
        drag.move(to: CGSize(width: -30, height: 0))
        drag.end()
        expectNoDifference(log.take(), ["mapped", "left", "mapped", "ended left"])
    }

    private struct Swipe: Gesture {
        let done: (CGFloat) -> Void
        var body: some Gesture<CGFloat> {
            DragGesture(minimumDistance: 20).map(\.translation.width).onEnded { done($0) }
        }
    }

    private struct Plain: Gesture {
        let log: Log
        var body: some Gesture { TapGesture().onEnded { log.append("tap") } }
    }

    @Test("Gestures of one's own have a body; any gesture may be erased")
    func own() throws {
        let log = Log()
        struct Switching: View {
            let log: Log
            @State var taps = true
            var body: some View {
                Text("it").gesture(
                    taps ? AnyGesture(TapGesture().map { "tap" }) : AnyGesture(DragGesture().map { _ in "drag" }))
                Text("erased").gesture(erased.onEnded { log.append($0) })
                Button("switch") { taps.toggle() }
            }
            var erased: AnyGesture<String> {
                taps ? AnyGesture(TapGesture().map { "tap" }) : AnyGesture(DragGesture().map { _ in "drag" })
            }
        }
        let own = ViewHost {
            Text("swipe").gesture(Swipe { log.append("swiped \($0)") })
            Text("plain").gesture(Plain(log: log))
        }
        try own.drag("swipe", by: CGSize(width: -25, height: 0))
        try own.tap("plain")
        expectNoDifference(log.take(), ["swiped -25.0", "tap"])
        let host = ViewHost(Switching(log: log))
        try host.tap("erased")
        try host.tap("switch")
        #expect(throws: ViewQueryError.self) { try host.tap("erased") }
        try host.drag("erased", by: CGSize(width: 20, height: 0))
        expectNoDifference(log.take(), ["tap", "drag"])
    }
}
