import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// The displayed tree, which a test changes from outside.
private final class Current: ObservableObject {
    @Published var tree: SampleTree
    init(_ tree: SampleTree) { self.tree = tree }
}

private struct Changing: View {
    @ObservedObject var current: Current
    let frames: Frames
    var body: some View { SampleView(tree: current.tree, frames: frames) }
}

@MainActor
@Suite("Frames of random trees beside a model of the rules")
struct ModelComparisonTests {
    private func size(_ seed: Int) -> CGSize { CGSize(width: 40 + seed * 37 % 300, height: 40 + seed * 53 % 300) }

    /// The outermost frame that isn't as the rules say; nil if all are.
    private func difference(_ tree: SampleTree, _ size: CGSize, _ frames: Frames) -> String? {
        let expected = tree.framesByRule(in: size)
        let wrong = expected.keys.sorted { ($0.count, $0) < ($1.count, $1) }.first { name in
            !frames[name].isNear(expected[name]!)
        }
        return wrong.map { "\($0) is at \(frames[$0]), by the rules at \(expected[$0]!), in \(size), in\n\(tree)" }
    }

    @Test("Every view is where the rules put it", .tags(.manyRounds), arguments: RandomRounds.of(0..<50))
    func fresh(seed: Int) {
        for index in 0..<20 {
            let number = seed * 20 + index
            var trees = SampleTrees(seed: number, values: number)
            let tree = trees.tree(2 + index % 4)
            let frames = Frames()
            withExtendedLifetime(ViewHost(SampleView(tree: tree, frames: frames), size: size(number))) {}
            let difference = difference(tree, size(number), frames)
            #expect(difference == nil, "seed \(seed), tree \(index)")
        }
    }

    @Test(
        "Every view is where the rules put it after its modifiers have changed", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<50))
    func changed(seed: Int) {
        func tree(_ values: Int) -> SampleTree {
            var trees = SampleTrees(seed: seed + 10_000, values: values)
            return trees.tree(4)
        }
        let current = Current(tree(0))
        let frames = Frames()
        let host = ViewHost(Changing(current: current, frames: frames), size: size(seed))
        for round in 1..<6 {
            let next = tree(round)
            host.perform {
                current.tree = next
                host.size = size(seed + round % 2)
            }
            let difference = difference(next, size(seed + round % 2), frames)
            #expect(difference == nil, "seed \(seed), round \(round)")
        }
    }

    @Test("The model puts views where the rules' examples have them")
    func examples() {
        let middle = SampleTree.Guides(horizontal: .center, vertical: .middle)
        let bar = SampleTree.framed(.color, 4, nil, middle)
        let block = SampleTree.framed(.color, 100, 40, middle)
        let row = SampleTree.fixed(
            .stack(.horizontal, .view, spacing: 0, .middle, [bar, block]), horizontal: false, vertical: true)
        expectNoDifference(row.framesByRule(in: CGSize(width: 200, height: 100))["r.0.0"]!.height, 40)
        let layers = SampleTree.layers(.view, middle, [.ratio(.color, 4, fills: true), .color])
        expectNoDifference(layers.framesByRule(in: CGSize(width: 200, height: 100))["r.1"]!.width, 400)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return !isNull && differences.allSatisfy { abs($0) < 0.01 }
    }
}
