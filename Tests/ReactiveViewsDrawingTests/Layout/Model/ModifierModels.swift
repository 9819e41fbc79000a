import ReactiveViews

/// A modifier: what it doesn't say is as the view inside has it.
class ModifierModel: LayoutModel {
    final var inner: LayoutModel { children[0] }

    init(_ inner: LayoutModel) {
        super.init([inner])
    }

    override var priority: Double { inner.priority }
    override var explicitPriority: Double? { inner.explicitPriority }
    override var bareEdges: Set<Edge> { inner.bareEdges }
    override func choose(_ proposal: Proposal) -> CGSize { inner.answer(proposal) }
    override func places(_ proposal: Proposal) -> [Place] { [Place(model: inner, x: 0, y: 0, proposal: proposal)] }

    /// A frame or a distance along an edge keeps what is inside from having none there.
    final func bareEdges(but edges: Set<Edge>) -> Set<Edge> {
        inner.isSpacer ? inner.bareEdges : inner.bareEdges.subtracting(edges)
    }
}

final class FrameModel: ModifierModel {
    private let width: CGFloat?
    private let height: CGFloat?
    private let guides: SampleTree.Guides

    init(_ inner: LayoutModel, _ width: CGFloat?, _ height: CGFloat?, _ guides: SampleTree.Guides) {
        (self.width, self.height, self.guides) = (width, height, guides)
        super.init(inner)
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        Proposal(width ?? proposal.width, height ?? proposal.height)
    }

    override var bareEdges: Set<Edge> {
        bareEdges(but: Set((width == nil ? [] : [.leading, .trailing]) + (height == nil ? [] : [.top, .bottom])))
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        let size = inner.answer(inside(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func places(_ proposal: Proposal) -> [Place] {
        [inner.place(in: placed(proposal), guides, inside(proposal))]
    }
}

final class FlexibleFrameModel: ModifierModel {
    private let width: SampleTree.Limits
    private let height: SampleTree.Limits
    private let guides: SampleTree.Guides

    init(_ inner: LayoutModel, _ width: SampleTree.Limits, _ height: SampleTree.Limits, _ guides: SampleTree.Guides) {
        (self.width, self.height, self.guides) = (width, height, guides)
        super.init(inner)
    }

    override var bareEdges: Set<Edge> {
        func says(_ limits: SampleTree.Limits) -> Bool {
            limits.least != nil || limits.ideal != nil || limits.greatest != nil
        }
        return bareEdges(but: Set((says(width) ? [.leading, .trailing] : []) + (says(height) ? [.top, .bottom] : [])))
    }

    private func clamp(_ length: CGFloat, _ limits: SampleTree.Limits) -> CGFloat {
        max(min(length, limits.greatest ?? .infinity), limits.least ?? 0)
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        func inside(_ proposed: CGFloat?, _ limits: SampleTree.Limits) -> CGFloat? {
            (proposed ?? limits.ideal).map { clamp($0, limits) }
        }
        let size = inner.answer(Proposal(inside(proposal.width, width), inside(proposal.height, height)))
        return CGSize(
            width: length(proposal.width, size.width, width), height: length(proposal.height, size.height, height))
    }

    private func length(_ proposed: CGFloat?, _ inner: CGFloat, _ limits: SampleTree.Limits) -> CGFloat {
        guard let proposed else { return limits.ideal ?? clamp(inner, limits) }
        if let least = limits.least, let greatest = limits.greatest { return max(least, min(greatest, proposed)) }
        if let least = limits.least { return max(least, min(proposed, inner)) }
        if let greatest = limits.greatest { return min(greatest, max(proposed, inner)) }
        return inner
    }

    override func places(_ proposal: Proposal) -> [Place] {
        let size = placed(proposal)
        let inside = Proposal(
            proposedInside(proposal.width, size.width, width), proposedInside(proposal.height, size.height, height))
        return [inner.place(in: size, guides, inside)]
    }

    /// Where nothing is proposed, and no limit decides, the view inside is placed at its ideal.
    private func proposedInside(_ proposed: CGFloat?, _ own: CGFloat, _ limits: SampleTree.Limits) -> CGFloat? {
        if proposed != nil || limits.ideal != nil { return own }
        if let least = limits.least, own <= least { return own }
        if let greatest = limits.greatest, own >= greatest { return own }
        return nil
    }
}

final class PaddingModel: ModifierModel {
    private let insets: EdgeInsets

    init(_ inner: LayoutModel, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(inner)
    }

    override var bareEdges: Set<Edge> {
        let lengths: [(Edge, CGFloat)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
        ]
        return inner.bareEdges.subtracting(lengths.filter { $0.1 != 0 }.map(\.0))
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        Proposal(
            proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        let size = inner.answer(inside(proposal))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func places(_ proposal: Proposal) -> [Place] {
        [Place(model: inner, x: insets.leading, y: insets.top, proposal: inside(proposal))]
    }
}

final class FixedSizeModel: ModifierModel {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ inner: LayoutModel, _ horizontal: Bool, _ vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(inner)
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    }

    override func choose(_ proposal: Proposal) -> CGSize { inner.answer(inside(proposal)) }
    override func places(_ proposal: Proposal) -> [Place] {
        [Place(model: inner, x: 0, y: 0, proposal: inside(proposal))]
    }
}

final class RatioModel: ModifierModel {
    private let ratio: CGFloat?
    private let fills: Bool

    init(_ inner: LayoutModel, _ ratio: CGFloat?, _ fills: Bool) {
        (self.ratio, self.fills) = (ratio, fills)
        super.init(inner)
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? inner.answer(Proposal(nil, nil))
        guard shape.width > 0, shape.height > 0 else { return proposal }
        let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap {
            $0
        }
        guard let scale = fills ? scales.max() : scales.min() else { return proposal }
        return Proposal(shape.width * scale, shape.height * scale)
    }

    override func choose(_ proposal: Proposal) -> CGSize { inner.answer(inside(proposal)) }

    override func places(_ proposal: Proposal) -> [Place] {
        let (own, size) = (placed(proposal), inner.placed(inside(proposal)))
        return [
            Place(
                model: inner, x: (own.width - size.width) / 2, y: (own.height - size.height) / 2,
                proposal: inside(proposal))
        ]
    }
}

final class ShiftModel: ModifierModel {
    private let distance: CGPoint

    init(_ inner: LayoutModel, _ distance: CGPoint) {
        self.distance = distance
        super.init(inner)
    }

    override var shift: CGPoint { distance }
}

final class GuideModel: ModifierModel {
    private let guide: SampleTree.Guide
    private let part: CGFloat
    private let more: CGFloat

    init(_ inner: LayoutModel, _ guide: SampleTree.Guide, _ part: CGFloat, _ more: CGFloat) {
        (self.guide, self.part, self.more) = (guide, part, more)
        super.init(inner)
    }

    override func explicit(_ guide: SampleTree.Guide, _ proposal: Proposal) -> CGFloat? {
        guard guide == self.guide else { return inner.explicit(guide, proposal) }
        let size = inner.placed(proposal)
        return (guide.axis == .horizontal ? size.width : size.height) * part + more
    }
}

final class PriorityModel: ModifierModel {
    private let value: Double

    init(_ inner: LayoutModel, _ value: Double) {
        self.value = value
        super.init(inner)
    }

    /// The innermost one of several counts.
    override var priority: Double { inner.explicitPriority ?? value }
    override var explicitPriority: Double? { priority }
}
