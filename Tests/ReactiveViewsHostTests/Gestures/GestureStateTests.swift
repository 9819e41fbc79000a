import ReactiveViewsTesting
import Testing

@MainActor
@Suite("GestureState")
struct GestureStateTests {
    private struct Movable: View {
        let log: Log
        @GestureState var offset = CGFloat(0)
        @State var position = CGFloat(0)
        @State var isShown = true
        @State var isActive = true

        var drag: some Gesture {
            DragGesture()
                .updating($offset) { value, state, _ in state = value.translation.width }
                .onEnded { value in
                    log.append("ended, offset \(offset)")
                    position += value.translation.width
                }
        }

        var body: some View {
            let _ = log.append("body \(position) + \(offset)")
            if isShown { Text("it").gesture(isActive ? drag : nil) }
            Button("Hide") { isShown = false }
        }
    }

    @Test("GestureState follows the gesture and is reset when it ends, before onEnded if written before, in one pass")
    func follows() throws {
        let log = Log()
        let host = ViewHost(Movable(log: log))
        _ = log.take()
        var drag = try host.beginDrag("it", by: CGSize(width: 20, height: 0))
        drag.move(to: CGSize(width: 30, height: 0))
        expectNoDifference(log.take(), ["body 0.0 + 20.0", "body 0.0 + 30.0"])
        drag.end()
        expectNoDifference(log.take(), ["ended, offset 0.0", "body 30.0 + 0.0"])
    }

    @Test("GestureState is reset when the gesture is cancelled; onEnded isn't called")
    func cancelled() throws {
        let log = Log()
        let host = ViewHost(Movable(log: log))
        let drag = try host.beginDrag("it", by: CGSize(width: 20, height: 0))
        _ = log.take()
        drag.cancel()
        expectNoDifference(log.take(), ["body 0.0 + 0.0"])
        drag.cancel()
        expectNoDifference(log.take(), [])
    }

    @Test("GestureState is reset when the view with the gesture goes away")
    func unmounted() throws {
        let log = Log()
        let host = ViewHost(Movable(log: log))
        let drag = try host.beginDrag("it", by: CGSize(width: 20, height: 0))
        _ = log.take()
        try host.tap("Hide")
        expectNoDifference(log.take(), ["body 0.0 + 20.0", "body 0.0 + 0.0"])
        drag.end()
        expectNoDifference(log.take(), [])
    }

    private struct After: View {
        let log: Log
        @GestureState var offset = CGFloat(0)
        var body: some View {
            Text("it").gesture(
                DragGesture()
                    .onEnded { _ in log.append("ended, offset \(offset)") }
                    .updating($offset) { value, state, _ in state = value.translation.width })
        }
    }

    @Test("GestureState is reset after an onEnded that is written before updating")
    func order() throws {
        let log = Log()
        let host = ViewHost(After(log: log))
        try host.drag("it", by: CGSize(width: 20, height: 0))
        expectNoDifference(log.take(), ["ended, offset 20.0"])
    }

    private struct NameKey: TransactionKey { static let defaultValue = "none" }

    private struct Resetting: View {
        let log: Log
        @GestureState<CGFloat?>(reset: { last, transaction in
            transaction[NameKey.self] = "reset from \(last ?? -1)"
        }) var free
        @GestureState(initialValue: 1, resetTransaction: Transaction(animation: .default)) var animated: CGFloat
        @GestureState var plain: Int?

        var body: some View {
            Text("it")
                .gesture(
                    DragGesture()
                        .updating($free) { value, state, transaction in
                            transaction[NameKey.self] = "update"
                            state = value.translation.width
                        }
                        .updating($animated) { value, state, _ in state = value.translation.width }
                        .updating($plain) { _, state, _ in state = 1 }
                        .onEnded { _ in log.append("ended") })
            let _ = log.append("\(free ?? 0) \(animated) \(plain ?? 0)")
        }
    }

    @Test("GestureState: closures set up the transactions of updates and of the reset, a pass for each")
    func transactions() throws {
        let log = Log()
        let host = ViewHost(Resetting(log: log))
        expectNoDifference(log.take(), ["0.0 1.0 0"])
        let drag = try host.beginDrag("it", by: CGSize(width: 20, height: 0))
        expectNoDifference(log.take(), ["20.0 1.0 0", "20.0 20.0 1"])
        drag.end()
        expectNoDifference(log.take(), ["ended", "0.0 20.0 1", "0.0 1.0 1", "0.0 1.0 0"])
    }
}
