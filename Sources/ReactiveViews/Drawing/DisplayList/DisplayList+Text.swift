extension DisplayList: CustomStringConvertible {
    /// One line for each entry, indented by its depth, at most 20 levels.
    public var description: String {
        var lines: [String] = []
        var depth = 0
        for entry in entries {
            if entry == .end {
                depth -= 1
                continue
            }
            lines.append(String(repeating: "  ", count: min(depth, 20)) + "\(entry)")
            if case .item = entry { continue }
            depth += 1
        }
        return lines.joined(separator: "\n")
    }
}

extension DisplayList.Entry: CustomStringConvertible {
    public var description: String {
        switch self {
        case .item(let item): "\(item.content) in \(item.frame.briefly)"
        case .begin(let group):
            "group in \(group.frame.briefly)" + (group.effect.map { ": \($0)" } ?? "")
        case .mask: "mask"
        case .end: "end"
        }
    }
}

extension DisplayList.Content: CustomStringConvertible {
    public var description: String {
        switch self {
        case .text(let text): "text \"\(text.lines.map(\.string).joined(separator: " / "))\" \(text.paint)"
        case .fill(let path, let paint, _): "fill [\(path)] \(paint)"
        case .stroke(let path, let paint, let style): "stroke [\(path)] \(paint), \(style.lineWidth.briefly) wide"
        case .image(let picture): "image \"\(picture.name)\" \(picture.paint)"
        }
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): color.description
        case .linearGradient(let stops, _, _): "linear \(stops.map(\.color))"
        case .radialGradient(let stops, _, _, _): "radial \(stops.map(\.color))"
        case .ellipticalGradient(let stops, _, _, _): "elliptical \(stops.map(\.color))"
        case .angularGradient(let stops, _, _, _): "angular \(stops.map(\.color))"
        case .meshGradient(let mesh): "mesh \(mesh.width) × \(mesh.height) \(mesh.colors)"
        case .image(let name, _, _, _, _): "image \"\(name)\""
        case .material(let veil): "material \(veil)"
        }
    }
}

extension DisplayList.Effect: CustomStringConvertible {
    public var description: String {
        switch self {
        case .opacity(let opacity): "opacity \(CGFloat(opacity).briefly)"
        case .transform(let t):
            "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.briefly).joined(separator: " "))"
        case .clip(let path, _): "clip [\(path)]"
        case .shadow(let color, let radius, let x, let y):
            "shadow \(color) \([radius, x, y].map(\.briefly).joined(separator: " "))"
        case .filter(let filter): filter.description
        case .blendMode(let mode): "blend \(mode)"
        case .colorMultiply(let color): "multiply \(color)"
        case .colorMatrix(let matrix):
            "color matrix \(matrix.values.map { CGFloat($0).briefly }.joined(separator: " "))"
        }
    }
}

extension CGFloat {
    /// The number with at most three decimals and without trailing zeros, clamped to ±1 000 000 000; `nan`, `inf` or
    /// `-inf` if it isn't finite.
    var briefly: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        let thousandths = Int((Swift.min(Swift.max(Double(self), -1e9), 1e9) * 1000).rounded())
        let whole = thousandths.magnitude / 1000
        let rest = thousandths.magnitude % 1000
        var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
        guard rest > 0 else { return text }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
        return text
    }
}

extension CGRect {
    /// The x and y coordinates, the width and the height.
    var briefly: String { "(\([minX, minY, width, height].map(\.briefly).joined(separator: " ")))" }
}
