extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The edges with an inset other than 0.
    var edges: Edge.Set {
        var edges: Edge.Set = []
        for edge in Edge.allCases where self[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return edges
    }

    /// Returns the insets at some edges, and 0 at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        var insets = EdgeInsets()
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = self[edge] }
        return insets
    }

    /// The insets with 0 in place of negative and non-finite values.
    var valid: EdgeInsets {
        var insets = self
        for edge in Edge.allCases where !(insets[edge] >= 0 && insets[edge] < .infinity) { insets[edge] = 0 }
        return insets
    }
}

extension CGSize {
    func inset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}

extension ProposedViewSize {
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    func outset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { $0 + insets.leading + insets.trailing },
            height: height.map { $0 + insets.top + insets.bottom })
    }
}

extension LayoutItem {
    /// The distances by which the item can extend at each edge: where it ends at an ancestor's safe area, up to that
    /// ancestor's edge.
    final var unsafeInsets: EdgeInsets {
        var rect = CGRect(origin: .zero, size: size)
        var insets = EdgeInsets()
        var item = self
        while let parent = item.parent {
            let offset = parent.childOffset
            rect.origin = rect.origin.moved(by: item.origin).moved(by: offset)
            if let unsafe = parent.safeAreaInsets {
                let reach = reach(of: rect, in: parent.size, unsafe)
                for edge in Edge.allCases { insets[edge] += reach[edge] }
                rect = CGRect(
                    x: rect.minX - reach.leading, y: rect.minY - reach.top,
                    width: rect.width + reach.leading + reach.trailing,
                    height: rect.height + reach.top + reach.bottom)
            }
            item = parent
        }
        return insets
    }

    private func reach(of rect: CGRect, in size: CGSize, _ unsafe: EdgeInsets) -> EdgeInsets {
        let tolerance: CGFloat = 0.001
        var reach = EdgeInsets()
        if rect.minY <= unsafe.top + tolerance { reach.top = max(rect.minY, 0) }
        if rect.minX <= unsafe.leading + tolerance { reach.leading = max(rect.minX, 0) }
        if rect.maxY >= size.height - unsafe.bottom - tolerance { reach.bottom = max(size.height - rect.maxY, 0) }
        if rect.maxX >= size.width - unsafe.trailing - tolerance { reach.trailing = max(size.width - rect.maxX, 0) }
        return reach
    }

    /// The layout direction inside the item.
    final var directionAround: LayoutDirection {
        var item: LayoutItem? = self
        while let current = item {
            if let direction = current.direction { return direction }
            item = current.parent
        }
        return .leftToRight
    }
}
