import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gestures, rows, drag and drop")
struct GestureTests {
    @Test("A tap goes to the innermost view that takes it")
    func tap() throws {
        let log = Log()
        let host = ViewHost {
            VStack {
                Text("inner").onTapGesture { log.append("inner") }
                Text("other")
                Text("twice").onTapGesture(count: 2) { log.append("twice") }
            }
            .onTapGesture { log.append("outer") }
        }
        try host.tap("inner")
        try host.tap("other")
        try host.tap("twice", count: 2)
        expectNoDifference(log.lines, ["inner", "outer", "twice"])
    }

    @Test("A drag reports where it is, then where it ended; a shorter one than the minimum is none")
    func drag() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture()
                    .onChanged { log.append("at \($0.translation.width)") }
                    .onEnded { log.append("ended \($0.translation.width)") })
        }
        try host.drag("it", by: CGSize(width: 30, height: 0))
        expectNoDifference(log.lines, ["at 30.0", "ended 30.0"])
        #expect(throws: ViewQueryError.unresponsive("it", to: "dragging")) {
            try host.drag("it", by: CGSize(width: 3, height: 0))
        }
    }

    @Test("A gesture that is nil leaves events to the views above")
    func optionalGesture() throws {
        let log = Log()
        let none: TapGesture? = nil
        let host = ViewHost { Text("it").gesture(none).onTapGesture { log.append("above") } }
        try host.tap("it")
        expectNoDifference(log.lines, ["above"])
    }

    @Test("A dragged value is dropped where its type is taken")
    func dragAndDrop() throws {
        let log = Log()
        let host = ViewHost {
            Text("source").draggable("🐟")
            Text("target").dropDestination(for: String.self) { items, location in
                log.append("\(items) \(location.x)")
                return true
            }
            Text("nothing")
        }
        try host.drag("source", onto: "target", at: CGPoint(x: 5, y: 0))
        expectNoDifference(log.lines, ["[\"🐟\"] 5.0"])
        #expect(throws: ViewQueryError.unresponsive("nothing", to: "a drop of this")) {
            try host.drag("source", onto: "nothing")
        }
    }

    private struct Editable: View {
        @State var names = ["a", "b", "c"]
        @State var mode = EditMode.inactive

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                EditButton()
            }
            .environment(\.editMode, $mode)
            Text(names.joined())
        }
    }

    @Test("Rows are deleted by a swipe, and moved in edit mode, which EditButton toggles")
    func rows() throws {
        let host = ViewHost(Editable())
        #expect(throws: ViewQueryError.needsEditMode("a")) { try host.move("a", by: 1) }
        try host.tap("Edit")
        try host.move("a", by: 1)
        expect(host, shows: "bac")
        try host.move("c", by: .min)
        expect(host, shows: "cba")
        try host.move("a", by: .max)
        expect(host, shows: "cba")
        try host.tap("Done")
        try host.delete("b")
        expect(host, shows: "ca")
    }

    @Test("Moving offsets keeps their order and counts the destination before the move")
    func moveOffsets() {
        var numbers = Array(0..<6)
        numbers.move(fromOffsets: [1, 4], toOffset: 3)
        expectNoDifference(numbers, [0, 2, 1, 4, 3, 5])
        numbers.move(fromOffsets: [0], toOffset: 6)
        expectNoDifference(numbers, [2, 1, 4, 3, 5, 0])
        numbers.remove(atOffsets: [0, 5])
        expectNoDifference(numbers, [1, 4, 3, 5])
    }
}
