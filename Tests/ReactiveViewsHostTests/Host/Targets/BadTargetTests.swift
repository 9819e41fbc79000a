import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Targets that are none")
struct BadTargetTests {
    private struct Screen: View {
        @State var isShown = true
        var body: some View {
            VStack {
                if isShown { Button("Hide") { isShown = false } }
                Button("Stay") {}
            }
        }
    }

    @Test("An element that has left the views, or is another host's, says so")
    func gone() throws {
        let host = ViewHost(Screen())
        let element = try host.find("Hide")
        try host.tap(element)
        let error = try #require(throws: ViewQueryError.self) { try host.tap(element) }
        #expect(error == .gone("Button \"Hide\"") && error.description.contains("no longer in the host's views"))
        let other = ViewHost(Screen())
        #expect(throws: ViewQueryError.gone("Button \"Stay\"")) { try other.tap(host.find("Stay")) }
        #expect(throws: ViewQueryError.self) { try other.tap(host.query(.button, "Stay")) }
        #expect(throws: ViewQueryError.self) { try host.tap(ViewElement("Button", label: "Stay")) }
        try host.tap(host.find("Stay"))
    }

    @Test("After the host was unmounted everything says so, and queries have no results")
    func unmounted() throws {
        let host = ViewHost(Screen())
        let (element, query) = (try host.find("Stay"), host.query(.button))
        #expect(query.count == 2)
        host.unmount()
        #expect(throws: ViewQueryError.unmounted("Stay")) { try host.find("Stay") }
        #expect(throws: ViewQueryError.unmounted("Button \"Stay\"")) { try host.tap(element) }
        #expect(throws: ViewQueryError.unmounted("button")) { try query.element }
        #expect(throws: ViewQueryError.unmounted("(1, 1)")) { try host.tap(CGPoint(x: 1, y: 1)) }
        #expect(throws: ViewQueryError.unfocused) { try host.type("x") }
        #expect(query.count == 0 && !host.contains("Stay") && !host.contains(CGPoint.zero))
    }

    @Test("A query outlives its host")
    func hostGone() throws {
        var host: ViewHost<Screen>? = ViewHost(Screen())
        let query = try #require(host).query(.button)
        #expect(query.count == 2)
        host = nil
        #expect(query.count == 0)
        #expect(throws: ViewQueryError.self) { try query.element }
    }

    @Test("An index beyond the matches says how many there are", arguments: [2, 99, -3, Int.max, Int.min])
    func nth(_ index: Int) throws {
        let host = ViewHost(Screen())
        let error = try #require(throws: ViewQueryError.self) { try host.tap(host.query(.button).nth(index)) }
        #expect(error == .invalid("button (nth \(index))", "there is no match \(index): 2 elements match"))
    }

    @Test("Empty words name nothing")
    func noWords() {
        let host = ViewHost(Screen())
        #expect(throws: ViewQueryError.invalid("", "the words are empty")) { try host.tap("") }
        #expect(!host.contains(""))
    }

    @Test(
        "A point outside of the host, or none, isn't touched",
        arguments: [
            CGPoint(x: -1, y: 5), CGPoint(x: 500, y: 5), CGPoint(x: CGFloat.nan, y: 5),
            CGPoint(x: 5, y: CGFloat.infinity),
        ])
    func points(_ point: CGPoint) throws {
        let host = ViewHost(Screen(), size: CGSize(width: 100, height: 100))
        let error = try #require(throws: ViewQueryError.self) { try host.tap(point) }
        guard case .invalid = error else {
            Issue.record("\(error)")
            return
        }
        #expect(!host.contains(point))
        #expect(throws: ViewQueryError.self) { try host.drag(point, by: CGSize(width: 5, height: 5)) }
        try host.tap(host.point(in: "Stay"))
    }

    @Test("Similar words are offered, also for a query")
    func similar() {
        let host = ViewHost(Screen())
        #expect(throws: ViewQueryError.notFound("button “Sty”", similar: ["Stay"])) {
            try host.tap(host.query(.button, "Sty"))
        }
        let error = ViewQueryError.notFound("button “Sty”", similar: ["Stay"])
        #expect(error.description == "There is no button “Sty”. Did you mean: “Stay”?")
    }
}
