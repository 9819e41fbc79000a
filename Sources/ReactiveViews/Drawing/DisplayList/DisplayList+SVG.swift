extension DisplayList {
    /// Returns the list as an SVG document; equal lists give equal text.
    ///
    /// Numbers have at most three decimals. Angular gradients are drawn as 120 sectors, mesh gradients as small
    /// quadrangles of one colour. Omitted are items and groups whose frame isn't finite, effects whose strength isn't
    /// finite, and blend modes that SVG doesn't have.
    ///
    /// ```swift
    /// var list = DisplayList()
    /// let disc = Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    /// let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    /// list.append(.fill(disc, red, FillStyle()), in: CGRect(x: 10, y: 10, width: 40, height: 40))
    /// let document = list.svg(size: CGSize(width: 60, height: 60))
    /// ```
    ///
    /// - Parameters:
    ///   - size: The document's size, in points.
    ///   - background: The colour behind everything; nil, the default, for none.
    public func svg(size: CGSize, background: Color.Resolved? = nil) -> String {
        let width = size.width.isFinite ? max(size.width, 0).briefly : "0"
        let height = size.height.isFinite ? max(size.height, 0).briefly : "0"
        var writer = SVGWriter()
        writer.text.tag(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
                ("viewBox", "0 0 \(width) \(height)"), ("xml:space", "preserve"),
            ], isOpen: true)
        if let background {
            writer.text.tag("rect", [("width", width), ("height", height)] + background.svgAttributes("fill"))
        }
        for entry in entries { writer.write(entry) }
        writer.finish()
        writer.text.close("svg")
        return writer.text.string
    }
}

/// Writes the entries of a display list as SVG.
///
/// Invariant: `open` has one list of elements to close for each group or mask that is begun and written.
struct SVGWriter {
    var text = SVGText()
    private var open: [[String]] = []
    /// The number of open groups within an omitted one, including that one.
    private var skipped = 0
    private var lastID = 0

    mutating func write(_ entry: DisplayList.Entry) {
        switch entry {
        case .item(let item):
            if skipped == 0, item.frame.hasFiniteNumbers { write(item) }
        case .begin(let group):
            if skipped == 0, isDrawable(group) { begin(group) } else { skipped += 1 }
        case .mask:
            if skipped == 0 { beginMask() } else { skipped += 1 }
        case .end:
            if skipped > 0 { skipped -= 1 } else { end() }
        }
    }

    /// Closes all open elements.
    mutating func finish() {
        while !open.isEmpty { end() }
    }

    /// Returns a new id; ids are numbered in the order of use, which keeps the text deterministic.
    mutating func newID(_ prefix: String) -> String {
        lastID += 1
        return "\(prefix)\(lastID)"
    }

    private func isDrawable(_ group: DisplayList.Group) -> Bool {
        if case .transform(let transform) = group.effect, !transform.isFinite { return false }
        return group.frame.hasFiniteNumbers
    }

    // MARK: Groups

    private mutating func begin(_ group: DisplayList.Group) {
        var attributes: [(String, String)] = []
        var transforms: [String] = []
        let origin = group.frame.origin
        if origin != .zero { transforms.append("translate(\(SVGText.numbers(origin.x, origin.y)))") }
        if case .transform(let t) = group.effect, !t.isIdentity {
            transforms.append("matrix(\(SVGText.numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)))")
        }
        if !transforms.isEmpty { attributes.append(("transform", transforms.joined(separator: " "))) }
        switch group.effect {
        case .opacity(let opacity) where opacity.isFinite:
            attributes.append(("opacity", CGFloat(min(max(opacity, 0), 1)).briefly))
        case .blendMode(let mode):
            if let name = mode.svgName { attributes.append(("style", "mix-blend-mode:\(name)")) }
        default: break
        }
        text.tag("g", attributes, isOpen: true)
        open.append(["g"])
        if case .clip(let path, let style) = group.effect {
            openInner("clip-path", clip(path, style))
        } else if let effect = group.effect, let id = filter(effect, size: group.frame.size) {
            openInner("filter", id)
        }
    }

    private mutating func openInner(_ attribute: String, _ id: String) {
        text.tag("g", [(attribute, "url(#\(id))")], isOpen: true)
        open[open.count - 1].append("g")
    }

    private mutating func clip(_ path: Path, _ style: FillStyle) -> String {
        let id = newID("c")
        text.tag("clipPath", [("id", id)], isOpen: true)
        text.tag("path", [("d", SVGText.data(path))] + (style.isEOFilled ? [("clip-rule", "evenodd")] : []))
        text.close("clipPath")
        return id
    }

    private mutating func beginMask() {
        let id = newID("m")
        text.tag(
            "mask",
            [
                ("id", id), ("maskUnits", "userSpaceOnUse"), ("x", "-16384"), ("y", "-16384"), ("width", "32768"),
                ("height", "32768"), ("style", "mask-type:alpha"),
            ], isOpen: true)
        open.append(["mask \(id)"])
    }

    private mutating func end() {
        guard let names = open.popLast() else { return }
        for name in names.reversed() {
            guard name.hasPrefix("mask ") else {
                text.close(name)
                continue
            }
            text.close("mask")
            let use: [(String, String)] = [("mask", "url(#\(name.dropFirst(5)))")]
            text.tag("g", use, isOpen: true)
            // The mask applies to the rest of the enclosing group; outside any group, to the rest of the list.
            if open.isEmpty { open.append(["g"]) } else { open[open.count - 1].append("g") }
        }
    }

    // MARK: Items

    private mutating func write(_ item: DisplayList.Item) {
        switch item.content {
        case .fill(let path, let paint, let style):
            fill(path, paint, style, item.frame)
        case .stroke(let path, let paint, let style):
            stroke(path, paint, style, item.frame)
        case .text(let content):
            write(content, item.frame)
        case .image(let picture):
            write(picture, item.frame)
        }
    }

    mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ frame: CGRect) {
        guard !path.isEmpty else { return }
        let path = path.offsetBy(dx: frame.minX, dy: frame.minY)
        if let tiles = tiles(paint, frame, path) { return paintTiles(tiles, path, style) }
        text.tag(
            "path",
            [("d", SVGText.data(path))] + attributes(paint, as: "fill", in: frame)
                + (style.isEOFilled ? [("fill-rule", "evenodd")] : [])
                + (style.isAntialiased ? [] : [("shape-rendering", "crispEdges")]))
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ frame: CGRect) {
        guard !path.isEmpty, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        let path = path.offsetBy(dx: frame.minX, dy: frame.minY)
        if let tiles = tiles(paint, frame, path.strokedPath(style)) {
            return paintTiles(tiles, path.strokedPath(style), FillStyle())
        }
        text.tag(
            "path",
            [("d", SVGText.data(path)), ("fill", "none")] + attributes(paint, as: "stroke", in: frame)
                + style.svgAttributes)
    }

    /// The areas of one colour that make up a paint; nil if SVG has the paint itself.
    private func tiles(_ paint: Paint, _ frame: CGRect, _ path: Path) -> [(Path, Color.Resolved)]? {
        switch paint {
        case .angularGradient: SVGSectors(paint, around: frame, covering: path.boundingRect).all
        case .meshGradient(let mesh): SVGMesh(mesh, in: frame, covering: path.boundingRect).all
        default: nil
        }
    }

    /// Paints the area of a path with areas of one colour.
    private mutating func paintTiles(_ tiles: [(Path, Color.Resolved)], _ path: Path, _ style: FillStyle) {
        let id = clip(path, style)
        text.tag("g", [("clip-path", "url(#\(id))"), ("shape-rendering", "crispEdges")], isOpen: true)
        for (tile, color) in tiles {
            text.tag("path", [("d", SVGText.data(tile))] + color.svgAttributes("fill"))
        }
        text.close("g")
    }

    private mutating func write(_ content: DisplayList.Text, _ frame: CGRect) {
        guard content.font.size.isFinite, content.font.size > 0 else { return }
        let paint = attributes(content.paint, as: "fill", in: frame)
        for line in content.lines where line.origin.isFinite && !line.string.isEmpty {
            var attributes = [
                ("x", (frame.minX + line.origin.x).briefly), ("y", (frame.minY + line.origin.y).briefly),
            ]
            attributes += content.font.svgAttributes
            if line.width.isFinite, line.width > 0 {
                attributes += [("textLength", line.width.briefly), ("lengthAdjust", "spacingAndGlyphs")]
            }
            attributes += content.svgDecoration
            text.words(line.string, attributes + paint)
        }
    }
}
