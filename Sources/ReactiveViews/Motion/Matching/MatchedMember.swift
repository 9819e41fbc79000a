/// The shared geometry of a view: the position of a point in the host's coordinates, and the size.
struct SharedGeometry: Animatable, Equatable {
    var position: CGPoint
    var size: CGSize

    init(of frame: CGRect, at anchor: UnitPoint) {
        position = frame.point(at: anchor)
        size = frame.size
    }

    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(position.animatableData, size.animatableData) }
        set {
            position.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A view with matched geometry.
///
/// Invariants: `shown` is set if and only if the view has another view's geometry, or moves back to its own; then its
/// target is the reference's geometry after the last layout.
@MainActor
final class MatchedMember {
    /// The source of the view's geometry.
    enum Reference: Equatable {
        /// The view isn't laid out yet.
        case unknown
        case own
        /// The geometry of the view whose node has this number.
        case other(UInt64)
    }

    /// The owner.
    unowned let node: ViewNode
    let item: MatchedItem
    var settings: MatchedSettings
    private var reference = Reference.unknown
    private var shown: AnimatedValue<SharedGeometry.AnimatableData>?
    /// The shown geometry before the current layout.
    private(set) var before: SharedGeometry?

    init(_ settings: MatchedSettings, _ item: MatchedItem, _ node: ViewNode) {
        self.settings = settings
        self.item = item
        self.node = node
    }

    var isNew: Bool { reference == .unknown }
    var isMoving: Bool { shown?.isMoving == true }
    var hasMatch: Bool { shown != nil }

    /// Whether other views can follow this one.
    var isSource: Bool { settings.isSource && item.hasPlace && isLaidOut && !node.isRetired }

    /// Whether the view isn't covered by a pushed view or in a hidden tab.
    private var isLaidOut: Bool {
        var around: LayoutItem = item
        while let parent = around.parent { around = parent }
        return around.traits.contains(.root)
    }

    /// The view's own geometry, regardless of where it is shown.
    var own: SharedGeometry { SharedGeometry(of: item.frame(), at: settings.anchor) }

    /// Returns the shown geometry at a time.
    func visible(at time: Double) -> SharedGeometry {
        let without = SharedGeometry(of: item.shownFrame(at: time), at: settings.anchor)
        guard let shown else { return without }
        var visible = without
        visible.animatableData = shown.shown(at: time)
        if !settings.properties.contains(.position) { visible.position = without.position }
        if !settings.properties.contains(.size) { visible.size = without.size }
        return visible
    }

    func remember(at time: Double) { before = isNew ? nil : visible(at: time) }
    func forget() { before = nil }

    /// Follows a source, or its own geometry if nil, after a layout.
    ///
    /// - Parameter previous: The old source's geometry, for a view that replaces it.
    func follow(
        _ source: MatchedMember?, from previous: SharedGeometry?, _ animation: Animation?, _ clock: AnimationClock
    ) {
        let target = (source ?? self).own.animatableData
        let next = source.map { Reference.other($0.node.creation) } ?? .own
        if next != reference {
            let start = reference == .unknown ? (source == nil ? previous : nil) : before
            reference = next
            var value = shown ?? AnimatedValue(start?.animatableData ?? target)
            value.move(to: target, animation, at: clock.now)
            shown = value
        } else if shown != nil, shown?.target != target {
            // A motion is shifted by changes that aren't animated.
            if animation == nil {
                shown?.shiftTarget(to: target)
            } else {
                shown?.move(to: target, animation, at: clock.now)
            }
        }
        if source == nil, !isMoving { shown = nil }
        show(at: clock.now)
    }

    private func show(at time: Double) {
        guard shown != nil else { return item.show(nil) }
        let visible = visible(at: time)
        let properties = settings.properties
        let position = properties.contains(.position) ? visible.position.moved(back: item.frame().origin) : nil
        item.show(
            MatchedItem.Match(
                position: position, size: properties.contains(.size) ? visible.size : nil, anchor: settings.anchor))
    }

    /// Removes motions that are over. Returns whether any is left.
    func endMotions(at time: Double) -> Bool { shown?.endMotions(at: time) ?? false }

    /// Compensates for ancestors that are shown away from their place.
    func correct(at time: Double) {
        guard item.match?.position != nil else { return }
        let (placed, seen) = (item.frame().origin, item.shownFrame(at: time).origin)
        item.correction = CGPoint(x: placed.x - seen.x, y: placed.y - seen.y)
    }
}

extension LayoutItem {
    /// Returns the item's frame at a time with running animations, in the host's coordinates.
    @MainActor
    final func shownFrame(at time: Double) -> CGRect {
        var frame = presentation?.frame(at: time) ?? CGRect(origin: origin, size: size)
        var item = self
        while let parent = item.parent {
            if let content = parent.contentTransforming { frame = content.frame(ofContent: frame) }
            frame.origin = frame.origin.moved(by: parent.presentation?.frame(at: time).origin ?? parent.origin)
            item = parent
        }
        return frame
    }
}
