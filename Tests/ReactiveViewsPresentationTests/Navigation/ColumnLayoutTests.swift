import ReactiveViewsTesting
import Testing

/// Where the columns of split views are.
@MainActor
@Suite("Columns side by side")
struct ColumnLayoutTests {
    private struct Three: View {
        @State var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    NavigationLink("go", value: 1)
                    Button("hide") { visibility = .doubleColumn }
                }
                .navigationDestination(for: Int.self) { Text("pushed \($0)").navigationTitle("Pushed") }
                .navigationTitle("Side")
                .navigationSplitViewColumnWidth(200)
            } content: {
                Text("middle").navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 400)
            } detail: {
                Text("detail")
            }
        }
    }

    /// The titles, the large ones with their leading edges, the others with their centres.
    private func titles(_ host: ViewHost<some View>) -> [String] {
        host.display.items.compactMap { item in
            guard case .text(let text) = item.content, text.font.weight > 400 else { return nil }
            if text.font.size == 34 { return "\(text.lines[0].string) from \(Int(item.frame.minX))" }
            return "\(text.lines[0].string) \(Int(item.frame.midX.rounded()))"
        }
    }

    @Test("Columns have their widths, the last one the rest; a link fills the last one; titles are above their columns")
    func widths() throws {
        let host = ViewHost(Three(), size: CGSize(width: 1_000, height: 600))
        try expectNoDifference(host.frame(of: "go").midX, 100)
        try expectNoDifference(host.frame(of: "middle").midX, 325)
        try expectNoDifference(host.frame(of: "detail").midX, 725)
        expectNoDifference(titles(host), ["Side from 16"])
        try host.tap("go")
        try expectNoDifference(host.frame(of: "pushed 1").midX, 725)
        expectNoDifference(titles(host), ["Side from 16", "Pushed 725"])
        let lines = host.display.items.filter { $0.frame.size == CGSize(width: 1, height: 600) }
        expectNoDifference(lines.map(\.frame.minX), [200, 450])
        try host.tap("hide")
        try expectNoDifference(host.frame(of: "middle").midX, 125)
        try expectNoDifference(host.frame(of: "pushed 1").midX, 625)
    }

    @Test("Columns become narrower down to their least widths, and further in proportion; a compact host shows one")
    func narrow() throws {
        let host = ViewHost(Three(), size: CGSize(width: 680, height: 600))
        try expectNoDifference(host.frame(of: "middle").midX, 300)
        try expectNoDifference(host.frame(of: "detail").midX, 540)
        host.size = CGSize(width: 600, height: 600)
        // Of 600 points, 200 : 150 : 280.
        try expectNoDifference(host.frame(of: "go").midX.rounded(), 95)
        try expectNoDifference(host.frame(of: "middle").midX.rounded(), 262)
        try expectNoDifference(host.frame(of: "detail").midX.rounded(), 467)
        host.size = CGSize(width: 599, height: 600)
        try expectNoDifference(host.frame(of: "go").midX.rounded(), 300)
        #expect(!host.contains("middle") && !host.contains("detail"))
        host.size = CGSize(width: 1_000, height: 600)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        try expectNoDifference(host.frame(of: "go").midX, 900)
        try expectNoDifference(host.frame(of: "detail").midX, 275)
    }

    @Test("A column's width may change; an invalid width is reported and ignored")
    func changes() throws {
        struct Growing: View {
            @State var width: CGFloat = 200
            var body: some View {
                NavigationSplitView {
                    Button("wider") { width += 100 }.navigationSplitViewColumnWidth(width)
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = ViewHost(Growing(), size: CGSize(width: 1_000, height: 600))
        try host.tap("wider")
        try expectNoDifference(host.frame(of: "wider").midX, 150)
        let found = Diagnostics.collect {
            let broken = ViewHost(
                NavigationSplitView {
                    Text("side").navigationSplitViewColumnWidth(min: 300, ideal: 200)
                } detail: {
                    Text("detail")
                }, size: CGSize(width: 1_000, height: 600))
            expectNoDifference((try? broken.frame(of: "side").midX), 160)
        }
        expectNoDifference(found.map(\.kind), [.invalidGeometry])
    }

    private struct Old: View {
        var body: some View {
            NavigationView {
                NavigationLink("Choose") { Text("chosen") }.navigationBarTitle("List")
                Text("nothing chosen")
            }
        }
    }

    @Test("A navigation view has its views in columns in a style of columns, else only the first")
    func navigationViews() throws {
        let size = CGSize(width: 1_000, height: 600)
        let host = ViewHost(Old().navigationViewStyle(.columns), size: size)
        try expectNoDifference(host.frame(of: "Choose").midX, 160)
        try expectNoDifference(host.frame(of: "nothing chosen").midX, 660)
        expectNoDifference(titles(host), ["List from 16"])
        try host.tap("Choose")
        try expectNoDifference(host.frame(of: "chosen").midX, 660)
        let single = ViewHost(Old(), size: size)
        try expectNoDifference(single.frame(of: "Choose").midX, 500)
        #expect(!single.svg.contains("nothing chosen"))
        try single.tap("Choose")
        try expectNoDifference(single.frame(of: "chosen").midX, 500)
        try single.back()
        try expectNoDifference(single.frame(of: "Choose").midX, 500)
    }
}
