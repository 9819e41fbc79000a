extension DisplayList.Text {
    /// The attributes for underline and strikethrough. SVG has one style for both: that of the first line that defines
    /// one.
    var svgDecoration: [(String, String)] {
        let rules = [("underline", underline), ("line-through", strikethrough)].compactMap { name, rule in
            rule.map { (name: name, rule: $0) }
        }
        guard !rules.isEmpty else { return [] }
        var attributes = [("text-decoration", rules.map(\.name).joined(separator: " "))]
        var style: [String] = []
        if let color = rules.compactMap(\.rule.color).first {
            let (color, opacity) = (color.hexadecimalRGB, color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1))
            let digits = String(Int((opacity * 255).rounded()) + 256, radix: 16).dropFirst().uppercased()
            style.append("text-decoration-color:\(color)\(opacity == 1 ? "" : digits)")
        }
        if let pattern = rules.compactMap(\.rule.pattern.svgName).first {
            style.append("text-decoration-style:\(pattern)")
        }
        if !style.isEmpty { attributes.append(("style", style.joined(separator: ";"))) }
        return attributes
    }
}

extension Text.LineStyle.Pattern {
    /// The name in CSS; nil for the default.
    fileprivate var svgName: String? {
        switch self {
        case .dot: "dotted"
        case .dash, .dashDot, .dashDotDot: "dashed"
        default: nil
        }
    }
}
