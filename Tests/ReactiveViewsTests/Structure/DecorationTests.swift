import Reactive
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// A decoration of a view, by a number.
private struct Decorated<Content: View>: View {
    let content: Content
    /// From the inside out.
    let decorations: [Int]

    var body: some View { decorations.reduce(AnyView(content)) { Self.add($1, to: $0) } }

    static var count: Int { 14 }

    private static func add(_ decoration: Int, to view: AnyView) -> AnyView {
        switch decoration % count {
        case 0: AnyView(view.background(Color.red))
        case 1: AnyView(view.background { Text("behind") })
        case 2: AnyView(view.overlay(alignment: .topTrailing) { Text("over").accessibilityLabel("sign") })
        case 3: AnyView(view.overlay(Image(systemName: "star")))
        case 4: AnyView(view.mask { Rectangle() })
        case 5: AnyView(view.badge(3))
        case 6: AnyView(view.accessibilityChildren { Text("child") })
        case 7:
            AnyView(
                view.background(alignment: .leading) {
                    HStack {
                        Text("two"); Text("three")
                    }
                })
        case 8: AnyView(view.safeAreaInset(edge: .bottom) { Text("bar") })
        case 9: AnyView(view.overlayPreferenceValue(Words.self) { Text("words: \($0)") })
        case 10: AnyView(view.listRowBackground(Color.yellow))
        case 11: AnyView(view.contextMenu { Button("Copy") {} })
        case 12: AnyView(view.padding(2).border(.green))
        default:
            AnyView(
                view.overlay {
                    if true { Circle() }; Text("more")
                })
        }
    }
}

private struct Words: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension View {
    fileprivate func decorated(_ decorations: [Int]) -> Decorated<Self> {
        Decorated(content: self, decorations: decorations)
    }
}

/// Reports how many subviews it has.
private struct Counting: Layout {
    let count: (Int) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        count(subviews.count)
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
@Suite("Decorations")
struct DecorationTests {
    private struct Pages: View {
        @State var page = 0

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { index in
                    Text("Page \(index)").background(Color.red).overlay(Text("over"))
                }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("A page with a background and an overlay is one page")
    func pages() throws {
        let host = ViewHost(Pages())
        for page in 0..<3 {
            #expect(host.tree.contains("page \(page + 1) of 3"))
            expect(host, shows: "Page \(page)")
            if page < 2 { try host.page(by: 1) }
        }
    }

    private struct Rows: View {
        @State var names = ["a", "b", "c"]
        @State var selected: String? = "b"

        var body: some View {
            List(selection: $selected) {
                ForEach(names, id: \.self) { name in
                    Text(name).background(Color.red).overlay(alignment: .trailing) { Text("\(name)!") }
                }
                .onDelete { names.remove(atOffsets: $0) }
            }
        }
    }

    @Test("A row with a background is one row: the second row is the second view, which is deleted")
    func rows() throws {
        let host = ViewHost(Rows())
        expectNoDifference(host.query(.row).all.map(\.label), ["a", "b", "c"])
        expectNoDifference(host.query(.row).attribute("selected").all.map(\.label), ["b"])
        try expectNoDifference(host.query(.row).containing("c!").element.label, "c")
        try expectNoDifference(host.query(.row).nth(0).query("a!").element.kind, "Text")
        try host.delete(host.query(.row).nth(1))
        expectNoDifference(host.query(.row).all.map(\.label), ["a", "c"])
    }

    @Test("Headers, badges and swipe actions are no rows")
    func otherElements() throws {
        let host = ViewHost(
            List {
                Section {
                    Text("a").badge(3).swipeActions { Button("Flag") {} }
                    GeometryReader { _ in
                        Text("b")
                        Text("b2")
                    }
                } header: {
                    HStack { Text("Header") }
                } footer: {
                    HStack { Text("Footer") }
                }
                Spacer().overlay(Text("c"))
            })
        try host.swipe("a")
        expect(host, shows: "Flag")
        expectNoDifference(host.query(.row).all.compactMap(\.label), ["a", "b", "c"])
        try expectNoDifference(host.query(.button, "Flag").in(host.query(.row).nth(0)).element.label, "Flag")
    }

    @Test("Names, values and actions of a view go to its own element")
    func elements() throws {
        let log = Tallies()
        let host = ViewHost(
            VStack {
                Text("Save").background(Text("behind")).overlay(Text("over"))
                    .accessibilityIdentifier("save").accessibilityValue("1").accessibilityAction { log.count("act") }
                Circle().overlay(Text("3")).accessibilityLabel("Three")
            })
        expectNoDifference(host.query().identifier("save").all.map(\.label), ["Save"])
        expectNoDifference(host.query().value("1").all.map(\.label), ["Save"])
        try expectNoDifference(host.query("Three").element.label, "3")
        let action = try host.query("Save").element.children.first
        expectNoDifference(action?.kind, "AccessibilityAction")
        try host.tap("activate")
        expectNoDifference(log.all["act"], 1)
    }

    @Test("Hiding from assistive technologies and privacy include decorations")
    func whole() {
        let host = ViewHost(Text("a").overlay(Text("b")).accessibilityHidden(true).privacySensitive())
        expectNoDifference(host.query().attribute("accessibility hidden").count, 2)
        expectNoDifference(host.query().attribute("private").count, 2)
    }

    private static func tabs<Item: View>(_ item: Item) -> some View {
        TabView {
            Text("one").tabItem { item }
            Text("two").background(Color.red).tabItem { Text("Second") }
        }
    }

    @Test("A tab is named by its label, not by what decorates the label")
    func tabItems() throws {
        let host = ViewHost(Self.tabs(Text("First").background(Text("behind"))))
        expectNoDifference(host.query(.tab).all.map(\.label), ["First", "Second"])
        #expect(!host.svg.contains("behind") && host.svg.contains("First"))
    }

    @Test("A picker's option with a decoration is one option, disabled as the option itself")
    func options() throws {
        let host = ViewHost(
            Picker("Colors", selection: .constant(1)) {
                Text("Red").background(Color.red).tag(1)
                Text("Blue").disabled(true).background(Color.blue).tag(2)
                EmptyView().background(Color.green)
            }.pickerStyle(.segmented))
        let options = host.query(.option).all
        expectNoDifference(options.map(\.label), ["Red", "Blue"])
        expectNoDifference(options.map { $0.attributes.contains("disabled") }, [false, true])
    }

    @Test("A modified empty view is no page; subviews that a page view reads aren't pages of their own")
    func noPages() {
        let host = ViewHost(
            TabView {
                Text("a")
                EmptyView().background(Color.red).padding()
                ForEach(
                    subviews: Group {
                        Text("b"); Text("c")
                    }
                ) { $0.background(Color.red) }
            }.tabViewStyle(.page))
        #expect(host.tree.contains("page 1 of 3"))
    }

    @Test("Grid cells with children for assistive technologies are single cells")
    func cells() throws {
        func width(_ decorated: Bool) -> CGFloat? {
            let host = ViewHost(
                Grid(horizontalSpacing: 10) {
                    GridRow {
                        if decorated {
                            Text("a").accessibilityChildren { Text("long child") }.background(Color.red)
                        } else {
                            Text("a")
                        }
                        Text("b")
                    }
                    ForEach(subviews: Text("whole")) { $0 }
                })
            return try? host.find("b").frame?.minX
        }
        #expect(width(true) == width(false) && width(true) != nil)
    }

    // MARK: Random decorations

    @Test(
        "Random decorations in any order change no count of rows, pages, subviews and elements", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<40))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...4, using: &random)
        let decorations = (0..<count).map { _ in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                Int.random(in: 0..<Decorated<Text>.count, using: &random)
            }
        }
        let note = Comment("seed \(seed): \(decorations)")
        let labels = (0..<count).map { "view \($0)" }
        let views = ForEach(0..<count, id: \.self) { index in
            Text("view \(index)").decorated(decorations[index]).accessibilityIdentifier("id \(index)")
        }
        for host in [ViewHost(AnyView(List { views })), ViewHost(AnyView(Form { Section("x") { views } }))] {
            #expect(host.query(.row).all.map(\.label) == labels, note)
            for index in 0..<count {
                #expect(try host.query().identifier("id \(index)").element.label == "view \(index)", note)
                #expect(try host.query(.row).containing("view \(index)").element.label == "view \(index)", note)
            }
            host.checkInvariants()
        }
        let pages = ViewHost(TabView { views }.tabViewStyle(.page))
        #expect(pages.tree.contains("page 1 of \(count)"), note)
        for page in 1..<max(count, 2) where page < count {
            try pages.page(by: 1)
            #expect(pages.tree.contains("page \(page + 1) of \(count)"), note)
        }
        var subviews = 0
        let counting = Counting { subviews = $0 }
        #expect(!ViewHost(VStack { counting { views } }).svg.isEmpty)
        #expect(subviews == count, note)
        let groups = ViewHost(Group(subviews: views) { Text("count: \($0.count)") })
        #expect(groups.contains("count: \(count)"), note)
    }
}
