import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Long presses")
struct LongPressTests {
    private func host(_ log: Log) -> ViewHost<some View> {
        ViewHost {
            Text("it").onLongPressGesture {
                log.append("done")
            } onPressingChanged: {
                log.append("pressing \($0)")
            }
        }
    }

    @Test("A long press changes at its beginning, and ends when it is long enough, not when it is lifted")
    func life() throws {
        let log = Log()
        let host = host(log)
        let touch = try host.beginTouch("it")
        expectNoDifference(log.take(), ["pressing true"])
        touch.hold(for: 0.4)
        expectNoDifference(log.take(), [])
        touch.hold(for: 0.1)
        expectNoDifference(log.take(), ["pressing false", "done"])
        touch.lift()
        expectNoDifference(log.take(), [])
    }

    @Test("A press that is lifted too early, moves too far or is interrupted is none")
    func failing() throws {
        let log = Log()
        let host = host(log)
        #expect(throws: ViewQueryError.unresponsive("it", to: "a long press")) {
            try host.longPress("it", duration: 0.4)
        }
        expectNoDifference(log.take(), ["pressing true", "pressing false"])
        var touch = try host.beginTouch("it")
        touch.move(to: CGPoint(x: 10, y: 0))
        expectNoDifference(log.take(), ["pressing true"])
        touch.move(to: CGPoint(x: 11, y: 0))
        expectNoDifference(log.take(), ["pressing false"])
        touch.hold(for: 1)
        touch.lift()
        touch = try host.beginTouch("it")
        touch.cancel()
        host.letTimePass(1)
        expectNoDifference(log.take(), ["pressing true", "pressing false"])
    }

    @Test("A tap and a long press on one view: the tap when it is lifted early, the press when it is held")
    func tapAndPress() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture { log.append("tap") }.onLongPressGesture { log.append("press") }
            Text("twisted").onLongPressGesture { log.append("press") }.onTapGesture { log.append("tap") }
        }
        for words in ["it", "twisted"] {
            try host.tap(words)
            expectNoDifference(log.take(), ["tap"])
            try host.longPress(words)
            expectNoDifference(log.take(), ["press"])
        }
    }

    @Test(
        "The older long press takes durations and distances, and reports whether the finger is down"
    )
    func forms() throws {
        let log = Log()
        let host = ViewHost {
            Text("far").onLongPressGesture(minimumDuration: 1, maximumDistance: 100) { log.append("far") }
            Text("held").onLongPressGesture(
                minimumDuration: .infinity, pressing: { log.append("\($0)") }, perform: { log.append("never") })
        }
        var touch = try host.beginTouch("far")
        touch.move(to: CGPoint(x: 99, y: 0))
        touch.hold(for: 1)
        expectNoDifference(log.take(), ["far"])
        touch.lift()
        touch = try host.beginTouch("held")
        touch.hold(for: 1_000_000)
        touch.lift()
        expectNoDifference(log.take(), ["true", "false"])
    }

    @Test("GestureState is true while a long press is possible")
    func state() throws {
        let log = Log()
        struct Detecting: View {
            let log: Log
            @GestureState var isDetecting = false
            var body: some View {
                Text("it").gesture(
                    LongPressGesture(minimumDuration: 3)
                        .updating($isDetecting) { value, state, _ in state = value }
                        .onEnded { log.append("ended \($0)") })
                let _ = log.append("\(isDetecting)")
            }
        }
        let host = ViewHost(Detecting(log: log))
        let touch = try host.beginTouch("it")
        touch.hold(for: 3)
        expectNoDifference(log.take(), ["false", "true", "ended true", "false"])
        touch.lift()
        try host.beginTouch("it").lift()
        expectNoDifference(log.take(), ["true", "false"])
    }
}
