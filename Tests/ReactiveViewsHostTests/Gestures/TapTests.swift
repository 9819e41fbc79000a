import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Taps")
struct TapTests {
    @Test("A single tap waits until the double tap on the same view has failed")
    func doubleBeforeSingle() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture(count: 2) { log.append("double") }.onTapGesture { log.append("single") }
        }
        try host.tap("it")
        expectNoDifference(log.take(), ["single"])
        try host.tap("it", count: 2)
        expectNoDifference(log.take(), ["double"])
        try host.tap("it", count: 3)
        expectNoDifference(log.take(), ["double", "single"])
    }

    @Test("While a double tap is possible the single one waits; a tap elsewhere ends the wait")
    func waiting() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture(count: 2) { log.append("double") }.onTapGesture { log.append("single") }
            Text("other").onTapGesture { log.append("other") }
        }
        let touch = try host.beginTouch("it")
        touch.lift()
        expectNoDifference(log.take(), [])
        host.letTimePass(0.3)
        expectNoDifference(log.take(), [])
        try host.tap("other")
        expectNoDifference(log.take(), ["single", "other"])
        try host.beginTouch("it").lift()
        host.letTimePass(0.4)
        expectNoDifference(log.take(), ["single"])
    }

    @Test("A single tap inside comes before a double one outside, which never happens then")
    func singleBeforeDouble() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture { log.append("single") }.onTapGesture(count: 2) { log.append("double") }
        }
        try host.tap("it", count: 2)
        expectNoDifference(log.lines, ["single", "single"])
    }

    @Test(
        "A finger that moves ten points doesn't tap; nor does one that stays down for more than three quarters of a second"
    )
    func moved() throws {
        let log = Log()
        let host = ViewHost { Text("it").onTapGesture { log.append("tap") } }
        var touch = try host.beginTouch("it")
        touch.move(by: CGSize(width: 10, height: 0))
        touch.move(to: .zero)
        touch.lift()
        expectNoDifference(log.take(), [])
        touch = try host.beginTouch("it")
        touch.move(by: CGSize(width: 9, height: 0))
        touch.hold(for: 0.75)
        touch.lift()
        expectNoDifference(log.take(), ["tap"])
        touch = try host.beginTouch("it")
        touch.hold(for: 0.76)
        touch.lift()
        expectNoDifference(log.take(), [])
    }

    @Test("Of a tap and a simultaneous long press only the press happens if the finger stays down for long")
    func longPressBeside() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture { log.append("tap") }
                .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.append("press") })
            Text("twice").onTapGesture(count: 2) { log.append("double") }
        }
        var touch = try host.beginTouch("it")
        touch.hold(for: 1)
        touch.lift()
        expectNoDifference(log.take(), ["press"])
        try host.tap("it")
        expectNoDifference(log.take(), ["tap"])
        try host.beginTouch("twice").lift()
        touch = try host.beginTouch("twice")
        touch.hold(for: 0.8)
        touch.lift()
        expectNoDifference(log.take(), [], "each tap of several has to be as short")
        try host.tap("twice", count: 2)
        expectNoDifference(log.take(), ["double"])
    }

    @Test("What waits for a tap to fail goes on when the finger has been down for too long")
    func failureByTime() throws {
        let log = Log()
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in log.append("drag") }
        let host = ViewHost {
            Text("it").gesture(TapGesture().onEnded { log.append("tap") }.exclusively(before: drag))
        }
        let touch = try host.beginTouch("it")
        touch.hold(for: 0.7)
        expectNoDifference(log.take(), [])
        touch.hold(for: 0.1)
        expectNoDifference(log.take(), ["drag"])
        touch.cancel()
    }

    @Test("A spatial tap has its location")
    func spatial() throws {
        let log = Log()
        let host = ViewHost {
            Text("a").gesture(SpatialTapGesture().onEnded { log.append("a \($0.location)") })
            Text("b").onTapGesture { location in log.append("b \(location)") }
            Text("c").onTapGesture(count: 2, coordinateSpace: .global) { log.append("c \($0)") }
        }
        let point = CGPoint(x: 3, y: 4)
        try host.tap("a", at: point)
        try host.tap("b", at: point)
        try host.tap("c", count: 2, at: point)
        let origin = try host.frame(of: "c").origin
        let global = CGPoint(x: origin.x + 3, y: origin.y + 4)
        expectNoDifference(log.lines, ["a \(point)", "b \(point)", "c \(global)"])
    }

    @Test("A button takes the tap before gestures around it, after those before it and along with those beside it")
    func button() throws {
        let log = Log()
        let host = ViewHost {
            Button("around") { log.append("button") }.onTapGesture { log.append("gesture") }
            Button("before") { log.append("button") }
                .highPriorityGesture(TapGesture().onEnded { log.append("gesture") })
            Button("beside") { log.append("button") }
                .simultaneousGesture(TapGesture().onEnded { log.append("gesture") })
            Button {
                log.append("button")
            } label: {
                Text("inside").onTapGesture { log.append("gesture") }
                Text("more")
            }
            Button("off") { log.append("button") }.disabled(true).onTapGesture { log.append("gesture") }
        }
        try host.tap("around")
        expectNoDifference(log.take(), ["button"])
        try host.tap("before")
        expectNoDifference(log.take(), ["gesture"])
        try host.tap("beside")
        expectNoDifference(log.take(), ["button", "gesture"])
        try host.tap("off")
        expectNoDifference(log.take(), ["gesture"])
    }

    @Test("A gesture inside a button's label comes before the button")
    func label() throws {
        let log = Log()
        let host = ViewHost {
            Menu("menu") {
                Button("item") { log.append("item") }
            }
            .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
        }
        try host.tap("menu")
        expect(host, shows: "item")
        try host.tap("item")
        expect(host, hasNo: "item")
        expectNoDifference(log.lines, ["beside", "item", "beside"])
    }

    @Test("A disabled view's gestures are none; those around it that aren't disabled are")
    func disabled() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").onTapGesture { log.append("inner") }.disabled(true).onTapGesture { log.append("outer") }
        }
        try host.tap("it")
        expectNoDifference(log.lines, ["outer"])
    }

    @Test("The closures are the newest view's, also in the middle of a gesture")
    func newest() throws {
        let log = Log()
        struct Counting: View {
            let log: Log
            @State var count = 0
            var body: some View {
                Text("it").onTapGesture { log.append("\(count)") }
                Button("add") { count += 1 }
            }
        }
        let host = ViewHost(Counting(log: log))
        let touch = try host.beginTouch("it")
        try host.tap("add")
        touch.lift()
        expectNoDifference(log.lines, ["1"])
    }
}
