import ReactiveViews

/// A view between two sizes.
final class BarModel: LayoutModel {
    private let least: CGSize
    private let ideal: CGSize
    private let greatest: CGSize

    init(least: CGSize, ideal: CGSize, greatest: CGSize) {
        (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
        super.init([])
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? ideal.width, least.width), greatest.width),
            height: min(max(proposal.height ?? ideal.height, least.height), greatest.height))
    }
}

/// A view of any size, ten points where nothing is proposed.
final class ColorModel: LayoutModel {
    init() { super.init([]) }
    override func choose(_ proposal: Proposal) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
}

final class SpacerModel: LayoutModel {
    private let least: CGFloat

    init(_ least: CGFloat?) {
        self.least = least ?? 8
        super.init([])
    }

    override var priority: Double { -.infinity }
    override var isSpacer: Bool { true }
    override var bareEdges: Set<Edge> {
        switch axis {
        case .horizontal?: [.leading, .trailing]
        case .vertical?: [.top, .bottom]
        case nil: Set(Edge.allCases)
        }
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
            height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
    }
}

/// A line across the stack around, from left to right outside of one.
final class DividerModel: LayoutModel {
    init() { super.init([]) }
    override func choose(_ proposal: Proposal) -> CGSize {
        axis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }
}

extension SampleTree {
    /// The frames that the rules give to the views of the tree, in the middle of a host of a size.
    func framesByRule(in size: CGSize) -> [String: CGRect] {
        let root = model
        root.setAxis(nil)
        let place = root.place(in: size, Guides(horizontal: .center, vertical: .middle), Proposal(size))
        var frames: [String: CGRect] = [:]
        root.frames(at: CGPoint(x: place.x, y: place.y), place.proposal, "r", into: &frames)
        return frames
    }

    private var model: LayoutModel {
        switch self {
        case .box(let width, let height):
            let size = CGSize(width: width, height: height)
            return BarModel(least: size, ideal: size, greatest: size)
        case .bar(let least, let ideal, let greatest):
            func size(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }
            return BarModel(least: size(least), ideal: size(ideal), greatest: size(greatest))
        case .color: return ColorModel()
        case .spacer(let least): return SpacerModel(least)
        case .divider: return DividerModel()
        case .stack(let axis, _, let spacing, let guide, let trees):
            return StackModel(axis, spacing, guide, trees.map(\.model))
        case .layers(_, let guides, let trees): return LayersModel(guides, trees.map(\.model))
        case .framed(let inner, let width, let height, let guides):
            return FrameModel(inner.model, width, height, guides)
        case .limited(let inner, let width, let height, let guides):
            return FlexibleFrameModel(inner.model, width, height, guides)
        case .padded(let inner, let top, let leading, let bottom, let trailing):
            return PaddingModel(
                inner.model, EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
        case .fixed(let inner, let horizontal, let vertical): return FixedSizeModel(inner.model, horizontal, vertical)
        case .ratio(let inner, let ratio, let fills): return RatioModel(inner.model, ratio, fills)
        case .shifted(let inner, let x, let y): return ShiftModel(inner.model, CGPoint(x: x, y: y))
        case .layered(let main, let second, _, let guides): return LayeredModel(main.model, second.model, guides)
        case .guided(let inner, let guide, let part, let more): return GuideModel(inner.model, guide, part, more)
        case .prioritized(let inner, let priority): return PriorityModel(inner.model, priority)
        }
    }
}
