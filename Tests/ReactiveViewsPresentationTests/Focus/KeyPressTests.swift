import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Keys that are pressed")
struct KeyPressTests {
    private struct Board: View {
        let log: Log
        @State var text = ""
        var body: some View {
            VStack {
                Text("board").focusable()
                    .onKeyPress(.leftArrow) {
                        log.append("left")
                        return .handled
                    }
                    .onKeyPress(keys: ["a", "b"]) { press in
                        log.append("\(press.characters)")
                        return press.modifiers.contains(.shift) ? .ignored : .handled
                    }
                    .onKeyPress("x", phases: .all) { press in
                        log.append("x \(press.phase.rawValue)")
                        return .handled
                    }
                TextField("Field", text: $text).onKeyPress(characters: .decimalDigits) { press in
                    log.append("digit \(press.characters)")
                    return .handled
                }
                Button("Enter") { log.append("enter") }.keyboardShortcut(.return, modifiers: [])
                Button("Save") { log.append("save") }.keyboardShortcut("s")
            }
            .onKeyPress { press in
                log.append("outer \(press.characters)")
                return press.key == "q" || press.key == "s" ? .handled : .ignored
            }
        }
    }

    @Test("A key reaches the focused view first, then the views around it while it is ignored")
    func focus() throws {
        let log = Log()
        let host = ViewHost(Board(log: log))
        #expect(throws: ViewQueryError.self) { try host.pressKey(.leftArrow, modifiers: []) }
        expectNoDifference(log.take(), [])
        try host.focus("board")
        try host.pressKey(.leftArrow, modifiers: [])
        try host.pressKey("a", modifiers: [])
        try host.pressKey("q", modifiers: [])
        expectNoDifference(log.take(), ["left", "a", "outer q"])
        #expect(throws: ViewQueryError.self) { try host.pressKey("b", modifiers: .shift, characters: "B") }
        expectNoDifference(log.take(), ["B", "outer B"])
        try host.focus("Field")
        try host.pressKey("7", modifiers: [])
        expectNoDifference(log.take(), ["digit 7"])
    }

    @Test("A key is pressed, repeated and released; each handler receives only the phases that it requests")
    func phases() throws {
        let log = Log()
        let host = ViewHost(Board(log: log))
        try host.focus("board")
        try host.pressKey("x", modifiers: [], repeats: 2)
        expectNoDifference(log.take(), ["x 1", "x 2", "x 2", "x 4"])
        try host.pressKey(.leftArrow, modifiers: [], repeats: 1)
        expectNoDifference(log.take(), ["left", "left"])
    }

    @Test("With the command key shortcuts come first, without it the focus does")
    func shortcuts() throws {
        let log = Log()
        let host = ViewHost(Board(log: log))
        try host.focus("board")
        try host.pressKey("s")
        expectNoDifference(log.take(), ["save"])
        try host.pressKey("s", modifiers: [])
        expectNoDifference(log.take(), ["outer s"])
        try host.pressKey(.return, modifiers: [])
        expectNoDifference(log.take().last, "enter")
    }
}
