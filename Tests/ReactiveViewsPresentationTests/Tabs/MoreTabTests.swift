import ReactiveViewsTesting
import Testing

/// Bars with more tabs than they have room for.
@MainActor
@Suite("More tabs")
struct MoreTabTests {
    private struct Tabs: View {
        @State var count = 7
        @State var log: [String] = []

        var body: some View {
            TabView {
                ForEach(0..<count, id: \.self) { index in
                    VStack {
                        Text("page \(index): \(log.joined(separator: " "))")
                        Button("Fewer") { count = 5 }
                        Button("Many") { count = 7 }
                    }
                    .onAppear { log.append("+\(index)") }
                    .onDisappear { log.append("-\(index)") }
                    .tabItem { Label("Tab \(index)", systemImage: "star") }
                    .badge(index == 6 ? 3 : 0)
                }
            }
        }
    }

    private struct Bound: View {
        @State var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<6, id: \.self) { index in
                    Text("page \(index)").tabItem { Text("Tab \(index)") }.tag(index)
                }
            }
            Button("to 2") { selection = 2 }
            Text("selected \(selection)")
        }
    }

    private let size = CGSize(width: 400, height: 600)
    private func words<Root: View>(_ host: ViewHost<Root>) -> [String] {
        host.display.items.compactMap { item in
            if case .text(let text) = item.content { text.lines[0].string } else { nil }
        }
    }

    @Test("A tap at the last item of the bar shows the other tabs; a tap at one of them shows it")
    func points() throws {
        let host = ViewHost(Tabs(), size: size)
        expectNoDifference(words(host), ["page 0: +0", "Fewer", "Many", "Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        let more = CGPoint(x: 360, y: 580)
        try host.tap(at: more)
        expectNoDifference(
            words(host), ["More", "Tab 4", "Tab 5", "Tab 6", "3", "Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        expect(host, hasNo: "page 0: +0")
        let row = try #require(host.find("Tab 5").frame)
        #expect(row.width == 400 && row.height == 44 && row.minY == 88)
        try host.tap(at: CGPoint(x: row.maxX - 5, y: row.midY))
        #expect(host.contains("page 5: +0 -0 +5") && !host.contains("page 0: +0"))
        expectNoDifference(words(host).last, "More")
        try host.tap(at: more)
        expectNoDifference(words(host).first, "More")
        try host.tap(at: CGPoint(x: 120, y: 580))
        expect(host, shows: "page 1: +0 -0 +5 -5 +1")
    }

    @Test("More has an element, which can be tapped by its words; so can tabs without a place in the bar")
    func elements() throws {
        let host = ViewHost(Tabs(), size: size)
        #expect(host.tree.contains("  TabItem \"Tab 6\" = \"3\"\n  TabItem \"More\"\n"))
        try host.tap("More")
        #expect(host.tree.hasSuffix("  TabItem \"More\" (selected)"))
        #expect(!host.tree.contains("TabItem \"Tab 0\" (selected)"))
        try expectNoDifference(host.frame(of: "More"), CGRect(x: 320, y: 551, width: 80, height: 49))
        try host.tap("Tab 6")
        expect(host, shows: "page 6: +0 -0 +6")
        try host.tap("Tab 4")
        expect(host, shows: "page 4: +0 -0 +6 +4 -6")
    }

    @Test("The tab that was shown before the list can be chosen again")
    func again() throws {
        let host = ViewHost(Tabs(), size: size)
        try host.tap("More")
        try host.tap("Tab 0")
        expect(host, shows: "page 0: +0 -0 +0")
        try host.tap("Tab 6")
        try host.tap("More")
        try host.tap("Tab 6")
        expect(host, shows: "page 6: +0 -0 +0 +6 -0 -6 +6")
    }

    @Test("The list leaves the bound selection; another selection ends the list")
    func binding() throws {
        let host = ViewHost(Bound(), size: size)
        try host.tap("More")
        #expect(host.contains("selected 1") && !host.contains("page 1"))
        try host.tap("to 2")
        #expect(host.contains("page 2") && host.contains("selected 2"))
        try host.tap("More")
        try host.tap("Tab 5")
        #expect(host.contains("page 5") && host.contains("selected 5"))
        try host.tap("More")
        try host.tap("Tab 5")
        expect(host, shows: "page 5")
    }

    @Test("With five tabs or fewer there is no More; it comes and goes with the tabs")
    func changes() throws {
        let host = ViewHost(Tabs(), size: size)
        try host.tap("Fewer")
        #expect(!host.contains("More") && words(host).suffix(5) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
        try host.tap("Many")
        try host.tap("More")
        #expect(words(host).contains("Tab 6"))
    }

    @Test("From right to left the item is on the left; of many tabs all rows have a place above the bar")
    func extremes() throws {
        let host = ViewHost(Tabs(count: 60), size: size)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        try host.tap(at: CGPoint(x: 20, y: 580))
        let last = try #require(host.find("Tab 59").frame)
        #expect(last.maxY <= 551.001 && last.height > 5)
        try host.tap(at: CGPoint(x: 200, y: last.midY))
        #expect(host.tree.contains("page 59"))
    }

    @Test("Pages have no More")
    func pages() throws {
        struct Pages: View {
            let isPaged: Bool
            var body: some View {
                let tabs = TabView {
                    ForEach(0..<8, id: \.self) { index in Text("page \(index)").tabItem { Text("Tab \(index)") } }
                }
                if isPaged { tabs.tabViewStyle(.page) } else { tabs }
            }
        }
        #expect(!ViewHost(Pages(isPaged: true)).contains("More"))
        #expect(ViewHost(Pages(isPaged: false)).contains("More"))
    }
}
