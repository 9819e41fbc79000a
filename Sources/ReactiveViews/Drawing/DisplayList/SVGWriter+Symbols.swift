/// A symbol that is defined in a document.
struct SVGSymbol: Hashable {
    let name: String
    let weight: Int
    /// The layer; nil for all of them.
    let level: Int?
}

extension SVGWriter {
    /// Writes a symbol in the middle of a frame. It keeps its proportions unless it is resizable.
    mutating func writeSymbol(_ picture: DisplayList.Picture, _ frame: CGRect) {
        let glyph = SymbolGlyph.named(picture.name)
        let size = glyph.size
        var scale = CGSize(width: frame.width / size.width, height: frame.height / size.height)
        if !picture.isResizable {
            let side = min(scale.width, scale.height)
            scale = CGSize(width: side, height: side)
        }
        let origin = CGPoint(
            x: frame.midX - scale.width * glyph.bounds.midX, y: frame.midY - scale.height * glyph.bounds.midY)
        guard picture.palette.count > 1, glyph.parts.contains(where: { $0.level > 0 }) else {
            let paint = picture.palette.first ?? picture.paint
            return writeSymbol(picture, glyph, nil, paint, frame, origin, scale)
        }
        for level in [1, 0] {
            writeSymbol(picture, glyph, level, picture.palette[level], frame, origin, scale)
        }
    }

    private mutating func writeSymbol(
        _ picture: DisplayList.Picture, _ glyph: SymbolGlyph, _ level: Int?, _ paint: Paint, _ frame: CGRect,
        _ origin: CGPoint, _ scale: CGSize
    ) {
        let key = SVGSymbol(name: picture.name, weight: picture.weight, level: level)
        let id: SVGID
        if let known = symbols[key] {
            id = known
        } else {
            id = define(glyph.layer(level), lineWidth: SymbolGlyph.lineWidth(weight: picture.weight))
            symbols[key] = id
        }
        guard case .color(let color) = paint else {
            let mask = newID("m")
            text.begin("mask")
            text.id(mask)
            text.attribute("style", literal: "mask-type:alpha")
            text.end(isOpen: true)
            use(id, Color.Resolved(red: 1, green: 1, blue: 1), origin, scale)
            text.close("mask")
            return writeMaskedArea(frame, paint, mask)
        }
        use(id, color, origin, scale)
    }

    private mutating func use(_ id: SVGID, _ color: Color.Resolved, _ origin: CGPoint, _ scale: CGSize) {
        text.use(id)
        text.transform(move: origin, scale: scale)
        text.color("color", "opacity", color)
        text.end()
    }

    /// Defines parts of a symbol, in the colour of whatever uses them.
    private mutating func define(_ parts: [SymbolGlyph.Part], lineWidth: CGFloat) -> SVGID {
        let id = newID("s")
        var content = SVGText()
        var index = 0
        text.open("defs")
        while index < parts.count {
            let start = index
            while index < parts.count, !parts[index].erases { index += 1 }
            let painted = parts[start..<index]
            let erasing = parts[index...].filter(\.erases)
            while index < parts.count, parts[index].erases { index += 1 }
            guard !painted.isEmpty else { continue }
            if erasing.isEmpty {
                for part in painted { content.write(part, "currentColor", lineWidth) }
                continue
            }
            // Everything but what the parts after these cut out.
            let mask = newID("m")
            text.begin("mask")
            text.id(mask)
            text.literal(#" maskUnits="userSpaceOnUse" x="-50" y="-50" width="200" height="200""#)
            text.end(isOpen: true)
            text.literal("<path d=\"M-50 -50H150V150H-50Z\" fill=\"#FFF\"/>\n")
            for part in erasing { text.write(part, "#000", lineWidth) }
            text.close("mask")
            content.begin("g")
            content.attribute("mask", mask)
            content.end(isOpen: true)
            for part in painted { content.write(part, "currentColor", lineWidth) }
            content.close("g")
        }
        text.begin("g")
        text.id(id)
        text.literal(#" stroke-linecap="round" stroke-linejoin="round""#)
        text.end(isOpen: true)
        text.append(content)
        text.close("g")
        text.close("defs")
        return id
    }
}

extension SVGText {
    fileprivate mutating func write(_ part: SymbolGlyph.Part, _ color: StaticString, _ lineWidth: CGFloat) {
        begin("path")
        path(part.path)
        attribute("fill", literal: part.ink == .line ? "none" : color)
        if part.ink != .fill {
            attribute("stroke", literal: color)
            attribute("stroke-width", lineWidth * part.lineWidth)
        }
        end()
    }
}

extension SymbolGlyph {
    /// Returns the parts of a layer; all parts if it is nil.
    ///
    /// A sign that is cut out of a shape in one colour is painted above it in a colour of its own.
    func layer(_ level: Int?) -> [Part] {
        guard let level else { return parts }
        return parts.compactMap { part in
            var part = part
            if part.isSign { part.erases = false }
            return part.erases || part.level == level ? part : nil
        }
    }
}
