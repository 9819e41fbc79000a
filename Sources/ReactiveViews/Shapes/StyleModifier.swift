import Reactive

/// Sets a style in the environment of the modified view. An animated change interpolates the paints made with the style
/// and evaluates no body.
@usableFromInline
nonisolated struct StyleModifier<Kind, Input>: PrimitiveModifier {
    @MainActor @usableFromInline static var _reach: ModifierReach { .scope }

    @usableFromInline let slot: StyleSlot
    @usableFromInline let input: Input
    @usableFromInline let apply: (inout EnvironmentValues, Input) -> Void

    /// Creates a modifier that calls a function of an input, and again only for an input that differs.
    ///
    /// - Parameters:
    ///   - slot: The style that it sets.
    ///   - input: The input.
    ///   - apply: A function of this module. What it reads besides the environment is no dependency.
    @inlinable
    init(_: Kind.Type, _ slot: StyleSlot, _ input: Input, apply: @escaping (inout EnvironmentValues, Input) -> Void) {
        self.slot = slot
        self.input = input
        self.apply = apply
    }

    func change(_ values: inout EnvironmentValues) { apply(&values, input) }
    func isSame(as other: StyleModifier) -> Bool { Graph.Inputs.areEqual(input, other.input) }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, StyleModifier<Kind, Input>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, StyleModifier<Kind, Input>>> {
        StyleNode(view, under: parent)
    }
}

/// The style of the environment that a modifier sets.
@usableFromInline
enum StyleSlot {
    case foreground
    case tint
    case background

    /// Returns the styles of the slot, one for each level; the default style where none is set.
    func styles(in values: EnvironmentValues) -> [AnyShapeStyle] {
        switch self {
        case .foreground: (0..<3).map { values.foregroundStyles.style(at: $0) }
        case .tint: [values.tint ?? AnyShapeStyle(TintShapeStyle())]
        case .background: [values.backgroundStyle ?? AnyShapeStyle(BackgroundStyle())]
        }
    }

    func set(_ styles: [AnyShapeStyle], in values: inout EnvironmentValues) {
        switch self {
        case .foreground: values.foregroundStyles = _ForegroundStyles(styles, below: _ForegroundStyles())
        case .tint: values.tint = styles[0]
        case .background: values.backgroundStyle = styles[0]
        }
    }
}

/// Invariants: the content's scope is `below`; `motion` is non-nil exactly while styles are animating, and the host's
/// animations hold this node then.
private final class StyleNode<Content: View, Kind, Input>: ModifierNode<Content, StyleModifier<Kind, Input>>, Animator {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    private struct Motion {
        let from: [AnyShapeStyle]
        let to: [AnyShapeStyle]
        let progress: StyleProgress
        var value: AnimatedValue<Double>

        var shown: [AnyShapeStyle] {
            zip(from, to).map { AnyShapeStyle(StyleOnItsWay(from: $0, to: $1, progress: progress)) }
        }
    }

    @exclusivity(unchecked)
    private var below: EnvironmentScope?
    /// The modifier that made the environment in the last update.
    @exclusivity(unchecked)
    private var last: StyleModifier<Kind, Input>?
    private var motion: Motion?

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: StyleModifier<Kind, Input>) {
        if !modifier.isSame(as: old) { setNeedsUpdate(because: .inputs(["environment"])) }
    }

    override func update() {
        let animation = currentAnimation
        let last = last
        self.last = modifier
        guard animation != nil || motion != nil, let last else {
            guard let below else { return }
            var values = below.inherited
            modifier.change(&values)
            return below.update(to: &values)
        }
        track {
            below?.update { values in
                var old = values
                last.change(&old)
                modifier.change(&values)
                let slot = modifier.slot
                change(from: motion?.to ?? slot.styles(in: old), to: slot.styles(in: values), animation)
                if let motion { slot.set(motion.shown, in: &values) }
            }
        }
    }

    private func change(from old: [AnyShapeStyle], to new: [AnyShapeStyle], _ animation: Animation?) {
        guard old != new else { return }
        let from = motion?.shown.map(\.still) ?? old
        motion = nil
        // A style that an enclosing node is animating needs no second animation here.
        guard let animation, !new.contains(where: { $0.wraps(StyleOnItsWay.self) }) else { return }
        var value = AnimatedValue(0.0)
        value.move(to: 1, animation, at: tree.animations.now)
        motion = Motion(from: from, to: new, progress: StyleProgress(), value: value)
        tree.animations.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard isMounted, var motion else { return false }
        let goesOn = motion.value.endMotions(at: time)
        motion.progress.value = motion.value.shown(at: time)
        // The environment keeps the finished motion's style: at progress 1 it equals the target.
        self.motion = goesOn ? motion : nil
        return goesOn
    }
}

/// The shared progress of an animation, read each time a style is painted.
private final class StyleProgress: Sendable {
    private let amount: Lock<Double>

    init(_ amount: Double = 0) {
        self.amount = Lock(amount)
    }

    var value: Double {
        get { amount.withLock { $0 } }
        set { amount.withLock { $0 = newValue } }
    }
}

/// A style between two others, at a shared progress.
private struct StyleOnItsWay: ShapeStyle, Equatable {
    /// The maximum number of nested interrupted changes.
    private static var limit: Int { 8 }

    private let from: AnyShapeStyle
    private let to: AnyShapeStyle
    private let progress: StyleProgress
    private let depth: Int

    init(from: AnyShapeStyle, to: AnyShapeStyle, progress: StyleProgress) {
        let earlier = from.base(as: StyleOnItsWay.self)
        let isTooDeep = (earlier?.depth ?? 0) >= Self.limit
        self.from = isTooDeep ? earlier!.to : from
        self.to = to
        self.progress = progress
        depth = isTooDeep ? 1 : (earlier?.depth ?? 0) + 1
    }

    /// A copy that keeps the current progress.
    var still: StyleOnItsWay { StyleOnItsWay(from: from, to: to, progress: StyleProgress(progress.value)) }

    func _paint(in environment: EnvironmentValues) -> Paint {
        from._paint(in: environment).interpolated(towards: to._paint(in: environment), amount: progress.value)
    }

    static func == (lhs: StyleOnItsWay, rhs: StyleOnItsWay) -> Bool {
        lhs.progress === rhs.progress && lhs.from == rhs.from && lhs.to == rhs.to
    }
}

extension AnyShapeStyle {
    /// The style at its current progress, if it is animating; else itself.
    fileprivate var still: AnyShapeStyle { base(as: StyleOnItsWay.self).map { AnyShapeStyle($0.still) } ?? self }
}
