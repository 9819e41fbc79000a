/// The frame and the environment in which a view is drawn.
struct DrawingContext {
    /// The frame in the coordinates of the open group.
    let frame: CGRect
    let environment: EnvironmentValues
    /// The item of the view.
    let item: LayoutItem?
}

/// A view without children that draws into its frame, such as a shape, a colour or a gradient.
@MainActor
@preconcurrency
protocol DrawnView: PrimitiveView, Animatable {
    /// The kind of the element of each view of the type.
    static var kind: String { get }
    /// The attributes of the view's element.
    var attributes: [String] { get }
    /// The size for a proposal; nil for the proposed size, with 10 points for each dimension that isn't proposed.
    var sizing: ((ProposedViewSize) -> CGSize)? { get }
    /// Appends the painted content of the view.
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
/// It animates the view's animatable data like any view's and, in addition, interpolates from the old paint to the new
/// one.
final class DrawnNode<V: DrawnView>: TypedNode<V> {
    @exclusivity(unchecked)
    private(set) var view: V
    @exclusivity(unchecked)
    private var animator: ModelAnimator<V>?
    @exclusivity(unchecked)
    private var repainting: Repainting?

    /// An animated change of paint, from the view as it last appeared.
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
        if hasKeptElements, old.attributes != view.attributes { elementsChanged() }
        if let sizing = view.sizing { item!.as(DrawnItem.self).sizing = sizing }
        if tree.animations.isEnabled { animate(from: old) }
    }

    /// Animates the change from an old view, if there is an animation.
    // Apart from `receive`, which would look up the types of the animation's state though nothing is animated.
    @inline(never)
    private func animate(from old: V) {
        // An equal view, received because a body nearby ran, keeps the running animation.
        guard !Graph.Inputs.areEqual(view, old) else { return }
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
        let context = DrawingContext(frame: frame, environment: paintEnvironment, item: item)
        guard let repainting else {
            (animator?.shown ?? view).draw(context, into: &list)
            return
        }
        var (old, new) = (DisplayList(), DisplayList())
        repainting.old.draw(context, into: &old)
        (animator?.shown ?? view).draw(context, into: &new)
        list.append(contentsOf: new.repainted(from: old, repainting.progress.shown(at: tree.animations.now)))
    }

    override class var traits: NodeTraits { .knowsWords }
    override var keepsElements: Bool { true }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(V.kind)
        element.attributes = view.attributes
        element.node = self
        return [element]
    }
}

/// The layout item of a view that draws.
final class DrawnItem: LayoutItem {
    var sizing: ((ProposedViewSize) -> CGSize)? {
        didSet { contentChanged() }
    }

    @MainActor
    init(_ sizing: ((ProposedViewSize) -> CGSize)?, _ node: ViewNode) {
        self.sizing = sizing
        super.init(node)
    }

    override class var traits: ItemTraits { ItemTraits(.leaf, .isShape) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        sizing?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }
}
