/// A painted part of a control without text, for example a switch, a track or a checkmark. It has no element.
nonisolated struct ControlGlyph: PrimitiveView, Equatable {
    enum Kind: Equatable {
        case toggleSwitch(isOn: Bool)
        case checkbox(isOn: Bool)
        /// The two halves of a stepper; one is grey if there is no step in its direction.
        case stepper(canDecrement: Bool, canIncrement: Bool)
        /// The track and the knob of a slider; the knob is at a fraction of the width, from 0 to 1. A slider with steps
        /// may have marks.
        case sliderTrack(fraction: Double)
        /// A progress bar, filled up to a fraction from 0 to 1.
        case progressBar(fraction: Double)
        /// A progress ring, filled up to a fraction from 0 to 1.
        case progressRing(fraction: Double)
        /// Spokes that represent progress of unknown length.
        case spinner
        /// The bar of a gauge, filled up to a fraction from 0 to 1, or with a mark there.
        case gaugeBar(fraction: Double, isCapacity: Bool)
        /// The ring of a gauge, filled up to a fraction from 0 to 1, or open at the bottom and with a mark there.
        case gaugeRing(fraction: Double, isCapacity: Bool)
        case checkmark
        /// An arrow that points to the trailing edge, or down while the content is shown.
        case disclosure(isExpanded: Bool)
        /// A grey arrow that points to the trailing edge, the sign of a row that leads to another page.
        case link
        /// Arrows up and down, the sign of a menu.
        case menuIndicator
        case magnifier
        /// A date and a time on grey shapes.
        case datePills([String], fontSize: CGFloat)
        /// The columns of a wheel.
        case wheel(WheelFace)
        /// A month.
        case calendar(CalendarFace)
        /// A round sample of a colour in a ring of all colours.
        case colorWell(Color, isOpaque: Bool)
    }

    /// The width of a slider's knob, in points.
    static let knobWidth: CGFloat = 27

    /// What a finger does to a glyph with places.
    enum Touch {
        /// A tap in a calendar.
        case calendar(CalendarFace.Place)
        /// A column of a wheel is turned by a number of rows, up if negative.
        case wheel(WheelFace.Part, rows: Int)
    }

    let kind: Kind
    let size: CGSize
    /// Returns the event that a touch is for the control around; nil for none. It isn't compared: what it depends on
    /// can be seen.
    let touched: (@MainActor (Touch) -> ControlEvent?)?

    /// - Parameters:
    ///   - kind: What is painted.
    ///   - touched: Returns the event that a touch is for the control around.
    init(_ kind: Kind, touched: (@MainActor (Touch) -> ControlEvent?)? = nil) {
        self.kind = kind
        self.touched = touched
        size = Self.size(of: kind)
    }

    static func == (lhs: ControlGlyph, rhs: ControlGlyph) -> Bool { lhs.kind == rhs.kind }

    /// The size in points; an infinite width takes the proposed one.
    private static func size(of kind: Kind) -> CGSize {
        switch kind {
        case .toggleSwitch: CGSize(width: 51, height: 31)
        case .checkbox: CGSize(width: 16, height: 16)
        case .stepper: CGSize(width: 94, height: 32)
        case .sliderTrack: CGSize(width: CGFloat.infinity, height: 31)
        case .progressBar: CGSize(width: CGFloat.infinity, height: 4)
        case .gaugeBar: CGSize(width: CGFloat.infinity, height: 8)
        case .progressRing, .gaugeRing: CGSize(width: 62, height: 62)
        case .spinner: CGSize(width: 20, height: 20)
        case .checkmark, .magnifier: CGSize(width: 17, height: 17)
        case .disclosure, .menuIndicator, .link: CGSize(width: 12, height: 17)
        case .datePills(let texts, let fontSize): DatePills(texts: texts, fontSize: fontSize).size
        case .wheel: CGSize(width: CGFloat.infinity, height: 216)
        case .calendar(let face): CGSize(width: CGFloat.infinity, height: face.height)
        case .colorWell: CGSize(width: 28, height: 28)
        }
    }

    @MainActor static func _makeNode(_ view: ControlGlyph, under parent: ViewNode) -> TypedNode<ControlGlyph> {
        ControlGlyphNode(view, under: parent)
    }
}

private final class ControlGlyphNode: TypedNode<ControlGlyph>, GestureParticipant, KnobPart, PlacePart {
    weak var session: TouchSession?
    /// Made for the first touch of a part that takes touches at a place.
    private var placeRecognizer: GestureRecognizer?

    init(_ view: ControlGlyph, under parent: ViewNode) {
        super.init(under: parent)
        item = ControlGlyphItem(view, self)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let glyph = (item as? ControlGlyphItem)?.glyph else { return }
        paint(in: frame, into: &list) { glyph.kind.draw(&$0) }
    }

    override func receive(_ view: ControlGlyph) {
        item!.as(ControlGlyphItem.self).glyph = view
    }

    // MARK: Touches

    private var glyph: ControlGlyph { item!.as(ControlGlyphItem.self).glyph }

    var rank: GestureRank { .afterInner }
    var activeMask: GestureMask {
        switch glyph.kind {
        case .sliderTrack, .stepper, .calendar, .wheel: environment.isEnabled ? .all : .subviews
        default: .subviews
        }
    }
    var recognizer: GestureRecognizer {
        let recognizer = placeRecognizer ?? (takesPlaces ? PlaceRecognizer(self) : KnobRecognizer(self))
        placeRecognizer = recognizer
        return recognizer
    }

    var takesPlaces: Bool {
        switch glyph.kind {
        case .calendar, .wheel: true
        default: false
        }
    }

    var turns: Bool { if case .wheel = glyph.kind { true } else { false } }

    func take(tapAt point: CGPoint) {
        let size = item!.size
        switch glyph.kind {
        case .calendar(let face):
            if let place = face.place(at: point, in: size, isMirrored: isMirrored) { tell(.calendar(place)) }
        case .wheel(let face):
            guard let part = face.part(at: point.x, in: size, isMirrored: isMirrored) else { return }
            let rows = WheelPlace.row(at: point.y - size.height / 2)
            if rows != 0 { tell(.wheel(part, rows: rows)) }
        default: break
        }
    }

    func turn(by rows: Int, from start: CGPoint) {
        guard case .wheel(let face) = glyph.kind,
            let part = face.part(at: start.x, in: item!.size, isMirrored: isMirrored)
        else { return }
        tell(.wheel(part, rows: rows))
    }

    private func tell(_ touch: ControlGlyph.Touch) {
        if let event = glyph.touched?(touch) { bubble(.control(event)) }
    }

    var partWidth: CGFloat { item!.size.width }

    var knobPlace: Double? {
        guard case .sliderTrack(let fraction) = glyph.kind else { return nil }
        let inner = max(partWidth - ControlGlyph.knobWidth, 0)
        let middle = (ControlGlyph.knobWidth / 2 + inner * CGFloat(fraction)) / max(partWidth, 1)
        return Double(isMirrored ? 1 - middle : middle)
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    func take(_ place: Double, _ phase: ControlEvent.KnobPhase) {
        var place = isMirrored ? 1 - place : place
        if case .sliderTrack = glyph.kind {
            // The knob's middle stays half its width away from both ends.
            let half = Double(ControlGlyph.knobWidth / 2 / max(partWidth, 1))
            place = half < 0.5 ? (place - half) / (1 - 2 * half) : 0
        }
        bubble(.control(.knob(min(max(place, 0), 1), phase)))
    }

    override func didUnmount() { session?.forget(self) }

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
        if case .datePills(let texts, let fontSize) = glyph.kind {
            return DatePills(texts: texts, fontSize: fontSize).size(within: proposal.width)
        }
        let width = glyph.size.width.isFinite ? glyph.size.width : proposal.width ?? 100
        return CGSize(width: width, height: glyph.size.height)
    }
}
