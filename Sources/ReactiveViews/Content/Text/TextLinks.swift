/// Neighboring characters of a text with the same address.
struct TextLink {
    let words: String
    let url: URL
}

extension Text {
    /// The links of a text in its locale's notation, in order.
    nonisolated var links: [TextLink] {
        guard let runs, runs.mayHaveLinks else { return [] }
        var links: [TextLink] = []
        var rest = string.utf8[...]
        var isOpen = false
        for run in runs.all {
            let words = String(Substring(rest.prefix(run.count)))
            rest = rest.dropFirst(run.count)
            guard let url = run.attributes.link else {
                isOpen = false
                continue
            }
            if isOpen, let last = links.last, last.url == url {
                links[links.count - 1] = TextLink(words: last.words + words, url: url)
            } else {
                links.append(TextLink(words: words, url: url))
            }
            isOpen = true
        }
        return links
    }
}

extension TextNode: ElementPartPlacing {
    var links: [TextLink] {
        guard view.runs?.mayHaveLinks == true else { return [] }
        return view.localized(textSettings.locale).links
    }

    /// Returns the element of a link.
    func element(of link: TextLink) -> ViewElement {
        var element = ViewElement("TextLink", label: link.words)
        element.value = link.url.absoluteString
        element.node = self
        return element
    }

    /// Returns the link at a point in the host's coordinates.
    func link(at point: CGPoint) -> TextLink? {
        let links = links
        guard !links.isEmpty else { return nil }
        let local = (localSpace ?? LocalSpace()).local(point)
        for (index, rects) in linkRects.enumerated() where links.indices.contains(index) {
            if rects.contains(where: { $0.contains(local) }) { return links[index] }
        }
        return nil
    }

    /// Returns the frame of a link in the host's coordinates; nil if the element isn't a shown link of this text.
    func frame(ofPart element: ViewElement) -> CGRect? {
        guard let index = index(ofLink: element), case let rects = linkRects, rects.indices.contains(index),
            let first = rects[index].first
        else { return nil }
        let rect = rects[index].dropFirst().reduce(first) { $0.union($1) }
        let space = localSpace ?? LocalSpace()
        let (origin, corner) = (space.host(rect.origin), space.host(CGPoint(x: rect.maxX, y: rect.maxY)))
        return CGRect(
            x: min(origin.x, corner.x), y: min(origin.y, corner.y), width: abs(corner.x - origin.x),
            height: abs(corner.y - origin.y))
    }

    /// Returns the index of the link that an element stands for.
    func index(ofLink element: ViewElement) -> Int? {
        guard element.kind == "TextLink" else { return nil }
        return links.firstIndex { $0.words == element.label && $0.url.absoluteString == element.value }
    }

    /// Returns the middle of the first line of a link, in the node's coordinates; nil if the link isn't shown.
    func middle(ofLink index: Int) -> CGPoint? {
        let rects = linkRects
        guard rects.indices.contains(index), let rect = rects[index].first else { return nil }
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The shown rectangles of each link, in the node's coordinates.
    private var linkRects: [[CGRect]] {
        tree.layOut()
        guard let item = item as? TextItem else { return [] }
        let isMirrored = environment.layoutDirection == .rightToLeft
        var rects: [[CGRect]] = []
        var last: (url: URL, end: Int)?
        for line in item.glyphs {
            // Lines start at the leading edge.
            let shift = isMirrored ? item.size.width - line.width - 2 * line.origin.x : 0
            for run in line {
                guard let first = run.glyphs.first, let end = run.glyphs.last, let url = run.attributes.link else {
                    last = nil
                    continue
                }
                // Spaces at the end of a line have no glyph.
                let goesOn = last.map { $0.url == url && first.index.value - $0.end <= 2 } ?? false
                let rect = run.typographicBounds.rect.offsetBy(dx: shift, dy: 0)
                if goesOn { rects[rects.count - 1].append(rect) } else { rects.append([rect]) }
                last = (url, end.index.value)
            }
        }
        return rects
    }
}
