extension Path: LosslessStringConvertible {
    /// Creates a path from the text that `description` returns.
    ///
    /// Each command follows its numbers:
    /// - `x y m` begins a subpath.
    /// - `x y l` adds a line.
    /// - `x y x y q` adds a quadratic curve; the end point is last.
    /// - `x y x y x y c` adds a cubic curve; the end point is last.
    /// - `h` closes the subpath.
    /// - `x y width height re` adds a rectangle.
    ///
    /// - Parameter string: The commands, separated by white space.
    /// - Returns: The path, or nil if the text isn't valid.
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

    /// The path's commands as text, from which `init(_:)` creates an equal path.
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
