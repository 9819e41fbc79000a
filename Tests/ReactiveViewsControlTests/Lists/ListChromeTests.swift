import ReactiveViews
import ReactiveViewsTestSupport
import Testing
import ReactiveTesting

/// What lists paint around their rows.
@MainActor
@Suite("List chrome")
struct ListChromeTests {
    /// The painted areas with their colours, in the host's coordinates, from back to front; and the texts.
    private func painted(_ host: ViewHost<some View>) -> [String] {
        var lines: [String] = []
        for item in host.display.placedItems {
            let place = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map { "\(Int($0))" }
            switch item.content {
            case .fill(_, let paint, _): lines.append("\(place.joined(separator: " ")) \(paint)")
            case .text(let text): lines.append(text.lines[0].string)
            default: break
            }
        }
        return lines
    }

    private let size = CGSize(width: 200, height: 132)
    private let line = "#3C3C434A"

    @Test("A plain list has a line above its first row and below each, from where the content begins")
    func plain() {
        let host = ViewHost(
            List {
                Text("a")
                Text("b")
            }.listStyle(.plain), size: size)
        expectNoDifference(
            painted(host),
            [
                "0 0 200 132 #FFFFFFFF", "a", "b", "16 0 184 1 \(line)", "16 43 184 1 \(line)", "16 87 184 1 \(line)",
            ])
        #expect(host.svg.contains("<path d=\"M16 43L200 43L200 44L16 44Z\" fill=\"#3C3C43\" fill-opacity=\"0.29\"/>"))
    }

    @Test("A hidden line is neither below the row above; a colour may be the row's own")
    func separators() {
        let host = ViewHost(
            List {
                Text("a").listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.red)
                Text("b").listRowSeparator(.hidden, edges: .bottom)
                Text("c").listRowSeparatorTint(.blue, edges: .bottom)
            }.listStyle(.plain).scrollContentBackground(.hidden), size: size)
        expectNoDifference(painted(host), ["a", "b", "c", "16 43 184 1 #FF3B30FF", "16 131 184 1 #007AFFFF"])
    }

    @Test("The inner word about a row counts, and one about a section is one about each of its rows")
    func sections() {
        let host = ViewHost(
            List {
                Section {
                    Text("a")
                    Text("b").listRowSeparator(.visible)
                } header: {
                    Text("H")
                }
                .listRowSeparator(.hidden).listSectionSeparator(.hidden, edges: .bottom)
                Section { Text("c").listRowInsets(.leading, 40) }.listSectionSeparatorTint(.red, edges: .top)
            }.listStyle(.plain).scrollContentBackground(.hidden), size: CGSize(width: 200, height: 200))
        expectNoDifference(
            painted(host),
            [
                "H", "a", "b", "c", "16 119 184 1 \(line)", "40 120 160 1 #FF3B30FF", "40 163 160 1 \(line)",
            ])
    }

    @Test("Grouped rows are on cards, the first and the last with round corners")
    func cards() {
        let host = ViewHost(
            List {
                Text("a")
                Text("b")
            }, size: size)
        expectNoDifference(
            painted(host),
            [
                "0 0 200 132 #F2F2F7FF", "16 16 168 44 #FFFFFFFF", "16 60 168 44 #FFFFFFFF", "a", "b",
                "32 59 152 1 \(line)",
            ])
        let cards = host.display.items.compactMap { item -> Path? in
            if case .fill(let path, _, _) = item.content, item.frame.height == 44 { path } else { nil }
        }
        let corner = CGPoint(x: 0.5, y: 0.5)
        expectNoDifference(cards.map { $0.contains(corner) }, [false, true])
        expectNoDifference(cards.map { $0.contains(CGPoint(x: 0.5, y: 43.5)) }, [true, false])
        host.setEnvironment(\.colorScheme, .dark)
        expectNoDifference(painted(host).prefix(2), ["0 0 200 132 #000000FF", "16 16 168 44 #1C1C1EFF"])
    }

    @Test("Rows apart from each other are cards of their own, without lines")
    func apart() {
        let host = ViewHost(
            List {
                Text("a")
                Text("b")
            }.listRowSpacing(10), size: size)
        expectNoDifference(painted(host).dropFirst(), ["16 16 168 44 #FFFFFFFF", "16 70 168 44 #FFFFFFFF", "a", "b"])
    }

    private struct Backgrounds: View {
        @State var color: Color? = .yellow
        var body: some View {
            List {
                Text("a").padding(.horizontal, 5).listRowBackground(color)
                Text("b").listRowBackground(Color.clear).listRowBackground(Color.red)
                Button("next") { color = color == nil ? .green : nil }
            }
        }
    }

    @Test("A row's own background is as large as the row, cut off at its group's corners; nil is the list's")
    func backgrounds() throws {
        let host = ViewHost(Backgrounds(), size: size)
        expectNoDifference(host.tree, "List\n  Text \"a\"\n  Text \"b\"\n  Button \"next\"")
        let card = "16 104 168 44 #FFFFFFFF"
        expectNoDifference(
            painted(host).dropFirst().prefix(5), [card, "16 16 168 44 #FFCC00FF", "a", "16 60 168 44 #00000000", "b"])
        #expect(host.display.description.contains("clip"))
        try host.tap("next")
        expectNoDifference(painted(host).dropFirst().prefix(3), ["16 16 168 44 #FFFFFFFF", card, "a"])
        try host.tap("next")
        #expect(painted(host).contains("16 16 168 44 #34C759FF"))
    }

    @Test("The row of a background may be made later, scrolled and mirrored")
    func scrolled() throws {
        let host = ViewHost(
            List(0..<100, id: \.self) { Text("\($0)").listRowBackground($0 == 50 ? Color.red : nil) }.listStyle(.plain),
            size: size)
        try host.scroll("0", to: CGPoint(x: 0, y: 49 * 44))
        #expect(painted(host).contains("0 44 200 44 #FF3B30FF"))
        let mirrored = ViewHost(
            List { Text("a").listRowInsets(.leading, 30).listRowBackground(Color.red) }.listStyle(.plain)
                .environment(\.layoutDirection, .rightToLeft), size: size)
        #expect(painted(mirrored).contains("0 0 200 44 #FF3B30FF"))
        #expect(painted(mirrored).contains("0 43 170 1 \(line)"))
    }

    @Test("Guides in the content place the separator; alternating rows may have a background")
    func guidesAndStripes() {
        let host = ViewHost(
            List {
                Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
                    .alignmentGuide(.listRowSeparatorTrailing) { _ in 50 }
                Text("b")
                Text("c")
            }.listStyle(.plain).alternatingRowBackgrounds().listSectionSeparator(.hidden), size: size)
        expectNoDifference(painted(host)[1], "0 44 200 44 #7878801A")
        #expect(painted(host).contains("36 43 30 1 \(line)"))
        let style = ViewHost(
            List {
                Text("a")
                Text("b")
            }.listStyle(.bordered(alternatesRowBackgrounds: true)), size: size)
        expectNoDifference(painted(style)[1], "0 44 200 44 #7878801A")
    }

    @Test("Forms are painted as lists are")
    func forms() {
        let form = Form { Text("a").listRowBackground(Color.red) }
        let host = ViewHost(form.scrollContentBackground(.hidden), size: size)
        expectNoDifference(painted(host), ["16 16 168 44 #FF3B30FF", "a"])
    }
}
