extension Text: PrimitiveView {
    public static func _makeNode(_ view: Text, under parent: ViewNode) -> TypedNode<Text> {
        TextNode(view, under: parent)
    }
}

/// The node of a text.
final class TextNode: TypedNode<Text> {
    /// The layout item reads it, too, and so needs no copy for each text. Layout may run on a thread with a larger
    /// stack, but the main actor waits for it then, and only evaluations call `receive`.
    nonisolated(unsafe) private(set) var view: Text

    init(_ view: Text, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
    }

    /// Made by the first layout: most texts in long lists are never laid out.
    override var layoutItem: LayoutItem? {
        if let item { return item }
        let new = TextItem(self)
        item = new
        return new
    }

    override class var traits: NodeTraits { NodeTraits(.isLeafView, .knowsWords) }

    override func receive(_ view: Text) {
        guard view != self.view else { return }
        let old = self.view
        self.view = view
        if let item { item.as(TextItem.self).textChanged(from: old) }
        elementsChanged()
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let text = (item as? TextItem), !view.string.isEmpty else { return }
        let environment = paintEnvironment
        if let renderer = environment.textRenderer {
            let target = GraphicsTarget()
            var context = GraphicsContext(target, frame.size, environment)
            renderer.draw(layout: text.glyphs, in: &context)
            list.group(in: frame) { $0.append(contentsOf: target.list) }
            return
        }
        list.append(
            .text(view.painted(text.lines, text.settings, in: environment, paint: environment.foregroundPaint())),
            in: frame)
    }

    /// Opens the link at the tap.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, let location = event.location, environment.isEnabled,
            let link = link(at: location)
        else { return false }
        environment.openURL(link.url)
        return true
    }

    override var keepsElements: Bool { view.isTimeless }

    override func appendWords(to words: inout [ShownWords]) {
        if view.showsStringAsIs, view.runs?.mayHaveLinks != true {
            return words.append(ShownWords(view.string, isText: true))
        }
        let locale = textSettings.locale
        let shown = view.localized(locale)
        words.append(ShownWords(shown.writtenWords, isText: true))
        for label in view.spokenLabels(in: locale) { words.append(ShownWords(label, isText: true)) }
        for link in shown.links { words.append(ShownWords(link.words, isText: true)) }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Text", label: view.string)
        if !view.isPlain {
            let locale = textSettings.locale
            let shown = view.localized(locale)
            element.label = shown.writtenWords
            element.names = view.spokenLabels(in: locale)
            let links = shown.links
            if !links.isEmpty { element.children = links.map { self.element(of: $0) } }
        }
        element.node = self
        return [element]
    }
}

extension Text {
    /// Returns the painted lines of the text.
    ///
    /// - Parameters:
    ///   - layout: The lines.
    ///   - settings: The settings with which the lines were measured.
    ///   - environment: The environment of the text.
    ///   - paint: The paint of letters without a style of their own.
    nonisolated func painted(
        _ layout: TextLayout, _ settings: TextSettings, in environment: EnvironmentValues, paint: Paint
    ) -> DisplayList.Text {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let lines = layout.lines.map { line in
            // Lines start at the leading edge.
            let x = isMirrored ? layout.size.width - line.x - line.width : line.x
            return DisplayList.Text.Line(line.string, origin: CGPoint(x: x, y: line.baseline), width: line.width)
        }
        // A text that is looked up has the attributes of its translation.
        let shown = runs?.hasKeys == true ? localized(settings.locale) : self
        let attributes = shown.runs?.all.first?.attributes ?? TextAttributes()
        let inherited = settings.attributes
        return DisplayList.Text(
            lines: lines, font: settings.resolvedFont(with: attributes).face,
            paint: attributes.foreground?._paint(in: environment) ?? paint,
            underline: Self.rule(attributes.underline ?? inherited.underline, in: environment),
            strikethrough: Self.rule(attributes.strikethrough ?? inherited.strikethrough, in: environment))
    }

    nonisolated static func rule(_ line: Line?, in environment: EnvironmentValues) -> DisplayList.Text.Rule? {
        guard let line, line.isActive else { return nil }
        return DisplayList.Text.Rule(pattern: line.pattern, color: line.color?.resolve(in: environment))
    }
}

/// The item of a text. Its width is that of the longest line, at most what is proposed.
final class TextItem: LayoutItem, EnvironmentReading {
    /// Shared by all texts in an environment.
    @exclusivity(unchecked)
    private var known: KnownTextSettings
    /// For texts that may be asked again in other rooms; those that fit on one line have a size to keep.
    @exclusivity(unchecked)
    private var measured: KeptText?

    var settings: TextSettings { known.settings }

    @MainActor
    init(_ node: TextNode) {
        known = node.knownTextSettings
        super.init(node)
    }

    private var text: Text { node.as(TextNode.self).view }

    override class var traits: ItemTraits { ItemTraits(.leaf, .readsEnvironment) }

    func textChanged(from old: Text) {
        measured = nil
        // Lines may be elsewhere in a size that stays.
        let mayMoveLines = old.runs != nil || text.runs != nil || settings.options.reservedLines > 0
        if mayMoveLines { invalidate() } else { contentChanged() }
    }

    @MainActor
    func environmentChanged() {
        let new = node.knownTextSettings
        guard new !== known else { return }
        let isSame = new.settings == known.settings
        known = new
        if isSame { return }
        measured = nil
        // Lines may be elsewhere in a size that stays.
        invalidate()
    }

    private func resolved() -> KeptText {
        if let measured { return measured }
        if text.isTooLong {
            Diagnostics.report(
                Diagnostic(
                    .invalidLayout,
                    "A text of \(text.string.utf8.count) bytes is laid out in part: only its beginning is drawn."))
        }
        let new = KeptText(known.measured(text))
        measured = new
        return new
    }

    override func rigidSize(for proposal: CompactProposal) -> RigidSize? {
        if measured == nil {
            let text = text
            if let string = text.plainString(in: settings.locale), let size = known.lineSize(of: string) {
                return RigidSize(size: size)
            }
        }
        return resolved().text.lineSize(settings.options).map { RigidSize(size: $0) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        resolved().size(in: TextRoom(width: proposal.width, height: proposal.height), settings.options)
    }

    /// The lines as they are shown.
    var lines: TextLayout {
        (measured?.text ?? text.measured(in: settings)).layout(
            width: placedProposal.width, height: placedProposal.height, options: settings.options)
    }

    /// The lines as they are shown, with their characters.
    var glyphs: Text.Layout {
        text.glyphs(width: placedProposal.width, height: placedProposal.height, in: settings)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline else { return nil }
        let baselines = resolved().text.baselines(
            width: proposal.width, height: proposal.height, options: settings.options)
        return key == VerticalAlignment.firstTextBaseline.key ? baselines.first : baselines.last
    }
}

extension ViewNode {
    /// What texts need to know of the environment here. Looked up once for all that share an environment.
    final var textSettings: TextSettings { knownTextSettings.settings }

    /// The font of text without attributes of its own here.
    final var plainTextFont: ResolvedFont { knownTextSettings.font }

    fileprivate final var knownTextSettings: KnownTextSettings {
        if !tree.changedTexts.isEmpty { tree.spreadTextSettings() }
        if let known = scope?.attachment as? KnownTextSettings { return known }
        let known = KnownTextSettings(environment.textSettings)
        scope?.attachment = known
        return known
    }
}

private final class KnownTextSettings: Sendable {
    let settings: TextSettings
    /// How text looks that says nothing itself; nil if its characters are shown as others.
    private let plain: TextRun?
    private let lineHeight: CGFloat
    /// The font of text that says nothing itself.
    let font: ResolvedFont

    init(_ settings: TextSettings) {
        self.settings = settings
        let run = Text.run("", TextAttributes(), settings)
        plain = settings.textCase == nil ? run : nil
        font = run.font
        let height = run.font.lineHeight()
        lineHeight = max(height, settings.options.reservedHeight(lineHeight: height))
    }

    /// Returns a text with its widths, for repeated size requests.
    func measured(_ text: Text) -> MeasuredText {
        guard var run = plain, let string = text.plainString(in: settings.locale) else {
            return text.measured(in: settings)
        }
        run.string = string
        return MeasuredText(run)
    }

    /// The size on one line of text that says nothing itself; nil if that takes more than a look at its characters.
    func lineSize(of string: String) -> CGSize? {
        guard let plain, !string.isEmpty, let width = plain.asciiWidth(of: string) else { return nil }
        return CGSize(width: width, height: lineHeight)
    }
}

extension ResolvedFont {
    /// What a renderer needs to know of the font.
    var face: DisplayList.FontFace {
        let look: DisplayList.FontFace.Design =
            switch design {
            case .monospaced: .monospaced
            case .serif: .serif
            case .rounded: .rounded
            default: .standard
            }
        return DisplayList.FontFace(
            family: name, design: look, size: usableSize, weight: weight.number, isItalic: isItalic)
    }
}

extension Font.Weight {
    /// From 100 to 900.
    fileprivate var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        default: 400
        }
    }
}
