/// A painted part of a control without text, for example a switch, a track or a checkmark. It has no element.
nonisolated struct ControlGlyph: PrimitiveView, Equatable {
    enum Kind: Equatable {
        case toggleSwitch(isOn: Bool)
        case checkbox(isOn: Bool)
        /// The two halves of a stepper.
        case stepper
        /// The track and the knob of a slider; the knob is at a fraction of the width, from 0 to 1.
        case sliderTrack(fraction: Double)
        /// A progress bar, filled up to a fraction from 0 to 1.
        case progressBar(fraction: Double)
        /// A progress ring, filled up to a fraction from 0 to 1.
        case progressRing(fraction: Double)
        /// A ring that represents progress of unknown length.
        case spinner
        /// The bar of a gauge, filled up to a fraction from 0 to 1.
        case gaugeBar(fraction: Double)
        /// The ring of a gauge, filled up to a fraction from 0 to 1.
        case gaugeRing(fraction: Double)
        case checkmark
        /// An arrow that points right, or down while the content is shown.
        case disclosure(isExpanded: Bool)
        /// Arrows up and down, the sign of a menu.
        case menuIndicator
        /// The box around an edited text.
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

    /// The size in points; an infinite width takes the proposed one.
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

    @MainActor static func _makeNode(_ view: ControlGlyph, under parent: ViewNode) -> TypedNode<ControlGlyph> {
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

/// The layout item of a glyph. A glyph of infinite width takes the proposed width.
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
