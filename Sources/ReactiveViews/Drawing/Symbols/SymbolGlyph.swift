/// The drawing of a symbol on a square of 100 by 100 units. A unit is a hundredth of an em at the medium scale; y = 50
/// is half the height of a capital letter.
struct SymbolGlyph: Sendable {
    /// How a part is painted.
    enum Ink: Sendable {
        case line
        case fill
        /// Filled, with a line around it.
        case area
    }

    struct Part: Sendable {
        var path: Path
        var ink: Ink
        /// Whether the part cuts out of the parts before it.
        var erases: Bool
        /// The factor of the line's width.
        var lineWidth: CGFloat = 1
        /// 0 for the primary layer, 1 for the secondary one.
        var level = 0
        /// Whether the part is a sign within a shape.
        var isSign = false

        /// Returns the part at another place.
        ///
        /// - Parameters:
        ///   - place: The transform of the part.
        ///   - scale: The factor of the transform. Lines become thinner by less than it.
        ///   - isCutOut: Whether the part is to cut out. A part that already does has no place there.
        func placed(_ place: CGAffineTransform, scale: CGFloat, isCutOut: Bool) -> Part? {
            if isCutOut, erases { return nil }
            var part = self
            part.path = path.applying(place)
            part.lineWidth *= CGFloat(pow(Double(abs(scale)), 0.3))
            part.erases = erases || isCutOut
            return part
        }
    }

    let parts: [Part]
    /// What is painted, with lines of regular weight.
    let bounds: CGRect

    /// The width of lines in units, by the font's weight from 100 to 900.
    static func lineWidth(weight: Int) -> CGFloat {
        let widths: [CGFloat] = [2.4, 4, 5.6, 7.2, 8.6, 9.6, 11, 12.6, 14.2]
        return widths[min(max((weight + 50) / 100, 1), 9) - 1]
    }

    /// The space beside and above a symbol, in units.
    static let margin = CGSize(width: 8.5, height: 7)

    /// The height of capital letters, in units.
    static let capitalHeight: CGFloat = 70

    init(_ parts: [Part]) {
        self.parts = parts
        var bounds = CGRect.null
        for part in parts where !part.erases && !part.path.isEmpty {
            let reach = part.ink == .fill ? 0 : Self.lineWidth(weight: 400) * part.lineWidth / 2
            let box = part.path.boundingRect
            bounds = bounds.union(box.insetBy(dx: -reach, dy: -reach))
        }
        self.bounds = bounds.isNull ? CGRect(x: 0, y: 0, width: 100, height: 100) : bounds
    }

    /// The size with the space around it, in units.
    var size: CGSize {
        CGSize(width: bounds.width + 2 * Self.margin.width, height: bounds.height + 2 * Self.margin.height)
    }

    /// The distance of the square's centre from the top of ``size``, in units.
    var centerline: CGFloat { 50 - bounds.minY + Self.margin.height }

    // MARK: By name

    private static let known = Lock<[String: SymbolGlyph]>([:])

    /// Returns the glyph of a symbol; a dashed square if nothing is known of the name.
    static func named(_ name: String) -> SymbolGlyph {
        if let glyph = known.withLock({ $0[name] }) { return glyph }
        let glyph = SymbolGlyph(SymbolDrawings.parts(named: name) ?? SymbolDrawings.parts(named: "square.dashed") ?? [])
        known.withLock { known in
            // Names may come from data; there is no end of them.
            if known.count > 4096 { known.removeAll() }
            known[name] = glyph
        }
        return glyph
    }

    /// Whether the symbol or its stem is drawn.
    static func isKnown(_ name: String) -> Bool { SymbolDrawings.parts(named: name) != nil }
}
