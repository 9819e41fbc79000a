import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Blank parts of scroll views")
struct BlankPartTests {
    private static func rows(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { index in
            HStack {
                Text("left \(index)")
                Spacer()
                Text("right \(index)")
            }
        }
    }

    private static let containers: [(String, @MainActor () -> AnyView)] = [
        ("stack", { AnyView(ScrollView { VStack(spacing: 40) { rows(60) } }) }),
        (
            "narrow stack",
            {
                AnyView(
                    ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("\($0)") } }.frame(maxWidth: .infinity) })
            }
        ),
        ("lazy stack", { AnyView(ScrollView { LazyVStack(spacing: 40) { rows(200) } }) }),
        (
            "lazy grid",
            {
                AnyView(
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 60) { rows(200) }
                    })
            }
        ),
        ("list", { AnyView(List { rows(200) }) }),
        (
            "sections",
            {
                AnyView(
                    List {
                        Section("a") { rows(20) }; Section("b") { rows(20) }
                    }.listStyle(.insetGrouped))
            }
        ),
        ("form", { AnyView(Form { rows(60) }) }),
        ("margins", { AnyView(ScrollView { VStack { rows(60) }.padding(60) }.contentMargins(30)) }),
        ("background", { AnyView(ScrollView { VStack(spacing: 40) { rows(60) } }.background(Color.red)) }),
        (
            "editor",
            {
                AnyView(
                    ScrollView {
                        TextEditor(text: .constant("text")).frame(height: 300); rows(60)
                    })
            }
        ),
        (
            "paged",
            {
                AnyView(
                    ScrollView {
                        ScrollView(.horizontal) { HStack(spacing: 50) { ForEach(0..<9, id: \.self) { Text("\($0)") } } }
                        VStack(spacing: 40) { rows(60) }
                    })
            }
        ),
    ]

    @Test("A scroll view takes wheel and finger at every point of its frame", .tags(.manyRounds), arguments: 0..<11)
    func everyPoint(_ index: Int) throws {
        let (name, view) = Self.containers[index]
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let host = ViewHost(view().frame(width: 260, height: 360), size: CGSize(width: 300, height: 400))
        for _ in 0..<RandomRounds.count(25) {
            let point = CGPoint(
                x: CGFloat.random(in: 21..<279, using: &random), y: CGFloat.random(in: 21..<379, using: &random))
            let note = Comment("\(name) at \(point), seed \(seed)")
            #expect(throws: Never.self, note) { try host.scroll(point, by: CGSize(width: 0, height: 50)) }
            let scrolled = try host.scrollOffset(of: CGPoint(x: 150, y: 370)).y
            #expect(abs(scrolled - 50) < 0.01, note)
            var finger = try host.beginTouch(point)
            finger.move(by: CGSize(width: 0, height: 20))
            finger.move(by: CGSize(width: 0, height: 30))
            finger.lift()
            #expect(try host.scrollOffset(of: CGPoint(x: 150, y: 370)).y < 0.01, note)
        }
        host.checkInvariants()
    }

    @Test("Between the texts of a row and between rows a wheel scrolls")
    func gaps() throws {
        let host = ViewHost(ScrollView { VStack(spacing: 40) { Self.rows(30) } }, size: CGSize(width: 300, height: 400))
        try host.scroll(CGPoint(x: 150, y: 11), by: CGSize(width: 0, height: 30))
        try expectNoDifference(host.scrollOffset(of: CGPoint(x: 150, y: 11)).y, 30)
    }

    @Test("Of nested scroll views the innermost that can move scrolls, then the outer one")
    func nested() throws {
        let host = ViewHost(
            ScrollView {
                ScrollView { Text("inner").frame(width: 20, height: 150).frame(maxWidth: .infinity) }.frame(
                    width: 200, height: 100)
                Color.clear.frame(height: 900)
            }, size: CGSize(width: 300, height: 400))
        let blank = CGPoint(x: 60, y: 50)
        let outside = CGPoint(x: 10, y: 300)
        try host.scroll(blank, by: CGSize(width: 0, height: 50))
        #expect(try host.scrollOffset(of: blank).y == 50 && host.scrollOffset(of: outside).y == 0)
        try host.scroll(blank, by: CGSize(width: 0, height: 20))
        #expect(try host.scrollOffset(of: blank).y == 50 && host.scrollOffset(of: outside).y == 20)
    }

    @Test("A wheel beside all scroll views moves nothing and throws; observers learn of no error")
    func misses() throws {
        final class Errors: HostObserver {
            var all: [Bool] = []
            func actionBegan(_ function: StaticString, target: String?, details: String, place: String?) {}
            func targetFound(_ target: ObservedTarget) {}
            func actionEnded(_ error: (any Error)?) { all.append(error != nil) }
            func eventBegan() {}
            func eventEnded() {}
            func touchBegan(_ id: Int, at point: CGPoint, of location: CGPoint) {}
            func touchMoved(_ id: Int, to location: CGPoint, isLifted: Bool) {}
        }
        let host = ViewHost(
            VStack(spacing: 100) {
                ScrollView { Color.clear.frame(height: 900) }.frame(width: 100, height: 100)
                Text("below")
            }, size: CGSize(width: 300, height: 400))
        let errors = Errors()
        host.observer = errors
        #expect(throws: ViewQueryError.self) {
            try host.scroll(CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 10))
        }
        #expect(throws: ViewQueryError.self) { _ = try host.beginTouch(CGPoint(x: 5, y: 5)) }
        expectNoDifference(errors.all, [false, false])
        #expect(throws: ViewQueryError.self) { try host.scroll("below", by: CGSize(width: 0, height: 10)) }
        expectNoDifference(errors.all, [false, false, true])
    }

    @Test("A scroll view keeps touches from what is behind its blank parts; a gesture around it gets taps there")
    func taps() throws {
        let log = Tallies()
        let host = ViewHost(
            ZStack {
                Color.red.onTapGesture { log.count("behind") }
                ScrollView { Text("content") }.frame(width: 100, height: 200).onTapGesture { log.count("around") }
            }, size: CGSize(width: 300, height: 400))
        try host.tap(at: CGPoint(x: 150, y: 280))
        expectNoDifference(log.all, ["around": 1])
        try host.tap(at: CGPoint(x: 10, y: 10))
        expectNoDifference(log.all, ["around": 1, "behind": 1])
    }
}
