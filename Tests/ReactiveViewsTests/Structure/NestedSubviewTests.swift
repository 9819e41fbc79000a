import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

extension ContainerValues {
    @Entry fileprivate var rank = 0
}

/// Containers that read subviews, one directly inside of another.
@MainActor
@Suite("Containers of subviews inside one another")
struct NestedSubviewTests {
    /// The ways in which a container reads the views of its content.
    private enum Reader: CaseIterable {
        case forEachSubview, groupOfSubviews, forEachSection, groupOfSections, tree
    }

    private struct Plain<Content: View>: View {
        let reader: Reader
        @ViewBuilder var content: Content

        var body: some View {
            switch reader {
            case .forEachSubview:
                ForEach(subviews: content) { $0 }
            case .groupOfSubviews:
                Group(subviews: content) { $0 }
            case .forEachSection:
                ForEach(sections: content) { $0.content }
            case .groupOfSections:
                Group(sections: content) { sections in ForEach(sections) { $0.content } }
            case .tree:
                _VariadicView.Tree(PlainRoot()) { content }
            }
        }
    }

    private struct PlainRoot: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in child }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private static func labels(_ host: ViewHost<some View>) -> [String] { host.elements.compactMap(\.label) }

    private struct Pair: View {
        let outer: Reader
        let inner: Reader
        @State private var names = ["a", "b"]
        @State private var hasMore = false

        var body: some View {
            Plain(reader: outer) {
                Text("first")
                Plain(reader: inner) {
                    ForEach(names, id: \.self) { Counter(name: $0) }
                    if hasMore { Text("more") }
                }
            }
            Button("Reverse") { names.reverse() }
            Button("Insert") { names.insert("c", at: 0) }
            Button("Remove") { names.removeLast() }
            Button("More") { hasMore.toggle() }
        }
    }

    @Test("Each kind of container shows its content in each other one, once, also after changes")
    func pairs() throws {
        for outer in Reader.allCases {
            for inner in Reader.allCases {
                let reports = try Diagnostics.collect {
                    let host = ViewHost(Pair(outer: outer, inner: inner))
                    @MainActor func check(_ expected: [String], line: Int = #line) {
                        let shown = Self.labels(host).filter { $0.contains(" ") || $0 == "first" || $0 == "more" }
                        expectNoDifference(shown, ["first"] + expected, "\(outer) around \(inner), line \(line)")
                        host.checkInvariants()
                    }
                    check(["a 0", "b 0"])
                    try host.tap("b 0")
                    check(["a 0", "b 1"])
                    try host.tap("Reverse")
                    check(["b 1", "a 0"])
                    try host.tap("Insert")
                    check(["c 0", "b 1", "a 0"])
                    try host.tap("More")
                    check(["c 0", "b 1", "a 0", "more"])
                    try host.tap("Remove")
                    check(["c 0", "b 1", "more"])
                    try host.tap("More")
                    check(["c 0", "b 1"])
                }
                #expect(reports.isEmpty, "\(outer) around \(inner): \(reports)")
            }
        }
    }

    private struct Chain: View {
        let readers: [Reader]
        let names: [String]

        var body: AnyView {
            guard let reader = readers.first else {
                return AnyView(ForEach(names, id: \.self) { Counter(name: $0) })
            }
            return AnyView(Plain(reader: reader) { Chain(readers: Array(readers.dropFirst()), names: names) })
        }
    }

    @Test("Twenty containers around one another show the content, and follow its changes")
    func deep() throws {
        let readers = (0..<20).map { Reader.allCases[$0 % Reader.allCases.count] }
        let reports = try Diagnostics.collect {
            let host = ViewHost(Chain(readers: readers, names: ["a", "b"]))
            expectNoDifference(Self.labels(host), ["a 0", "b 0"])
            try host.tap("b 0")
            host.rootView = Chain(readers: readers, names: ["c", "b"])
            expectNoDifference(Self.labels(host), ["c 0", "b 1"])
            host.rootView = Chain(readers: readers, names: [])
            #expect(host.elements.isEmpty)
            host.checkInvariants()
        }
        #expect(reports.isEmpty, "\(reports)")
    }

    @Test("A card shows the views of a plain container inside of it as subviews of its own")
    func card() {
        struct Card<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack {
                    Group(subviews: content) { subviews in
                        Text("\(subviews.count) views")
                        ForEach(subviews) { $0.padding(2) }
                    }
                }
            }
        }
        let host = ViewHost(
            Card {
                Plain(reader: .forEachSubview) {
                    Text("a")
                    Text("b")
                }
            })
        expectNoDifference(host.tree, "VStack\n  Text \"2 views\"\n  Text \"a\"\n  Text \"b\"")
    }

    @Test("Values, tags and identities of a subview reach a container further out")
    func traits() throws {
        struct Ranks<Content: View>: View {
            let content: Content
            var body: some View {
                ForEach(subviews: content) { subview in
                    let values = subview.containerValues
                    Text("rank \(values.rank) tag \(values.tag(for: Int.self) ?? 0)")
                }
            }
        }
        struct Changing: View {
            let reader: Reader
            @State private var rank = 2
            var body: some View {
                Ranks(
                    content: Plain(reader: reader) {
                        Text("a").containerValue(\.rank, rank).tag(rank)
                        Text("b").padding()
                    })
                Button("Promote") { rank += 1 }
            }
        }
        for reader in Reader.allCases {
            let host = ViewHost(Changing(reader: reader))
            expectNoDifference(Self.labels(host), ["rank 2 tag 2", "rank 0 tag 0", "Promote"], "\(reader)")
            try host.tap("Promote")
            expectNoDifference(Self.labels(host), ["rank 3 tag 3", "rank 0 tag 0", "Promote"], "\(reader)")
        }
        let ids = ViewHost(
            _VariadicView.Tree(IDRoot()) {
                ForEach(subviews: ForEach(["x", "y"], id: \.self) { Text($0) }) { $0 }
            })
        expectNoDifference(Self.labels(ids).count, 2)
    }

    @Test("A row with a binding to a removed element goes away from nested containers")
    func removedBinding() throws {
        struct Row: View {
            @Binding var name: String
            var body: some View { Text("row \(name)") }
        }
        struct Names: View {
            let outer: Reader
            @State private var names = ["a", "b", "c"]
            var body: some View {
                Plain(reader: outer) {
                    Plain(reader: .groupOfSubviews) { ForEach($names, id: \.self) { Row(name: $0) } }
                }
                Button("Remove") { names.removeLast() }
            }
        }
        for outer in Reader.allCases {
            let host = ViewHost(Names(outer: outer))
            expectNoDifference(Self.labels(host), ["row a", "row b", "row c", "Remove"])
            try host.tap("Remove")
            try host.tap("Remove")
            expectNoDifference(Self.labels(host), ["row a", "Remove"])
        }
    }

    private struct IDRoot: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                Text("\(child.id(as: Subview.ID.self) == nil) \(child.id(as: String.self) ?? "")")
            }
        }
    }

    @Test("A picker offers each subview of its content once")
    func picker() throws {
        struct Choice: View {
            @State private var chosen = 1
            var body: some View {
                Picker("Choice", selection: $chosen) {
                    ForEach(
                        subviews: Group {
                            Text("one").tag(1)
                            Text("two").tag(2)
                        }
                    ) { $0 }
                }
                .pickerStyle(.inline)
                Text("chosen \(chosen)")
            }
        }
        let host = ViewHost(Choice())
        #expect(host.all("one").count == 1 && host.all("two").count == 1)
        try host.tap("two")
        expect(host, shows: "chosen 2")
    }

    @Test("A tab view has a page for each subview of its content")
    func pages() throws {
        func pages(_ content: some View) -> ViewHost<some View> {
            ViewHost(TabView { content }.tabViewStyle(.page), size: CGSize(width: 200, height: 200))
        }
        let names = ForEach(["a", "b"], id: \.self) { Text("page \($0)") }
        let plain = pages(names)
        for reader in Reader.allCases {
            let host = pages(Plain(reader: reader) { Plain(reader: .forEachSubview) { names } })
            expectNoDifference(host.tree, plain.tree, "\(reader)")
            expectNoDifference(host.display, plain.display, "\(reader)")
        }
    }

    @Test(
        "Nested containers of random content show after random changes what a fresh mount shows", .tags(.manyRounds))
    func random() {
        for seed in RandomRounds.of(0..<400 as Range<UInt64>, oneOf: 40) {
            var random = SeededGenerator(seed: seed)
            let readers = (0...Int.random(in: 1...4, using: &random)).map { _ in
                Reader.allCases.randomElement(using: &random)!
            }
            var content = Content.random(&random, depth: 0)
            let host = ViewHost(Program(readers: readers, content: content))
            for _ in 0..<4 {
                content = content.changed(&random)
                host.rootView = Program(readers: readers, content: content)
                host.checkInvariants()
                let fresh = ViewHost(Program(readers: readers, content: content))
                guard host.tree != fresh.tree || host.svg != fresh.svg else { continue }
                Issue.record("seed \(seed), \(readers): the tree is\n\(host.tree)\nbut freshly mounted\n\(fresh.tree)")
                return
            }
        }
    }

    /// What random containers contain.
    private indirect enum Content {
        case text(Int)
        case optional(Bool, Content)
        case rows([Int], Content)
        case several([Content])
        case nested(Reader, Content)
        case section(Content)

        static func random(_ random: inout SeededGenerator, depth: Int) -> Content {
            func child() -> Content { Content.random(&random, depth: depth + 1) }
            switch depth > 2 ? 0 : Int.random(in: 0..<7, using: &random) {
            case 1: return .optional(Bool.random(using: &random), child())
            case 2: return .rows(Array([0, 1, 2, 3].shuffled(using: &random).prefix(2)), child())
            case 3, 4: return .several((0..<2).map { _ in child() })
            case 5: return .nested(Reader.allCases.randomElement(using: &random)!, child())
            case 6: return .section(child())
            default: return .text(Int.random(in: 0..<3, using: &random))
            }
        }

        func changed(_ random: inout SeededGenerator) -> Content {
            switch self {
            case .text: return .text(Int.random(in: 0..<3, using: &random))
            case .optional(_, let content):
                let isThere = Bool.random(using: &random)
                return .optional(isThere, content.changed(&random))
            case .rows(_, let content):
                let count = Int.random(in: 0...4, using: &random)
                return .rows(Array([0, 1, 2, 3].shuffled(using: &random).prefix(count)), content.changed(&random))
            case .several(let parts): return .several(parts.map { $0.changed(&random) })
            case .nested(let reader, let content): return .nested(reader, content.changed(&random))
            case .section(let content): return .section(content.changed(&random))
            }
        }
    }

    private struct Piece: View {
        let content: Content

        var body: AnyView { made }

        private var made: AnyView {
            switch content {
            case .text(let number): AnyView(Text("text \(number)").containerValue(\.rank, number))
            case .optional(let isThere, let content): AnyView(Group { if isThere { Piece(content: content) } })
            case .rows(let rows, let content):
                AnyView(
                    ForEach(rows, id: \.self) { row in
                        Text("row \(row)")
                        Piece(content: content)
                    })
            case .several(let parts):
                AnyView(ForEach(Array(parts.enumerated()), id: \.offset) { Piece(content: $0.element) })
            case .nested(let reader, let content):
                AnyView(
                    Plain(reader: reader) {
                        Piece(content: content)
                        Text("in \(reader)")
                    })
            case .section(let content):
                AnyView(
                    Section {
                        Piece(content: content)
                    } header: {
                        Text("header")
                    })
            }
        }
    }

    private struct Program: View {
        let readers: [Reader]
        let content: Content

        var body: AnyView {
            guard let reader = readers.first else { return AnyView(Piece(content: content)) }
            return AnyView(Plain(reader: reader) { Program(readers: Array(readers.dropFirst()), content: content) })
        }
    }
}
