import ReactiveViews

/// A proposal of the model; nil for nothing along an axis.
struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ width: CGFloat?, _ height: CGFloat?) {
        (self.width, self.height) = (width, height)
    }

    init(_ size: CGSize) {
        self.init(size.width, size.height)
    }

    /// The same across, but a length along an axis.
    func with(_ length: CGFloat?, along axis: Axis) -> Proposal {
        var proposal = self
        proposal[axis] = length
        return proposal
    }
}

/// What the rules of layout make of a tree. Written apart from the engine, as directly as the rules are: nothing is
/// remembered but answers to proposals, and every question is answered by laying out everything below.
class LayoutModel {
    struct Place {
        let model: LayoutModel
        let x: CGFloat
        let y: CGFloat
        let proposal: Proposal
    }

    let children: [LayoutModel]
    /// The axis of the stack around.
    fileprivate(set) var axis: Axis?
    private var answers: [Proposal: CGSize] = [:]

    init(_ children: [LayoutModel]) {
        self.children = children
    }

    // MARK: What kinds of views say

    /// The size that the view chooses.
    func choose(_ proposal: Proposal) -> CGSize { .zero }
    /// Where the children are, and what they are proposed.
    func places(_ proposal: Proposal) -> [Place] { [] }
    /// The children whose guides are the view's.
    func guiding(_ places: [Place]) -> [Place] { places }
    var priority: Double { 0 }
    /// The priority that a modifier sets; nil for none.
    var explicitPriority: Double? { nil }
    /// The edges at which neighbours are next to the view without a distance.
    var bareEdges: Set<Edge> { [] }
    var isSpacer: Bool { false }
    /// The axis of the stack that the children are in.
    var axisInside: Axis? { axis }
    /// How far the children are shown from their places.
    var shift: CGPoint { .zero }
    func explicit(_ guide: SampleTree.Guide, _ proposal: Proposal) -> CGFloat? {
        let values = guiding(places(proposal)).compactMap { place in
            place.model.explicit(guide, place.proposal).map { $0 + (guide.axis == .horizontal ? place.x : place.y) }
        }
        return guide.combine(values)
    }

    // MARK: Questions

    final func setAxis(_ axis: Axis?) {
        self.axis = axis
        for child in children { child.setAxis(axisInside) }
    }

    /// The size: no length of it is negative or no number.
    final func answer(_ proposal: Proposal) -> CGSize {
        if let answer = answers[proposal] { return answer }
        let size = choose(proposal)
        let answer = CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
        answers[proposal] = answer
        return answer
    }

    /// The size that the view is placed with: an infinite length counts as zero.
    final func placed(_ proposal: Proposal) -> CGSize {
        let size = answer(proposal)
        return CGSize(width: size.width < .infinity ? size.width : 0, height: size.height < .infinity ? size.height : 0)
    }

    /// Where a guide is, for the size chosen for a proposal.
    final func value(_ guide: SampleTree.Guide, _ proposal: Proposal) -> CGFloat {
        explicit(guide, proposal) ?? guide.standard(in: placed(proposal))
    }

    /// Where the view is in a rectangle, its guides at the same points as those of the rectangle.
    final func place(in size: CGSize, _ guides: SampleTree.Guides, _ proposal: Proposal) -> Place {
        Place(
            model: self, x: guides.horizontal.standard(in: size) - value(guides.horizontal, proposal),
            y: guides.vertical.standard(in: size) - value(guides.vertical, proposal), proposal: proposal)
    }

    /// All frames, by the names that `SampleView` gives.
    final func frames(at origin: CGPoint, _ proposal: Proposal, _ name: String, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: placed(proposal))
        for (index, child) in children.enumerated() {
            guard let place = places(proposal).first(where: { $0.model === child }) else { continue }
            let inside = CGPoint(x: origin.x + place.x + shift.x, y: origin.y + place.y + shift.y)
            child.frames(at: inside, place.proposal, "\(name).\(index)", into: &frames)
        }
    }
}

extension SampleTree.Guide {
    var axis: Axis { Self.horizontal.contains(self) ? .horizontal : .vertical }

    /// Where the guide is on a view that doesn't say.
    func standard(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .center: size.width / 2
        case .trailing: size.width
        case .middle: size.height / 2
        case .bottom, .firstBaseline, .lastBaseline: size.height
        }
    }

    func combine(_ values: [CGFloat]) -> CGFloat? {
        if values.isEmpty { return nil }
        switch self {
        case .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}
