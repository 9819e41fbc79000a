import ReactiveViewsTesting
import Testing

/// Scrolling by a finger.
@MainActor
@Suite("Scrolling by a finger")
struct TouchScrollTests {
    private let size = CGSize(width: 100, height: 200)

    private func up(_ length: CGFloat) -> CGSize { CGSize(width: 0, height: -length) }

    @Test("Content follows the finger up to its ends, and stays where it is released")
    func ends() throws {
        let host = ViewHost(Column(count: 10), size: size)
        var drag = try host.beginDrag("row 1", by: up(30))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 30)
        drag.move(to: up(120))
        try expectNoDifference(host.frame(of: "row 3").minY, 30)
        drag.move(to: up(1_000))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 300)
        drag.move(to: up(250))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 250)
        drag.end()
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 250)
        try host.drag("row 6", by: up(-1_000))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 0)
        #expect(host.isIdle)
    }

    @Test("Content that fits or is at its end doesn't scroll; nor does a crosswise movement or disabled scrolling")
    func nowhere() throws {
        for host in [
            ViewHost(AnyView(Column(count: 3)), size: size),
            ViewHost(AnyView(Column(count: 10).scrollDisabled(true)), size: size),
        ] {
            #expect(throws: ViewQueryError.unresponsive("row 0", to: "dragging")) {
                try host.drag("row 0", by: up(50))
            }
            try expectNoDifference(host.frame(of: "row 0").minY, 0)
        }
        let host = ViewHost(Column(count: 10), size: size)
        for way in [up(-50), CGSize(width: 50, height: 10), up(9)] {
            #expect(throws: ViewQueryError.self) { try host.drag("row 0", by: way) }
        }
        try expectNoDifference(host.scrollOffset(of: "row 0"), .zero)
        #expect(host.isIdle)
    }

    @Test("Of nested scroll views the inner one scrolls, the outer one when that is at its end or scrolls another way")
    func nested() throws {
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    Column(count: 6).frame(height: 150)
                    ScrollView(.horizontal) { Color.blue.frame(width: 500, height: 50).accessibilityLabel("wide") }
                    Text("tail").frame(height: 500, alignment: .topLeading)
                }
            }, size: size)
        func offsets() throws -> [CGFloat] {
            [try host.scrollOffset(of: "row 0").y, try host.scrollOffset(of: "tail").y]
        }
        try host.drag("row 0", by: up(100))
        try expectNoDifference(offsets(), [100, 0])
        try host.drag("row 3", by: up(100))
        try expectNoDifference(offsets(), [150, 0])
        try host.drag("row 4", by: up(60))
        try expectNoDifference(offsets(), [150, 60])
        try host.drag("wide", by: CGSize(width: -70, height: 20))
        try expectNoDifference(host.scrollOffset(of: "wide"), CGPoint(x: 70, y: 0))
        try host.drag("wide", by: up(40))
        try expectNoDifference(host.scrollOffset(of: "wide"), CGPoint(x: 70, y: 0))
        try expectNoDifference(offsets(), [150, 100])
    }

    @Test("Along both axes at once where it scrolls along both")
    func bothAxes() throws {
        let host = ViewHost(
            ScrollView([.horizontal, .vertical]) { Text("map").frame(width: 500, height: 500, alignment: .topLeading) },
            size: size)
        try host.drag("map", by: CGSize(width: -30, height: -40))
        try expectNoDifference(host.scrollOffset(of: "map"), CGPoint(x: 30, y: 40))
    }

    private struct Rows: View {
        let log: Log
        @State var selection: Int?
        var body: some View {
            List(selection: $selection) {
                ForEach(0..<20, id: \.self) { Text("row \($0)") }
                Button("press") { log.append("pressed") }
            }
            .listStyle(.plain)
            Text("chose \(selection ?? -1)")
        }
    }

    @Test("A tap on a row still selects it or presses its button; a drag does neither, and makes the rows that come")
    func taps() throws {
        let log = Log()
        let host = ViewHost(Rows(log: log), size: size)
        expect(host, hasNo: "row 8")
        try host.drag("row 3", by: up(120))
        #expect(host.contains("chose -1") && host.contains("row 6"))
        try host.tap("row 3")
        expect(host, shows: "chose 3")
        try host.drag("row 4", by: up(2_000))
        try host.drag("press", by: up(-10))
        expectNoDifference(log.take(), [])
        try host.tap("press")
        expectNoDifference(log.take(), ["pressed"])
    }

    @Test("A drag inside that is recognised as soon wins, a later one doesn't, a simultaneous one goes on beside")
    func gestures() throws {
        let log = Log()
        func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
            DragGesture(minimumDistance: distance).onChanged { _ in log.append(name) }
                .onEnded { _ in log.append("\(name) ended") }
        }
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    Text("usual").gesture(drag("usual"))
                    Text("later").gesture(drag("later", 30))
                    Text("beside").simultaneousGesture(drag("beside"))
                    Text("at once").gesture(drag("at once", 0))
                    Text("tapped").onTapGesture { log.append("tap") }
                    Text("tail").frame(height: 900)
                }
            }, size: size)
        func offset() throws -> CGFloat { try host.scrollOffset(of: "tail").y }
        try host.drag("usual", by: up(40))
        try expectNoDifference(offset(), 0)
        expectNoDifference(log.take(), ["usual", "usual ended"])
        var drag = try host.beginDrag("later", by: up(20))
        drag.move(to: up(40))
        drag.end()
        try expectNoDifference(offset(), 40)
        expectNoDifference(log.take(), [])
        try host.drag("beside", by: up(40))
        try expectNoDifference(offset(), 80)
        expectNoDifference(log.take(), ["beside", "beside ended"])
        try host.drag("at once", by: up(40))
        try expectNoDifference(offset(), 80)
        expectNoDifference(log.take().last, "at once ended")
        try host.drag("tapped", by: up(40))
        try expectNoDifference(offset(), 120)
        try host.tap("tapped")
        expectNoDifference(log.take(), ["tap"])
    }

    @Test("A scroll view keeps the finger from gestures around it, except one with priority; two fingers don't scroll")
    func outer() throws {
        let log = Log()
        func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in log.append(name) } }
        let host = ViewHost(AnyView(Column(count: 10).gesture(drag("outer"))), size: size)
        try host.drag("row 1", by: up(40))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 40)
        expectNoDifference(log.take(), [])
        host.rootView = AnyView(Column(count: 10).gesture(MagnifyGesture().onEnded { _ in log.append("big") }))
        try host.magnify("row 1", by: 2)
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 0)
        expectNoDifference(log.take(), ["big"])
        host.rootView = AnyView(Column(count: 10).highPriorityGesture(drag("first")))
        try host.drag("row 1", by: up(40))
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 0)
        expectNoDifference(log.take(), ["first"])
    }

    @Test("An interrupted drag leaves the content where it is; letting go comes to rest on a page")
    func restingPlaces() throws {
        let host = ViewHost(AnyView(Column(count: 10)), size: size)
        let drag = try host.beginDrag("row 1", by: up(40))
        drag.cancel()
        try expectNoDifference(host.scrollOffset(of: "row 0").y, 40)
        #expect(host.isIdle)
        let paged = ViewHost(AnyView(Column(count: 20).scrollTargetBehavior(.paging)), size: size)
        try paged.drag("row 1", by: up(120))
        try expectNoDifference(paged.scrollOffset(of: "row 0").y, 200)
    }
}

private struct Column: View {
    let count: Int
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) {
                    Text("row \($0)").frame(width: 50, height: 50, alignment: .topLeading)
                }
            }
        }
    }
}
