/// A view's coordinates and their transform to the host's, including all offsets, scales and rotations of ancestors.
struct LocalSpace: Equatable {
    let size: CGSize
    /// Converts the view's coordinates to the host's.
    let toHost: CGAffineTransform

    init(size: CGSize = .zero, toHost: CGAffineTransform = .identity) {
        self.size = size
        self.toHost = toHost
    }

    init(of item: LayoutItem) { self.init(size: item.size, toHost: item.transform()) }

    /// Converts a point of the view to the host's coordinates.
    func host(_ point: CGPoint) -> CGPoint { point.applying(toHost) }

    /// Converts a point of the host to the view's coordinates. If the view is scaled to zero, only its origin is used.
    func local(_ point: CGPoint) -> CGPoint { point.applying(toHost.undone) }
}

extension CGAffineTransform {
    /// The inverse; for a transform that has none, the inverse of its translation.
    var undone: CGAffineTransform {
        let determinant = a * d - b * c
        if determinant != 0, determinant.isFinite { return inverted() }
        return CGAffineTransform(translationX: -tx, y: -ty)
    }

    /// Whether the transform is a translation.
    var isShift: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    fileprivate func moved(by offset: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + offset.x, ty: ty + offset.y)
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle. A translation keeps the size exactly.
    func transformed(by transform: CGAffineTransform) -> CGRect {
        guard transform.isShift else { return applying(transform) }
        return CGRect(origin: origin.moved(by: CGPoint(x: transform.tx, y: transform.ty)), size: size)
    }
}

extension LayoutItem {
    /// Returns the transform from the item's coordinates to an ancestor's, or to the host's if nil.
    final func transform(to ancestor: LayoutItem? = nil) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var item = self
        while item !== ancestor {
            transform = transform.moved(by: item.origin)
            guard let parent = item.parent else { break }
            if let content = parent.contentTransforming {
                if let own = content.contentTransform { transform = transform.concatenating(own) }
                transform = transform.moved(by: content.contentShift)
            }
            item = parent
        }
        return transform
    }
}

extension ViewNode {
    /// The view's coordinates; those of the bounding rectangle if it has several items. Nil if the view has no item.
    final var localSpace: LocalSpace? {
        tree.layOut()
        var items: [LayoutItem] = []
        appendItems(to: &items)
        guard let first = items.first else { return nil }
        let space = LocalSpace(of: first)
        let frame = items.lazy.filter { $0.parent === first.parent }.map { CGRect(origin: $0.origin, size: $0.size) }
            .reduce(CGRect(origin: first.origin, size: first.size)) { $0.union($1) }
        guard items.count > 1 else { return space }
        let start = frame.origin.moved(back: first.origin)
        return LocalSpace(
            size: frame.size,
            toHost: CGAffineTransform(translationX: start.x, y: start.y).concatenating(space.toHost))
    }
}
