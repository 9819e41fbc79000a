extension Path: LosslessStringConvertible {
    /// A path from a text as `description` gives it: numbers, then what is done with them. Nil if the text is something else.
    ///
    /// `x y m` begins a subpath, `x y l` goes on straight, `x y x y q` and `x y x y x y c` by curves (the end last), `h` goes back, and
    /// `x y width height re` is a rectangle.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        var path = Path()
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            guard path.append(word, numbers) else { return nil }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    private mutating func append(_ command: Substring, _ numbers: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        if command != "m", command != "re", currentPoint == nil { return false }
        switch (command, numbers.count) {
        case ("m", 2): move(to: point(0))
        case ("l", 2): addLine(to: point(0))
        case ("q", 4): addQuadCurve(to: point(1), control: point(0))
        case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): closeSubpath()
        case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return false
        }
        return true
    }

    /// The path as a text from which it can be made again.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): "\(Self.text(end)) m"
            case .line(let end): "\(Self.text(end)) l"
            case .quadCurve(let end, let control): "\(Self.text(control)) \(Self.text(end)) q"
            case .curve(let end, let control1, let control2):
                "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(end)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private static func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
