import Testing

@testable import RingChart

@Suite("The layout of the ring")
struct RingLayoutTests {
    private let turn = RingLayout.fullTurn

    private func layout(_ widths: [Double]) -> RingLayout {
        var layout = RingLayout()
        for (index, width) in widths.enumerated() {
            layout.append(Wedge(id: index, width: width, depth: 1, hue: 0))
        }
        return layout
    }

    @Test("Without wedges there is nothing to lay out")
    func empty() {
        var layout = RingLayout()
        layout.remove(id: 1)
        layout.changeAll { $0 }
        #expect(layout.wedges.isEmpty)
    }

    @Test("Wedges follow each other from the top, as wide as they ask for")
    func angles() {
        let wedges = layout([1, 0.5, 2]).wedges
        #expect(wedges.map(\.start) == [0, 1, 1.5])
        #expect(wedges.map(\.end) == [1, 1.5, 3.5])
    }

    @Test("Beyond a full turn all shrink alike")
    func shrinking() {
        let wedges = layout([turn, turn, 2 * turn]).wedges
        for (wedge, share) in zip(wedges, [0.25, 0.25, 0.5]) {
            #expect(abs(wedge.end - wedge.start - share * turn) < 1e-12)
        }
        #expect(abs((wedges.last?.end ?? 0) - turn) < 1e-12)
    }

    @Test("What is left grows again when a wedge goes, but not beyond what it asked for")
    func removal() {
        var layout = layout([turn, 1, turn])
        layout.remove(id: 0)
        #expect(layout.wedges.map(\.width) == [1, turn])
        layout.remove(id: 2)
        #expect(layout.wedges.map(\.start) == [0])
        #expect(layout.wedges.map(\.end) == [1])
    }

    @Test("A width that isn't a positive number is none", arguments: [-1, Double.nan, .infinity, -Double.infinity])
    func badWidths(width: Double) {
        let wedges = layout([1, width, 1]).wedges
        #expect(wedges.map(\.start) == [0, 1, 1])
        #expect(wedges.map(\.end) == [1, 1, 2])
    }

    @Test("Depth and hue are kept between 0 and 1")
    func badShares() {
        let wedge = Wedge(id: 1, width: 1, depth: 7, hue: -1)
        #expect(wedge.depth == 1)
        #expect(wedge.hue == 0)
        #expect(Wedge(id: 1, width: 1, depth: .nan, hue: .nan).depth == 0)
    }

    @Test("Any wedges lie one beside the other, within a turn", arguments: 1...50 as ClosedRange<UInt64>)
    func property(seed: UInt64) {
        var dice = Dice(seed: seed)
        let count = Int(dice.roll(1...30))
        let layout = layout((0..<count).map { _ in dice.roll(0...2) })
        var angle = 0.0
        for wedge in layout.wedges {
            #expect(wedge.start == angle)
            #expect(wedge.end >= wedge.start)
            angle = wedge.end
        }
        #expect(abs(angle - min(layout.wantedWidth, turn)) < 1e-9)
    }
}
