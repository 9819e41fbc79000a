extension ViewTree {
    /// The current picture: the root view, then the presentations above it, with animations as they are at this time.
    var displayList: DisplayList {
        guard root?.isMounted == true else { return DisplayList() }
        layOut()
        layoutFollower?.willPaint(at: animations.now)
        return paint(layoutRoots)
    }

    /// Returns the picture of an item that is painted elsewhere than at its place.
    func picture(of item: LayoutItem) -> DisplayList {
        paint([item])
    }

    /// Returns the picture of items. A view may have a picture made while it is painted itself.
    private func paint(_ items: [LayoutItem]) -> DisplayList {
        let outer = contentForeground
        defer { contentForeground = outer }
        var pass = DisplayPass(self)
        for item in items { pass.paint(item) }
        return pass.list
    }
}

/// A walk over the items from back to front. Iterative, because items may be nested deeper than the stack allows.
@MainActor
private struct DisplayPass {
    private enum Step {
        /// An item, and its parent's origin in the enclosing group.
        case paint(LayoutItem, CGPoint)
        /// The part of an item that is painted in front of its children, and the item's frame.
        case paintInFront(any RowContaining, CGRect)
        case endGroups(Int)
        /// Ends the content of an item that sets the foreground style; has the style around it.
        case endForeground(AnyShapeStyle?)
    }

    private(set) var list = DisplayList()
    private let tree: ViewTree
    private let time: Double
    private var steps: [Step] = []

    init(_ tree: ViewTree) {
        self.tree = tree
        time = tree.animations.now
    }

    mutating func paint(_ root: LayoutItem) {
        steps = [.paint(root, .zero)]
        while let step = steps.popLast() {
            switch step {
            case .paint(let item, let origin): paint(item, origin)
            case .paintInFront(let rows, let frame): rows.drawInFront(in: frame, into: &list)
            case .endGroups(let count): for _ in 0..<count { list.endGroup() }
            case .endForeground(let outer): tree.contentForeground = outer
            }
        }
    }

    private mutating func paint(_ item: LayoutItem, _ origin: CGPoint) {
        let traits = item.traits
        guard !traits.contains(.hidden) else { return }
        var frame = CGRect(origin: item.origin, size: item.size)
        var effects: [DisplayList.Effect] = []
        if let presentation = item.presentation {
            frame = presentation.frame(at: time)
            effects = presentation.effects(in: frame.size, at: time)
        }
        frame.origin = frame.origin.moved(by: origin)
        if let painting = item.effectPainting { effects += painting.paintedEffects(in: frame.size) }
        // Inside a group the origin is the item's own.
        var inner = frame.origin
        for effect in effects {
            list.beginGroup(effect, in: CGRect(origin: inner, size: frame.size))
            inner = .zero
            frame.origin = .zero
        }
        if !effects.isEmpty { steps.append(.endGroups(effects.count)) }
        if item.node.item === item { item.node.draw(in: frame, into: &list) }
        if let style = item.foregroundSetting?.contentForeground {
            steps.append(.endForeground(tree.contentForeground))
            tree.contentForeground = style
        }
        if let rows = item.rowContaining { steps.append(.paintInFront(rows, frame)) }
        paintChildren(of: item, at: inner.moved(by: item.childOffset), in: frame)
    }

    private mutating func paintChildren(of item: LayoutItem, at origin: CGPoint, in frame: CGRect) {
        if let masking = item.contentMasking {
            list.beginGroup(in: CGRect(origin: frame.origin, size: frame.size))
            list.beginMask()
            steps += [.endGroups(1), .paint(masking.maskedContent, .zero), .endGroups(1), .paint(masking.mask, .zero)]
            return
        }
        let visible = item.visibleChildren
        let children = item.inPaintingOrder(
            item.motion == nil ? visible : visible + item.exiting.filter(\.node.isMounted))
        for child in children.reversed() { steps.append(.paint(child, origin)) }
    }
}

extension ItemPresentation {
    /// Returns the frame in which the item is shown.
    func frame(at time: Double) -> CGRect {
        var frame = CGRect.zero
        frame.origin.animatableData = origin.shown(at: time)
        frame.size.animatableData = size.shown(at: time)
        return frame
    }

    /// Returns the effects of the item's transition.
    func effects(in size: CGSize, at time: Double) -> [DisplayList.Effect] {
        guard shift.isMoving || shift.target != .zero else { return [] }
        let shift = shift.shown(at: time)
        var effects: [DisplayList.Effect] = []
        let (x, y) = (
            shift.x + shift.widths * Double(size.width), shift.y + shift.heights * Double(size.height)
        )
        let scale = 1 - shift.shrink
        if x != 0 || y != 0 || scale != 1 {
            let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
            effects.append(
                .transform(
                    CGAffineTransform(translationX: center.x + x, y: center.y + y)
                        .scaledBy(x: scale, y: scale).translatedBy(x: -center.x, y: -center.y)))
        }
        if shift.fade != 0 { effects.append(.opacity(min(max(1 - shift.fade, 0), 1))) }
        return effects
    }
}
