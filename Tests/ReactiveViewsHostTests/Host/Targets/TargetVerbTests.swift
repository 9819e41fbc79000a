import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Verbs on any target")
struct TargetVerbTests {
    private let log = Log()

    private struct Form: View {
        @State var first = ""
        @State var second = ""
        let log: Log
        var body: some View {
            VStack {
                TextField("First", text: $first).onSubmit { log.append("submitted") }
                TextField("Second", text: $second)
                Text("\(first)-\(second)")
            }
        }
    }

    @Test("A tap on a field focuses it, and typing goes to what has the focus")
    func focus() throws {
        let host = ViewHost(Form(log: log))
        #expect(throws: ViewQueryError.unfocused) { try host.type("x") }
        try host.tap("First")
        #expect(try host.find("First").attributes.contains("focused"))
        try host.type("a")
        try host.tap(host.find("Second"))
        try host.type("b")
        expect(host, shows: "a-b")
        try host.type("c", into: host.query(.textField, "First"))
        try host.submit(host.query(.textField).first)
        #expect(host.contains("c-b") && log.take() == ["submitted"])
        host.unfocus()
        #expect(throws: ViewQueryError.unfocused) { try host.type("x") }
    }

    @Test("Words, an element, a query and a point are tapped alike")
    func taps() throws {
        let host = ViewHost(VStack { Button("it") { log.append("it") } })
        try host.tap("it")
        try host.tap(host.find("it"))
        try host.tap(.button("it"))
        try host.tap(host.query(.button))
        try host.tap(host.point(in: "it"))
        expectNoDifference(log.take(), Array(repeating: "it", count: 5))
        try expectNoDifference(host.find(host.point(in: "it")).label, "it")
        try expectNoDifference(host.frame(of: host.point(in: "it")), host.frame(of: "it"))
        #expect(host.contains(try host.point(in: "it")) && !host.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("Gestures begin at a point of the host")
    func gestures() throws {
        let host = ViewHost(
            Color.blue.frame(width: 100, height: 100)
                .gesture(
                    DragGesture(coordinateSpace: .global).onEnded {
                        log.append("\($0.startLocation.x) \($0.translation.width)")
                    }
                )
                .simultaneousGesture(LongPressGesture().onEnded { _ in log.append("long") })
                .onContinuousHover { if case .active(let place) = $0 { log.append("hover \(place.x)") } },
            size: CGSize(width: 100, height: 100))
        try host.drag(CGPoint(x: 30, y: 40), by: CGSize(width: 25, height: 0))
        expectNoDifference(log.take().last, "30.0 25.0")
        try host.longPress(CGPoint(x: 30, y: 40), duration: 1)
        expectNoDifference(log.take(), ["long"])
        try host.hover(CGPoint(x: 30, y: 40))
        expectNoDifference(log.take(), ["hover 30.0"])
        let still = ViewHost(Color.blue, size: CGSize(width: 100, height: 100))
        #expect(throws: ViewQueryError.unresponsive("(30, 40)", to: "magnifying")) {
            try still.magnify(CGPoint(x: 30, y: 40), by: 2)
        }
    }

    @Test("Controls and rows take elements and queries")
    func controls() throws {
        struct Screen: View {
            @State var value = 0.5
            @State var count = 0
            @State var size = "S"
            @State var rows = ["a", "b"]
            var body: some View {
                VStack {
                    Slider(value: $value) { Text("Level") }
                    Stepper("Count", value: $count)
                    Picker("Size", selection: $size) { ForEach(["S", "L"], id: \.self) { Text($0) } }
                    List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
                }
            }
        }
        let host = ViewHost(Screen())
        try host.setSlider(.query(.slider), to: 1)
        try host.increment(host.find("Count"), by: 2)
        try host.choose("L", in: .query(.picker))
        try host.delete(.row(containing: "a"))
        #expect(host.query(.slider).all.map(\.value) == ["1.0"] && host.query(.stepper).all.map(\.value) == ["2"])
        #expect(host.query(.picker).all.map(\.value) == ["L"] && host.query(.row).all.map(\.label) == ["b"])
    }

    @Test("A row moves in edit mode only, and the error says so")
    func move() throws {
        struct Rows: View {
            @State var rows = ["a", "b"]
            var body: some View {
                NavigationStack {
                    List { ForEach(rows, id: \.self) { Text($0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) } }
                        .toolbar { EditButton() }
                }
            }
        }
        let host = ViewHost(Rows())
        #expect(throws: ViewQueryError.needsEditMode("a")) { try host.move("a", by: 1) }
        try host.tap("Edit")
        try host.move("a", by: 1)
        expectNoDifference(host.query(.row).all.map(\.label), ["b", "a"])
        let fixed = ViewHost(List { ForEach(["x"], id: \.self) { Text($0) } })
        #expect(throws: ViewQueryError.unresponsive("x", to: "being moved")) { try fixed.move("x", by: 1) }
    }
}
