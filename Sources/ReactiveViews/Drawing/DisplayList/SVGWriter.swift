/// Writes the entries of a display list as SVG.
///
/// Invariant: `open` has an entry for each group or mask that is begun and written.
struct SVGWriter {
    /// The elements of a group or mask that are to close.
    private struct Open {
        /// The number of `g` elements within a mask, or of the group.
        var groups: Int
        /// The mask; nil for a group.
        var mask: SVGID?
    }

    var text = SVGText()
    /// The definitions of symbols.
    var symbols: [SVGSymbol: SVGID] = [:]
    /// The definitions of pictures.
    var pictures: [SVGImage: SVGID] = [:]
    private var open: [Open] = []
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
    mutating func newID(_ prefix: Unicode.Scalar) -> SVGID {
        lastID += 1
        return SVGID(prefix: UInt8(ascii: prefix), number: lastID)
    }

    private func isDrawable(_ group: DisplayList.Group) -> Bool {
        if case .transform(let transform) = group.effect, !transform.isFinite { return false }
        return group.frame.hasFiniteNumbers
    }

    // MARK: Groups

    private mutating func begin(_ group: DisplayList.Group) {
        text.begin("g")
        if case .transform(let matrix) = group.effect {
            text.transform(move: group.frame.origin, matrix)
        } else {
            text.transform(move: group.frame.origin)
        }
        switch group.effect {
        case .opacity(let opacity) where opacity.isFinite:
            text.attribute("opacity", CGFloat(min(max(opacity, 0), 1)))
        case .blendMode(let mode):
            if let name = mode.svgName { text.attribute("style", "mix-blend-mode:\(name)") }
        default: break
        }
        text.end(isOpen: true)
        open.append(Open(groups: 1))
        if case .clip(let path, let style) = group.effect {
            openInner("clip-path", clip(path, style))
        } else if let effect = group.effect, let id = filter(effect, size: group.frame.size) {
            openInner("filter", id)
        }
    }

    private mutating func openInner(_ attribute: StaticString, _ id: SVGID) {
        text.begin("g")
        text.attribute(attribute, id)
        text.end(isOpen: true)
        open[open.count - 1].groups += 1
    }

    private mutating func clip(_ path: Path, _ style: FillStyle, dx: CGFloat = 0, dy: CGFloat = 0) -> SVGID {
        let id = newID("c")
        text.begin("clipPath")
        text.id(id)
        text.end(isOpen: true)
        text.begin("path")
        text.path(path, dx: dx, dy: dy)
        if style.isEOFilled { text.attribute("clip-rule", literal: "evenodd") }
        text.end()
        text.close("clipPath")
        return id
    }

    private mutating func beginMask() {
        let id = newID("m")
        text.begin("mask")
        text.id(id)
        text.literal(
            #" maskUnits="userSpaceOnUse" x="-16384" y="-16384" width="32768" height="32768" style="mask-type:alpha""#)
        text.end(isOpen: true)
        open.append(Open(groups: 0, mask: id))
    }

    private mutating func end() {
        guard let last = open.popLast() else { return }
        for _ in 0..<last.groups { text.close("g") }
        guard let mask = last.mask else { return }
        text.close("mask")
        text.begin("g")
        text.attribute("mask", mask)
        text.end(isOpen: true)
        // The mask applies to the rest of the enclosing group; outside any group, to the rest of the list.
        if open.isEmpty { open.append(Open(groups: 1)) } else { open[open.count - 1].groups += 1 }
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
        if paint.isTiled {
            let path = path.offsetBy(dx: frame.minX, dy: frame.minY)
            return paintTiles(tiles(paint, frame, path), path, style)
        }
        let paint = prepared(paint, in: frame)
        text.begin("path")
        text.path(path, dx: frame.minX, dy: frame.minY)
        text.fill(paint)
        if style.isEOFilled { text.attribute("fill-rule", literal: "evenodd") }
        if !style.isAntialiased { text.attribute("shape-rendering", literal: "crispEdges") }
        text.end()
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ frame: CGRect) {
        guard !path.isEmpty, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        if paint.isTiled {
            let path = path.offsetBy(dx: frame.minX, dy: frame.minY).strokedPath(style)
            return paintTiles(tiles(paint, frame, path), path, FillStyle())
        }
        let paint = prepared(paint, in: frame)
        text.begin("path")
        text.path(path, dx: frame.minX, dy: frame.minY)
        text.attribute("fill", literal: "none")
        text.stroke(paint)
        text.line(style)
        text.end()
    }

    /// Returns the areas of one colour that make up a paint that SVG doesn't have.
    private func tiles(_ paint: Paint, _ frame: CGRect, _ path: Path) -> [(Path, Color.Resolved)] {
        switch paint {
        case .angularGradient: SVGSectors(paint, around: frame, covering: path.boundingRect).all
        case .meshGradient(let mesh): SVGMesh(mesh, in: frame, covering: path.boundingRect).all
        default: []
        }
    }

    /// Paints the area of a path with areas of one colour.
    private mutating func paintTiles(_ tiles: [(Path, Color.Resolved)], _ path: Path, _ style: FillStyle) {
        let id = clip(path, style)
        text.begin("g")
        text.attribute("clip-path", id)
        text.attribute("shape-rendering", literal: "crispEdges")
        text.end(isOpen: true)
        for (tile, color) in tiles {
            text.begin("path")
            text.path(tile)
            text.color("fill", "fill-opacity", color)
            text.end()
        }
        text.close("g")
    }
}

extension Paint {
    /// Whether SVG doesn't have the paint, so that areas of one colour make it up.
    fileprivate var isTiled: Bool {
        switch self {
        case .angularGradient, .meshGradient: true
        default: false
        }
    }
}
