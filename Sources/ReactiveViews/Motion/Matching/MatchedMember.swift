/// A view's geometry as it is shared: where one point of it is, in the host's coordinates, and its size.
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

/// One of the views that share their geometry.
///
/// Invariants: shown ≠ nil ⇔ the view has another one's geometry, or is on the way from there to its own; then shown's target is that of
/// the reference after the last layout.
@MainActor
final class MatchedMember {
    /// Whose geometry the view has.
    enum Reference: Equatable {
        /// It has yet to be laid out.
        case unknown
        case own
        /// That of the view whose node has the number.
        case other(UInt64)
    }

    /// Keeps this.
    unowned let node: ViewNode
    let item: MatchedItem
    var settings: MatchedSettings
    private var reference = Reference.unknown
    private var shown: AnimatedValue<SharedGeometry.AnimatableData>?
    /// What the user saw before the layout that is under way.
    private(set) var before: SharedGeometry?

    init(_ settings: MatchedSettings, _ item: MatchedItem, _ node: ViewNode) {
        self.settings = settings
        self.item = item
        self.node = node
    }

    var isNew: Bool { reference == .unknown }
    var isMoving: Bool { shown?.isMoving == true }
    var hasMatch: Bool { shown != nil }

    /// Whether others can take the view's geometry.
    var isSource: Bool { settings.isSource && item.hasPlace && isLaidOut && !node.isRetired }

    /// Whether the view isn't covered by one that was pushed over it, or in a tab that isn't shown.
    private var isLaidOut: Bool {
        var around: LayoutItem = item
        while let parent = around.parent { around = parent }
        return around is RootItem
    }

    /// The view's own geometry, wherever it is shown.
    var own: SharedGeometry { SharedGeometry(of: item.frame(), at: settings.anchor) }

    /// What the user sees at a time.
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

    /// Takes the geometry of a source, nil for its own, after a layout.
    ///
    /// - Parameter previous: that of the source that there was before, for a view that has taken its place.
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
            // What moves goes along with what isn't animated.
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

    /// Forgets motions that are over. Says whether any is left.
    func endMotions(at time: Double) -> Bool { shown?.endMotions(at: time) ?? false }

    /// What is around may be shown elsewhere than it was placed.
    func correct(at time: Double) {
        guard item.match?.position != nil else { return }
        let (placed, seen) = (item.frame().origin, item.shownFrame(at: time).origin)
        item.correction = CGPoint(x: placed.x - seen.x, y: placed.y - seen.y)
    }
}

extension LayoutItem {
    /// The item's frame as it is shown at a time, on its way, in the host's coordinates.
    @MainActor
    final func shownFrame(at time: Double) -> CGRect {
        var frame = presentation?.frame(at: time) ?? CGRect(origin: origin, size: size)
        var item = self
        while let parent = item.parent {
            if let content = parent.contentTransforming {
                frame.origin = frame.origin.moved(by: content.contentShift)
                if let transform = content.contentTransform { frame = frame.applying(transform) }
            }
            frame.origin = frame.origin.moved(by: parent.presentation?.frame(at: time).origin ?? parent.origin)
            item = parent
        }
        return frame
    }
}
