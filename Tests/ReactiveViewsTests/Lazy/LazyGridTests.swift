import ReactiveViews
import Testing
import ReactiveViewsTesting

@MainActor
struct LazyGridTests {
    /// 200 wide, fixed 70 and adaptive 40, 8 apart: 122 are left, which two columns of 57 share.
    @Test("Adaptive columns share what fixed ones leave") func adaptiveColumnsShareWhatFixedOnesLeave() throws {
        let host = ViewHost(
            Cells(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]),
            size: CGSize(width: 200, height: 200))
        try expectNoDifference(host.frame(of: "cell 0").origin, CGPoint(x: 0, y: 0))
        try expectNoDifference(host.frame(of: "cell 1").origin, CGPoint(x: 78, y: 0))
        try expectNoDifference(host.frame(of: "cell 2").origin, CGPoint(x: 143, y: 0))
        try expectNoDifference(host.frame(of: "cell 3").origin, CGPoint(x: 0, y: 28))
    }

    /// From left to right, each column takes an equal share of the rest. Apple's documentation doesn't define this.
    @Test("Flexible columns are limited from left to right") func flexibleColumnsAreLimitedFromLeftToRight() throws {
        let host = ViewHost(
            Cells(columns: [
                GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible(), spacing: 0),
                GridItem(.flexible(minimum: 100), spacing: 0),
            ]), size: CGSize(width: 230, height: 200))
        try expectNoDifference(host.frame(of: "cell 1").minX, 30)
        try expectNoDifference(host.frame(of: "cell 2").minX, 130)
    }

    @Test("Columns that leave room are aligned") func columnsThatLeaveRoomAreAligned() throws {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))]
        let host = ViewHost(Cells(columns: columns), size: CGSize(width: 200, height: 200))
        try expectNoDifference(host.frame(of: "cell 0").minX, 50)
        let leading = ViewHost(Cells(columns: columns, alignment: .leading), size: CGSize(width: 200, height: 200))
        try expectNoDifference(leading.frame(of: "cell 0").minX, 0)
    }

    @Test("A line is as high as its highest cell, and aligns the others")
    func aLineIsAsHighAsItsHighestCellAndAlignsTheOthers() throws {
        let host = ViewHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), alignment: .top), GridItem(.fixed(50))], spacing: 4) {
                    Text("a").frame(height: 10, alignment: .topLeading)
                    Text("b").frame(height: 30, alignment: .topLeading)
                    Text("c").frame(height: 10, alignment: .topLeading)
                }
            }, size: CGSize(width: 108, height: 200))
        try expectNoDifference(host.frame(of: "a").minY, 0)
        try expectNoDifference(host.frame(of: "b").minY, 0)
        try expectNoDifference(host.frame(of: "c").minY, 34)
    }

    @Test("Only visible cells are created") func onlyCellsInSightAreMade() throws {
        let host = ViewHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<100_000) { Text("cell \($0)").frame(height: 20, alignment: .topLeading) }
                }
            }, size: CGSize(width: 300, height: 100))
        #expect(host.contains("cell 14") && !host.contains("cell 18"))
        try host.scroll("cell 0", to: CGPoint(x: 0, y: 20_000))
        try expectNoDifference(host.frame(of: "cell 3,000").minY, 0)
        try expectNoDifference(host.frame(of: "cell 3,014").minY, 80)
    }

    @Test("A horizontal grid has rows") func aHorizontalGridHasRows() throws {
        let host = ViewHost(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
                    ForEach(0..<1_000) { Text("cell \($0)").frame(width: 50, alignment: .topLeading) }
                }
            }, size: CGSize(width: 100, height: 88))
        try expectNoDifference(host.frame(of: "cell 0").midY, 20)
        try expectNoDifference(host.frame(of: "cell 1").midY, 68)
        try expectNoDifference(host.frame(of: "cell 2").minX, 55)
        expect(host, hasNo: "cell 9")
    }

    @Test("A grid without columns has one") func aGridWithoutColumnsHasOne() throws {
        let found = Diagnostics.collect {
            let host = ViewHost(Cells(columns: []), size: CGSize(width: 200, height: 200))
            expectNoDifference((try? host.frame(of: "cell 1").minY), 28)
        }
        expectNoDifference(found.map(\.kind), [.invalidLayout])
    }

    @Test("Negative, NaN and infinite lengths are harmless") func lengthsThatNoneCanHaveAreTakenForNone() throws {
        let host = ViewHost(
            Cells(columns: [
                GridItem(.fixed(-5)), GridItem(.adaptive(minimum: .nan)), GridItem(.flexible(minimum: .infinity)),
                GridItem(.adaptive(minimum: 0), spacing: -.infinity),
            ]), size: CGSize(width: 200, height: 200))
        expect(host, shows: "cell 0")
    }
}

private struct Cells: View {
    let columns: [GridItem]
    var alignment = HorizontalAlignment.center
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, alignment: alignment) {
                ForEach(0..<6) {
                    Text("cell \($0)").frame(maxWidth: .infinity, alignment: .topLeading).frame(
                        height: 20, alignment: .top)
                }
            }
        }
    }
}
