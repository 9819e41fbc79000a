/// Reads the notation in which symbols are drawn, on a square of 100 by 100 units.
///
/// A drawing is a list of parts, separated by semicolons. A part is a kind and a path: `a O 50 50 46; d M 30 50 L 70 50`.
///
/// | kind | outlined symbol | filled symbol |
/// |---|---|---|
/// | `a` area | line around it | filled |
/// | `s` stroke | line | line |
/// | `f` fill | filled | filled |
/// | `d` detail | line | line cut out |
/// | `w` window | line around it | cut out |
/// | `b` blob | filled | cut out |
/// | `o` | line | nothing |
/// | `h` | nothing | line |
/// | `i` | nothing | filled |
/// | `j` | nothing | line cut out |
/// | `e` | nothing | cut out |
/// | `g` gap | wide line cut out | wide line cut out |
/// | `k` | cut out with a margin | cut out with a margin |
///
/// A part cuts out of all parts before it. Paths have these commands, with absolute coordinates and y downwards:
/// `M x y`, `L x y …`, `Q cx cy x y`, `C ax ay bx by x y`, `Z`; `O x y radius` is a circle, `E x y rx ry` an ellipse,
/// `R x y width height radius` a rectangle, `A x y radius start end` an arc between angles in degrees, clockwise from the
/// right, and `P radius x y …` a polygon with rounded corners. `@name scale x y rotation` includes another symbol: it is
/// rotated about its centre, scaled and moved; `@|name` mirrors it first. After a kind (`b@name`), the kind `d` or `b`
/// makes it a cut-out of a filled symbol.
struct SymbolNotation {
    private var bytes: Substring.UTF8View
    private let isFilled: Bool
    /// Returns the parts of another symbol.
    private let include: (_ name: String, _ isFilled: Bool) -> [SymbolGlyph.Part]?

    private init(
        _ text: Substring, isFilled: Bool, include: @escaping (String, Bool) -> [SymbolGlyph.Part]?
    ) {
        bytes = text.utf8
        self.isFilled = isFilled
        self.include = include
    }

    /// Returns the parts of a drawing.
    ///
    /// - Parameters:
    ///   - text: The drawing.
    ///   - isFilled: Whether the symbol is the filled variant.
    ///   - include: Returns the parts of another symbol.
    static func parts(
        _ text: Substring, isFilled: Bool, include: @escaping (String, Bool) -> [SymbolGlyph.Part]?
    ) -> [SymbolGlyph.Part] {
        text.split(separator: ";").flatMap { part in
            var notation = SymbolNotation(part, isFilled: isFilled, include: include)
            return notation.part()
        }
    }

    private mutating func part() -> [SymbolGlyph.Part] {
        guard let kind = next() else { return [] }
        if kind == UInt8(ascii: "@") { return included(isCutOut: false) }
        if bytes.first == UInt8(ascii: "@") {
            bytes.removeFirst()
            return included(isCutOut: isFilled)
        }
        guard let (ink, erases, width) = Self.ink(kind, isFilled) else { return [] }
        return [SymbolGlyph.Part(path: path(), ink: ink, erases: erases, lineWidth: width)]
    }

    /// Returns how a kind of part is painted; nil if it isn't.
    private static func ink(_ kind: UInt8, _ isFilled: Bool) -> (SymbolGlyph.Ink, erases: Bool, width: CGFloat)? {
        switch UnicodeScalar(kind) {
        case "a": (isFilled ? .area : .line, false, 1)
        case "s": (.line, false, 1)
        case "f": (.fill, false, 1)
        case "d": (.line, isFilled, 0.95)
        case "w": (isFilled ? .fill : .line, isFilled, 1)
        case "b": (.fill, isFilled, 1)
        case "o": isFilled ? nil : (.line, false, 1)
        case "h": isFilled ? (.line, false, 1) : nil
        case "i": isFilled ? (.area, false, 1) : nil
        case "j": isFilled ? (.line, true, 1.6) : nil
        case "e": isFilled ? (.fill, true, 1) : nil
        case "g": (.line, true, 2.8)
        case "k": (.area, true, 2.4)
        default: nil
        }
    }

    private mutating func included(isCutOut: Bool) -> [SymbolGlyph.Part] {
        let isMirrored = bytes.first == UInt8(ascii: "|")
        if isMirrored { bytes.removeFirst() }
        let name = bytes.prefix { $0 != UInt8(ascii: " ") }
        bytes = bytes[name.endIndex...]
        guard let parts = include(String(Substring(name)), isFilled && !isCutOut), let scale = number(),
            let x = number(), let y = number()
        else { return [] }
        var place = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
        if let degrees = number() {
            place = place.translatedBy(x: 50, y: 50).rotated(by: degrees * .pi / 180).translatedBy(x: -50, y: -50)
        }
        if isMirrored { place = place.translatedBy(x: 100, y: 0).scaledBy(x: -1, y: 1) }
        return parts.compactMap { $0.placed(place, scale: scale, isCutOut: isCutOut) }
    }

    // MARK: Paths

    private mutating func path() -> Path {
        var path = Path()
        while let command = next() {
            switch UnicodeScalar(command) {
            case "M": if let end = point() { path.move(to: end) }
            case "L": while let end = point() { path.addLine(to: end) }
            case "Q":
                while let control = point(), let end = point() { path.addQuadCurve(to: end, control: control) }
            case "C":
                while let first = point(), let second = point(), let end = point() {
                    path.addCurve(to: end, control1: first, control2: second)
                }
            case "Z": path.closeSubpath()
            case "O":
                while let center = point(), let radius = number() {
                    path.addEllipse(in: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(-radius, -radius))
                }
            case "E":
                while let center = point(), let rx = number(), let ry = number() {
                    path.addEllipse(in: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(-rx, -ry))
                }
            case "R":
                while let origin = point(), let size = point(), let radius = number() {
                    let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
                    path.addPath(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
                }
            case "A":
                if let center = point(), let radius = number(), let from = number(), let to = number() {
                    path.addSymbolArc(center, radius, from * .pi / 180, to * .pi / 180)
                }
            case "P": if let radius = number() { path.addRoundedPolygon(points(), radius: radius) }
            default: return path
            }
        }
        return path
    }

    private mutating func points() -> [CGPoint] {
        var points: [CGPoint] = []
        while let point = point() { points.append(point) }
        return points
    }

    private mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    // MARK: Characters

    private mutating func skipSpace() {
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    }

    private mutating func next() -> UInt8? {
        skipSpace()
        return bytes.popFirst()
    }

    private mutating func number() -> CGFloat? {
        skipSpace()
        var sign: CGFloat = 1
        var rest = bytes
        if rest.first == UInt8(ascii: "-") {
            sign = -1
            rest.removeFirst()
        }
        var value: CGFloat = 0
        var unit: CGFloat = 0
        var count = 0
        while let byte = rest.first {
            if byte == UInt8(ascii: "."), unit == 0 {
                unit = 1
            } else if (48...57).contains(byte) {
                value = value * 10 + CGFloat(byte - 48)
                unit *= 10
                count += 1
            } else {
                break
            }
            rest.removeFirst()
        }
        guard count > 0 else { return nil }
        bytes = rest
        return sign * (unit > 0 ? value / unit : value)
    }
}

extension CGRect {
    fileprivate func insetBy(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension Path {
    /// Appends an arc, as a part of its own unless it follows a point.
    fileprivate mutating func addSymbolArc(_ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(from)
        if let current = currentPoint, hypot(current.x - start.x, current.y - start.y) < 2 {
            addLine(to: start)
        } else {
            move(to: start)
        }
        let count = max(1, Int((abs(to - from) / (.pi / 2)).rounded(.up)))
        let step = (to - from) / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (a, b) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            let (start, end) = (point(a), point(b))
            addCurve(
                to: end, control1: CGPoint(x: start.x - handle * sin(a), y: start.y + handle * cos(a)),
                control2: CGPoint(x: end.x + handle * sin(b), y: end.y - handle * cos(b)))
        }
    }

    /// Appends a closed polygon with rounded corners.
    fileprivate mutating func addRoundedPolygon(_ corners: [CGPoint], radius: CGFloat) {
        guard corners.count > 2 else { return }
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            func towards(_ other: CGPoint) -> CGPoint {
                let length = hypot(other.x - corner.x, other.y - corner.y)
                let part = length > 0 ? min(radius / length, 0.5) : 0
                return CGPoint(x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part)
            }
            if index == 0 { move(to: towards(before)) } else { addLine(to: towards(before)) }
            addQuadCurve(to: towards(after), control: corner)
        }
        closeSubpath()
    }
}
