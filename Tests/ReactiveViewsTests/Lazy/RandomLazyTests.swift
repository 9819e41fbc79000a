import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

/// A lazy stack against one that makes everything: rows in sight are of the same sizes at the same distances, in the same order.
@MainActor
struct RandomLazyTests {
    @Test("The visible rows are those of an eager stack", .tags(.manyRounds), arguments: RandomRounds.of(0..<20))
    func rowsInSightAreThoseOfAnEagerStack(round: Int) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var rows = (0..<60).map { Row(id: $0, height: CGFloat(Int.random(in: 5...60, using: &random))) }
        var nextID = 60
        let lazy = ViewHost(Sample(rows: rows, isLazy: true), size: CGSize(width: 100, height: 200))
        let eager = ViewHost(Sample(rows: rows, isLazy: false), size: CGSize(width: 100, height: 200))
        for step in 0..<25 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                rows.insert(
                    Row(id: nextID, height: CGFloat(Int.random(in: 5...60, using: &random))),
                    at: Int.random(in: 0...rows.count, using: &random))
                nextID += 1
            case 1 where rows.count > 10: rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
            case 2: rows.swapAt(0, Int.random(in: 0..<rows.count, using: &random))
            default:
                let offset = CGPoint(x: 0, y: CGFloat(Int.random(in: -100...2_000, using: &random)))
                try lazy.scroll("pivot", to: offset)
            }
            lazy.rootView = Sample(rows: rows, isLazy: true)
            eager.rootView = Sample(rows: rows, isLazy: false)
            try compare(lazy, eager, rows, "seed \(seed), step \(step)")
            lazy.checkInvariants()
            eager.checkInvariants()
        }
        // All the way down there is nothing left to estimate.
        for row in 0...60 { try lazy.scroll("pivot", to: CGPoint(x: 0, y: CGFloat(row * 100))) }
        try lazy.scroll("pivot", to: .zero)
        // A hidden row isn't in the tree, so each row is scrolled to.
        for row in rows {
            let start = try eager.frame(of: "row \(row.id)").minY
            try lazy.scroll("pivot", to: CGPoint(x: 0, y: start))
            let offset = try lazy.scrollOffset(of: "pivot").y
            let made = try lazy.frame(of: "row \(row.id)").minY + offset
            #expect(abs(made - start) < 1e-6, "seed \(seed)")
        }
    }

    private func compare(
        _ lazy: ViewHost<Sample>, _ eager: ViewHost<Sample>, _ rows: [Row], _ comment: Comment
    ) throws {
        var frames: [(id: Int, frame: CGRect)] = []
        for row in rows where lazy.contains("row \(row.id)") {
            let text = try lazy.frame(of: "row \(row.id)")
            let frame = CGRect(x: text.minX, y: text.minY, width: 60, height: row.height)
            if frame.maxY > 0, frame.minY < 200 { frames.append((row.id, frame)) }
        }
        // Nothing that is in sight is missing.
        #expect(!frames.isEmpty, comment)
        guard let first = frames.first, let last = frames.last else { return }
        let content = rows.last.map { $0.id } == last.id
        #expect(first.frame.minY < 8 + 1e-6 || first.id == rows[0].id, comment)
        #expect(last.frame.maxY > 192 - 1e-6 || content, comment)
        let shift = try eager.frame(of: "row \(first.id)").minY - first.frame.minY
        for (id, frame) in frames {
            let place = try eager.frame(of: "row \(id)").origin
            #expect(abs(place.y - shift - frame.minY) < 1e-6 && place.x == frame.minX, comment)
        }
        let seen = frames.map(\.id)
        let start = rows.firstIndex { $0.id == first.id }!
        #expect(rows[start...].prefix(seen.count).map(\.id) == seen, comment)
    }
}

private struct Row: Identifiable {
    let id: Int
    let height: CGFloat
}

private struct Sample: View {
    let rows: [Row]
    let isLazy: Bool
    var body: some View {
        ScrollView {
            Text("pivot").frame(height: 0, alignment: .topLeading)
            if isLazy {
                LazyVStack {
                    ForEach(rows) { Text("row \($0.id)").frame(width: 60, height: $0.height, alignment: .topLeading) }
                }
            } else {
                VStack {
                    ForEach(rows) { Text("row \($0.id)").frame(width: 60, height: $0.height, alignment: .topLeading) }
                }.frame(
                    maxWidth: .infinity)
            }
        }
    }
}
