extension SVGWriter {
    /// The maximum reach of a filter, in points.
    private static var furthest: CGFloat { 1e9 }

    /// Defines the filter of an effect and returns its id; nil if the effect needs none or its strength isn't finite.
    mutating func filter(_ effect: DisplayList.Effect, size: CGSize) -> String? {
        guard let filter = effect.svgFilter else { return nil }
        let id = newID("f")
        let margin = min(filter.reach, Self.furthest) + max(size.width, size.height) + 16
        text.tag(
            "filter",
            [
                ("id", id), ("filterUnits", "userSpaceOnUse"), ("x", (-margin).briefly), ("y", (-margin).briefly),
                ("width", (size.width + 2 * margin).briefly), ("height", (size.height + 2 * margin).briefly),
                ("color-interpolation-filters", "sRGB"),
            ], isOpen: true)
        if filter.components.isEmpty {
            text.tag(filter.name, filter.attributes)
        } else {
            text.tag(filter.name, filter.attributes, isOpen: true)
            for component in ["feFuncR", "feFuncG", "feFuncB"] { text.tag(component, filter.components) }
            text.close(filter.name)
        }
        text.close("filter")
        return id
    }
}

/// One SVG filter primitive.
struct SVGFilter: Sendable {
    let name: String
    var attributes: [(String, String)] = []
    /// The transfer function of red, green and blue.
    var components: [(String, String)] = []
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
            let place = [("dx", x.briefly), ("dy", y.briefly), ("stdDeviation", max(radius, 0).briefly)]
            return SVGFilter(
                name: "feDropShadow", attributes: place + color.svgAttributes("flood-color").map(Self.flood),
                reach: 3 * max(radius, 0) + abs(x) + abs(y))
        case .colorMultiply(let color):
            let (r, g, b, a) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity))
            guard r.isFinite, g.isFinite, b.isFinite, a.isFinite else { return nil }
            let values = SVGText.numbers(r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0)
            return SVGFilter(name: "feColorMatrix", attributes: [("type", "matrix"), ("values", values)])
        case .colorMatrix(let matrix):
            let values = matrix.values
            guard values.allSatisfy(\.isFinite) else { return nil }
            let text = values.map { CGFloat($0).briefly }.joined(separator: " ")
            return SVGFilter(name: "feColorMatrix", attributes: [("type", "matrix"), ("values", text)])
        case .opacity, .transform, .clip, .blendMode: return nil
        }
    }

    private static func flood(_ attribute: (String, String)) -> (String, String) {
        (attribute.0 == "flood-color-opacity" ? "flood-opacity" : attribute.0, attribute.1)
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
