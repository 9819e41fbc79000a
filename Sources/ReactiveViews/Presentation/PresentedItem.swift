/// The form of a presentation.
enum PresentationForm {
    /// A card that covers the window up to its top, or a part of it.
    case sheet
    /// A view that covers the window.
    case cover
    /// A card beside the view that presents it; a sheet where the horizontal size class is compact.
    case popover
    /// A small card in the middle.
    case alert
    /// Cards with buttons at the bottom.
    case actions
    /// - Parameter kind: The kind of the presentation's element.
    init(_ kind: String) {
        switch kind {
        case "FullScreenCover": self = .cover
        case "Popover": self = .popover
        case "Alert": self = .alert
        case "ConfirmationDialog": self = .actions
        default: self = .sheet
        }
    }

    var isDialog: Bool { self == .alert || self == .actions }
}

/// The layout item of presented content, as large as the host. It places the content on a card.
///
/// Invariants: `children` are the content, one below the other; for dialogs, the content followed by the rows of the
/// buttons, which begin at `buttons`. After a placement `card` is the rectangle of the card, counted from the leading
/// edge.
final class PresentedItem: SurroundedItem, DirectionSetting, SafeAreaSetting, RelativeSizeContaining, RowContaining,
    Elevating, EnvironmentReading
{
    override class var traits: ItemTraits {
        ItemTraits(.root, .setsDirection, .setsSafeArea).union(
            ItemTraits(.isSizeContainer, .hasRows, .readsEnvironment))
    }

    let form: PresentationForm
    /// The node that presents. It may be removed while the presentation is still visible.
    private weak var presenter: ViewNode?
    /// The title of a dialog.
    var title = "" {
        didSet { if title != oldValue { invalidate() } }
    }
    var options = PresentationOptions() {
        didSet { invalidate() }
    }
    /// The index of the first row of a dialog's buttons.
    private(set) var buttons = 0
    /// Whether the last button of a dialog cancels.
    private(set) var hasCancel = false
    private(set) var card = CGRect.zero
    /// The height of a sheet, by the largest one; nil for that one.
    var detentHeight: ((CGFloat) -> CGFloat)? {
        didSet { invalidate() }
    }

    @MainActor
    init(_ node: ViewNode, _ form: PresentationForm, beside presenter: ViewNode) {
        self.form = form
        self.presenter = presenter
        sizeClasses = SizeClasses(in: presenter.environment)
        super.init(node)
    }

    /// The size of the texts of a dialog's title.
    private var typeSize = DynamicTypeSize.large
    @MainActor
    func environmentChanged() {
        let new = node.environment.dynamicTypeSize
        guard form.isDialog, new != typeSize else { return }
        typeSize = new
        invalidate()
    }

    /// The size classes around the view that presents the content.
    var sizeClasses: SizeClasses {
        didSet { if sizeClasses != oldValue { invalidate() } }
    }
    private var isCompact: Bool { sizeClasses.horizontal == .compact }
    private var isShort: Bool { sizeClasses.vertical == .compact }

    // MARK: Surroundings

    var ownDirection: LayoutDirection? { context.hostDirection }
    var ownSafeAreaInsets: EdgeInsets? {
        var insets = context.safeAreaInsets
        switch shape {
        case .cover: return insets
        case .sheet: insets.top = 0
        case .popover, .alert, .actions: return EdgeInsets()
        }
        return insets
    }
    var relativeSize: CGSize { card.isEmpty ? size.inset(by: context.safeAreaInsets) : card.size }

    /// The frame of the presenting view, as insets from the origin of the host.
    override func findSurroundings() -> EdgeInsets {
        guard let presenter, presenter.isMounted else { return surroundings }
        var items: [LayoutItem] = []
        presenter.appendItems(to: &items)
        guard let first = items.first else { return surroundings }
        let frame = items.dropFirst().reduce(first.frame()) { $0.union($1.frame()) }
        return EdgeInsets(top: frame.minY, leading: frame.minX, bottom: frame.maxY, trailing: frame.maxX)
    }

    /// The form in the present size classes. In a compact width a popover is a sheet by default, and in a compact height
    /// a sheet covers the window by default.
    var shape: PresentationForm {
        guard form == .popover || form == .sheet else { return form }
        let chosen = options.compactAdaptation
        let adaptations = [isCompact ? chosen?.horizontal : nil, isShort ? chosen?.vertical : nil]
        switch adaptations.lazy.compactMap({ $0 }).first(where: { $0 != .automatic }) {
        case PresentationAdaptation.fullScreenCover: return .cover
        case PresentationAdaptation.sheet: return .sheet
        case PresentationAdaptation.none, PresentationAdaptation.popover: return form
        default: return form == .popover && !isCompact ? .popover : isShort ? .cover : .sheet
        }
    }

    /// The frame of the view that a popover points at.
    var anchor: CGRect {
        CGRect(
            x: surroundings.leading, y: surroundings.top, width: max(surroundings.trailing - surroundings.leading, 0),
            height: max(surroundings.bottom - surroundings.top, 0))
    }

    // MARK: Children

    @MainActor
    override func collectChildren() {
        let items = itemsBelow()
        buttons = 0
        hasCancel = false
        guard form.isDialog else {
            return setChildren(items.isEmpty ? [] : [Self.bundle(items, along: .vertical, node)])
        }
        let spare = items.filter { $0.node is any SpareButton }
        let own = items.filter { $0.triggers != nil }
        let cancels = own.filter { $0.triggers?.role == .cancel }
        let others = own.filter { $0.triggers?.role != .cancel }
        let needsSpare = form == .alert ? own.isEmpty : cancels.isEmpty
        let last = cancels + (needsSpare ? Array(spare.prefix(1)) : [])
        hasCancel = !last.isEmpty
        let content = items.filter { $0.triggers == nil && !($0.node is any SpareButton) }
        buttons = content.count
        // Of two buttons side by side, the one that cancels is the first.
        let rows = form == .alert && own.count == 2 ? cancels + others : others + last
        var shown: [LayoutItem] = []
        for item in content { shown.append(item.node is any FocusTarget ? DialogFieldItem(item) : item) }
        for item in rows { shown.append(DialogRowItem(item, height: form == .alert ? 44 : 57)) }
        setChildren(shown)
    }

    override func checkOwnInvariants() {
        precondition(buttons <= children.count, "a dialog has fewer items than content: \(self)")
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
    }

    override var priority: Double { 0 }
    override func findSpacing() -> ViewSpacing { ViewSpacing() }
    override var isSpacer: Bool { false }
    override var traitSource: LayoutItem? { nil }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    override var stackAxis: Axis? { nil }

    // MARK: Places

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let safe = context.safeAreaInsets
        switch shape {
        case .cover:
            card = CGRect(origin: .zero, size: size)
            placeContent(in: card, inset: safe)
        case .sheet:
            let top = safe.top + 10
            let largest = max(size.height - top, 0)
            let height = detentHeight?(largest) ?? largest
            let width = isCompact ? size.width : min(size.width - 64, 704)
            card = CGRect(
                x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
            placeContent(
                in: card,
                inset: EdgeInsets(
                    top: 0, leading: isCompact ? safe.leading : 0, bottom: safe.bottom,
                    trailing: isCompact ? safe.trailing : 0))
        case .popover: placePopover(in: size)
        case .alert: placeAlert(in: size)
        case .actions: placeActions(in: size)
        }
    }

    private func placeContent(in card: CGRect, inset: EdgeInsets) {
        guard let child = children.first else { return }
        let room = CGSize(
            width: max(card.width - inset.horizontal, 0), height: max(card.height - inset.vertical, 0))
        let proposal = ProposedViewSize(room)
        let origin = child.origin(in: room, .center, proposal)
        child.place(
            at: CGPoint(x: card.minX + inset.leading + origin.x, y: card.minY + inset.top + origin.y), proposal)
    }

    /// The length of a popover's arrow, in points.
    static let arrow: CGFloat = 13

    private func placePopover(in size: CGSize) {
        let margin: CGFloat = 10
        let safe = context.safeAreaInsets
        let room = CGRect(
            x: safe.leading + margin, y: safe.top + margin, width: size.width - safe.horizontal - 2 * margin,
            height: size.height - safe.vertical - 2 * margin)
        let own = children.first?.sizeThatFits(.unspecified).finite ?? .zero
        let width = min(own.width, max(room.width, 0))
        let wrapped = children.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)).finite ?? .zero
        let target = anchor
        let (below, above) = (room.maxY - target.maxY - Self.arrow, target.minY - room.minY - Self.arrow)
        // Where neither side has room, the card covers a part of the view.
        let hasRoom = max(below, above) >= min(wrapped.height, 44)
        let height = min(wrapped.height, hasRoom ? max(below, above) : max(room.height, 0))
        let isBelow = height <= below || below >= above
        let middle = max(min(target.midY - height / 2, room.maxY - height), room.minY)
        let leading = context.hostDirection == .rightToLeft ? size.width - target.midX : target.midX
        card = CGRect(
            x: max(min(leading - width / 2, room.maxX - width), room.minX),
            y: !hasRoom ? middle : isBelow ? target.maxY + Self.arrow : target.minY - Self.arrow - height,
            width: width, height: height)
        placeContent(in: card, inset: EdgeInsets())
    }

    // MARK: Dialogs

    /// The height of a dialog's title, in points, for a width; 0 without a title.
    private func titleHeight(_ width: CGFloat) -> CGFloat {
        guard !title.isEmpty else { return 0 }
        let options = TextOptions.chrome(.center, lineLimit: nil)
        return TextLayout(title, font: titleFont, width: width, options: options).size.height
    }

    var titleFont: ResolvedFont {
        (form == .alert ? Font.headline : Font.footnote.weight(.semibold)).resolved(at: typeSize)
    }

    /// The rectangle of a dialog's title, counted from the leading edge; empty without a title.
    private(set) var titlePlace = CGRect.zero

    /// Places the title and the content of a dialog, one below the other, from the top of a card.
    ///
    /// - Returns: The bottom of the last one.
    private func placeWords(_ sizes: [CGSize], at top: CGFloat, _ inside: CGRect) -> CGFloat {
        var y = top
        titlePlace = CGRect(x: inside.minX, y: y, width: inside.width, height: titleHeight(inside.width))
        if titlePlace.height > 0 { y += titlePlace.height + 3 }
        for (child, size) in zip(children, sizes) {
            let proposal = ProposedViewSize(width: inside.width, height: nil)
            child.place(at: CGPoint(x: inside.midX - size.width / 2, y: y), proposal)
            y += size.height + (child === children[buttons - 1] ? 0 : 8)
        }
        return y
    }

    /// The sizes of the content of a dialog, without the buttons.
    private func wordSizes(_ width: CGFloat) -> [CGSize] {
        children.prefix(buttons).map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).finite }
    }

    private func wordHeight(_ sizes: [CGSize], _ width: CGFloat) -> CGFloat {
        let title = titleHeight(width)
        return title + (title > 0 && !sizes.isEmpty ? 3 : 0) + sizes.reduce(0) { $0 + $1.height }
            + 8 * CGFloat(max(sizes.count - 1, 0))
    }

    /// Whether the buttons of an alert are side by side.
    private(set) var isPair = false

    private func placeAlert(in size: CGSize) {
        let width = min(270, size.width)
        let inside = max(width - 32, 0)
        let sizes = wordSizes(inside)
        let rows = children.dropFirst(buttons)
        let half = ProposedViewSize(width: width / 2, height: nil)
        let whole = ProposedViewSize(width: width, height: nil)
        isPair = rows.count == 2 && rows.allSatisfy { $0.sizeThatFits(half).height <= 44 && fits($0, width / 2) }
        let heights = rows.map { $0.sizeThatFits(isPair ? half : whole).finite.height }
        let words = 19 + wordHeight(sizes, inside) + 20
        let height = words + (isPair ? heights.max() ?? 0 : heights.reduce(0, +))
        card = CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        _ = placeWords(
            sizes, at: card.minY + 19, CGRect(x: card.minX + 16, y: card.minY, width: inside, height: height))
        var place = CGPoint(x: card.minX, y: card.minY + words)
        for (row, height) in zip(rows, heights) {
            row.place(at: place, isPair ? half : whole)
            if isPair { place.x += width / 2 } else { place.y += height }
        }
    }

    /// Returns whether the words of a button fit in a width on one line.
    private func fits(_ row: LayoutItem, _ width: CGFloat) -> Bool {
        (row as? DialogRowItem).map { $0.child.sizeThatFits(.unspecified).width <= width - 16 } ?? true
    }

    /// The cards of a confirmation dialog, counted from the leading edge: the buttons, and the one that cancels.
    private(set) var actionCards: (actions: CGRect, cancel: CGRect) = (.zero, .zero)

    private func placeActions(in size: CGSize) {
        let safe = context.safeAreaInsets
        let width = max(min(size.width - 16, 400), 0)
        let x = (size.width - width) / 2
        let row = ProposedViewSize(width: width, height: nil)
        let rows = Array(children.dropFirst(buttons))
        let heights = rows.map { $0.sizeThatFits(row).finite.height }
        let cancels = hasCancel ? 1 : 0
        var bottom = size.height - safe.bottom - 8
        if let last = rows.last, let height = heights.last, hasCancel {
            bottom -= height
            actionCards.cancel = CGRect(x: x, y: bottom, width: width, height: height)
            last.place(at: actionCards.cancel.origin, row)
            bottom -= 8
        } else {
            actionCards.cancel = .zero
        }
        let sizes = wordSizes(max(width - 32, 0))
        let words = wordHeight(sizes, max(width - 32, 0))
        let header = words > 0 ? words + 28 : 0
        let height = header + heights.dropLast(cancels).reduce(0, +)
        actionCards.actions = CGRect(x: x, y: bottom - height, width: width, height: height)
        card = actionCards.actions
        _ = placeWords(
            sizes, at: card.minY + 14, CGRect(x: x + 16, y: card.minY, width: max(width - 32, 0), height: height))
        var y = card.minY + header
        for (item, height) in zip(rows, heights).dropLast(cancels) {
            item.place(at: CGPoint(x: x, y: y), row)
            y += height
        }
    }
}
