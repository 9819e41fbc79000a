import ReactiveViewsTesting

/// A tree of views as data: shown by `SampleView`, and laid out by `LayoutModel` as the rules say.
indirect enum SampleTree {
    case box(CGFloat, CGFloat)
    /// A view between two lengths along both axes.
    case bar(least: CGFloat, ideal: CGFloat, greatest: CGFloat)
    case color
    case spacer(CGFloat?)
    case divider
    case stack(Axis, Form, spacing: CGFloat?, Guide, [SampleTree])
    case layers(Form, Guides, [SampleTree])
    case framed(SampleTree, CGFloat?, CGFloat?, Guides)
    case limited(SampleTree, Limits, Limits, Guides)
    case padded(SampleTree, top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    case fixed(SampleTree, horizontal: Bool, vertical: Bool)
    case ratio(SampleTree, CGFloat?, fills: Bool)
    case shifted(SampleTree, CGFloat, CGFloat)
    case layered(SampleTree, SampleTree, isBehind: Bool, Guides)
    /// A guide that is at a part of the length, and some points from there.
    case guided(SampleTree, Guide, CGFloat, CGFloat)
    case prioritized(SampleTree, Double)

    /// How a stack is written down.
    enum Form {
        case view
        case layout
        case anyLayout
    }

    enum Guide: CaseIterable {
        case leading, center, trailing
        case top, middle, bottom, firstBaseline, lastBaseline

        static let horizontal: [Guide] = [.leading, .center, .trailing]
        static let vertical: [Guide] = [.top, .middle, .bottom, .firstBaseline, .lastBaseline]
    }

    struct Guides {
        var horizontal: Guide
        var vertical: Guide
    }

    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var greatest: CGFloat?
    }
}

/// Makes random trees: one source of numbers says which views there are, another what is said about them. So two trees
/// of the same shape differ only in values.
struct SampleTrees {
    var shape: SeededGenerator
    var values: SeededGenerator

    init(seed: Int, values: Int) {
        shape = SeededGenerator(seed: UInt64(seed))
        self.values = SeededGenerator(seed: UInt64(values) &* 7_919 &+ 1)
    }

    private mutating func length(_ greatest: Int = 60) -> CGFloat {
        CGFloat(Int.random(in: 0...greatest, using: &values))
    }
    private mutating func chance(_ one: Int = 2) -> Bool { Int.random(in: 0..<one, using: &values) == 0 }
    private mutating func guide(_ axis: Axis) -> SampleTree.Guide {
        (axis == .horizontal ? SampleTree.Guide.horizontal : SampleTree.Guide.vertical).randomElement(using: &values)!
    }
    private mutating func guides() -> SampleTree.Guides {
        SampleTree.Guides(horizontal: guide(.horizontal), vertical: guide(.vertical))
    }
    private mutating func form() -> SampleTree.Form {
        [.view, .view, .view, .layout, .anyLayout].randomElement(using: &shape)!
    }

    mutating func tree(_ depth: Int) -> SampleTree {
        if depth == 0 || Int.random(in: 0..<6, using: &shape) == 0 { return leaf() }
        return Int.random(in: 0..<5, using: &shape) < 2 ? container(depth - 1) : modified(depth - 1)
    }

    private mutating func leaf() -> SampleTree {
        switch Int.random(in: 0..<9, using: &shape) {
        case 0, 1: return .box(length(), length())
        case 2, 3:
            let least = length(20)
            let ideal = least + length(20)
            return .bar(least: least, ideal: ideal, greatest: chance() ? .infinity : ideal + length())
        case 4, 5: return .color
        case 6, 7: return .spacer(chance() ? nil : length(20))
        default: return .divider
        }
    }

    private mutating func trees(_ depth: Int) -> [SampleTree] {
        let count = [0, 1, 2, 2, 3, 3, 4].randomElement(using: &shape)!
        return (0..<count).map { _ in tree(depth) }
    }

    private mutating func container(_ depth: Int) -> SampleTree {
        switch Int.random(in: 0..<5, using: &shape) {
        case 0: return .layers(form(), guides(), trees(depth))
        case 1, 2:
            return .stack(.horizontal, form(), spacing: chance() ? nil : length(12), guide(.vertical), trees(depth))
        default:
            return .stack(.vertical, form(), spacing: chance() ? nil : length(12), guide(.horizontal), trees(depth))
        }
    }

    private mutating func modified(_ depth: Int) -> SampleTree {
        let inner = tree(depth)
        switch Int.random(in: 0..<12, using: &shape) {
        case 0: return .framed(inner, chance() ? nil : length(), chance() ? nil : length(), guides())
        case 1, 2: return .limited(inner, limits(), limits(), guides())
        case 3: return padded(inner)
        case 4, 5, 6: return .fixed(inner, horizontal: chance(), vertical: chance())
        case 7:
            return .ratio(
                inner, chance(3) ? nil : [0.25, 0.5, 1, 2, 4].randomElement(using: &values)!, fills: chance())
        case 8: return .shifted(inner, length(), -length())
        case 9: return .layered(inner, tree(depth), isBehind: Bool.random(using: &shape), guides())
        case 10:
            let guide = SampleTree.Guide.allCases.randomElement(using: &values)!
            return .guided(inner, guide, [0, 0.5, 1].randomElement(using: &values)!, length(20) - 10)
        default: return .prioritized(inner, [-1, 0, 1].randomElement(using: &values)!)
        }
    }

    private mutating func padded(_ inner: SampleTree) -> SampleTree {
        let all = chance() ? length(12) : 0
        return .padded(
            inner, top: all, leading: chance() ? length(12) : all, bottom: chance() ? length(12) : all, trailing: all)
    }

    private mutating func limits() -> SampleTree.Limits {
        var limits = SampleTree.Limits()
        var least: CGFloat = 0
        if chance() { (limits.least, least) = (length(30), 0) }
        least = limits.least ?? 0
        if chance(3) { limits.ideal = least + length(20) }
        if chance() { limits.greatest = chance(3) ? .infinity : max(least, limits.ideal ?? 0) + length(40) }
        return limits
    }
}
