import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

@MainActor
struct LazyStackTests {
    @Test("Only visible rows are created") func onlyRowsInSightAreMade() throws {
        let counts = Tallies()
        let host = ViewHost(Many(count: 100_000, counts: counts), size: CGSize(width: 200, height: 400))
        expectNoDifference(counts.all["row"], 20)
        let tree = try #require(host.elements.first?.node?.tree)
        #expect(tree.layout.measurements < 400)
        try expectNoDifference(host.frame(of: "row 3").minY, 60)
        expect(host, hasNo: "row 20")
    }

    @Test("Scrolling creates the rows that become visible, in the same flush")
    func scrollingMakesTheRowsThatComeIntoSightInTheSameFlush() throws {
        let counts = Tallies()
        let host = ViewHost(Many(count: 100_000, counts: counts), size: CGSize(width: 200, height: 400))
        let flushes = host.graph.flushes
        try host.scroll("row 0", by: CGSize(width: 0, height: 50))
        expectNoDifference(host.graph.flushes, flushes + 1)
        expectNoDifference(counts.all["row"], 23)
        try host.scroll("row 5", to: CGPoint(x: 0, y: 1_000_000))
        expectNoDifference(counts.all["row"], 43)
        try expectNoDifference(host.frame(of: "row 50,000").minY, 0)
        try expectNoDifference(host.frame(of: "row 50,019").minY, 380)
    }

    @Test("A huge collection takes no more work than a small one")
    func aHugeCollectionIsNoMoreWorkThanASmallOne() throws {
        let counts = Tallies()
        let host = ViewHost(Many(count: .max, counts: counts), size: CGSize(width: 200, height: 400))
        expectNoDifference(counts.all["row"], 20)
        try host.scroll("row 0", by: CGSize(width: 0, height: 100))
        expectNoDifference(counts.all["row"], 25)
    }

    @Test("Rows of uneven heights all become visible") func rowsOfUnevenHeightsAllComeIntoSight() throws {
        let host = ViewHost(Uneven(first: 200), size: CGSize(width: 200, height: 400))
        let made = host.elements.flatMap(\.all).filter { $0.kind == "Text" }.count
        #expect(made >= 14 && made < 40)
        expect(host, shows: "row 13")
    }

    /// Content keeps its place though the rows above have another size than estimated.
    @Test("Visible rows keep their place when rows above them are created")
    func whatIsInSightStaysWhenRowsAboveAreMade() throws {
        let host = ViewHost(Uneven(first: 10), size: CGSize(width: 200, height: 400))
        try host.scroll("row 0", to: CGPoint(x: 0, y: 5_000))
        let rows = host.elements.flatMap(\.all).filter { ($0.frame?.minY ?? -1) >= 0 && $0.kind == "Text" }
        let words = try #require(rows.first?.label)
        let before = try host.frame(of: words).minY
        try host.scroll(words, by: CGSize(width: 0, height: -100))
        try expectNoDifference(host.frame(of: words).minY, before + 100)
    }

    @Test("Rows appear when they become visible, and disappear when they are hidden")
    func rowsAppearWhenTheyComeIntoSightAndDisappearWhenTheyGo() throws {
        let log = RowLog()
        let host = ViewHost(Logged(log: log), size: CGSize(width: 200, height: 100))
        expectNoDifference(log.lines, ["+0", "+1", "+2", "+3", "+4"])
        log.lines = []
        try host.scroll("row 0", by: CGSize(width: 0, height: 40))
        expectNoDifference(Set(log.lines), ["-0", "-1", "+5", "+6"])
        log.lines = []
        try host.scroll("row 2", by: CGSize(width: 0, height: -20))
        expectNoDifference(Set(log.lines), ["+1", "-6"])
    }

    @Test("A view after the rows appears when the user scrolls to the end")
    func whatComesAfterTheRowsAppearsAtTheEnd() throws {
        let host = ViewHost(Loading(), size: CGSize(width: 200, height: 100))
        expect(host, shows: "10 rows")
        try host.scroll("row 0", by: CGSize(width: 0, height: 1_000))
        expect(host, shows: "20 rows")
        try host.scroll("row 9", by: CGSize(width: 0, height: 1_000))
        expect(host, shows: "30 rows")
    }

    @Test("Rows keep their state while they are hidden, and when other rows come and go")
    func rowsKeepTheirStateOutOfSightAndWhenOthersComeAndGo() throws {
        let host = ViewHost(Counters(ids: Array(0..<100)), size: CGSize(width: 200, height: 100))
        try host.tap("1: 0")
        try host.scroll("1: 1", by: CGSize(width: 0, height: 1_000))
        expect(host, hasNo: "1: 1")
        try host.scroll("51: 0", to: .zero)
        expect(host, shows: "1: 1")
        host.rootView = Counters(ids: [7, 8, 1, 0] + Array(20..<60))
        try expectNoDifference(host.frame(of: "1: 1").minY, 40)
        host.rootView = Counters(ids: [7, 8])
        expect(host, hasNo: "1: 1")
        host.rootView = Counters(ids: [])
        host.rootView = Counters(ids: [1])
        expect(host, shows: "1: 0")
    }

    @Test("Appended rows are there when the user scrolls to them")
    func rowsAppendedBelowAreThereWhenScrolledTo() throws {
        let host = ViewHost(Counters(ids: Array(0..<3)), size: CGSize(width: 200, height: 100))
        host.rootView = Counters(ids: Array(0..<50))
        #expect(host.contains("4: 0") && !host.contains("10: 0"))
        try host.scroll("0: 0", by: CGSize(width: 0, height: 10_000))
        try expectNoDifference(host.frame(of: "49: 0").minY, 80)
    }

    @Test("Elements with the same identity are distinguished") func elementsWithTheSameIdentityAreToldApart() throws {
        let found = Diagnostics.collect {
            let host = ViewHost(Counters(ids: [1, 1, 2]), size: CGSize(width: 200, height: 100))
            expectNoDifference(host.elements.flatMap(\.all).filter { $0.label == "1: 0" }.count, 2)
        }
        expectNoDifference(found.map(\.kind), [.duplicateIdentity])
    }

    @Test("Modifiers on a ForEach reach each row, and keep it lazy")
    func modifiersOnForEachReachEachRowAndKeepItLazy() throws {
        let counts = Tallies()
        let host = ViewHost(
            ScrollView { LazyVStack(spacing: 0) { NumberRows(count: 10_000, counts: counts).padding(5) } },
            size: CGSize(width: 200, height: 300))
        expectNoDifference(counts.all["row"], 10)
        try expectNoDifference(host.frame(of: "row 1").minY, 35)
    }

    @Test("Nested sections are lazy") func sectionsWithinOneAnotherAreLazyToo() throws {
        let counts = Tallies()
        let host = ViewHost(Grouped(counts: counts, pinned: []), size: CGSize(width: 200, height: 100))
        #expect(counts.all["row"]! < 10)
        try host.scroll("header 0", by: CGSize(width: 0, height: 100))
        try expectNoDifference(host.frame(of: "header 1").minY, 20)
    }

    @Test("Pinned headers stay while their section is visible")
    func pinnedHeadersStayWhileTheirSectionIsInSight() throws {
        let host = ViewHost(
            Grouped(counts: Tallies(), pinned: [.sectionHeaders]), size: CGSize(width: 200, height: 100))
        try host.scroll("header 0", by: CGSize(width: 0, height: 50))
        try expectNoDifference(host.frame(of: "header 0").minY, 0)
        #expect(host.svg.contains("header 0"))
        try host.scroll("header 0", by: CGSize(width: 0, height: 60))
        try expectNoDifference(host.frame(of: "header 0").minY, -10)
        try expectNoDifference(host.frame(of: "header 1").minY, 10)
    }

    @Test("Without a scroll view, the host's bounds are the visible area")
    func withoutAScrollViewTheHostsBoundsAreInSight() throws {
        let counts = Tallies()
        let host = ViewHost(
            LazyVStack(spacing: 0) { NumberRows(count: 1_000, counts: counts) }, size: CGSize(width: 200, height: 100))
        #expect(counts.all["row"]! >= 5 && counts.all["row"]! <= 12)
        #expect(!host.contains("row 0") || host.contains("row 500"))
    }

    @Test("Empty content, and NaN or negative spacings, are harmless") func emptyContentAndOddSpacingsAreNoTrouble()
        throws
    {
        let host = ViewHost(
            ScrollView {
                LazyVStack(spacing: -.infinity) {}
                LazyVStack(spacing: .nan) { ForEach([Int](), id: \.self) { Text("\($0)") } }
                LazyVStack(spacing: -30) {
                    ForEach(0..<1_000) { Text("row \($0)").frame(height: 20, alignment: .topLeading) }
                }
                LazyVStack { ForEach(0..<10_000) { _ in EmptyView() } }
            }, size: CGSize(width: 200, height: 100))
        expect(host, shows: "row 0")
    }
}

@MainActor
final class RowLog {
    var lines: [String] = []
}

struct NumberRows: View {
    let count: Int
    let counts: Tallies
    var body: some View { ForEach(0..<count, id: \.self) { NumberRow(number: $0, counts: counts) } }
}

private struct NumberRow: View {
    let number: Int
    let counts: Tallies
    var body: some View {
        counts.count("row")
        return Text("row \(number)").frame(maxWidth: .infinity).frame(height: 20, alignment: .topLeading)
    }
}

private struct Many: View {
    let count: Int
    let counts: Tallies
    var body: some View { ScrollView { LazyVStack(spacing: 0) { NumberRows(count: count, counts: counts) } } }
}

private struct Uneven: View {
    let first: CGFloat
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1_000) {
                    Text("row \($0)").frame(height: $0 == 0 ? first : CGFloat(10 + $0 % 3 * 5), alignment: .topLeading)
                }
            }
        }
    }
}

private struct Logged: View {
    let log: RowLog
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { number in
                    Text("row \(number)").frame(height: 20, alignment: .topLeading)
                        .onAppear { log.lines.append("+\(number)") }
                        .onDisappear { log.lines.append("-\(number)") }
                }
            }
        }
    }
}

private struct Loading: View {
    @State private var count = 10
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 20, alignment: .topLeading) }
                if count < 100 {
                    Text("\(count) rows").frame(height: 20, alignment: .topLeading).onAppear { count += 10 }
                }
            }
        }
    }
}

private struct Counters: View {
    let ids: [Int]
    var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Counter(id: $0) } } }
    }
}

private struct Counter: View {
    let id: Int
    @State private var taps = 0
    var body: some View { Text("\(id): \(taps)").frame(height: 20, alignment: .topLeading).onTapGesture { taps += 1 } }
}

private struct Grouped: View {
    let counts: Tallies
    let pinned: PinnedScrollableViews
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<1_000) { section in
                    Section {
                        NumberRows(count: 5, counts: counts)
                    } header: {
                        VStack(spacing: 0) { Text("header \(section)") }.frame(height: 20, alignment: .topLeading)
                    }
                }
            }
        }
    }
}
