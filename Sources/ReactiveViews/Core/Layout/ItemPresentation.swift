/// The animated geometry of an item that moves, enters or exits.
///
/// Invariant: it is the item's `presentation` ⇔ one of its values is moving, or the item has exited.
@MainActor
final class ItemPresentation: Animator {
    private weak var item: LayoutItem?
    private let clock: AnimationClock
    private(set) var origin: AnimatedValue<CGPoint.AnimatableData>
    private(set) var size: AnimatedValue<CGSize.AnimatableData>
    /// The shift of the item's transition. Its target is zero unless the item is exiting.
    private(set) var shift = AnimatedValue(TransitionShift.zero)
    private(set) var anchor = UnitPoint.center

    init(_ item: LayoutItem, _ clock: AnimationClock) {
        self.item = item
        self.clock = clock
        origin = AnimatedValue(item.origin.animatableData)
        size = AnimatedValue(item.size.animatableData)
    }

    /// Returns an item's presentation, and creates it on demand.
    static func of(_ item: LayoutItem, _ clock: AnimationClock) -> ItemPresentation {
        if let presentation = item.presentation { return presentation }
        let presentation = ItemPresentation(item, clock)
        item.presentation = presentation
        return presentation
    }

    /// Starts to move the item after an animated change of its place.
    ///
    /// - Parameters:
    ///   - frame: The frame before the change.
    ///   - target: The frame after the change.
    ///   - animation: The animation; nil to finish at once.
    func move(from frame: CGRect, to target: CGRect, _ animation: Animation?) {
        if !origin.isMoving { origin = AnimatedValue(frame.origin.animatableData) }
        if !size.isMoving { size = AnimatedValue(frame.size.animatableData) }
        origin.move(to: target.origin.animatableData, animation, at: clock.now)
        size.move(to: target.size.animatableData, animation, at: clock.now)
        began()
    }

    /// Shifts the targets after a change of place that isn't animated. Running animations continue to the new targets.
    func follow(_ frame: CGRect) {
        origin.shiftTarget(to: frame.origin.animatableData)
        size.shiftTarget(to: frame.size.animatableData)
    }

    /// Begins the item's entry, from the start of its transition to its place.
    func enter(_ way: AnyTransition.Way, _ animation: Animation?) {
        anchor = way.anchor
        if !shift.isMoving { shift = AnimatedValue(way.shift) }
        shift.move(to: .zero, animation, at: clock.now)
        began()
    }

    /// Begins the item's exit, from its place to the end of its transition.
    func exit(_ way: AnyTransition.Way, _ animation: Animation) {
        anchor = way.anchor
        shift.move(to: way.shift, animation, at: clock.now)
        began()
    }

    /// Registers with the clock, or ends at once if nothing moves.
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

    /// Removes the presentation from the item, unless the item has exited.
    private func end() {
        if shift.target == .zero { item?.presentation = nil }
    }
}
