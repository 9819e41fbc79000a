import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// What rows in sight do when rows of other heights come and go.
@MainActor
@Suite("Places of rows of unequal heights")
struct RowMovementTests {
    private let size = CGSize(width: 300, height: 400)

    @Test("A higher row inserted above stays in sight, and the content isn't scrolled", arguments: [true, false])
    func insertedAbove(isList: Bool) throws {
        let host = ViewHost(Posts(isList: isList), size: size)
        for count in 1...3 {
            try host.tap("Insert")
            let fresh = ViewHost(Posts(isList: isList, posts: Posts.all(count)), size: size)
            try expectNoDifference(host.scrollOffset(of: "post 0"), .zero)
            for id in 0...count { try expectNoDifference(host.frame(of: "post \(id)"), fresh.frame(of: "post \(id)")) }
        }
    }

    @Test("A new row at the start is in sight, though the content is longer than the scroll view")
    func insertedAtStart() throws {
        let model = RowModel(heights: Array(repeating: 20, count: 100))
        let host = ViewHost(Column(model: model), size: size)
        host.perform { model.rows.insert(HeightRow(id: 1_000, height: 150), at: 0) }
        try expectNoDifference(host.frame(of: "row 1,000").minY, 0)
        try expectNoDifference(host.frame(of: "row 0").minY, 150)
    }

    @Test("A scroll by one point and back shows the same")
    func scrolledByOnePoint() throws {
        let model = RowModel(heights: [20, 90, 20])
        let host = ViewHost(Column(model: model), size: CGSize(width: 300, height: 100))
        host.perform { model.rows.insert(HeightRow(id: 1_000, height: 150), at: 0) }
        let before = try host.frame(of: "row 1,000")
        try host.scroll("row 1,000", by: CGSize(width: 0, height: 1))
        try expectNoDifference(host.frame(of: "row 1,000"), before.offsetBy(dx: 0, dy: -1))
        host.perform { model.rows.insert(HeightRow(id: 1_001, height: 50), at: 0) }
        try expectNoDifference(host.scrollOffset(of: "row 1,001").y, 1)
        try host.scroll("row 1,001", by: CGSize(width: 0, height: -1))
        try expectNoDifference(host.frame(of: "row 1,001").minY, 0)
        host.size.height = 300
        try expectNoDifference(host.frame(of: "row 1,000").minY, 50)
    }

    @Test("Rows in sight stay when one of them changes its height, though rows above were never created")
    func resizedInSight() throws {
        let model = RowModel(heights: (0..<1_000).map { CGFloat(10 + $0 % 3 * 5) })
        let host = ViewHost(Column(model: model), size: size)
        try host.scroll("row 0", to: CGPoint(x: 0, y: 5_000))
        let rows = host.elements.flatMap(\.all).filter { $0.kind == "Text" && ($0.frame?.minY ?? -1) >= 0 }
        let (first, third) = (try #require(rows.first?.label), rows[2])
        let place = try host.frame(of: first)
        let id = try #require(Int(third.label!.dropFirst(4).filter(\.isNumber)))
        host.perform { model.rows[model.rows.firstIndex { $0.id == id }!].height = 200 }
        try expectNoDifference(host.frame(of: first), place)
        host.perform { model.rows.append(HeightRow(id: 2_000, height: 300)) }
        try expectNoDifference(host.frame(of: first), place)
    }

    @Test("The offset stays within content that shrinks")
    func shrunk() throws {
        let model = RowModel(heights: (0..<50).map { CGFloat(10 + $0 % 4 * 15) })
        let host = ViewHost(Column(model: model), size: size)
        try host.scroll("row 0", to: CGPoint(x: 0, y: 100_000))
        expect(host, shows: "row 49")
        host.perform { model.rows.removeFirst(20) }
        #expect(try host.frame(of: "row 49").maxY <= 400)
        host.perform { model.rows.removeSubrange(5...) }
        try expectNoDifference(host.frame(of: "row 20").minY, 0)
        try expectNoDifference(host.scrollOffset(of: "row 20"), .zero)
    }

    @Test("Content anchored at its end stays there when rows of other heights are appended")
    func anchoredAtEnd() throws {
        let model = RowModel(heights: (0..<50).map { CGFloat(10 + $0 % 4 * 15) })
        let host = ViewHost(Column(model: model, anchor: .bottom), size: size)
        try expectNoDifference(host.frame(of: "row 49").minY, 400 - 25)
        for id in 100..<110 {
            host.perform { model.rows.append(HeightRow(id: id, height: CGFloat(id - 80))) }
            try expectNoDifference(host.frame(of: "row \(id)").minY, 400 - CGFloat(id - 80))
        }
    }

    @Test("Rows without a view don't keep the rows after them from being created")
    func emptyRows() throws {
        let model = RowModel(heights: (0..<600).map { $0 < 500 ? 0 : 20 })
        let host = ViewHost(Column(model: model), size: size)
        try expectNoDifference(host.frame(of: "row 500").minY, 0)
        #expect(host.contains("row 519") && !host.contains("row 521"))
    }
}

private struct Post: Identifiable {
    let id: Int
    let lines: Int
}

private struct Posts: View {
    let isList: Bool
    @State var posts = [Post(id: 0, lines: 1)]

    static func all(_ count: Int) -> [Post] {
        (0...count).reversed().map { Post(id: $0, lines: $0 == 0 ? 1 : 3) }
    }

    @ViewBuilder private var rows: some View {
        ForEach(posts) { post in
            VStack {
                Text("post \(post.id)")
                ForEach(1..<max(post.lines, 1), id: \.self) { _ in Text("line") }
            }
        }
    }

    var body: some View {
        Button("Insert") { posts.insert(Post(id: posts.count, lines: 3), at: 0) }
        if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
    }
}

private struct HeightRow: Identifiable {
    let id: Int
    var height: CGFloat
}

@Observable
private final class RowModel {
    var rows: [HeightRow]
    init(heights: [CGFloat]) {
        rows = heights.enumerated().map { HeightRow(id: $0.offset, height: $0.element) }
    }
}

private struct Column: View {
    let model: RowModel
    var anchor: UnitPoint?

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(model.rows) { row in
                    if row.height > 0 { Text("row \(row.id)").frame(height: row.height, alignment: .top) }
                }
            }
        }
        .defaultScrollAnchor(anchor)
    }
}
