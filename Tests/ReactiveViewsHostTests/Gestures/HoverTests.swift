import ReactiveViewsTesting
import Testing

@MainActor
@Suite("The pointer")
struct HoverTests {
    @Test("onHover runs once when the pointer enters or leaves, for the view and those around it")
    func hover() throws {
        let log = Log()
        let host = ViewHost {
            VStack {
                Text("a").onHover { log.append("a \($0)") }
                Text("b").onHover { log.append("b \($0)") }
            }
            .onHover { log.append("around \($0)") }
            Text("c")
        }
        try host.hover("a")
        try host.hover("a", at: CGPoint(x: 1, y: 0))
        expectNoDifference(log.take(), ["a true", "around true"])
        try host.hover("b")
        expectNoDifference(log.take(), ["a false", "b true"])
        host.stopHovering()
        expectNoDifference(log.take(), ["b false", "around false"])
        #expect(throws: ViewQueryError.unresponsive("c", to: "the pointer")) { try host.hover("c") }
    }

    @Test("A continuous hover reports the pointer's location until it leaves")
    func continuous() throws {
        let log = Log()
        let host = ViewHost {
            Text("a").onContinuousHover { phase in
                switch phase {
                case .active(let location): log.append("\(location.x)")
                case .ended: log.append("ended")
                }
            }
        }
        try host.hover("a", at: CGPoint(x: 1, y: 0))
        try host.hover("a", at: CGPoint(x: 2, y: 0))
        host.stopHovering()
        host.stopHovering()
        expectNoDifference(log.lines, ["1.0", "2.0", "ended"])
    }
}
