import ReactiveViews
import Testing
import ReactiveTesting

@MainActor
struct ListLayoutTests {
    @Test("Rows are as wide as the list, and at least 44 points high")
    func rowsAreAsWideAsTheListAndAtLeast44High() throws {
        let host = ViewHost(PlainList(count: 3), size: CGSize(width: 200, height: 300))
        let first = try host.frame(of: "row 0")
        #expect(first.minX == 16 && first.midY == 22)
        try expectNoDifference(host.frame(of: "row 1").midY, 66)
    }

    @Test("A high row has padding above and below") func highRowsKeepTheirDistance() throws {
        let host = ViewHost(
            List {
                Text("high").frame(height: 100, alignment: .topLeading)
                Text("next")
            }.listStyle(.plain), size: CGSize(width: 200, height: 300))
        try expectNoDifference(host.frame(of: "high").minY, 11)
        try expectNoDifference(host.frame(of: "next").midY, 122 + 22)
    }

    @Test("A row's own insets replace the list's") func rowsMayHaveInsetsOfTheirOwn() throws {
        let host = ViewHost(
            List {
                Text("own").frame(maxWidth: .infinity, minHeight: 60, alignment: .topTrailing)
                    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Text("next")
            }
            .listStyle(.plain).environment(\.defaultMinListRowHeight, 10), size: CGSize(width: 200, height: 300))
        try expectNoDifference(host.frame(of: "own").minY, 1)
        try expectNoDifference(host.frame(of: "own").maxX, 196)
        try expectNoDifference(host.frame(of: "next").minY, 64 + 11)
    }

    @Test("Grouped sections are separated by a gap") func groupedSectionsKeepApart() throws {
        let host = ViewHost(
            List {
                Section("one") { Text("a") }
                Section("two") { Text("b") }
            }, size: CGSize(width: 200, height: 400))
        try expectNoDifference(host.frame(of: "a").minX, 32)
        let (a, b) = (try host.frame(of: "a").midY, try host.frame(of: "b").midY)
        #expect(b - a >= 44 + 17.5 + 28)
    }

    @Test("A list scrolls, and creates its rows when they become visible")
    func listsScrollAndMakeTheirRowsWhenTheyComeIntoSight() throws {
        let host = ViewHost(PlainList(count: 10_000), size: CGSize(width: 200, height: 440))
        #expect(host.contains("row 9") && !host.contains("row 10"))
        try host.scroll("row 0", to: CGPoint(x: 0, y: 44_000))
        try expectNoDifference(host.frame(of: "row 1,000").midY, 22)
    }

    @Test("A row that was created while scrolling is deleted by its offset")
    func rowsMadeLaterAreDeletedByTheirOffset() throws {
        let host = ViewHost(Editable(), size: CGSize(width: 200, height: 440))
        try host.scroll("row 0", to: CGPoint(x: 0, y: 2_200))
        try host.delete("row 52")
        #expect(host.contains("row 51") && !host.contains("row 52") && host.contains("row 53"))
        try expectNoDifference(host.frame(of: "row 53").midY, 2 * 44 + 22)
    }

    @Test("A form scrolls") func formsScroll() throws {
        let host = ViewHost(
            Form { ForEach(0..<100) { Text("field \($0)") } }, size: CGSize(width: 200, height: 440))
        try expectNoDifference(host.frame(of: "field 0").midY, 16 + 22)
        try host.scroll("field 0", by: CGSize(width: 0, height: 100_000))
        try expectNoDifference(host.frame(of: "field 99").midY, 440 - 16 - 22)
    }
}

private struct PlainList: View {
    let count: Int
    var body: some View { List(0..<count, id: \.self) { Text("row \($0)") }.listStyle(.plain) }
}

private struct Editable: View {
    @State private var rows = Array(0..<100)
    var body: some View {
        List {
            ForEach(rows, id: \.self) { Text("row \($0)") }.onDelete { rows.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
    }
}
