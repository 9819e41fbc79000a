/// A paint that is ready to be written: its gradient is defined.
enum SVGPaint {
    case none
    case color(Color.Resolved)
    case definition(SVGID)
}

extension SVGText {
    mutating func fill(_ paint: SVGPaint) {
        switch paint {
        case .none: attribute("fill", literal: "none")
        case .color(let color): self.color("fill", "fill-opacity", color)
        case .definition(let id): attribute("fill", id)
        }
    }

    mutating func stroke(_ paint: SVGPaint) {
        switch paint {
        case .none: attribute("stroke", literal: "none")
        case .color(let color): self.color("stroke", "stroke-opacity", color)
        case .definition(let id): attribute("stroke", id)
        }
    }

    /// Appends the attributes of a line, without its paint.
    mutating func line(_ style: StrokeStyle) {
        attribute("stroke-width", style.lineWidth)
        switch style.lineCap {
        case .round: attribute("stroke-linecap", literal: "round")
        case .square: attribute("stroke-linecap", literal: "square")
        default: break
        }
        switch style.lineJoin {
        case .round: attribute("stroke-linejoin", literal: "round")
        case .bevel: attribute("stroke-linejoin", literal: "bevel")
        default:
            // SVG's default limit is 4.
            attribute("stroke-miterlimit", style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
        }
        let dash = style.usableDash
        if !dash.isEmpty {
            attribute("stroke-dasharray", dash)
            if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
        }
    }
}

extension SVGWriter {
    /// Returns a paint for a fill or a line, after defining its gradient if it has one.
    mutating func prepared(_ paint: Paint, in frame: CGRect) -> SVGPaint {
        switch paint {
        case .color(let color), .material(let color):
            return .color(color)
        case .linearGradient(let stops, let start, let end):
            let from = frame.point(at: start)
            let to = frame.point(at: end)
            guard from.isFinite, to.isFinite else { return .none }
            return gradient("linearGradient", stops) { text in
                text.attribute("x1", from.x)
                text.attribute("y1", from.y)
                text.attribute("x2", to.x)
                text.attribute("y2", to.y)
            }
        case .radialGradient(let stops, let center, let start, let end):
            let point = frame.point(at: center)
            guard point.isFinite, start.isFinite, end.isFinite else { return .none }
            return gradient("radialGradient", Paint.Stop.between(stops, start, end)) { text in
                text.attribute("cx", point.x)
                text.attribute("cy", point.y)
                text.attribute("r", max(start, end, 0))
            }
        case .ellipticalGradient(let stops, let center, let start, let end):
            let point = frame.point(at: center)
            let radius = max(start, end, 0)
            guard point.isFinite, start.isFinite, end.isFinite else { return .none }
            let matrix = CGAffineTransform(
                a: frame.width * radius, b: 0, c: 0, d: frame.height * radius, tx: point.x, ty: point.y)
            return gradient("radialGradient", Paint.Stop.between(stops, start, end)) { text in
                text.attribute("cx", 0)
                text.attribute("cy", 0)
                text.attribute("r", 1)
                text.gradientTransform(matrix)
            }
        case .angularGradient(let stops, _, _, _):
            // Text can't be cut into sectors.
            return .color(stops.first?.color ?? .clear)
        case .meshGradient(let mesh):
            // Text can't be cut into patches.
            return .color(mesh.colors.first ?? .clear)
        case .image(_, _, _, _, let opacity):
            return .color(Color.Resolved(red: 0.557, green: 0.557, blue: 0.576, opacity: Float(opacity)))
        }
    }

    private mutating func gradient(
        _ kind: StaticString, _ stops: [Paint.Stop], _ place: (inout SVGText) -> Void
    ) -> SVGPaint {
        guard stops.count > 1 else { return .color(stops.first?.color ?? .clear) }
        let id = newID("g")
        text.begin(kind)
        text.id(id)
        text.attribute("gradientUnits", literal: "userSpaceOnUse")
        place(&text)
        text.end(isOpen: true)
        for stop in stops {
            text.begin("stop")
            text.attribute("offset", CGFloat(stop.location))
            text.color("stop-color", "stop-opacity", stop.color)
            text.end()
        }
        text.close(kind)
        return .definition(id)
    }
}

extension SVGText {
    fileprivate mutating func gradientTransform(_ t: CGAffineTransform) {
        literal(" gradientTransform=\"matrix(")
        for (index, value) in [t.a, t.b, t.c, t.d, t.tx, t.ty].enumerated() {
            if index > 0 { literal(" ") }
            number(value)
        }
        literal(")\"")
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
