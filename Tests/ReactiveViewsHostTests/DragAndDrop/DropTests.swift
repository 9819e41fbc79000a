import ReactiveViewsTesting
import Testing

private struct Note: Transferable, Codable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "com.example.note", conformingTo: .json))
        ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
    }
}

private struct Slow: Transferable {
    var number: Int

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { slow in
            await Task.yield()
            return Data([UInt8(slow.number)])
        } importing: { data in
            await Task.yield()
            return Slow(number: Int(data.first ?? 0))
        }
    }
}

@MainActor
@Suite("Drag and drop")
struct DropTests {
    @ViewBuilder private func sources() -> some View {
        Text("string").draggable("words")
        Text("note").draggable(Note(text: "noted")) { Text("preview") }
        Text("link").draggable(URL(string: "https://example.org")!)
        Text("provider").onDrag { NSItemProvider(object: "given" as NSString) }
        Text("nothing").itemProvider(nil)
    }

    @Test("A value travels as it is, or through a kind of data that both know; else it is refused")
    func conversions() throws {
        let log = Log()
        let host = ViewHost {
            sources()
            Text("strings").dropDestination(for: String.self) { items, location in
                log.append("\(items) at \(location.x)")
                return true
            }
            Text("notes").dropDestination { (items: [Note], _) in
                log.append(items[0].text)
                return true
            }
            Text("data").dropDestination(for: Data.self) { items, _ in
                log.append("\(items[0].count)")
                return true
            }
        }
        for source in ["string", "note", "provider"] {
            try host.drag(source, onto: "strings", at: CGPoint(x: 5, y: 0))
            try host.drag(source, onto: "notes")
        }
        expectNoDifference(
            log.take(),
            [
                "[\"words\"] at 5.0", "words", "[\"noted\"] at 5.0", "noted", "[\"given\"] at 5.0", "given",
            ])
        #expect(throws: ViewQueryError.unresponsive("strings", to: "a drop of this")) {
            try host.drag("link", onto: "strings")
        }
        try host.drag("link", onto: "data")
        expectNoDifference(log.take(), ["19"])
        #expect(throws: ViewQueryError.unresponsive("nothing", to: "being picked up")) {
            try host.drag("nothing", onto: "strings")
        }
    }

    @Test("onDrop gets the providers of the kinds it wants, in all forms")
    func onDrop() throws {
        let log = Log()
        let host = ViewHost {
            sources()
            Text("text").onDrop(of: [.plainText], isTargeted: nil) { providers in
                providers.first?.loadObject(ofClass: String.self) { string, _ in
                    MainActor.assumeIsolated { log.append(string ?? "none") }
                }
                return true
            }
            Text("old").onDrop(of: ["public.url"], isTargeted: nil) { providers, location in
                log.append("\(providers.count) at \(location.x)")
                return true
            }
            Text("refusing").onDrop(of: [.item], isTargeted: nil) { _ in false }
        }
        try host.drag("provider", onto: "text")
        try host.drag("note", onto: "text")
        try host.drag("link", onto: "old", at: CGPoint(x: 3, y: 0))
        expectNoDifference(log.lines, ["given", "noted", "1 at 3.0"])
        for target in ["old", "refusing"] {
            #expect(throws: ViewQueryError.unresponsive(target, to: "a drop of this")) {
                try host.drag("string", onto: target)
            }
        }
    }

    @Test("A view that leaves a drop leaves it to those around")
    func outer() throws {
        let log = Log()
        let host = ViewHost {
            sources()
            VStack {
                Text("it").dropDestination(for: String.self) { _, _ in false }
            }
            .dropDestination(for: String.self) { items, _ in
                log.append(items[0])
                return true
            }
        }
        try host.drag("string", onto: "it")
        expectNoDifference(log.lines, ["words"])
    }

    @Test("isTargeted is true while something is over the view that it would take")
    func targeted() throws {
        let log = Log()
        struct Target: View {
            let log: Log
            @State var isTargeted = false
            @State var isShown = true
            var body: some View {
                Text("string").draggable("words")
                Text("link").draggable(URL(string: "https://example.org")!)
                if isShown {
                    Text(isTargeted ? "release" : "drop here").onDrop(of: [.text], isTargeted: $isTargeted) { _ in
                        log.append("dropped")
                        return true
                    }
                }
                Text("other").dropDestination(for: String.self) { _, _ in
                    isShown = false
                    return true
                } isTargeted: {
                    log.append("other \($0)")
                }
            }
        }
        let host = ViewHost(Target(log: log))
        var item = try host.pickUp("string")
        try item.move(over: "drop here")
        expect(host, shows: "release")
        try item.move(over: "other")
        expect(host, shows: "drop here")
        expectNoDifference(log.take(), ["other true"])
        try item.move(over: "drop here")
        expectNoDifference(log.take(), ["other false"])
        item.drop()
        expect(host, shows: "drop here")
        expectNoDifference(log.take(), ["dropped"])
        let isTakenTwice = item.drop()
        #expect(!isTakenTwice)
        var link = try host.pickUp("link")
        let isWanted = try link.move(over: "drop here")
        #expect(!isWanted)
        link.drop()
        var last = try host.pickUp("string")
        try last.move(over: "other")
        last.cancel()
        expectNoDifference(log.take(), ["other true", "other false"])
    }

    @MainActor
    private struct Sorting: DropDelegate {
        let log: Log
        var allows = true

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
        func dropEntered(info: DropInfo) { log.append("entered \(info.location.x)") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.append("updated \(info.location.x)")
            return DropProposal(operation: allows ? .move : .forbidden)
        }
        func dropExited(info: DropInfo) { log.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.append("performed \(info.itemProviders(for: ["public.text"]).count)")
            return true
        }
    }

    @Test("A drop delegate receives the drag's movements and decides")
    func delegate() throws {
        let log = Log()
        let host = ViewHost {
            sources()
            Text("sorted").onDrop(of: [.item], delegate: Sorting(log: log))
            Text("closed").onDrop(of: ["public.item"], delegate: Sorting(log: log, allows: false))
        }
        var item = try host.pickUp("string")
        try item.move(over: "sorted", at: CGPoint(x: 1, y: 0))
        try item.move(over: "sorted", at: CGPoint(x: 2, y: 0))
        item.drop()
        expectNoDifference(log.take(), ["entered 1.0", "updated 1.0", "updated 2.0", "performed 1"])
        #expect(throws: ViewQueryError.unresponsive("closed", to: "a drop of this")) {
            try host.drag("string", onto: "closed")
        }
        expectNoDifference(log.take(), ["entered 0.0", "updated 0.0", "exited"])
        #expect(throws: ViewQueryError.self) { try host.drag("link", onto: "sorted") }
        expectNoDifference(log.take(), [])
    }

    @Test("A conversion that takes time makes the drop an event of its own")
    func slow() async throws {
        struct Target: View {
            @State var sum = 0
            let done: @MainActor () -> Void
            var body: some View {
                Text("slow").draggable(Slow(number: 3))
                Text("data").draggable(Data([4]))
                Text("target").dropDestination(for: Slow.self) { items, _ in
                    sum += items[0].number
                    done()
                    return true
                }
                Text("sum \(sum)")
            }
        }
        let host: ViewHost<Target>
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        host = ViewHost(Target { arrived.yield() })
        try host.drag("slow", onto: "target")
        expect(host, shows: "sum 3")
        try host.drag("data", onto: "target")
        var iterator = arrivals.makeAsyncIterator()
        _ = await iterator.next()
        _ = await iterator.next()
        host.settle()
        expect(host, shows: "sum 7")
    }

    @Test("A location of NaN is reported and counts as zero")
    func location() throws {
        let log = Log()
        let host = ViewHost {
            sources()
            Text("it").dropDestination(for: String.self) { _, location in
                log.append("\(location)")
                return true
            }
        }
        let diagnostics = try Diagnostics.collect {
            try host.drag("string", onto: "it", at: CGPoint(x: CGFloat.nan, y: 1))
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidInput])
        expectNoDifference(log.lines, ["\(CGPoint.zero)"])
    }
}
