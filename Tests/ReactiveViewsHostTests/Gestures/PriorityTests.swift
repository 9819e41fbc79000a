import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Which gesture comes first")
struct PriorityTests {
    private func drag(_ name: String, _ log: Log, minimum: CGFloat = 10) -> some Gesture {
        DragGesture(minimumDistance: minimum).onChanged { _ in log.append(name) }
            .onEnded { _ in log.append("\(name) ended") }
    }

    private let offset = CGSize(width: 20, height: 0)

    @Test("The inner view's; the outer view's if it has priority; both if it is simultaneous")
    func ranks() throws {
        let log = Log()
        let host = ViewHost {
            VStack { Text("after").gesture(drag("inner", log)) }.gesture(drag("outer", log))
            VStack { Text("before").gesture(drag("inner", log)) }.highPriorityGesture(drag("outer", log))
            VStack { Text("beside").gesture(drag("inner", log)) }.simultaneousGesture(drag("outer", log))
        }
        try host.drag("after", by: offset)
        expectNoDifference(log.take(), ["inner", "inner ended"])
        try host.drag("before", by: offset)
        expectNoDifference(log.take(), ["outer", "outer ended"])
        try host.drag("beside", by: offset)
        expectNoDifference(log.take(), ["inner", "outer", "inner ended", "outer ended"])
    }

    @Test(
        "Of different gestures the one that is recognised: a tap inside doesn't hinder a drag outside, nor the other way round"
    )
    func different() throws {
        let log = Log()
        let host = ViewHost {
            VStack { Text("tap inside").onTapGesture { log.append("tap") } }.gesture(drag("drag", log))
            VStack { Text("drag inside").gesture(drag("drag", log)) }.onTapGesture { log.append("tap") }
            VStack { Text("drag before").onTapGesture { log.append("tap") } }.highPriorityGesture(drag("drag", log))
        }
        for words in ["tap inside", "drag inside", "drag before"] {
            try host.tap(words)
            expectNoDifference(log.take(), ["tap"])
            try host.drag(words, by: offset)
            expectNoDifference(log.take(), ["drag", "drag ended"])
        }
    }

    @Test("A double tap with priority keeps the single one inside waiting")
    func highPriorityDouble() throws {
        let log = Log()
        let host = ViewHost {
            VStack { Text("it").onTapGesture { log.append("single") } }
                .highPriorityGesture(TapGesture(count: 2).onEnded { log.append("double") })
        }
        try host.tap("it")
        try host.tap("it", count: 2)
        expectNoDifference(log.lines, ["single", "double"])
    }

    @Test("The mask selects whose gestures are active")
    func mask() throws {
        let log = Log()
        func host(_ mask: GestureMask) -> ViewHost<some View> {
            ViewHost {
                VStack {
                    Text("it").onTapGesture { log.append("inner") }
                    Button("button") { log.append("button") }
                }
                .simultaneousGesture(TapGesture().onEnded { log.append("outer") }, including: mask)
            }
        }
        try host(.all).tap("it")
        try host(.gesture).tap("it")
        try host(.gesture).tap("button")
        try host(.subviews).tap("it")
        try host(.subviews).tap("button")
        expectNoDifference(log.lines, ["inner", "outer", "outer", "outer", "inner", "button"])
        #expect(throws: ViewQueryError.unresponsive("it", to: "a tap")) { try host(.none).tap("it") }
    }

    @Test("Simultaneous touches on two views are separate; a gesture around both follows the first")
    func twoViews() throws {
        let log = Log()
        let host = ViewHost {
            VStack {
                Text("a").gesture(drag("a", log))
                Text("b").gesture(drag("b", log))
                Text("c")
            }
            .simultaneousGesture(drag("outer", log))
        }
        var a = try host.beginTouch("a")
        var b = try host.beginTouch("b")
        a.move(by: offset)
        b.move(by: offset)
        expectNoDifference(log.take(), ["a", "outer", "b"])
        b.lift()
        a.lift()
        expectNoDifference(log.take(), ["b ended", "a ended", "outer ended"])
        try host.drag("c", by: offset)
        expectNoDifference(log.take(), ["outer", "outer ended"])
    }

    @Test("A presentation's touches don't reach the views below")
    func presentation() throws {
        let log = Log()
        let host = ViewHost {
            Text("below").sheet(isPresented: .constant(true)) { Text("sheet") }.onTapGesture { log.append("below") }
        }
        #expect(throws: ViewQueryError.unresponsive("sheet", to: "a tap")) { try host.tap("sheet") }
        expectNoDifference(log.lines, [])
    }
}
