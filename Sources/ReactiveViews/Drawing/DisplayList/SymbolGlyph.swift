/// A simple drawing of a symbol in the unit square.
struct SymbolGlyph {
    struct Part {
        let path: Path
        let isFilled: Bool
        /// Painted in white over the parts below.
        var isCutOut = false
    }
    let parts: [Part]

    /// Creates the glyph of a known symbol, alone or in a circle or square, outlined or filled; nil for any other name.
    init?(named name: String) {
        if let parts = Self.plain(name) {
            self.parts = parts
            return
        }
        for (ending, frame) in [("circle", Self.disc), ("square", Self.tile)] {
            for isFilled in [false, true] {
                let suffix = isFilled ? ".\(ending).fill" : ".\(ending)"
                guard name.hasSuffix(suffix), let inner = Self.plain(String(name.dropLast(suffix.count))) else {
                    continue
                }
                let small = CGAffineTransform(scaleX: 0.55, y: 0.55).about(CGPoint(x: 0.5, y: 0.5))
                parts =
                    [Part(path: frame, isFilled: isFilled)]
                    + inner.map { Part(path: $0.path.applying(small), isFilled: $0.isFilled, isCutOut: isFilled) }
                return
            }
        }
        return nil
    }

    private static func plain(_ name: String) -> [Part]? {
        if name.hasSuffix(".fill"), let area = areas[String(name.dropLast(5))] {
            return [Part(path: area, isFilled: true)]
        }
        if let area = areas[name] { return [Part(path: area, isFilled: false)] }
        return lines[name].flatMap { Path($0) }.map { [Part(path: $0, isFilled: false)] }
    }

    private static let disc = Path(ellipseIn: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88))
    private static let tile = Path(
        roundedRect: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84), cornerRadius: 0.16, style: .circular)

    /// Symbols with an area: outlined by default, filled with the suffix `.fill`.
    private static let areas: [String: Path] = [
        "star": star, "circle": disc, "square": tile,
        "heart": Path(
            """
            0.5 0.9 m 0.1 0.6 0.04 0.42 0.04 0.32 c 0.04 0.05 0.38 0.02 0.5 0.26 c 0.62 0.02 0.96 0.05 0.96 0.32 c \
            0.96 0.42 0.9 0.6 0.5 0.9 c h
            """) ?? Path(),
        "triangle": Path("0.5 0.1 m 0.94 0.86 l 0.06 0.86 l h") ?? Path(),
        "play": Path("0.2 0.1 m 0.86 0.5 l 0.2 0.9 l h") ?? Path(),
        "bookmark": Path("0.26 0.08 m 0.74 0.08 l 0.74 0.92 l 0.5 0.7 l 0.26 0.92 l h") ?? Path(),
        "house": Path("0.5 0.1 m 0.94 0.48 l 0.82 0.48 l 0.82 0.9 l 0.18 0.9 l 0.18 0.48 l 0.06 0.48 l h") ?? Path(),
    ]

    private static let star: Path = {
        var path = Path()
        path.addLines(
            (0..<10).map { index in
                let angle = Double(index) * .pi / 5 - .pi / 2
                let radius = index % 2 == 0 ? 0.46 : 0.19
                return CGPoint(x: 0.5 + radius * cos(angle), y: 0.52 + radius * sin(angle))
            })
        path.closeSubpath()
        return path
    }()

    /// Symbols of lines.
    private static let lines: [String: String] = [
        "plus": "0.5 0.1 m 0.5 0.9 l 0.1 0.5 m 0.9 0.5 l",
        "minus": "0.1 0.5 m 0.9 0.5 l",
        "xmark": "0.15 0.15 m 0.85 0.85 l 0.85 0.15 m 0.15 0.85 l",
        "checkmark": "0.12 0.55 m 0.4 0.85 l 0.88 0.15 l",
        "chevron.left": "0.65 0.12 m 0.3 0.5 l 0.65 0.88 l",
        "chevron.backward": "0.65 0.12 m 0.3 0.5 l 0.65 0.88 l",
        "chevron.right": "0.35 0.12 m 0.7 0.5 l 0.35 0.88 l",
        "chevron.forward": "0.35 0.12 m 0.7 0.5 l 0.35 0.88 l",
        "chevron.up": "0.12 0.65 m 0.5 0.3 l 0.88 0.65 l",
        "chevron.down": "0.12 0.35 m 0.5 0.7 l 0.88 0.35 l",
        "arrow.left": "0.9 0.5 m 0.1 0.5 l 0.42 0.18 m 0.1 0.5 l 0.42 0.82 l",
        "arrow.right": "0.1 0.5 m 0.9 0.5 l 0.58 0.18 m 0.9 0.5 l 0.58 0.82 l",
        "arrow.up": "0.5 0.9 m 0.5 0.1 l 0.18 0.42 m 0.5 0.1 l 0.82 0.42 l",
        "arrow.down": "0.5 0.1 m 0.5 0.9 l 0.18 0.58 m 0.5 0.9 l 0.82 0.58 l",
        "line.horizontal.3": "0.1 0.25 m 0.9 0.25 l 0.1 0.5 m 0.9 0.5 l 0.1 0.75 m 0.9 0.75 l",
        "line.3.horizontal": "0.1 0.25 m 0.9 0.25 l 0.1 0.5 m 0.9 0.5 l 0.1 0.75 m 0.9 0.75 l",
        "ellipsis": "0.2 0.5 m 0.21 0.5 l 0.5 0.5 m 0.51 0.5 l 0.8 0.5 m 0.81 0.5 l",
        "magnifyingglass": "0.1 0.4 m 0.1 0 0.7 0 0.7 0.4 c 0.7 0.8 0.1 0.8 0.1 0.4 c h 0.62 0.62 m 0.9 0.9 l",
        "arrow.clockwise":
            "0.85 0.3 m 0.6 0.02 0.12 0.14 0.12 0.52 c 0.12 0.98 0.78 1 0.87 0.58 c 0.87 0.08 m 0.87 0.32 l 0.63 0.32 l",
        "trash":
            "0.12 0.22 m 0.88 0.22 l 0.38 0.22 m 0.38 0.08 l 0.62 0.08 l 0.62 0.22 l 0.22 0.22 m 0.28 0.92 l 0.72 0.92 l 0.78 0.22 l",
    ]
}
