import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Anchors and targets of scrolling")
struct ScrollAnchorTests {
    private let size = CGSize(width: 200, height: 300)

    @Test("Content that is smaller than its scroll view is aligned by the anchor for alignment")
    func alignment() throws {
        func place(_ anchor: UnitPoint?) throws -> CGFloat {
            let host = ViewHost(
                ScrollView { Text("small").frame(height: 100) }.defaultScrollAnchor(anchor, for: .alignment), size: size
            )
            return try host.frame(of: "small").midY
        }
        try expectNoDifference(place(nil), 50)
        try expectNoDifference(place(.bottom), 250)
        try expectNoDifference(place(.center), 150)
    }

    private final class Rows: ObservableObject {
        @Published var count = 10
    }

    private struct Growing: View {
        let initial: UnitPoint?
        let change: UnitPoint?
        @ObservedObject var rows: Rows

        var body: some View {
            ScrollView {
                ForEach(0..<rows.count, id: \.self) { Text("row \($0)").frame(height: 100) }
            }
            .defaultScrollAnchor(initial, for: .initialOffset)
            .defaultScrollAnchor(change, for: .sizeChanges)
        }
    }

    @Test("The anchors for the first offset and for changes of size count by themselves")
    func roles() throws {
        func offsets(_ initial: UnitPoint?, _ change: UnitPoint?) throws -> [CGFloat] {
            let rows = Rows()
            let host = ViewHost(Growing(initial: initial, change: change, rows: rows), size: size)
            let first = try host.scrollOffset(of: "row 0").y
            host.perform { rows.count += 5 }
            return [first, try host.scrollOffset(of: "row 0").y]
        }
        let ends = try [offsets(nil, nil), offsets(.bottom, nil), offsets(.bottom, .bottom)]
        expectNoDifference(ends[0], [0, 0])
        #expect(ends[1][0] > 600 && ends[1][1] == ends[1][0])
        #expect(ends[2][1] >= ends[2][0] + 500)
    }

    @Test("The identities of visible targets are told when they change")
    func targets() throws {
        final class Log { var ids: [[Int]] = [] }
        let log = Log()
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 100) }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { log.ids.append($0) }, size: size)
        expectNoDifference(log.ids, [[0, 1, 2]])
        try host.scroll("row 1", by: CGSize(width: 0, height: 40))
        expectNoDifference(log.ids.count, 1)
        try host.scroll("row 1", by: CGSize(width: 0, height: 40))
        expectNoDifference(log.ids.last, [1, 2, 3])
    }

    @Test("Split views show their views in equal parts")
    func split() throws {
        let host = ViewHost(
            HSplitView {
                Text("left")
                VSplitView {
                    Text("top")
                    Text("bottom")
                }
            }, size: CGSize(width: 400, height: 200))
        try expectNoDifference(host.frame(of: "left").midX, 100)
        #expect(try host.frame(of: "top").midX == 300 && host.frame(of: "top").midY == 50)
        try expectNoDifference(host.frame(of: "bottom").midY, 150)
    }
}
