import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Numbers that make no sense, and touches that come as they like.
@MainActor
@Suite("Gestures take any input")
struct GestureInputTests {
    @Test("Invalid counts, durations and distances are reported, and the nearest valid ones are used")
    func parameters() throws {
        let log = Log()
        let host = ViewHost {
            Text("count").onTapGesture(count: 0) { log.append("tap") }
            Text("duration").gesture(LongPressGesture(minimumDuration: -1).onEnded { _ in log.append("press") })
            Text("nan").gesture(LongPressGesture(minimumDuration: .nan).onEnded { _ in log.append("press") })
            Text("distance").gesture(DragGesture(minimumDistance: -5).onEnded { _ in log.append("drag") })
            Text("delta").gesture(MagnificationGesture(minimumScaleDelta: .nan).onEnded { _ in log.append("scale") })
        }
        let diagnostics = try Diagnostics.collect {
            try host.tap("count", count: -3)
            try host.longPress("duration", duration: 0)
            try host.longPress("nan", duration: 0)
            try host.drag("distance", by: .zero)
            try host.magnify("delta", by: 1)
        }
        expectNoDifference(log.lines, ["tap", "press", "press", "drag", "scale"])
        #expect(diagnostics.allSatisfy { $0.kind == .invalidInput })
        expectNoDifference(Set(diagnostics.map(\.message)).count, 5)
    }

    @Test("Locations and times of NaN are reported and change nothing")
    func events() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(DragGesture(minimumDistance: 0).onChanged { log.append("\($0.location.x)") })
        }
        let diagnostics = try Diagnostics.collect {
            var touch = try host.beginTouch("it", at: CGPoint(x: CGFloat.nan, y: 0))
            touch.move(to: CGPoint(x: 5, y: 0))
            touch.move(to: CGPoint(x: CGFloat.infinity, y: 0))
            touch.hold(for: -1)
            touch.hold(for: .nan)
            touch.hold(for: .infinity)
            host.letTimePass(-1)
            touch.lift()
        }
        expectNoDifference(log.lines, ["0.0", "5.0"])
        expectNoDifference(diagnostics.count, 6)
        #expect(diagnostics.allSatisfy { $0.kind == .invalidInput })
    }

    private struct Everything: View {
        let log: Log
        @GestureState var drag: CGFloat = 0
        @GestureState var press = false
        @GestureState var scale: CGFloat = 1
        @GestureState var sequence = 0
        @State var taps = 0
        @State var isShown = true

        var body: some View {
            VStack {
                if isShown {
                    Text("it")
                        .gesture(
                            LongPressGesture().updating($press) { value, state, _ in state = value }
                                .exclusively(before: TapGesture(count: 2).onEnded { taps += 1 }))
                }
                Text("rest")
                    .gesture(
                        TapGesture().sequenced(before: LongPressGesture()).updating($sequence) { _, state, _ in
                            state += 1
                        })
            }
            .onTapGesture { taps += 1 }
            .simultaneousGesture(
                DragGesture(minimumDistance: 5).updating($drag) { value, state, _ in state = value.translation.width }
                    .simultaneously(with: MagnificationGesture().updating($scale) { value, state, _ in state = value })
            )
            .highPriorityGesture(TapGesture(count: 3).onEnded { isShown.toggle() })
            let _ = log.append("\(drag) \(press) \(scale) \(sequence)")
        }
    }

    @Test(
        "Whatever touches do: when all are lifted and time has passed, nothing goes on", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<60))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let log = Log()
        let host = ViewHost(Everything(log: log))
        var touches: [ViewTouch] = []
        for _ in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let words = host.contains("it") && Bool.random(using: &random) ? "it" : "rest"
                let x = CGFloat.random(in: 0..<100, using: &random)
                touches.append(try host.beginTouch(words, at: CGPoint(x: x, y: 0)))
            case 2:
                host.letTimePass(Double.random(in: 0..<0.6, using: &random))
            case 3:
                guard let index = touches.indices.randomElement(using: &random) else { continue }
                let x = CGFloat.random(in: -30..<30, using: &random)
                touches[index].move(by: CGSize(width: x, height: 0))
            case 4:
                guard let index = touches.indices.randomElement(using: &random) else { continue }
                touches.remove(at: index).lift()
            default:
                guard Int.random(in: 0..<10, using: &random) == 0, let touch = touches.randomElement(using: &random)
                else { continue }
                touch.cancel()
            }
            host.checkInvariants()
        }
        for touch in touches { touch.lift() }
        host.letTimePass(1)
        #expect(host.isIdle, "seed \(seed)")
        expectNoDifference(log.lines.last, "0.0 false 1.0 0", "seed \(seed)")
    }
}
