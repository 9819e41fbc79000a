extension DisplayList.Text {
    /// Appends the attributes for underline and strikethrough. SVG has one style for both: that of the first line that
    /// defines one.
    func writeDecoration(into text: inout SVGText) {
        guard underline != nil || strikethrough != nil else { return }
        let rules = [("underline", underline), ("line-through", strikethrough)].compactMap { name, rule in
            rule.map { (name: name, rule: $0) }
        }
        text.attribute("text-decoration", rules.map(\.name).joined(separator: " "))
        var style: [String] = []
        if let color = rules.compactMap(\.rule.color).first {
            let opacity = color.usableOpacity
            let digits = String(Int((opacity * 255).rounded()) + 256, radix: 16).dropFirst().uppercased()
            style.append("text-decoration-color:\(color.hexadecimalRGB)\(opacity == 1 ? "" : digits)")
        }
        if let pattern = rules.compactMap(\.rule.pattern.svgName).first {
            style.append("text-decoration-style:\(pattern)")
        }
        if !style.isEmpty { text.attribute("style", style.joined(separator: ";")) }
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
