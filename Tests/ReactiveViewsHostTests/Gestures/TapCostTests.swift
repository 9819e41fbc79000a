import ReactiveViewsTesting
import Testing

/// What a tap costs: events, flushes and layouts.
@MainActor
@Suite("The cost of a tap")
struct TapCostTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    /// The number of flushes that an operation takes.
    private func flushes(of host: ViewHost<some View>, _ operation: () throws -> Void) rethrows -> Int {
        let before = host.graph.flushes
        try operation()
        return host.graph.flushes - before
    }

    /// The number of items that an operation measures or places.
    private func layoutWork(of host: ViewHost<some View>, _ operation: () throws -> Void) rethrows -> Int {
        let before = host.layoutWork
        try operation()
        let after = host.layoutWork
        return after.measurements - before.measurements + after.placements - before.placements
    }

    @Test("a tap on a button is one event with one flush")
    func button() throws {
        let host = ViewHost(Counter())
        try expectNoDifference(flushes(of: host) { try host.tap("Add") }, 1)
        expect(host, shows: "Count: 1")
    }

    @Test("a tap on a button in a scroll view is one event with one flush")
    func buttonInScrollView() throws {
        let host = ViewHost(ScrollView { Counter() })
        try expectNoDifference(flushes(of: host) { try host.tap("Add") }, 1)
        expect(host, shows: "Count: 1")
    }

    @Test("a tap that a tap gesture takes is one event with one flush")
    func gesture() throws {
        let log = Log()
        let host = ViewHost(Text("it").onTapGesture { log.append("tap") })
        try expectNoDifference(flushes(of: host) { try host.tap("it") }, 1)
        expectNoDifference(log.take(), ["tap"])
    }

    @Test("a tap that leaves a double tap possible waits in the same event, if it changes nothing")
    func waitingTap() throws {
        let log = Log()
        let host = ViewHost(Text("it").onTapGesture(count: 2) { log.append("double") })
        #expect(throws: ViewQueryError.self) { try host.tap("it") }
        try expectNoDifference(flushes(of: host) { try host.tap("it", count: 2) }, 1)
        expectNoDifference(log.take(), ["double"])
    }

    @Test("each tap of several that changes something is a flush of its own")
    func severalTaps() throws {
        let host = ViewHost(Counter())
        try expectNoDifference(flushes(of: host) { try host.tap("Add", count: 3) }, 3)
        expect(host, shows: "Count: 3")
    }

    @Test("putting a finger down and lifting it are one event each")
    func touch() throws {
        let host = ViewHost(Counter())
        let touch = try host.beginTouch("Add")
        try expectNoDifference(flushes(of: host) { _ = try host.beginTouch("Count: 0") }, 1)
        expectNoDifference(flushes(of: host) { touch.lift() }, 1)
        expect(host, shows: "Count: 1")
    }

    @Test("a tap looks where the view is, and lays nothing out that is laid out already")
    func noLayout() throws {
        let button = ViewHost(Counter())
        #expect(try layoutWork(of: button) { _ = try button.frame(of: "Add") } > 0)
        try expectNoDifference(layoutWork(of: button) { try button.tap("Add") }, 0)
        #expect(button.contains("Count: 1"))
        let gesture = ViewHost(Text("it").onTapGesture {})
        _ = try gesture.frame(of: "it")
        try expectNoDifference(layoutWork(of: gesture) { try gesture.tap("it") }, 0)
        let scrolled = ViewHost(ScrollView { Counter() })
        _ = try scrolled.frame(of: "Add")
        try expectNoDifference(layoutWork(of: scrolled) { try scrolled.tap("Add") }, 0)
    }

    @Test("a tap lays out for a gesture that asks where it was")
    func layoutForLocation() throws {
        var locations: [CGPoint] = []
        let host = ViewHost(
            Text("it").padding(10).gesture(
                SpatialTapGesture(coordinateSpace: .local).onEnded { locations.append($0.location) }))
        #expect(try layoutWork(of: host) { try host.tap("it", at: CGPoint(x: 1, y: 2)) } > 0)
        expectNoDifference(locations, [CGPoint(x: 11, y: 12)])
    }

    /// Shows whether it is pressed, and moves while it is.
    private struct Pressed: View {
        @State private var isPressed = false
        let log: Log
        let locations: Log

        var body: some View {
            log.append("\(isPressed)")
            return Text("it").padding(.leading, isPressed ? 40 : 0).frame(
                width: 200, height: 100, alignment: .topLeading
            )
            .onLongPressGesture {
            } onPressingChanged: {
                isPressed = $0
            }
            .simultaneousGesture(
                SpatialTapGesture(coordinateSpace: .global).onEnded { locations.append("\($0.location.x)") })
        }
    }

    @Test("a view is updated between the press and the lift if the press changes something")
    func pressFeedback() throws {
        let (log, locations) = (Log(), Log())
        let host = ViewHost(Pressed(log: log, locations: locations), size: CGSize(width: 200, height: 100))
        try expectNoDifference(flushes(of: host) { try host.tap("it") }, 2)
        expectNoDifference(log.take(), ["false", "true", "false"])
    }

    @Test("a finger is where it was put down, though the view moves while it is pressed")
    func movedWhilePressed() throws {
        let (log, locations) = (Log(), Log())
        let host = ViewHost(Pressed(log: log, locations: locations), size: CGSize(width: 200, height: 100))
        try host.tap("it", at: CGPoint(x: 3, y: 3))
        expectNoDifference(locations.take(), ["3.0"])
        expectNoDifference(log.take(), ["false", "true", "false"])
    }

    @Test("what a press puts off to the queue is done before the finger is lifted")
    func jobsBetween() throws {
        let log = Log()
        let host = ViewHost(clock: .virtual) {
            Text("it").onLongPressGesture {
                log.append("long")
            } onPressingChanged: { isPressing in
                log.append(isPressing ? "pressed" : "lifted")
                if isPressing { DispatchQueue.main.async { MainActor.assumeIsolated { log.append("job") } } }
            }
            .simultaneousGesture(TapGesture())
        }
        try host.tap("it")
        expectNoDifference(log.take(), ["pressed", "job", "lifted"])
    }
}
