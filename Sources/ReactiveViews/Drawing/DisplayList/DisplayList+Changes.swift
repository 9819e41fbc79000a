extension DisplayList {
    /// Returns the areas in which this list paints something else than another one.
    ///
    /// Outside of these areas both lists give the same picture, so a renderer has to paint only these anew. An area may
    /// be larger than what differs. Areas don't overlap.
    ///
    /// ```swift
    /// for area in new.changes(since: old) { clear(area); paint(new, only: area) }
    /// ```
    ///
    /// - Parameter old: The list that was painted before.
    /// - Returns: The areas, in points; empty if the lists are equal.
    /// - Complexity: O(*n*) for lists that differ little, where *n* is the number of entries.
    public func changes(since old: DisplayList) -> [CGRect] {
        if entries == old.entries { return [] }
        var contexts = PaintedContexts()
        let before = contexts.pieces(of: old)
        let after = contexts.pieces(of: self)
        var areas = ChangedAreas()
        // What is equal at both ends needs no search.
        let first = zip(before, after).prefix { $0 == $1 }.count
        var (lastBefore, lastAfter) = (before.count, after.count)
        while lastBefore > first, lastAfter > first, before[lastBefore - 1] == after[lastAfter - 1] {
            lastBefore -= 1
            lastAfter -= 1
        }
        var places: [Int: [Int]] = [:]
        for index in (first..<lastBefore).reversed() { places[before[index].hash, default: []].append(index) }
        // Pieces that both lists have in the same order paint the same. The others change their areas.
        var kept = first
        for piece in after[first..<lastAfter] {
            while let index = places[piece.hash]?.last, index < kept { places[piece.hash]?.removeLast() }
            if let index = places[piece.hash]?.last, before[index] == piece {
                places[piece.hash]?.removeLast()
                for gone in before[kept..<index] { areas.add(gone.area) }
                kept = index + 1
            } else {
                areas.add(piece.area)
            }
        }
        for gone in before[kept..<max(lastBefore, kept)] { areas.add(gone.area) }
        return areas.all
    }
}

/// A painted item, with all that determines how it looks.
private struct PaintedPiece: Equatable {
    let item: DisplayList.Item
    /// The number of the groups and masks around the item; equal groups have equal numbers.
    let context: Int
    /// The area that the item may paint, in the coordinates of the list.
    let area: CGRect
    let hash: Int

    static func == (lhs: PaintedPiece, rhs: PaintedPiece) -> Bool {
        lhs.hash == rhs.hash && lhs.context == rhs.context && lhs.item == rhs.item
    }
}

/// The groups and masks of lists, each with a number. Number 0 is outside of all groups.
///
/// Invariant: two groups have the same number if and only if they and all groups around them are equal.
private struct PaintedContexts {
    private enum Kind: Equatable {
        case group(DisplayList.Group)
        case mask
        /// The rest of a group after a mask.
        case masked
    }

    private struct Context {
        let kind: Kind
        /// From the coordinates inside to those of the list.
        let transform: CGAffineTransform
        /// How far effects paint beyond the items, in points of the list.
        let outset: CGFloat
    }

    private var all = [Context(kind: .masked, transform: .identity, outset: 0)]
    /// The contexts directly inside each one.
    private var inner: [Int: [Int]] = [:]

    /// Returns the items of a list, each with its context.
    mutating func pieces(of list: DisplayList) -> [PaintedPiece] {
        var pieces: [PaintedPiece] = []
        var outer: [Int] = []
        var context = 0
        for entry in list.entries {
            switch entry {
            case .item(let item): pieces.append(piece(item, in: context))
            case .begin(let group):
                outer.append(context)
                context = number(of: .group(group), in: context)
            case .mask:
                outer.append(context)
                context = number(of: .mask, in: context)
            case .end:
                guard let around = outer.popLast() else { continue }
                context = all[context].kind == .mask ? number(of: .masked, in: around) : around
            }
        }
        return pieces
    }

    private func piece(_ item: DisplayList.Item, in context: Int) -> PaintedPiece {
        var hasher = Hasher()
        hasher.combine(context)
        for number in [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height] { hasher.combine(number) }
        if case .text(let text) = item.content { for line in text.lines { hasher.combine(line.string) } }
        let (transform, outset) = (all[context].transform, all[context].outset)
        let area = item.paintedArea.applying(transform).insetBy(dx: -outset, dy: -outset)
        return PaintedPiece(item: item, context: context, area: area, hash: hasher.finalize())
    }

    private mutating func number(of kind: Kind, in parent: Int) -> Int {
        if let known = inner[parent]?.first(where: { all[$0].kind == kind }) { return known }
        var (transform, outset) = (all[parent].transform, all[parent].outset)
        if case .group(let group) = kind {
            transform = CGAffineTransform(translationX: group.frame.minX, y: group.frame.minY).concatenating(transform)
            if case .transform(let own) = group.effect { transform = own.concatenating(transform) }
            let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            outset += (group.effect?.reach ?? 0) * scale
        }
        all.append(Context(kind: kind, transform: transform, outset: outset))
        inner[parent, default: []].append(all.count - 1)
        return all.count - 1
    }
}

extension DisplayList.Effect {
    /// How far the effect paints beyond its group, in points.
    fileprivate var reach: CGFloat {
        switch self {
        // Beyond three standard deviations nothing can be seen.
        case .shadow(_, let radius, let x, let y): 3 * max(radius, 0) + max(abs(x), abs(y))
        case .filter(let filter) where filter.kind == .blur: 3 * max(filter.strength, 0)
        default: 0
        }
    }
}

extension DisplayList.Item {
    /// The area that the item may paint, in the coordinates of its group.
    fileprivate var paintedArea: CGRect {
        switch content {
        case .image: return frame
        case .text(let text):
            // Letters may reach beyond their line.
            var area = frame
            for line in text.lines {
                let start = line.origin.moved(by: frame.origin)
                area = area.union(
                    CGRect(x: start.x, y: start.y - text.font.size, width: line.width, height: text.font.size * 1.3))
            }
            return area.insetBy(dx: -text.font.size / 3, dy: 0)
        case .fill(let path, _, _): return path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
        case .stroke(let path, _, let style):
            // A mitred corner is sharper than the line is wide.
            let reach = style.lineWidth * (style.lineJoin == .miter ? min(max(style.miterLimit, 1), 10) : 1)
            return path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY).insetBy(dx: -reach, dy: -reach)
        }
    }
}

/// The areas to paint anew.
///
/// Invariant: no two areas overlap, and there are at most `limit`.
private struct ChangedAreas {
    private static let limit = 16
    private(set) var all: [CGRect] = []

    mutating func add(_ area: CGRect) {
        guard area.width > 0, area.height > 0 else { return }
        var area = area
        while let index = all.firstIndex(where: { $0.intersects(area) }) {
            area = area.union(all.remove(at: index))
        }
        if all.count == Self.limit {
            for other in all { area = area.union(other) }
            all = []
        }
        all.append(area)
    }
}
