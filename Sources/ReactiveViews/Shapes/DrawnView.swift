/// Where and in which environment a view is drawn.
struct DrawingContext {
    /// In the coordinates of whoever the view is drawn for.
    let frame: CGRect
    let environment: EnvironmentValues
}

/// A view without children that draws something into its frame: a shape, a colour, a gradient.
@MainActor
@preconcurrency
protocol DrawnView: PrimitiveView, Animatable {
    /// What its element is called.
    var kind: String { get }
    /// What its element says about it.
    var attributes: [String] { get }
    /// The size that the view takes of an offer; nil for all of it, 10 points where the offer is open.
    var sizing: ((ProposedViewSize) -> CGSize)? { get }
    /// Appends what the view shows.
    func draw(_ context: DrawingContext, into list: inout DisplayList)
}

extension DrawnView {
    var attributes: [String] { [] }
    var sizing: ((ProposedViewSize) -> CGSize)? { nil }

    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        DrawnNode(view, under: parent)
    }
}

/// The node of a view that draws.
///
/// Its data are animated as any view's are; besides, what it paints with goes from what was to what is.
final class DrawnNode<V: DrawnView>: TypedNode<V> {
    private(set) var view: V
    private var animator: ModelAnimator<V>?
    private var repainting: Repainting?

    /// A change of what is painted that is on its way: from what the view was before, so far.
    private struct Repainting {
        let old: V
        var progress: AnimatedValue<Double>
    }

    init(_ view: V, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = DrawnItem(view.sizing, self)
    }

    override func receive(_ view: V) {
        let old = self.view
        self.view = view
        if let sizing = view.sizing { item!.as(DrawnItem.self).sizing = sizing }
        // The same once more, after a body nearby: what is on its way goes on.
        guard tree.animations.isEnabled, !Graph.Inputs.areEqual(view, old) else { return }
        let animation = currentAnimation
        guard animation != nil || animator != nil else { return }
        if animator == nil {
            animator = ModelAnimator(old, tree.animations) { [weak self] _ in self?.isMounted ?? false }
        }
        let shown = animator!.shown
        _ = animator!.change(to: view, animation)
        if let animation {
            var progress = AnimatedValue(0.0)
            progress.move(to: 1, animation, at: tree.animations.now)
            repainting = Repainting(old: shown, progress: progress)
            animator!.keepGoing(while: { [weak self] time in self?.isRepainting(at: time) ?? false })
        } else {
            repainting = nil
        }
    }

    private func isRepainting(at time: Double) -> Bool {
        guard repainting?.progress.endMotions(at: time) == true else {
            repainting = nil
            return false
        }
        return true
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        let context = DrawingContext(frame: frame, environment: environment)
        guard let repainting else {
            (animator?.shown ?? view).draw(context, into: &list)
            return
        }
        var (old, new) = (DisplayList(), DisplayList())
        repainting.old.draw(context, into: &old)
        (animator?.shown ?? view).draw(context, into: &new)
        list.append(contentsOf: new.repainted(from: old, repainting.progress.shown(at: tree.animations.now)))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind)
        element.attributes = view.attributes
        element.node = self
        return [element]
    }
}

/// The item of a view that draws: as large as the view says, or as it is offered.
final class DrawnItem: LayoutItem {
    var sizing: ((ProposedViewSize) -> CGSize)? {
        didSet { contentChanged() }
    }

    @MainActor
    init(_ sizing: ((ProposedViewSize) -> CGSize)?, _ node: ViewNode) {
        self.sizing = sizing
        super.init(node)
    }

    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        sizing?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }
}
