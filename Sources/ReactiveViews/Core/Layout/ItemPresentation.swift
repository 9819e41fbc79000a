/// What is shown of an item while it moves, comes or goes.
///
/// Invariant: it is the item's `presentation` ⇔ something of it moves, or the item has left.
@MainActor
final class ItemPresentation: Animator {
    private weak var item: LayoutItem?
    private let clock: AnimationClock
    private(set) var origin: AnimatedValue<CGPoint.AnimatableData>
    private(set) var size: AnimatedValue<CGSize.AnimatableData>
    /// Its own target is zero while the item is there.
    private(set) var shift = AnimatedValue(TransitionShift.zero)
    private(set) var anchor = UnitPoint.center

    init(_ item: LayoutItem, _ clock: AnimationClock) {
        self.item = item
        self.clock = clock
        origin = AnimatedValue(item.origin.animatableData)
        size = AnimatedValue(item.size.animatableData)
    }

    /// That of an item, made if there is none.
    static func of(_ item: LayoutItem, _ clock: AnimationClock) -> ItemPresentation {
        if let presentation = item.presentation { return presentation }
        let presentation = ItemPresentation(item, clock)
        item.presentation = presentation
        return presentation
    }

    /// The item was placed elsewhere than in `frame`.
    func move(from frame: CGRect, to target: CGRect, _ animation: Animation?) {
        if !origin.isMoving { origin = AnimatedValue(frame.origin.animatableData) }
        if !size.isMoving { size = AnimatedValue(frame.size.animatableData) }
        origin.move(to: target.origin.animatableData, animation, at: clock.now)
        size.move(to: target.size.animatableData, animation, at: clock.now)
        began()
    }

    /// The item was placed elsewhere by a change that isn't animated; what moves goes on from there.
    func follow(_ frame: CGRect) {
        origin.shiftTarget(to: frame.origin.animatableData)
        size.shiftTarget(to: frame.size.animatableData)
    }

    /// The item comes: from where its transition begins to where it is.
    func enter(_ way: AnyTransition.Way, _ animation: Animation?) {
        anchor = way.anchor
        if !shift.isMoving { shift = AnimatedValue(way.shift) }
        shift.move(to: .zero, animation, at: clock.now)
        began()
    }

    /// Begins the item's exit: from where it is to where its transition ends.
    func exit(_ way: AnyTransition.Way, _ animation: Animation) {
        anchor = way.anchor
        shift.move(to: way.shift, animation, at: clock.now)
        began()
    }

    private func began() {
        if isMoving { clock.add(self) } else { end() }
    }

    var isMoving: Bool { origin.isMoving || size.isMoving || shift.isMoving }

    func showFrame(at time: Double) -> Bool {
        guard item?.presentation === self else { return false }
        let moves = [origin.endMotions(at: time), size.endMotions(at: time), shift.endMotions(at: time)]
        if moves.contains(true) { return true }
        end()
        return false
    }

    private func end() {
        if shift.target == .zero { item?.presentation = nil }
    }
}
