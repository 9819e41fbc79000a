extension PresentedItem {
    /// Paints what is behind the content: the dimmed window, the card and its lines.
    @MainActor
    func draw(in frame: CGRect, into list: inout DisplayList) {
        let environment = node.paintEnvironment
        let isDark = environment.colorScheme == .dark
        let isMirrored = context.hostDirection == .rightToLeft
        func place(_ rect: CGRect) -> CGRect {
            rect.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
        }
        if shape != .cover, shape != .popover {
            list.fill(frame, .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: isDark ? 0.48 : 0.2)))
        }
        let card = place(card)
        switch shape {
        case .cover: list.fill(card, cardPaint(.background(environment.colorScheme), environment))
        case .sheet: drawSheet(card, isDark, environment, into: &list)
        case .popover: drawPopover(card, environment, frame, into: &list)
        case .alert: drawAlert(card, place, isDark, environment, into: &list)
        case .actions: drawActions(place, isDark, environment, into: &list)
        }
    }

    /// Returns the paint of a card: the style that the content sets, or the colour of a list that fills the card, or a
    /// standard colour.
    @MainActor
    private func cardPaint(_ standard: Color.Resolved, _ environment: EnvironmentValues) -> Paint {
        options.background?._paint(in: environment) ?? .color(children.first?.fillingBackdrop ?? standard)
    }

    /// The background of a sheet. In the dark colour scheme a sheet is lighter than the window.
    private func sheetColor(_ isDark: Bool) -> Color.Resolved { isDark ? .gray(28, 30) : .gray(255, 255) }

    @MainActor
    private func drawSheet(
        _ card: CGRect, _ isDark: Bool, _ environment: EnvironmentValues, into list: inout DisplayList
    ) {
        let radius = options.cornerRadius.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 10
        list.fill(
            card,
            corners: RectangleCornerRadii(
                topLeading: radius, bottomLeading: 0, bottomTrailing: 0, topTrailing: radius),
            cardPaint(sheetColor(isDark), environment))
    }

    @MainActor
    var isElevated: Bool { shape != .cover }

    @MainActor
    func paintsBackdrop(of scroll: ScrollItem) -> Bool {
        guard shape == .sheet, options.background == nil, children.first?.mainScroll === scroll else { return false }
        // A page that moves over another one needs a background of its own.
        var item: LayoutItem? = scroll
        while let current = item, current !== self {
            if current.presentation != nil { return false }
            item = current.parent
        }
        return true
    }

    @MainActor
    func row(at point: CGPoint) -> ViewNode? { nil }

    /// Returns whether a tap at a point of the host is beside the cards of a popover or of a confirmation dialog.
    /// Sheets and alerts don't close by a tap beside them.
    func isBeside(_ point: CGPoint) -> Bool {
        let cards: [CGRect]
        switch shape {
        case .popover: cards = [card]
        case .actions: cards = [actionCards.actions, actionCards.cancel]
        case .sheet, .cover, .alert: return false
        }
        let isMirrored = context.hostDirection == .rightToLeft
        return !cards.contains { $0.mirrored(in: size.width, isMirrored).contains(point) }
    }

    /// Returns whether a point of the host is on the card of a sheet.
    func coversWithSheet(_ point: CGPoint) -> Bool {
        guard shape == .sheet else { return false }
        return card.mirrored(in: size.width, context.hostDirection == .rightToLeft).contains(point)
    }

    /// Paints the sign that a sheet can be dragged, in front of the content.
    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList) {
        guard shape == .sheet else { return }
        let hasSeveral = (options.detents?.count ?? 0) > 1
        let visibility = options.dragIndicator ?? .automatic
        guard visibility == .visible || visibility == .automatic && hasSeveral else { return }
        let isMirrored = context.hostDirection == .rightToLeft
        let place = CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
        list.fill(
            place.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY), radius: 2.5,
            node.environment.label(2))
    }

    @MainActor
    private func drawPopover(
        _ card: CGRect, _ environment: EnvironmentValues, _ frame: CGRect, into list: inout DisplayList
    ) {
        let isDark = environment.colorScheme == .dark
        let color = options.background?._paint(in: environment) ?? .color(isDark ? .gray(37, 38) : .gray(255, 255))
        let shadow = DisplayList.Effect.shadow(
            color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.25), radius: 20, x: 0, y: 6)
        let tip = anchor.offsetBy(dx: frame.minX, dy: frame.minY)
        let isBelow = card.minY >= tip.maxY
        var path = Path(roundedRect: card, cornerRadius: 13)
        // A card that covers the view has no arrow.
        if isBelow || card.maxY <= tip.minY {
            let x = min(max(tip.midX, card.minX + 26), card.maxX - 26)
            let base = isBelow ? card.minY : card.maxY
            let point = isBelow ? base - Self.arrow : base + Self.arrow
            path.move(to: CGPoint(x: x - 13, y: base))
            path.addLine(to: CGPoint(x: x - 2, y: point))
            path.addLine(to: CGPoint(x: x + 2, y: point))
            path.addLine(to: CGPoint(x: x + 13, y: base))
            path.closeSubpath()
        }
        list.group(shadow, in: card) { list in
            list.append(
                .fill(path.offsetBy(dx: -card.minX, dy: -card.minY), color, FillStyle()),
                in: CGRect(origin: .zero, size: card.size))
        }
    }

    // MARK: Dialogs

    @MainActor
    private func drawAlert(
        _ card: CGRect, _ place: (CGRect) -> CGRect, _ isDark: Bool, _ environment: EnvironmentValues,
        into list: inout DisplayList
    ) {
        let isMirrored = context.hostDirection == .rightToLeft
        let placed = self.card.mirrored(in: size.width, isMirrored)
        list.fill(card, radius: 14, .color(isDark ? .gray(44, 46) : .gray(247, 248)))
        list.words(
            title, titleFont, environment.label(0), in: place(titlePlace), lineLimit: nil)
        for case let field as DialogFieldItem in children {
            let box = CGRect(origin: field.origin, size: field.size)
                .offsetBy(dx: card.minX - placed.minX, dy: card.minY - placed.minY)
            list.fill(box, radius: 6, environment.hairline)
            list.fill(
                box.insetBy(dx: 0.5, dy: 0.5), radius: 5.5, .color(isDark ? .gray(28, 30) : .gray(255, 255)))
        }
        let rows = children.dropFirst(buttons)
        let thickness = DividerItem.thickness
        for (index, row) in rows.enumerated() {
            // The lines are at the start of each row, and between two that are side by side.
            if isPair, index == 1 {
                let middle = CGRect(
                    x: card.midX - thickness / 2, y: card.minY + row.origin.y - self.card.minY, width: thickness,
                    height: row.size.height)
                list.fill(middle, environment.hairline)
                continue
            }
            list.fill(
                CGRect(
                    x: card.minX, y: card.minY + row.origin.y - self.card.minY, width: card.width, height: thickness),
                environment.hairline)
        }
    }

    @MainActor
    private func drawActions(
        _ place: (CGRect) -> CGRect, _ isDark: Bool, _ environment: EnvironmentValues, into list: inout DisplayList
    ) {
        let (actions, cancel) = (place(actionCards.actions), place(actionCards.cancel))
        list.fill(actions, radius: 14, .color(isDark ? .gray(37, 38) : .gray(247, 248)))
        list.fill(cancel, radius: 14, .color(isDark ? .gray(44, 46) : .gray(255, 255)))
        list.words(title, titleFont, environment.label(1), in: place(titlePlace), lineLimit: nil)
        let rows = children.dropFirst(buttons).dropLast(hasCancel ? 1 : 0)
        for row in rows {
            let y = actions.minY + row.origin.y - actionCards.actions.minY
            guard y > actions.minY + 1 else { continue }
            list.fill(
                CGRect(x: actions.minX, y: y, width: actions.width, height: DividerItem.thickness),
                environment.hairline)
        }
    }
}
