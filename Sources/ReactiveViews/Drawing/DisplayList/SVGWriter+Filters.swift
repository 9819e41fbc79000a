extension SVGWriter {
    /// The maximum reach of a filter, in points.
    private static var furthest: CGFloat { 1e9 }

    /// Defines the filter of an effect and returns its id; nil if the effect needs none or its strength isn't finite.
    mutating func filter(_ effect: DisplayList.Effect, size: CGSize) -> SVGID? {
        guard let filter = effect.svgFilter else { return nil }
        let id = newID("f")
        let margin = min(filter.reach, Self.furthest) + max(size.width, size.height) + 16
        text.begin("filter")
        text.id(id)
        text.attribute("filterUnits", literal: "userSpaceOnUse")
        text.attribute("x", -margin)
        text.attribute("y", -margin)
        text.attribute("width", size.width + 2 * margin)
        text.attribute("height", size.height + 2 * margin)
        text.attribute("color-interpolation-filters", literal: "sRGB")
        text.end(isOpen: true)
        text.begin(filter.name)
        for (name, value) in filter.attributes { text.attribute(name, value) }
        if filter.components.isEmpty {
            text.end()
        } else {
            text.end(isOpen: true)
            for component: StaticString in ["feFuncR", "feFuncG", "feFuncB"] {
                text.begin(component)
                for (name, value) in filter.components { text.attribute(name, value) }
                text.end()
            }
            text.close(filter.name)
        }
        for step in filter.steps {
            text.begin(step.name)
            for (name, value) in step.attributes { text.attribute(name, value) }
            text.end()
        }
        if !filter.steps.isEmpty {
            // The source lies above what the steps have made.
            text.begin("feMerge")
            text.end(isOpen: true)
            text.begin("feMergeNode")
            text.end()
            text.begin("feMergeNode")
            text.attribute("in", literal: "SourceGraphic")
            text.end()
            text.close("feMerge")
        }
        text.close("filter")
        return id
    }
}

/// One SVG filter primitive, or several of which the last one's result is laid below the source.
struct SVGFilter: Sendable {
    let name: StaticString
    var attributes: [(StaticString, String)] = []
    /// The transfer function of red, green and blue.
    var components: [(StaticString, String)] = []
    /// Further primitives; empty if the first one's result is the filter's.
    var steps: [(name: StaticString, attributes: [(StaticString, String)])] = []
    /// The distance by which the result extends beyond the source, in points.
    var reach: CGFloat = 0

    static func blur(_ radius: CGFloat) -> SVGFilter {
        SVGFilter(name: "feGaussianBlur", attributes: [("stdDeviation", radius.briefly)], reach: 3 * radius)
    }

    static func linear(slope: Double, intercept: Double) -> SVGFilter {
        SVGFilter(
            name: "feComponentTransfer",
            components: [
                ("type", "linear"), ("slope", CGFloat(slope).briefly), ("intercept", CGFloat(intercept).briefly),
            ])
    }

    static func matrix(_ type: String, _ amount: Double) -> SVGFilter {
        SVGFilter(name: "feColorMatrix", attributes: [("type", type), ("values", CGFloat(amount).briefly)])
    }

    static let inversion = SVGFilter(
        name: "feComponentTransfer", components: [("type", "table"), ("tableValues", "1 0")])

    static let luminanceToAlpha = SVGFilter(name: "feColorMatrix", attributes: [("type", "luminanceToAlpha")])
}

extension DisplayList.Effect {
    fileprivate var svgFilter: SVGFilter? {
        switch self {
        case .filter(let filter): return filter.svg
        case .shadow(let color, let radius, let x, let y):
            guard radius.isFinite, x.isFinite, y.isFinite else { return nil }
            var flood: [(StaticString, String)] = [("flood-color", color.hexadecimalRGB)]
            let opacity = color.usableOpacity
            if opacity != 1 { flood.append(("flood-opacity", CGFloat(opacity).briefly)) }
            // Not `feDropShadow`, which some viewers don't have.
            return SVGFilter(
                name: "feGaussianBlur",
                attributes: [("in", "SourceAlpha"), ("stdDeviation", max(radius, 0).briefly)],
                steps: [
                    ("feOffset", [("dx", x.briefly), ("dy", y.briefly), ("result", "shadow")]), ("feFlood", flood),
                    ("feComposite", [("in2", "shadow"), ("operator", "in")]),
                ], reach: 3 * max(radius, 0) + abs(x) + abs(y))
        case .colorMultiply(let color):
            let (r, g, b, a) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity))
            guard r.isFinite, g.isFinite, b.isFinite, a.isFinite else { return nil }
            let entries = [r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0]
            let values = entries.map(\.briefly).joined(separator: " ")
            return SVGFilter(name: "feColorMatrix", attributes: [("type", "matrix"), ("values", values)])
        case .colorMatrix(let matrix):
            let values = matrix.values
            guard values.allSatisfy(\.isFinite) else { return nil }
            let text = values.map { CGFloat($0).briefly }.joined(separator: " ")
            return SVGFilter(name: "feColorMatrix", attributes: [("type", "matrix"), ("values", text)])
        case .opacity, .transform, .clip, .blendMode: return nil
        }
    }
}

extension BlendMode {
    /// The name in CSS; nil for the normal mode and for modes that CSS doesn't have.
    var svgName: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
