import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Dropping between rows")
struct RowInsertionTests {
    private struct Rows: View {
        @State var names = ["a", "b", "c"]
        let log: Log
        var body: some View {
            Text("words").draggable("new")
            Text("link").draggable(URL(string: "https://example.org")!)
            List {
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text(name)
                        Text("of \(name)").frame(height: 60)
                    }
                }
                .onInsert(of: [.text]) { index, providers in
                    names.insert("new", at: index)
                    log.append("\(index) \(providers.count)")
                }
                .onDelete { names.remove(atOffsets: $0) }
            }
            .dropDestination(for: URL.self) { _, _ in
                log.append("link")
                return true
            }
        }
    }

    private func names(_ host: ViewHost<some View>) -> String {
        host.elements.last!.children.map { $0.children[0].label! }.joined(separator: " ")
    }

    @Test("Items dropped on a row's upper half are inserted before it, on its lower half behind it")
    func halves() throws {
        let log = Log()
        let host = ViewHost(Rows(log: log))
        try host.drag("words", onto: "b")
        expectNoDifference(names(host), "a new b c")
        try host.delete("new")
        try host.drag("words", onto: "of b", at: CGPoint(x: 0, y: 50))
        expectNoDifference(names(host), "a b new c")
        try host.delete("new")
        try host.drag("words", onto: "of c", at: CGPoint(x: 0, y: 50))
        expectNoDifference(names(host), "a b c new")
        expectNoDifference(log.take(), ["1 1", "2 1", "3 1"])
    }

    @Test("Other things are left to the views around; beside the rows nothing is inserted")
    func others() throws {
        let log = Log()
        let host = ViewHost(Rows(log: log))
        try host.drag("link", onto: "b")
        expectNoDifference(log.take(), ["link"])
        var item = try host.pickUp("words")
        let isWelcome = [try item.move(over: "of a"), try item.move(over: "link")]
        expectNoDifference(isWelcome, [true, false])
        let isTaken = item.drop()
        #expect(!isTaken)
        expectNoDifference(names(host), "a b c")
    }

    @Test("Values of a type are dropped between the rows of the list next around, made or not")
    func values() throws {
        struct Numbers: View {
            @State var numbers = Array(0..<100)
            var body: some View {
                Text("more").draggable("50")
                List {
                    ForEach(numbers, id: \.self) { Text("row \($0)") }
                        .dropDestination(for: String.self) { texts, index in
                            numbers.insert(contentsOf: texts.compactMap { Int($0).map { $0 * 10 } }, at: index)
                        }
                }
            }
        }
        let host = ViewHost(Numbers(), size: CGSize(width: 200, height: 300))
        try host.scroll("row 0", to: CGPoint(x: 0, y: 44 * 60))
        try host.drag("more", onto: "row 62")
        #expect(try host.frame(of: "row 500").midY < host.frame(of: "row 62").midY)
        #expect(try host.frame(of: "row 500").midY > host.frame(of: "row 61").midY)
    }
}
