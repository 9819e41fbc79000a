import Reactive

/// The layout of a modifier: proposes a size to the modified view and chooses its own size. By default it takes over
/// the view's answers.
protocol UnaryLayout: Animatable, NodeMakingLayout {
    /// The requirements after `layoutValue` that the layout implements. Others aren't called.
    static var traits: ItemTraits { get }
    /// Returns the size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize
    /// The size, if it is the same for all proposals; otherwise nil.
    var rigidSize: CGSize? { get }
    /// Places the view within the size chosen for a proposal.
    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize)
    /// Returns the position of a guide that the layout or a view inside sets, given the view's present place; nil for
    /// the guide's default.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ child: LayoutItem) -> CGFloat?
    /// Returns the priority in a stack.
    func priority(_ child: LayoutItem) -> Double
    /// Returns the preferred distances from other views.
    func spacing(_ child: LayoutItem) -> ViewSpacing
    /// The front-to-back index among siblings, the greatest in front; nil for that of the view inside.
    var zIndex: Double? { get }
    /// Returns a value for a custom layout; nil for the key's default.
    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any?
    /// Returns the offset of the painted view from its place, in points.
    func childOffset(_ size: CGSize) -> CGPoint
    /// Whether the view is painted and touched only within the layout's bounds.
    var clipsChildren: Bool { get }
    /// Returns the transform, such as a rotation or scaling, of a view of a size; nil for none.
    func childTransform(_ size: CGSize) -> CGAffineTransform?
    /// Returns the effects on a view of a size, without its transform, the outermost first.
    func effects(in size: CGSize) -> [DisplayList.Effect]
    /// Returns the shape in which a view of a size receives touches; nil for its painted area.
    func contentShape(in size: CGSize) -> Path?
    /// Returns whether the layout's coordinate space has a name.
    func hasSpace(named name: AnyHashable) -> Bool
    /// The safe-area insets for descendants, in points; nil if the layout sets none.
    var safeAreaInsets: EdgeInsets? { get }
    /// The layout direction inside; nil to inherit it.
    var direction: LayoutDirection? { get }
    /// Calls the closures that layout calls later, so that the modifier's node depends on the values that they read.
    func noteReads()
    /// Returns whether a change from another value can be animated.
    func canAnimate(from other: Self) -> Bool
    /// Returns whether another value results in the same layout.
    func isEqual(to other: Self) -> Bool
    /// The guide that the layout sets; nil for none.
    var explicitKey: AlignmentKey? { get }
}

extension UnaryLayout {
    static var traits: ItemTraits { ItemTraits() }
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize { child.sizeThatFits(proposal) }
    var rigidSize: CGSize? { nil }
    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) { child.place(at: .zero, proposal) }

    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ child: LayoutItem) -> CGFloat? {
        child.explicitValue(of: key, for: child.placedProposal).map { $0 + child.leadingOrigin[key.axis] }
    }

    func priority(_ child: LayoutItem) -> Double { child.priority }
    func spacing(_ child: LayoutItem) -> ViewSpacing { child.spacing }
    var zIndex: Double? { nil }
    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any? { child.layoutValue(key) }
    func childOffset(_ size: CGSize) -> CGPoint { .zero }
    var clipsChildren: Bool { false }
    func childTransform(_ size: CGSize) -> CGAffineTransform? { nil }
    func effects(in size: CGSize) -> [DisplayList.Effect] { [] }
    func contentShape(in size: CGSize) -> Path? { nil }
    func hasSpace(named name: AnyHashable) -> Bool { false }
    var safeAreaInsets: EdgeInsets? { nil }
    var direction: LayoutDirection? { nil }
    func isEqual(to other: Self) -> Bool { Graph.Inputs.areEqual(self, other) }
    func noteReads() {}
    func canAnimate(from other: Self) -> Bool { true }
    var explicitKey: AlignmentKey? { nil }
}

/// A modifier that applies a layout to a view. The layout may depend on the environment.
@MainActor
protocol LayoutProviding<Layout>: PrimitiveModifier {
    associatedtype Layout: UnaryLayout

    /// Whether the layout depends on the environment.
    var readsEnvironment: Bool { get }
    /// Returns the layout in an environment.
    func layout(in environment: EnvironmentValues) -> Layout
}

/// A layout of a `LayoutModifier`, as far as clients compile it: they make modifiers in place, without generic code.
@usableFromInline
protocol NodeMakingLayout {
    /// Makes the node of a view with the layout.
    @MainActor static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<Self>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<Self>>>
}

extension UnaryLayout {
    @MainActor static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<Self>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<Self>>> {
        LayoutModifierNode(view, under: parent)
    }
}

/// A modifier that applies a layout to a view.
@usableFromInline
nonisolated struct LayoutModifier<L: NodeMakingLayout>: PrimitiveModifier {
    @usableFromInline var layout: L

    @inlinable
    init(_ layout: L) {
        self.layout = layout
    }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<L>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<L>>> {
        L.makeNode(view, under: parent)
    }
}

extension LayoutModifier: LayoutProviding where L: UnaryLayout {
    var readsEnvironment: Bool { false }
    func layout(in environment: EnvironmentValues) -> L { layout }
}

/// The node of a modifier that applies a layout.
///
/// A layout that depends on the environment is found in updates of the node, so that only this node depends on what the
/// layout reads. Until the first one the item has the layout in an empty environment.
final class LayoutModifierNode<Content: View, M: LayoutProviding>: ModifierNode<Content, M> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    private var unaryItem: UnaryItem<M.Layout> { item!.as(UnaryItem<M.Layout>.self) }
    /// Animates changes of the layout; nil until one is animated.
    @exclusivity(unchecked)
    private var animator: ModelAnimator<M.Layout>?
    @exclusivity(unchecked)
    private var isUpdated = false

    override func willMountContent() {
        let layout = modifier.layout(in: EnvironmentValues())
        item = UnaryItem(layout, self)
        if let key = layout.explicitKey { tree.layout.countExplicit(key, 1) }
        if layout.direction != nil { tree.layout.directions += 1 }
        layout.noteReads()
        if modifier.readsEnvironment { setNeedsUpdate(because: .mounted) }
    }

    override func modifierChanged(from old: M) {
        if modifier.readsEnvironment || old.readsEnvironment { return setNeedsUpdate(because: .inputs([])) }
        let values = EnvironmentValues()
        change(from: old.layout(in: values), to: modifier.layout(in: values), isAnimated: true)
    }

    override func update() {
        let isFirst = !isUpdated
        isUpdated = true
        let values = modifier.readsEnvironment ? environment : EnvironmentValues()
        let new = track { modifier.layout(in: values) }
        change(from: unaryItem.layout, to: new, isAnimated: !isFirst)
    }

    private func change(from old: M.Layout, to new: M.Layout, isAnimated: Bool) {
        new.noteReads()
        guard !new.isEqual(to: old) else { return }
        let animation = isAnimated ? currentAnimation : nil
        if let key = new.explicitKey, let oldKey = old.explicitKey, key != oldKey {
            tree.layout.countExplicit(oldKey, -1)
            tree.layout.countExplicit(key, 1)
        }
        unaryItem.layout = animated(from: old, to: new, animation)
    }

    /// Returns the layout to show now: the new one, or the first value of an animation to it.
    private func animated(from old: M.Layout, to new: M.Layout, _ animation: Animation?) -> M.Layout {
        if M.Layout.AnimatableData.self == EmptyAnimatableData.self { return new }
        let animation = new.canAnimate(from: old) ? animation : nil
        if animator == nil {
            if animation == nil { return new }
            animator = ModelAnimator(old, tree.animations) { [weak self] shown in
                guard let self, isMounted else { return false }
                unaryItem.layout = shown
                return true
            }
        }
        return animator!.change(to: new, animation)
    }

    override func didUnmount() {
        if let key = unaryItem.layout.explicitKey { tree.layout.countExplicit(key, -1) }
        if unaryItem.layout.direction != nil { tree.layout.directions -= 1 }
    }
}

/// The item of a `LayoutModifier`.
///
/// Invariant: once collected, `children` has exactly one item. Several views inside, or none, are bundled as layers.
final class UnaryItem<L: UnaryLayout>: LayoutItem, ContentTransforming, EffectPainting, HitShaped, ZIndexed,
    DirectionSetting,
    SafeAreaSetting, CoordinateSpaceNaming
{
    override class var traits: ItemTraits { L.traits }

    @exclusivity(unchecked)
    var layout: L {
        didSet {
            invalidate()
            if layout.direction != oldValue.direction { directionChanged() }
        }
    }
    private var child: LayoutItem { children[0] }

    @MainActor
    init(_ layout: L, _ node: ViewNode) {
        self.layout = layout
        super.init(node)
    }

    override func collectChildren() { setChildren([itemBelow()]) }

    override func rigidSize(for proposal: CompactProposal) -> RigidSize? {
        layout.rigidSize.map { RigidSize(size: $0.sanitized, isForAll: true) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        layout.place(child, in: size, proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        return layout.explicitGuide(key, for: proposal, child)
    }

    override var priority: Double { layout.priority(child) }
    override func findSpacing() -> ViewSpacing { layout.spacing(child) }
    override var stackAxis: Axis? { parent?.stackAxis }
    override var traitSource: LayoutItem? { child }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { layout.layoutValue(key, child) }

    override func checkOwnInvariants() {
        precondition(children.count == 1, "a modifier's item has no child: \(self)")
        let (traits, size) = (traits, size)
        precondition(traits.contains(.setsZIndex) || layout.zIndex == nil, "a trait is missing: \(self)")
        precondition(traits.contains(.setsSafeArea) || layout.safeAreaInsets == nil, "a trait is missing: \(self)")
        precondition(traits.contains(.setsDirection) || layout.direction == nil, "a trait is missing: \(self)")
        precondition(
            traits.contains(.hasHitShape) || layout.contentShape(in: size) == nil, "a trait is missing: \(self)")
        precondition(traits.contains(.paintsEffects) || paintedEffects(in: size).isEmpty, "a trait is missing: \(self)")
        guard !traits.contains(.transformsContent) else { return }
        precondition(
            contentShift == .zero && contentTransform == nil && !clipsContent, "a trait is missing: \(self)")
    }

    // MARK: Traits

    var ownZIndex: Double? { layout.zIndex }
    var ownSafeAreaInsets: EdgeInsets? { layout.safeAreaInsets }
    var ownDirection: LayoutDirection? { layout.direction }
    var contentShift: CGPoint { layout.childOffset(size) }
    var clipsContent: Bool { layout.clipsChildren }
    var contentTransform: CGAffineTransform? { layout.childTransform(size) }
    func hitShape(in size: CGSize) -> Path? { layout.contentShape(in: size) }

    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        let effects = layout.effects(in: size)
        guard let transform = layout.childTransform(size) else { return effects }
        return [.transform(transform)] + effects
    }

    func hasSpace(named name: AnyHashable) -> Bool { layout.hasSpace(named: name) }
}
