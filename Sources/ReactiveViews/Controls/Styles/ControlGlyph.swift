/// A part of a control that is drawn and has no words: a switch, a track, a checkmark. It shows no element.
struct ControlGlyph: PrimitiveView, Equatable {
    enum Kind: Equatable {
        case toggleSwitch(isOn: Bool)
        case checkbox(isOn: Bool)
        /// The two halves of a stepper.
        case stepper
        /// A slider's track and knob, the knob at a fraction of the width.
        case sliderTrack(fraction: Double)
        /// A progress bar, filled up to a fraction.
        case progressBar(fraction: Double)
        /// A ring, filled up to a fraction.
        case progressRing(fraction: Double)
        /// A wheel that turns for as long as something takes.
        case spinner
        /// The bar of a gauge.
        case gaugeBar(fraction: Double)
        /// The ring of a gauge.
        case gaugeRing(fraction: Double)
        case checkmark
        /// Points right, or down if what it stands for is shown.
        case disclosure(isExpanded: Bool)
        /// Points up and down: there is a menu here.
        case menuIndicator
        /// The box around a text that is edited.
        case fieldBorder
        case magnifier
        case wheel
        case calendar
        /// A round sample of a colour.
        case colorWell(Color, isOpaque: Bool)
    }

    let kind: Kind
    let size: CGSize

    init(_ kind: Kind) {
        self.kind = kind
        size = Self.size(of: kind)
    }

    /// In points; an infinite width takes what there is.
    private static func size(of kind: Kind) -> CGSize {
        switch kind {
        case .toggleSwitch: CGSize(width: 51, height: 31)
        case .checkbox: CGSize(width: 16, height: 16)
        case .stepper: CGSize(width: 94, height: 32)
        case .sliderTrack: CGSize(width: CGFloat.infinity, height: 31)
        case .progressBar, .gaugeBar: CGSize(width: CGFloat.infinity, height: 4)
        case .progressRing, .gaugeRing: CGSize(width: 62, height: 62)
        case .spinner: CGSize(width: 20, height: 20)
        case .checkmark, .magnifier: CGSize(width: 17, height: 17)
        case .disclosure, .menuIndicator: CGSize(width: 12, height: 17)
        case .fieldBorder: CGSize(width: CGFloat.infinity, height: 34)
        case .wheel: CGSize(width: CGFloat.infinity, height: 216)
        case .calendar: CGSize(width: CGFloat.infinity, height: 330)
        case .colorWell: CGSize(width: 28, height: 28)
        }
    }

    static func _makeNode(_ view: ControlGlyph, under parent: ViewNode) -> TypedNode<ControlGlyph> {
        ControlGlyphNode(view, under: parent)
    }
}

private final class ControlGlyphNode: TypedNode<ControlGlyph> {
    init(_ view: ControlGlyph, under parent: ViewNode) {
        super.init(under: parent)
        item = ControlGlyphItem(view, self)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let glyph = (item as? ControlGlyphItem)?.glyph else { return }
        for (path, isFilled) in glyph.kind.outlines(in: frame.size) {
            let paint = isFilled ? glyph.kind.filling(in: environment) : environment.foregroundPaint(at: 2)
            list.append(isFilled ? .fill(path, paint, FillStyle()) : .stroke(path, paint, StrokeStyle()), in: frame)
        }
    }

    override func receive(_ view: ControlGlyph) {
        item!.as(ControlGlyphItem.self).glyph = view
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }
}

/// As wide as is proposed where the glyph has no width of its own.
final class ControlGlyphItem: LayoutItem {
    fileprivate(set) var glyph: ControlGlyph {
        didSet { if glyph.size != oldValue.size { invalidate() } }
    }

    @MainActor
    fileprivate init(_ glyph: ControlGlyph, _ node: ViewNode) {
        self.glyph = glyph
        super.init(node)
    }

    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = glyph.size.width.isFinite ? glyph.size.width : proposal.width ?? 100
        return CGSize(width: width, height: glyph.size.height)
    }
}
