import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// A tree of stacks, frames, padding and spacers.
private indirect enum Tree {
    case box(CGFloat, CGFloat)
    case bar(CGFloat, CGFloat)
    case spacer
    case row([Tree], CGFloat)
    case column([Tree], CGFloat)
    case layered([Tree])
    case padded(Tree, CGFloat)
    case framed(Tree, CGFloat?, CGFloat?)
    case limited(Tree, CGFloat?, CGFloat?)
    case guided(Tree, CGFloat)

    static func random(_ depth: Int, _ random: inout SeededGenerator) -> Tree {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &random)) }
        func trees() -> [Tree] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(depth - 1, &random) }
        }
        func maybe() -> CGFloat? { Bool.random(using: &random) ? length() : nil }
        switch Int.random(in: depth > 0 ? 0...9 : 0...2, using: &random) {
        case 0: return .box(length(), length())
        case 1: return .bar(length(), length())
        case 2: return .spacer
        case 3, 4: return .row(trees(), length() / 4)
        case 5: return .column(trees(), length() / 4)
        case 6: return .layered(trees())
        case 7: return .padded(.random(depth - 1, &random), length() / 3)
        case 8: return .framed(.random(depth - 1, &random), maybe(), maybe())
        default:
            let least = maybe()
            let tree = Tree.random(depth - 1, &random)
            if Bool.random(using: &random) { return .guided(tree, length()) }
            return .limited(tree, least, least.map { $0 + length() })
        }
    }
}

/// What the tests look at: where each stack and its children came to be.
@MainActor
private final class Places {
    struct Stack {
        let axis: Axis
        let gap: CGFloat
        let count: Int
    }
    var stacks: [String: Stack] = [:]
    var frames = Frames()
    var names: [String] = []
}

private struct TreeView: View {
    let tree: Tree
    let name: String
    let places: Places

    var body: some View {
        let _ = places.names.append(name)
        content.noted(name, places.frames)
    }

    private var content: AnyView {
        switch tree {
        case .box(let width, let height): return AnyView(Box("", width, height))
        case .bar(let least, let more): return AnyView(Bar("", least, least + more, Frames()))
        case .spacer: return AnyView(Spacer(minLength: 3))
        case .row(let trees, let gap):
            places.stacks[name] = Places.Stack(axis: .horizontal, gap: gap, count: trees.count)
            return AnyView(HStack(alignment: .bottom, spacing: gap) { children(trees) })
        case .column(let trees, let gap):
            places.stacks[name] = Places.Stack(axis: .vertical, gap: gap, count: trees.count)
            return AnyView(VStack(alignment: .trailing, spacing: gap) { children(trees) })
        case .layered(let trees): return AnyView(ZStack(alignment: .bottom) { children(trees) })
        case .padded(let tree, let length): return AnyView(child(tree).padding(length))
        case .framed(let tree, let width, let height): return AnyView(child(tree).frame(width: width, height: height))
        case .limited(let tree, let least, let greatest):
            return AnyView(child(tree).frame(minWidth: least, maxWidth: greatest))
        case .guided(let tree, let place): return AnyView(child(tree).alignmentGuide(.bottom) { _ in place })
        }
    }

    private func children(_ trees: [Tree]) -> some View {
        ForEach(0..<trees.count) { TreeView(tree: trees[$0], name: "\(name).\($0)", places: places) }
    }

    private func child(_ tree: Tree) -> some View { TreeView(tree: tree, name: name + ".0", places: places) }
}

private struct Changing: View {
    @ObservedObject var current: Current
    let places: Places
    var body: some View { TreeView(tree: current.tree, name: "t", places: places) }
}

private final class Current: ObservableObject {
    @Published var tree: Tree
    init(_ tree: Tree) { self.tree = tree }
}

@MainActor
@Suite("Random trees are laid out by the rules")
struct RandomLayoutTests {
    private let size = CGSize(width: 300, height: 300)

    private func laidOut(_ tree: Tree) -> Places {
        let places = Places()
        withExtendedLifetime(ViewHost(TreeView(tree: tree, name: "t", places: places), size: size)) {}
        return places
    }

    @Test(
        "A stack's views and gaps make up its length, and no view begins before the last has ended",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<60))
    func stacks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let places = laidOut(.random(5, &random))
        for (name, stack) in places.stacks where stack.count > 0 {
            var end = places.frames[name].start(stack.axis)
            for index in 0..<stack.count {
                let frame = places.frames["\(name).\(index)"]
                #expect(abs(frame.start(stack.axis) - end) < 0.01, "seed \(seed), \(name).\(index)")
                end = frame.end(stack.axis) + stack.gap
            }
            #expect(abs(end - stack.gap - places.frames[name].end(stack.axis)) < 0.01, "seed \(seed), \(name)")
        }
    }

    @Test(
        "After any change everything is where it would be had it been there from the start", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<60))
    func caches(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let current = Current(.random(4, &random))
        let places = Places()
        let host = ViewHost(Changing(current: current, places: places), size: size)
        for round in 0..<4 {
            let tree = Tree.random(4, &random)
            places.names = []
            host.perform { current.tree = tree }
            host.checkInvariants()
            let fresh = laidOut(tree)
            for name in fresh.names {
                #expect(places.frames[name].isNear(fresh.frames[name]), "seed \(seed), round \(round), \(name)")
            }
        }
    }
}

extension CGRect {
    fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    fileprivate func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    fileprivate func isNear(_ other: CGRect) -> Bool {
        if isNull || other.isNull { return isNull && other.isNull }
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}
