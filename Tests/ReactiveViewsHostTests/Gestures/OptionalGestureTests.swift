import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gestures that come and go")
struct OptionalGestureTests {
    enum Form: CaseIterable { case alone, first, second, exclusive, sequence, erased, highPriority }

    private struct Sample: View {
        let form: Form
        let log: Log
        @State private var isOn = false

        private var drag: AnyGesture<DragGesture.Value> {
            AnyGesture(DragGesture().onEnded { _ in log.append("drag") })
        }
        private var optional: AnyGesture<DragGesture.Value>? { isOn ? drag : nil }
        private var tap: some Gesture { TapGesture().onEnded { log.append("tap") } }

        var body: some View {
            Button("Switch") { isOn.toggle() }
            switch form {
            case .alone: Text("it").gesture(optional)
            case .first: Text("it").gesture(optional.simultaneously(with: tap))
            case .second: Text("it").gesture(tap.simultaneously(with: optional))
            case .exclusive: Text("it").gesture(tap.exclusively(before: optional))
            case .sequence: Text("it").gesture(LongPressGesture(minimumDuration: 0).sequenced(before: optional))
            case .erased:
                Text("it").gesture(
                    isOn ? AnyGesture(drag.map { _ in () }) : AnyGesture(TapGesture(count: 2).map { _ in () }))
            case .highPriority: Text("it").highPriorityGesture(optional)
            }
        }
    }

    @Test(
        "A gesture that replaces nil takes part in the next touch, alone or composed", arguments: Form.allCases
    )
    func nextTouch(_ form: Form) throws {
        let log = Log()
        let host = ViewHost(Sample(form: form, log: log))
        try? host.drag("it", by: CGSize(width: 50, height: 0))
        expectNoDifference(log.take(), [], "without the gesture nothing is dragged")
        for _ in 0..<2 {
            try host.tap("Switch")
            try host.drag("it", by: CGSize(width: 50, height: 0))
            expectNoDifference(log.take(), ["drag"])
            try host.tap("Switch")
            try? host.drag("it", by: CGSize(width: 50, height: 0))
            expectNoDifference(log.take(), [])
        }
    }

    private struct DuringTouch: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            Text("it")
                .gesture(isOn ? DragGesture().onChanged { _ in log.append("drag") } : nil)
                .simultaneousGesture(LongPressGesture(minimumDuration: 0.2).onEnded { _ in isOn = true })
        }
    }

    @Test("One that comes while a finger is down takes no part in that touch, but in the next one")
    func duringTouch() throws {
        let log = Log()
        let host = ViewHost(DuringTouch(log: log))
        var touch = try host.beginTouch("it")
        touch.hold(for: 0.3)
        touch.move(by: CGSize(width: 50, height: 0))
        touch.lift()
        expectNoDifference(log.take(), [])
        try host.drag("it", by: CGSize(width: 50, height: 0))
        expectNoDifference(log.take(), ["drag"])
    }

    private struct BetweenTaps: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            Text("it")
                .gesture(isOn ? DragGesture().onChanged { _ in log.append("drag") } : nil)
                .simultaneousGesture(TapGesture().onEnded { isOn = true })
                .simultaneousGesture(TapGesture(count: 3).onEnded { log.append("three") })
        }
    }

    @Test("A gesture that is added while another waits for a tap takes part in the next touch")
    func betweenTaps() throws {
        let log = Log()
        let host = ViewHost(BetweenTaps(log: log))
        try host.beginTouch("it").lift()
        var touch = try host.beginTouch("it")
        touch.move(by: CGSize(width: 50, height: 0))
        touch.lift()
        expectNoDifference(log.take(), ["drag"])
    }
}
