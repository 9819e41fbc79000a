/// Places the views inside of a view by constraints.
///
/// Each value that follows from known ones is set, until nothing more follows. Lengths that remain open are those of
/// the content; places that remain open are zero. The constraint with the higher priority comes first.
@MainActor
struct ConstraintSolver {
    /// What is known of a rectangle along one axis; two of the four values determine the others.
    private struct Span {
        var low: CGFloat?
        var high: CGFloat?
        var length: CGFloat?
        var middle: CGFloat?
        var least: CGFloat = 0
        var most = CGFloat.infinity

        mutating func complete() {
            if length == nil, let low, let high { length = high - low }
            if length == nil, let low, let middle { length = 2 * (middle - low) }
            if length == nil, let high, let middle { length = 2 * (high - middle) }
            guard let length else { return }
            if low == nil { low = high.map { $0 - length } ?? middle.map { $0 - length / 2 } }
            if high == nil { high = low.map { $0 + length } }
            if middle == nil { middle = low.map { $0 + length / 2 } }
        }

        var isComplete: Bool { low != nil && length != nil }
    }

    private struct Box {
        var x = Span()
        var y = Span()
    }

    private let root: UIView
    private var boxes: [ObjectIdentifier: Box] = [:]

    init(_ root: UIView) { self.root = root }

    /// Places the views inside that constraints place.
    mutating func run() {
        let views = root.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        let guides = root.layoutGuides
        guard !views.isEmpty || !guides.isEmpty else { return }
        for view in views { boxes[ObjectIdentifier(view)] = Box() }
        for guide in guides { boxes[ObjectIdentifier(guide)] = Box() }
        let all = (root.constraints + views.flatMap(\.constraints))
            .sorted { $0.priority.rawValue > $1.priority.rawValue }
        for constraint in all where constraint.relation != .equal { limit(constraint) }
        propagate(all)
        // Lengths of content, then places.
        for view in views { complete(view, all) }
        for view in views {
            let box = boxes[ObjectIdentifier(view)] ?? Box()
            let frame = CGRect(
                x: box.x.low ?? 0, y: box.y.low ?? 0, width: box.x.length ?? 0, height: box.y.length ?? 0)
            if view.transform.isIdentity, view.frame != frame { view.frame = frame }
        }
        for guide in guides {
            let box = boxes[ObjectIdentifier(guide)] ?? Box()
            guide.placed = CGRect(
                x: box.x.low ?? 0, y: box.y.low ?? 0, width: box.x.length ?? 0, height: box.y.length ?? 0)
        }
    }

    private mutating func complete(_ view: UIView, _ all: [NSLayoutConstraint]) {
        let key = ObjectIdentifier(view)
        guard var box = boxes[key] else { return }
        if box.x.length == nil {
            let content = view.contentSize(within: CGSize(width: root.bounds.width, height: root.bounds.height))
            box.x.length = min(max(content.width, box.x.least), box.x.most)
            box.x.complete()
            boxes[key] = box
            propagate(all)
            box = boxes[key] ?? box
        }
        if box.y.length == nil {
            let width = box.x.length ?? root.bounds.width
            let content = view.contentSize(within: CGSize(width: width, height: .greatestFiniteMagnitude))
            box.y.length = min(max(content.height, box.y.least), box.y.most)
            box.y.complete()
            boxes[key] = box
            propagate(all)
            box = boxes[key] ?? box
        }
        if box.x.low == nil { box.x.low = 0 }
        if box.y.low == nil { box.y.low = 0 }
        box.x.complete()
        box.y.complete()
        boxes[key] = box
        propagate(all)
    }

    private mutating func propagate(_ constraints: [NSLayoutConstraint]) {
        var changes = true
        var rounds = 0
        while changes, rounds < 64 {
            changes = false
            rounds += 1
            for constraint in constraints where constraint.relation == .equal {
                if apply(constraint) { changes = true }
            }
        }
    }

    /// Notes the limits of a length that a constraint sets.
    private mutating func limit(_ constraint: NSLayoutConstraint) {
        guard constraint.secondItem == nil, let item = constraint.firstItem, var box = boxes[ObjectIdentifier(item)]
        else { return }
        let isLeast = constraint.relation == .greaterThanOrEqual
        func change(_ span: inout Span) {
            if isLeast {
                span.least = max(span.least, constraint.constant)
            } else {
                span.most = min(span.most, constraint.constant)
            }
        }
        switch constraint.firstAttribute {
        case .width: change(&box.x)
        case .height: change(&box.y)
        default: return
        }
        boxes[ObjectIdentifier(item)] = box
    }

    /// Sets one of the two values if only the other one is known. Returns whether it did.
    private mutating func apply(_ constraint: NSLayoutConstraint) -> Bool {
        let first = value(constraint.firstAttribute, of: constraint.firstItem)
        guard let second = constraint.secondItem else {
            guard first == nil else { return false }
            return set(constraint.firstAttribute, of: constraint.firstItem, constraint.constant)
        }
        let other = value(constraint.secondAttribute, of: second)
        if first == nil, let other {
            return set(
                constraint.firstAttribute, of: constraint.firstItem, other * constraint.multiplier + constraint.constant
            )
        }
        if let first, other == nil, constraint.multiplier != 0 {
            return set(constraint.secondAttribute, of: second, (first - constraint.constant) / constraint.multiplier)
        }
        return false
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
        guard let item else { return nil }
        if let box = boxes[ObjectIdentifier(item)] {
            switch attribute {
            case .left, .leading, .leftMargin, .leadingMargin: return box.x.low
            case .right, .trailing, .rightMargin, .trailingMargin: return box.x.high
            case .width: return box.x.length
            case .centerX, .centerXWithinMargins: return box.x.middle
            case .top, .firstBaseline, .topMargin: return box.y.low
            case .bottom, .lastBaseline, .bottomMargin: return box.y.high
            case .height: return box.y.length
            case .centerY, .centerYWithinMargins: return box.y.middle
            case .notAnAttribute: return nil
            }
        }
        guard let frame = knownFrame(of: item) else { return nil }
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return frame.minX
        case .right, .trailing, .rightMargin, .trailingMargin: return frame.maxX
        case .width: return frame.width
        case .centerX, .centerXWithinMargins: return frame.midX
        case .top, .firstBaseline, .topMargin: return frame.minY
        case .bottom, .lastBaseline, .bottomMargin: return frame.maxY
        case .height: return frame.height
        case .centerY, .centerYWithinMargins: return frame.midY
        case .notAnAttribute: return nil
        }
    }

    /// The frame, in the root's coordinates, of what the solver doesn't place.
    private func knownFrame(of item: AnyObject) -> CGRect? {
        if item === root { return root.bounds }
        if let guide = item as? UILayoutGuide {
            guard let view = guide.owningView else { return nil }
            return view === root ? guide.layoutFrame : view.convert(guide.layoutFrame, to: root)
        }
        guard let view = item as? UIView, view.isDescendant(of: root) else { return nil }
        return view.superview === root ? view.frame : view.convert(view.bounds, to: root)
    }

    private mutating func set(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ value: CGFloat
    ) -> Bool {
        guard let item, var box = boxes[ObjectIdentifier(item)], value.isFinite else { return false }
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: box.x.low = value
        case .right, .trailing, .rightMargin, .trailingMargin: box.x.high = value
        case .width: box.x.length = min(max(value, box.x.least), box.x.most)
        case .centerX, .centerXWithinMargins: box.x.middle = value
        case .top, .firstBaseline, .topMargin: box.y.low = value
        case .bottom, .lastBaseline, .bottomMargin: box.y.high = value
        case .height: box.y.length = min(max(value, box.y.least), box.y.most)
        case .centerY, .centerYWithinMargins: box.y.middle = value
        case .notAnAttribute: return false
        }
        box.x.complete()
        box.y.complete()
        boxes[ObjectIdentifier(item)] = box
        return true
    }
}

extension UIView {
    /// Places the views inside that constraints place.
    func placeByConstraints() {
        if constraints.isEmpty, !subviews.contains(where: { !$0.constraints.isEmpty }) { return }
        updateConstraints()
        var solver = ConstraintSolver(self)
        solver.run()
    }

    /// The size of the content: the intrinsic one, for other dimensions the one that fits into a size.
    func contentSize(within size: CGSize) -> CGSize {
        var content = intrinsicContentSize
        if content.width == Self.noIntrinsicMetric || content.height == Self.noIntrinsicMetric {
            let fitting = systemLayoutSizeFitting(size)
            if content.width == Self.noIntrinsicMetric { content.width = fitting.width }
            if content.height == Self.noIntrinsicMetric { content.height = fitting.height }
        }
        return content
    }

    /// Returns the least size of the view by its constraints: the intrinsic size; else the size in which each view
    /// inside that is tied to the upper left and to the lower right has room; else zero.
    ///
    /// - Parameter targetSize: The size to fit into, in points.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the least size of the view by its constraints.
    ///
    /// - Parameters:
    ///   - targetSize: The size to fit into, in points.
    ///   - horizontalFittingPriority: With `required` the target's width is taken.
    ///   - verticalFittingPriority: With `required` the target's height is taken.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = CGSize.zero
        let own = intrinsicContentSize
        for one in constraints where one.firstItem === self && one.secondItem == nil && one.relation == .equal {
            if one.firstAttribute == .width { size.width = max(size.width, one.constant) }
            if one.firstAttribute == .height { size.height = max(size.height, one.constant) }
        }
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            let inner = view.contentSize(within: targetSize)
            size.width = max(size.width, inner.width + distance(to: view, [.leading, .left], [.trailing, .right]))
            size.height = max(size.height, inner.height + distance(to: view, [.top], [.bottom]))
        }
        if own.width != Self.noIntrinsicMetric { size.width = max(size.width, own.width) }
        if own.height != Self.noIntrinsicMetric { size.height = max(size.height, own.height) }
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }

    /// The sum of the distances at both ends of a view that is tied to them; zero if it is tied to none.
    private func distance(
        to view: UIView, _ starts: Set<NSLayoutConstraint.Attribute>, _ ends: Set<NSLayoutConstraint.Attribute>
    ) -> CGFloat {
        var sum: CGFloat = 0
        for one in constraints where one.relation == .equal {
            let isForward = one.firstItem === view && one.secondItem === self
            let isBackward = one.firstItem === self && one.secondItem === view
            guard isForward || isBackward, one.firstAttribute == one.secondAttribute else { continue }
            if starts.contains(one.firstAttribute) { sum += isForward ? one.constant : -one.constant }
            if ends.contains(one.firstAttribute) { sum += isForward ? -one.constant : one.constant }
        }
        return sum
    }

    /// Follows a change of the size of the view around, by the autoresizing mask.
    func autoresize(from old: CGSize) {
        guard let around = superview, around.autoresizesSubviews, !autoresizingMask.isEmpty else { return }
        func share(_ change: CGFloat, _ parts: [UIView.AutoresizingMask]) -> CGFloat {
            let count = parts.filter { autoresizingMask.contains($0) }.count
            return count == 0 ? 0 : change / CGFloat(count)
        }
        let wide = around.bounds.width - old.width
        let high = around.bounds.height - old.height
        let x = share(wide, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let y = share(high, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        var frame = frame
        if autoresizingMask.contains(.flexibleLeftMargin) { frame.origin.x += x }
        if autoresizingMask.contains(.flexibleWidth) { frame.size.width += x }
        if autoresizingMask.contains(.flexibleTopMargin) { frame.origin.y += y }
        if autoresizingMask.contains(.flexibleHeight) { frame.size.height += y }
        self.frame = frame
    }
}
