import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Drags")
struct DragTests {
    private func line(_ value: DragGesture.Value) -> String {
        "\(Int(value.startLocation.x)) → \(Int(value.location.x)) (\(Int(value.translation.width)))"
    }

    @Test("A drag begins when it is far enough, and goes on however near it comes again")
    func life() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture(minimumDistance: 15).onChanged { log.append(line($0)) }
                    .onEnded { log.append("ended " + line($0)) })
        }
        var touch = try host.beginTouch("it", at: CGPoint(x: 5, y: 0))
        touch.move(by: CGSize(width: 14, height: 0))
        expectNoDifference(log.take(), [])
        touch.move(by: CGSize(width: 1, height: 0))
        touch.move(by: .zero)
        touch.hold(for: 1)
        touch.move(to: CGPoint(x: 6, y: 0))
        touch.lift()
        expectNoDifference(log.take(), ["5 → 20 (15)", "5 → 6 (1)", "ended 5 → 6 (1)"])
        touch.move(to: CGPoint(x: 60, y: 0))
        touch.lift()
        expectNoDifference(log.take(), [])
    }

    @Test("A drag's velocity is that of its last moments, and predicts its end")
    func velocity() throws {
        var values: [DragGesture.Value] = []
        let host = ViewHost {
            Text("it").gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
        }
        var drag = try host.beginDrag("it", by: CGSize(width: 100, height: 0), duration: 0.5)
        drag.move(to: CGSize(width: 100, height: -50), duration: 0.25)
        drag.hold(for: 1)
        drag.end()
        expectNoDifference(values.map(\.velocity.width), [200, 0, 0])
        expectNoDifference(values.map(\.velocity.height), [0, -200, 0])
        expectNoDifference(values[0].predictedEndLocation, CGPoint(x: 150, y: 0))
        expectNoDifference(values[1].predictedEndTranslation, CGSize(width: 100, height: -100))
        expectNoDifference(values[2].predictedEndTranslation, values[2].translation)
        expectNoDifference(values[1].time.timeIntervalSince(values[0].time), 0.25)
    }

    @Test("A drag without minimum distance begins with the touch")
    func eager() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture(minimumDistance: 0).onChanged { log.append(line($0)) }
                    .onEnded { log.append("ended " + line($0)) })
        }
        let touch = try host.beginTouch("it")
        expectNoDifference(log.take(), ["0 → 0 (0)"])
        touch.lift()
        expectNoDifference(log.take(), ["ended 0 → 0 (0)"])
    }

    @Test("Around a tap or a button, one waits until the finger moves")
    func eagerAroundTap() throws {
        let log = Log()
        let host = ViewHost {
            VStack {
                Text("tap").onTapGesture { log.append("tap") }
                Button("button") { log.append("button") }
            }
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { log.append(line($0)) }
                    .onEnded { log.append("ended " + line($0)) })
        }
        for words in ["tap", "button"] {
            try host.tap(words)
            expectNoDifference(log.take(), [words])
            try host.drag(words, by: CGSize(width: 20, height: 0))
            #expect(log.take().allSatisfy { $0.hasSuffix("(20)") })
        }
    }

    @Test("A second finger doesn't disturb a drag")
    func secondFinger() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture().onChanged { log.append(line($0)) }.onEnded { log.append("ended " + line($0)) })
        }
        var first = try host.beginTouch("it")
        var second = try host.beginTouch("it", at: CGPoint(x: 100, y: 0))
        first.move(to: CGPoint(x: 20, y: 0))
        second.move(to: CGPoint(x: 200, y: 0))
        first.lift()
        expectNoDifference(log.take(), ["0 → 20 (20)", "ended 0 → 20 (20)"])
        second.lift()
        expectNoDifference(log.take(), [])
    }
}
