extension SVGWriter {
    /// Returns the attributes for a paint, after defining its gradient if it has one.
    mutating func attributes(_ paint: Paint, as attribute: String, in frame: CGRect) -> [(String, String)] {
        switch paint {
        case .color(let color), .material(let color):
            return color.svgAttributes(attribute)
        case .linearGradient(let stops, let start, let end):
            let from = frame.point(at: start)
            let to = frame.point(at: end)
            guard from.isFinite, to.isFinite else { return [(attribute, "none")] }
            return gradient(
                "linearGradient",
                [("x1", from.x.briefly), ("y1", from.y.briefly), ("x2", to.x.briefly), ("y2", to.y.briefly)],
                stops, attribute)
        case .radialGradient(let stops, let center, let start, let end):
            let point = frame.point(at: center)
            guard point.isFinite, start.isFinite, end.isFinite else { return [(attribute, "none")] }
            let place = [("cx", point.x.briefly), ("cy", point.y.briefly), ("r", max(start, end, 0).briefly)]
            return gradient("radialGradient", place, Paint.Stop.between(stops, start, end), attribute)
        case .ellipticalGradient(let stops, let center, let start, let end):
            let point = frame.point(at: center)
            let radius = max(start, end, 0)
            guard point.isFinite, start.isFinite, end.isFinite else { return [(attribute, "none")] }
            let matrix = SVGText.numbers(frame.width * radius, 0, 0, frame.height * radius, point.x, point.y)
            let place = [("cx", "0"), ("cy", "0"), ("r", "1"), ("gradientTransform", "matrix(\(matrix))")]
            return gradient("radialGradient", place, Paint.Stop.between(stops, start, end), attribute)
        case .angularGradient(let stops, _, _, _):
            // Text can't be cut into sectors.
            return (stops.first?.color ?? .clear).svgAttributes(attribute)
        case .meshGradient(let mesh):
            // Text can't be cut into patches.
            return (mesh.colors.first ?? .clear).svgAttributes(attribute)
        case .image(_, _, _, _, let opacity):
            return Color.Resolved(red: 0.557, green: 0.557, blue: 0.576, opacity: Float(opacity)).svgAttributes(
                attribute)
        }
    }

    private mutating func gradient(
        _ kind: String, _ place: [(String, String)], _ stops: [Paint.Stop], _ attribute: String
    ) -> [(String, String)] {
        guard stops.count > 1 else { return (stops.first?.color ?? .clear).svgAttributes(attribute) }
        let id = newID("g")
        text.tag(kind, [("id", id), ("gradientUnits", "userSpaceOnUse")] + place, isOpen: true)
        for stop in stops {
            text.tag("stop", [("offset", CGFloat(stop.location).briefly)] + stop.color.svgAttributes("stop-color"))
        }
        text.close(kind)
        return [(attribute, "url(#\(id))")]
    }
}

extension Paint.Stop {
    /// Returns stops between two radii as stops between 0 and the larger radius.
    static func between(_ stops: [Paint.Stop], _ start: CGFloat, _ end: CGFloat) -> [Paint.Stop] {
        guard start != end, let last = stops.last else { return Array(stops.suffix(1)) }
        let outer = Double(max(start, end))
        guard outer > 0 else { return [end > start ? last : stops[0]] }
        let placed = stops.map { stop in
            let radius = Double(start) + (Double(end) - Double(start)) * stop.location
            return Paint.Stop(color: stop.color, location: min(max(radius / outer, 0), 1))
        }
        return end > start ? placed : placed.reversed()
    }
}

extension Color.Resolved {
    /// Returns the colour's attribute, followed by an opacity attribute unless the colour is opaque.
    func svgAttributes(_ attribute: String) -> [(String, String)] {
        let alpha = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        let name = attribute == "stop-color" ? "stop-opacity" : "\(attribute)-opacity"
        return [(attribute, hexadecimalRGB)] + (alpha == 1 ? [] : [(name, CGFloat(alpha).briefly)])
    }
}

extension StrokeStyle {
    var svgAttributes: [(String, String)] {
        var attributes = [("stroke-width", lineWidth.briefly)]
        switch lineCap {
        case .round: attributes.append(("stroke-linecap", "round"))
        case .square: attributes.append(("stroke-linecap", "square"))
        default: break
        }
        switch lineJoin {
        case .round: attributes.append(("stroke-linejoin", "round"))
        case .bevel: attributes.append(("stroke-linejoin", "bevel"))
        default:
            // SVG's default limit is 4.
            attributes.append(("stroke-miterlimit", (miterLimit.isFinite ? max(miterLimit, 1) : 10).briefly))
        }
        let dash = usableDash
        if !dash.isEmpty {
            attributes.append(("stroke-dasharray", dash.map(\.briefly).joined(separator: " ")))
            if dashPhase != 0 { attributes.append(("stroke-dashoffset", dashPhase.briefly)) }
        }
        return attributes
    }
}

extension DisplayList.FontFace {
    var svgAttributes: [(String, String)] {
        let families = family.map { "\($0), \(design.rawValue)" } ?? design.rawValue
        return [("font-family", families), ("font-size", size.briefly)]
            + (weight == 400 ? [] : [("font-weight", "\(min(max(weight, 1), 1000))")])
            + (isItalic ? [("font-style", "italic")] : [])
    }
}
