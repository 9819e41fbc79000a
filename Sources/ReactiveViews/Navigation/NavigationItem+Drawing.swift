extension NavigationItem {
    /// Paints what is behind the content and the bars, the title and the back button.
    ///
    /// - Parameters:
    ///   - frame: The frame of the container or column.
    ///   - list: The list to append to.
    @MainActor
    func drawBars(in frame: CGRect, into list: inout DisplayList) {
        let environment = node.paintEnvironment
        if let content = children.first, let backdrop = content.fillingBackdrop,
            content.mainScroll.map({ node.elevation?.paintsBackdrop(of: $0) == true }) != true
        {
            list.fill(frame, .color(backdrop))
        }
        if top > 0 { drawTop(in: frame, environment, into: &list) }
        if bottom > 0 {
            let rect = CGRect(x: frame.minX, y: frame.maxY - bottom, width: frame.width, height: bottom)
            drawBackground(of: .bottomBar, in: rect, environment.barPaint, environment, into: &list)
            if bar.backgroundVisibility[.bottomBar] != .hidden {
                list.fill(
                    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: DividerItem.thickness),
                    environment.hairline)
            }
        }
    }

    @MainActor
    private func drawTop(in frame: CGRect, _ inherited: EnvironmentValues, into list: inout DisplayList) {
        var environment = inherited
        if let scheme = bar.colorSchemes[.navigationBar] { environment.colorScheme = scheme }
        let isVisible = bar.backgroundVisibility[.navigationBar] == .visible || isScrolled
        drawBackground(
            of: .navigationBar, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: top),
            isVisible && bar.backgroundVisibility[.navigationBar] != .hidden ? environment.barPaint : nil, environment,
            into: &list)
        if isVisible, bar.backgroundVisibility[.navigationBar] != .hidden {
            list.fill(
                CGRect(
                    x: frame.minX, y: frame.minY + top - DividerItem.thickness, width: frame.width,
                    height: DividerItem.thickness), environment.hairline)
        }
        let isMirrored = directionAround == .rightToLeft
        func place(_ rect: CGRect) -> CGRect {
            rect.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
        }
        if let title = bar.shownTitle { draw(title, place, isMirrored, environment, into: &list) }
        guard back != nil else { return }
        let tint = environment.tintPaint
        list.chevron(
            in: place(CGRect(x: 10, y: 13, width: 9.5, height: 18)), pointsLeft: !isMirrored, width: 2.8, tint)
        list.words(
            backWords, Font.body.resolved(), tint,
            in: place(CGRect(x: 26, y: 0, width: size.width, height: Self.barHeight)),
            TextAlignment.leading.resolved(isMirrored))
    }

    @MainActor
    private func draw(
        _ title: String, _ place: (CGRect) -> CGRect, _ isMirrored: Bool, _ environment: EnvironmentValues,
        into list: inout DisplayList
    ) {
        let paint = environment.label(0)
        let subtitle = bar.shownSubtitle
        if hasLargeTitle {
            let leading = TextAlignment.leading.resolved(isMirrored)
            let width = size.width - 2 * Self.margin
            let height = largeTitleHeight - 4 - (subtitle == nil ? 0 : Self.subtitleHeight)
            list.words(
                title, largeTitleFont, paint,
                in: place(CGRect(x: Self.margin, y: Self.barHeight, width: width, height: height)), leading)
            guard let subtitle else { return }
            let below = CGRect(
                x: Self.margin, y: Self.barHeight + height - 2, width: width, height: Self.subtitleHeight)
            return list.words(subtitle, Font.subheadline.resolved(), environment.label(1), in: place(below), leading)
        }
        guard !hasPrincipalItems else { return }
        let font = Font.headline.resolved()
        let own = TextLayout(title, font: font).size.width
        let (start, end) = titleRoom
        let width = min(own, max(end - start, 0))
        // Centred in the bar if the items leave the room, otherwise as near to the centre as they allow.
        let x = min(max((size.width - width) / 2, start), max(end - width, start))
        let height = subtitle == nil ? Self.barHeight : 26
        list.words(title, font, paint, in: place(CGRect(x: x, y: 0, width: width + 0.5, height: height)))
        guard let subtitle else { return }
        let room = CGRect(x: start, y: 23, width: max(end - start, 0), height: 16)
        list.words(subtitle, Font.caption.resolved(), environment.label(1), in: place(room))
    }

    /// Paints the background of a bar: the style that is set for it, or else the standard one; nil for none.
    @MainActor
    private func drawBackground(
        of bar: ToolbarPlacement, in rect: CGRect, _ standard: Paint?, _ environment: EnvironmentValues,
        into list: inout DisplayList
    ) {
        guard self.bar.backgroundVisibility[bar] != .hidden else { return }
        if let style = self.bar.backgrounds[bar] {
            list.fill(rect, style._paint(in: environment))
        } else if let standard {
            list.fill(rect, standard)
        }
    }

    /// Whether the content is scrolled, so that it goes on behind the bar.
    @MainActor
    private var isScrolled: Bool { (children.first?.mainScroll?.contentOffset.y ?? 0) > 0 }
}
