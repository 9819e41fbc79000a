/// The item of an editable field: as wide as proposed, as high as its lines.
///
/// Its child is the label, which is shown in place of an empty text without a prompt.
final class EntryItem: SingleItem, EnvironmentReading, ForegroundSetting, HitShaped {
    /// The height of a field.
    enum Extent {
        /// One line, which scrolls.
        case line
        /// One line on a grey shape with a magnifier.
        case search
        /// All lines.
        case growing
        /// All of the proposed height.
        case editor
    }

    private(set) var text = ""
    private var prompt: String?
    private var extent = Extent.line
    private var settings = TextSettings()
    /// Whether an editor has a border.
    var hasBorder = false

    override class var traits: ItemTraits { ItemTraits(.readsEnvironment, .setsForeground, .hasHitShape) }

    func change(_ text: String, prompt: String?, _ extent: Extent) {
        guard text != self.text || prompt != self.prompt || extent != self.extent else { return }
        self.text = text
        self.prompt = prompt
        self.extent = extent
        invalidate()
    }

    @MainActor
    func environmentChanged() {
        let new = node.textSettings
        guard new != settings else { return }
        settings = new
        invalidate()
    }

    // MARK: Layout

    private var font: ResolvedFont { settings.resolvedFont }

    /// The size of the magnifier of a search field, relative to that beside a text of 17 points.
    private var searchScale: CGFloat { max(font.usableSize / 17, 0) }

    private var isLine: Bool { extent == .line || extent == .search }

    /// The distances of the text from the edges of an editor or a search field, in points.
    private var insets: EdgeInsets {
        switch extent {
        case .editor: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
        case .search: EdgeInsets(top: 7, leading: 13 + 17 * searchScale, bottom: 7, trailing: 8)
        case .line, .growing: EdgeInsets()
        }
    }

    /// The text that takes the room: what was typed, or what is shown instead.
    private var sizingText: String { text.isEmpty ? prompt ?? "" : text }

    private func layout(of text: String, width: CGFloat?) -> TextLayout {
        var options = settings.options
        if isLine { options.lineLimit = 1 }
        if extent == .editor { options.lineLimit = nil }
        options.minimumScale = 1
        return TextLayout(
            [TextRun(settings.cased(text), font: font, kerning: settings.attributes.kerning ?? 0)],
            width: width.map { max($0 - insets.horizontal, 0) }, options: options)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lineHeight = font.lineHeight()
        if extent == .editor {
            return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: lineHeight + insets.vertical))
        }
        let label = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).finite
        let lines = layout(of: sizingText, width: extent == .growing ? proposal.width : nil).size
        let width = proposal.width ?? max(lines.width, label.width) + insets.horizontal
        if isLine { return CGSize(width: width, height: lineHeight + insets.vertical) }
        return CGSize(width: width, height: max(lines.height, lineHeight))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inside = ProposedViewSize(width: size.width, height: size.height)
        let label = child.sizeThatFits(inside).finite
        let part: CGFloat =
            switch settings.options.alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        child.place(
            at: CGPoint(
                x: insets.leading + (size.width - insets.horizontal - label.width) * part,
                y: extent == .editor ? insets.top : (size.height - label.height) / 2), inside)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline else { return super.explicitGuide(key, for: proposal) }
        let lines = layout(of: sizingText.isEmpty ? " " : sizingText, width: isLine ? nil : proposal.width)
        return insets.top + (key == VerticalAlignment.firstTextBaseline.key ? lines.firstBaseline : lines.lastBaseline)
    }

    override var priority: Double { 0 }
    override func findSpacing() -> ViewSpacing { ViewSpacing() }
    override var isSpacer: Bool { false }
    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }

    /// The label is visible while there is neither a text nor a prompt.
    override var visibleChildren: [LayoutItem] { text.isEmpty && prompt == nil ? children : [] }
    var contentForeground: AnyShapeStyle? { AnyShapeStyle(PlaceholderTextShapeStyle()) }

    // MARK: Painting

    /// Paints the text, the selection and the insertion point.
    ///
    /// - Parameters:
    ///   - painter: The painter of the field.
    ///   - isFocused: Whether the user types here.
    ///   - selected: The selected characters; an empty range for an insertion point.
    @MainActor
    func draw(_ painter: inout ControlPainter, isFocused: Bool, selected: [Range<Int>]) {
        if hasBorder { painter.fieldBorder(square: false) }
        if extent == .search { painter.searchFace(scale: searchScale) }
        let isPlaceholder = text.isEmpty
        let shown = isPlaceholder ? prompt ?? "" : text
        // A field that isn't edited shows the beginning of its text.
        let scrolls = isLine && isFocused
        let lines = layout(of: shown, width: scrolls ? nil : painter.size.width)
        let paint: Paint =
            isPlaceholder
            ? PlaceholderTextShapeStyle()._paint(in: painter.environment)
            : painter.environment.isEnabled
                ? painter.environment.foregroundPaint() : .color(.label(2, in: painter.environment))
        let caret = selected.first?.lowerBound ?? text.count
        let caretX = isFocused ? x(of: isPlaceholder ? 0 : caret, in: shown) : 0
        let room = painter.size.width - insets.horizontal
        var shift: CGFloat = scrolls && caretX > room - 2 ? room - 2 - caretX : 0
        let clips = extent == .editor || (scrolls && lines.size.width > room)
        if clips { painter.list.beginGroup(.clip(Path(painter.bounds), FillStyle()), in: painter.frame) }
        let frame = clips ? painter.bounds : painter.frame
        if painter.isRightToLeft { shift = -shift }
        // One line is vertically centred, so that a field that is given more height looks like a line.
        let lineHeight = font.lineHeight()
        let height = max(lines.size.height, lineHeight)
        let top = extent == .editor ? insets.top : max((painter.size.height - height) / 2, 0)
        if isFocused, !isPlaceholder, isLine, let range = selected.first, !range.isEmpty {
            let (from, to) = (x(of: range.lowerBound, in: shown), x(of: range.upperBound, in: shown))
            let origin = start(of: lines.size.width, in: painter.size, painter.isRightToLeft) + shift
            painter.list.append(
                .fill(
                    Path(CGRect(x: origin + from, y: top, width: to - from, height: lineHeight)),
                    painter.tint.opacity(0.25), FillStyle()), in: frame)
        }
        if !lines.lines.isEmpty {
            let painted = lines.lines.map { line in
                DisplayList.Text.Line(
                    line.string,
                    origin: CGPoint(
                        x: start(of: line.width, in: painter.size, painter.isRightToLeft) + shift,
                        y: top + line.baseline),
                    width: line.width)
            }
            painter.list.append(
                .text(DisplayList.Text(lines: painted, font: font.face, paint: paint)), in: frame)
        }
        if isFocused, selected.first?.isEmpty ?? true {
            let place = caretPlace(caret, caretX, in: lines, isPlaceholder, painter)
            painter.list.append(
                .fill(
                    Path(
                        roundedRect: CGRect(
                            x: place.x + shift, y: top + place.y, width: 2, height: lineHeight), cornerRadius: 1),
                    painter.tint, FillStyle()), in: frame)
        }
        if clips { painter.list.endGroup() }
    }

    /// Returns where a line begins, from the left edge.
    private func start(of width: CGFloat, in size: CGSize, _ isRightToLeft: Bool) -> CGFloat {
        let free = size.width - insets.horizontal - width
        if free < 0 { return isRightToLeft ? insets.leading + free : insets.leading }
        let part: CGFloat =
            switch settings.options.alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        return insets.leading + free * (isRightToLeft ? 1 - part : part)
    }

    // MARK: Places

    /// Returns the number of characters before the boundary that is nearest to a point, in the item's coordinates.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - caret: The number of characters before the caret; nil if the field doesn't have the focus.
    ///   - isRightToLeft: Whether lines run from right to left.
    func offset(at point: CGPoint, caret: Int?, isRightToLeft: Bool) -> Int {
        guard !text.isEmpty, point.isFinite else { return 0 }
        let scrolls = isLine && caret != nil
        let lines = layout(of: text, width: scrolls ? nil : size.width)
        if isLine {
            let room = size.width - insets.horizontal
            let caretX = caret.map { x(of: $0, in: text) } ?? 0
            let shift: CGFloat = scrolls && caretX > room - 2 ? room - 2 - caretX : 0
            let origin = start(of: lines.size.width, in: size, isRightToLeft) + (isRightToLeft ? -shift : shift)
            return boundary(nearest: along(point.x, origin, lines.size.width, isRightToLeft), in: text)
        }
        let top = extent == .editor ? insets.top : max((size.height - max(lines.size.height, font.lineHeight())) / 2, 0)
        let index = lines.lines.lastIndex { $0.y <= point.y - top } ?? 0
        guard lines.lines.indices.contains(index) else { return 0 }
        let line = lines.lines[index]
        let origin = start(of: line.width, in: size, isRightToLeft)
        return starts(of: lines.lines)[index]
            + boundary(nearest: along(point.x, origin, line.width, isRightToLeft), in: line.string)
    }

    private func along(_ x: CGFloat, _ origin: CGFloat, _ width: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? origin + width - x : x - origin
    }

    /// Returns the number of characters of a line before the boundary nearest to a distance from the line's start. By
    /// bisection, since the width grows with the number of characters.
    private func boundary(nearest distance: CGFloat, in line: String) -> Int {
        var (low, high) = (0, line.count)
        while low < high {
            let middle = (low + high) / 2
            let between = (x(of: middle, in: line) + x(of: middle + 1, in: line)) / 2
            if between <= distance { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the number of characters of the text before each of its lines, which lack the spaces and line breaks
    /// between them.
    private func starts(of lines: [TextLayout.Line]) -> [Int] {
        let characters = Array(settings.cased(text))
        var starts: [Int] = []
        var next = 0
        for line in lines {
            let string = Array(line.string)
            // A break of two lines; each further one is an empty line.
            if !starts.isEmpty, next < characters.count, characters[next].isNewline { next += 1 }
            if !string.isEmpty {
                var place = next
                while place < characters.count, characters[place].isWhitespace,
                    !characters[place...].starts(with: string)
                { place += 1 }
                if characters[place...].starts(with: string) { next = place }
            }
            starts.append(min(next, text.count))
            next = min(next + string.count, characters.count)
            // The spaces at the break belong to the line before.
            if !string.isEmpty { while next < characters.count, characters[next] == " " { next += 1 } }
        }
        return starts
    }

    /// Returns the distance of a character from the start of a line.
    private func x(of offset: Int, in text: String) -> CGFloat {
        ControlPainter.width(of: settings.cased(String(text.prefix(offset))), font)
    }

    @MainActor
    private func caretPlace(
        _ offset: Int, _ x: CGFloat, in lines: TextLayout, _ isPlaceholder: Bool, _ painter: ControlPainter
    ) -> CGPoint {
        guard extent != .line, !isPlaceholder else {
            let width = isPlaceholder ? 0 : lines.size.width
            let origin = start(of: isPlaceholder ? 0 : width, in: painter.size, painter.isRightToLeft)
            return CGPoint(x: painter.isRightToLeft ? origin + width - x - 2 : origin + x, y: 0)
        }
        // The lines leave out the spaces at line breaks, so the place within the last line is an estimate.
        var rest = offset
        for (index, line) in lines.lines.enumerated() {
            let isLast = index == lines.lines.count - 1
            if rest <= line.string.count || isLast {
                let part = String(line.string.prefix(rest))
                return CGPoint(
                    x: start(of: line.width, in: painter.size, painter.isRightToLeft)
                        + ControlPainter.width(of: part, font), y: line.y)
            }
            rest -= line.string.count + 1
        }
        return CGPoint(x: start(of: 0, in: painter.size, painter.isRightToLeft), y: 0)
    }
}

extension ControlPainter {
    /// Paints the shape and the magnifier of a search field.
    fileprivate mutating func searchFace(scale: CGFloat) {
        fill(Path(roundedRect: bounds, cornerRadius: 10), system(.tertiarySystemFill))
        let gray = Paint.color(.label(1, in: environment))
        // The magnifier itself isn't mirrored.
        let side = 15 * scale
        let place = CGRect(x: 9, y: (size.height - side) / 2, width: side, height: side)
            .mirrored(in: size.width, isRightToLeft)
        let glass = CGRect(x: place.minX, y: place.minY, width: 0.7 * side, height: 0.7 * side)
        stroke(Path(ellipseIn: glass), gray, width: 1.6 * scale)
        let handle = CGRect(
            x: place.minX + 0.61 * side, y: place.minY + 0.61 * side, width: side / 3, height: side / 3)
        stroke(Self.line([(0, 0), (1, 1)], in: handle), gray, width: 1.6 * scale)
    }

    /// Paints the box of a text field.
    ///
    /// - Parameter square: Whether the corners are square.
    mutating func fieldBorder(square: Bool) {
        let line = hasMoreContrast ? system(.systemGray) : .color(Self.gray(isDark ? 1 : 0, isDark ? 0.18 : 0.2))
        let rect = bounds.insetBy(dx: 0.25, dy: 0.25)
        let path = square ? Path(rect) : Path(roundedRect: rect, cornerRadius: 5.5)
        fill(path, isDark ? .color(Self.gray(0)) : .color(Self.gray(1)))
        stroke(path, line, width: 0.5)
    }
}
