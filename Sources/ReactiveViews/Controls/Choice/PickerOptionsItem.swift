/// A node with all options of a picker.
@MainActor
protocol PickerOptionsPlace: ViewNode {
    var picker: (any PickerContext)? { get }
}

/// The item of the options of a picker that shows all of them.
///
/// Invariants: `children` are one item for each option, and items for other views between them. `chosen` is the index
/// of the selected option at the time when the children were collected.
final class PickerOptionsItem: LayoutItem, RowContaining {
    override class var traits: ItemTraits { .hasRows }

    private var style: _PickerKind
    private var chosen: Int?

    @MainActor
    init(_ style: _PickerKind, _ node: ViewNode) {
        self.style = style
        super.init(node)
    }

    func change(_ style: _PickerKind) {
        guard style != self.style else { return }
        self.style = style
        invalidate()
    }

    @MainActor
    func selectionChanged() {
        // Layout finds the option: its item, if made now, would have the environment from before this pass.
        if style == .wheel { node.structureChanged() }
    }

    @MainActor
    override func collectChildren() {
        var items: [LayoutItem] = []
        node.appendItemsBelow(to: &items)
        setChildren(style == .wheel ? wheelItems(items) : items)
        chosen = chosenIndex
        invalidate()
    }

    /// Returns the items of options on a wheel. Those that exist are kept.
    @MainActor
    private func wheelItems(_ items: [LayoutItem]) -> [LayoutItem] {
        var known: [ObjectIdentifier: PickerOptionItem] = [:]
        for case let option as PickerOptionItem in children { known[ObjectIdentifier(option.child)] = option }
        return items.map { known[ObjectIdentifier($0)] ?? PickerOptionItem($0) }
    }

    /// The index of the selected option's item; nil if none is selected.
    @MainActor
    private var chosenIndex: Int? {
        guard let picker = (node as? any PickerOptionsPlace)?.picker else { return nil }
        guard let option = node.taggedChildren().first(where: picker.isChosen) else { return nil }
        var items: [LayoutItem] = []
        option.node.appendItems(to: &items)
        guard let first = items.first else { return nil }
        return children.firstIndex { $0 === first || ($0 as? PickerOptionItem)?.child === first }
    }

    // MARK: Layout

    private static let segmentHeight: CGFloat = 32
    private static let rowHeight: CGFloat = 44
    private static let checkWidth: CGFloat = 32
    private static let radioWidth: CGFloat = 24

    private var free: ProposedViewSize { .unspecified }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map { $0.sizeThatFits(free).finite }
        let widest = sizes.map(\.width).max() ?? 0
        let highest = sizes.map(\.height).max() ?? 0
        let count = CGFloat(children.count)
        switch style {
        case .segmented:
            return CGSize(
                width: proposal.width ?? count * (widest + 20), height: max(Self.segmentHeight, highest + 12))
        case .palette: return CGSize(width: count * (widest + 16), height: highest + 12)
        case .wheel: return CGSize(width: proposal.width ?? max(widest + 40, 200), height: 216)
        case .radioGroup:
            return CGSize(
                width: widest + Self.radioWidth,
                height: sizes.reduce(0) { $0 + max($1.height, 20) } + 6 * max(count - 1, 0))
        default:
            let heights = rowHeights(width: proposal.width)
            return CGSize(width: proposal.width ?? widest + Self.checkWidth, height: heights.reduce(0, +))
        }
    }

    private func rowHeights(width: CGFloat?) -> [CGFloat] {
        let inner = ProposedViewSize(width: width.map { max($0 - Self.checkWidth, 0) }, height: nil)
        return children.map { max($0.sizeThatFits(inner).finite.height + 22, Self.rowHeight) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let count = CGFloat(max(children.count, 1))
        switch style {
        case .segmented, .palette:
            let width = size.width / count
            let room = ProposedViewSize(width: max(width - 8, 0), height: size.height)
            for (index, child) in children.enumerated() {
                child.place(
                    at: CGPoint(x: (CGFloat(index) + 0.5) * width, y: size.height / 2), anchor: .center, room)
            }
        case .wheel:
            let room = ProposedViewSize(width: max(size.width - 36, 0), height: nil)
            for (index, child) in children.enumerated() {
                let distance = index - (chosen ?? 0)
                (child as? PickerOptionItem)?.distance = distance
                let place = WheelPlace(distance: min(max(distance, -3), 3))
                child.place(
                    at: CGPoint(x: size.width / 2, y: size.height / 2 + place.offset), anchor: .center, room)
            }
        case .radioGroup:
            var y: CGFloat = 0
            for child in children {
                let height = max(child.sizeThatFits(free).finite.height, 20)
                child.place(at: CGPoint(x: Self.radioWidth, y: y), free)
                y += height + 6
            }
        default:
            let inner = ProposedViewSize(width: max(size.width - Self.checkWidth, 0), height: nil)
            var y: CGFloat = 0
            for (child, height) in zip(children, rowHeights(width: size.width)) {
                let own = child.sizeThatFits(inner).finite.height
                child.place(at: CGPoint(x: 0, y: y + (height - own) / 2), inner)
                y += height
            }
        }
    }

    override var visibleChildren: [LayoutItem] {
        guard style == .wheel else { return children }
        return children.filter { abs(($0 as? PickerOptionItem)?.distance ?? 0) <= WheelPlace.reach }
    }

    // MARK: Touches

    /// The whole room of an option reacts: its segment, its row, the row of a wheel.
    @MainActor
    func row(at point: CGPoint) -> ViewNode? {
        guard CGRect(origin: .zero, size: size).contains(point), !children.isEmpty else { return nil }
        switch style {
        case .segmented, .palette:
            // All segments have the same width.
            func distance(_ child: LayoutItem) -> CGFloat { abs(child.origin.x + child.size.width / 2 - point.x) }
            return children.min { distance($0) < distance($1) }?.node
        case .wheel:
            let index = (chosen ?? 0) + WheelPlace.row(at: point.y - size.height / 2)
            return children.indices.contains(index) ? children[index].node : nil
        case .radioGroup:
            return children.last { $0.origin.y - 3 <= point.y }?.node
        default:
            var y: CGFloat = 0
            for (child, height) in zip(children, rowHeights(width: size.width)) {
                y += height
                if point.y < y { return child.node }
            }
            return nil
        }
    }

    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList) {}

    // MARK: Painting

    @MainActor
    func draw(_ painter: inout ControlPainter) {
        let chosen = chosenIndex
        switch style {
        case .segmented: drawSegments(&painter, chosen)
        case .palette:
            guard let chosen else { return }
            let width = painter.size.width / CGFloat(max(children.count, 1))
            let place = painter.isRightToLeft ? children.count - 1 - chosen : chosen
            let rect = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: painter.size.height)
            painter.fill(Path(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 8), painter.tint.opacity(0.18))
        case .wheel: painter.wheelBand()
        case .radioGroup:
            for (index, child) in children.enumerated() {
                painter.radioButton(isOn: index == chosen, atY: child.origin.y + child.size.height / 2)
            }
        default:
            let line = SeparatorShapeStyle()._paint(in: painter.environment)
            var y: CGFloat = 0
            for (index, height) in rowHeights(width: painter.size.width).enumerated() {
                if index > 0 { painter.fill(Path(CGRect(x: 0, y: y, width: painter.size.width, height: 0.5)), line) }
                if index == chosen {
                    let x = painter.isRightToLeft ? 4 : painter.size.width - 21
                    let mark = CGRect(x: x, y: y + height / 2 - 7, width: 15, height: 14)
                    painter.stroke(
                        ControlPainter.line([(0.03, 0.55), (0.36, 0.9), (0.97, 0.1)], in: mark),
                        painter.environment.isEnabled
                            ? painter.tint : .color(.label(2, in: painter.environment)),
                        width: 2.2)
                }
                y += height
            }
        }
    }

    @MainActor
    private func drawSegments(_ painter: inout ControlPainter, _ chosen: Int?) {
        let (size, count) = (painter.size, children.count)
        painter.fill(
            Path(roundedRect: painter.bounds, cornerRadius: 9),
            painter.system(painter.hasMoreContrast ? .systemGray4 : .tertiarySystemFill))
        guard count > 0 else { return }
        let width = size.width / CGFloat(count)
        let place = chosen.map { painter.isRightToLeft ? count - 1 - $0 : $0 }
        let line = SeparatorShapeStyle()._paint(in: painter.environment)
        for index in 1..<max(count, 1) where place.map({ index != $0 && index != $0 + 1 }) ?? true {
            painter.fill(
                Path(CGRect(x: CGFloat(index) * width - 0.5, y: 8, width: 1, height: max(size.height - 16, 0))), line)
        }
        guard let place else { return }
        let rect = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: size.height).insetBy(dx: 2, dy: 2)
        let fill: Paint =
            painter.isDark
            ? .color(Color.Resolved(red: 99 / 255, green: 99 / 255, blue: 102 / 255)) : .color(ControlPainter.gray(1))
        painter.faded(painter.environment.isEnabled ? 1 : 0.5) {
            $0.raised(Path(roundedRect: rect, cornerRadius: 7), fill, radius: 4, y: 2, opacity: 0.14)
        }
    }
}

extension ControlPainter {
    fileprivate mutating func radioButton(isOn: Bool, atY y: CGFloat) {
        let side: CGFloat = 16
        let circle = CGRect(x: isRightToLeft ? size.width - side : 0, y: y - side / 2, width: side, height: side)
        guard isOn else {
            return stroke(Path(ellipseIn: circle.insetBy(dx: 0.5, dy: 0.5)), system(.systemGray3), width: 1)
        }
        fill(Path(ellipseIn: circle), tint)
        fill(Path(ellipseIn: circle.insetBy(dx: 5, dy: 5)), .color(Self.gray(1)))
    }
}

/// The item of an option on a wheel, which is smaller and fainter the farther it is from the centre.
private final class PickerOptionItem: SingleItem, EffectPainting {
    override class var traits: ItemTraits { .paintsEffects }

    /// The number of options from the selected one; nil before the first placement.
    var distance: Int?

    @MainActor
    init(_ child: LayoutItem) {
        super.init(child.node)
        setChildren([child])
    }

    override func collectChildren() {}

    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        guard let distance, distance != 0 else { return [] }
        let place = WheelPlace(distance: min(max(distance, -WheelPlace.reach), WheelPlace.reach))
        let (x, y) = (size.width / 2, size.height / 2)
        let scale = CGAffineTransform(translationX: x, y: y).scaledBy(x: 0.6 + 0.4 * place.scale, y: place.scale)
            .translatedBy(x: -x, y: -y)
        return [.transform(scale), .opacity(place.opacity)]
    }
}
