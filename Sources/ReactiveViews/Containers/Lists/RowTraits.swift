/// What modifiers say of a row of a list, other than its content. Where two say the same the inner one counts.
struct RowTraits: Equatable {
    static let key = ObjectIdentifier(RowTraits.self)

    /// A length at each edge, as far as it is said.
    struct Insets: Equatable {
        var top: CGFloat?
        var leading: CGFloat?
        var bottom: CGFloat?
        var trailing: CGFloat?

        /// The room, with what isn't said, or is no number, taken from a standard.
        func completed(by standard: EdgeInsets) -> EdgeInsets {
            func length(_ length: CGFloat?, _ standard: CGFloat) -> CGFloat {
                length.map { $0.isFinite ? $0 : 0 } ?? standard
            }
            return EdgeInsets(
                top: length(top, standard.top), leading: length(leading, standard.leading),
                bottom: length(bottom, standard.bottom), trailing: length(trailing, standard.trailing))
        }
    }

    /// A line at an edge, as far as something is said about it.
    struct Line: Equatable {
        var visibility: Visibility?
        var tint: Color?

        func completed(by outer: Line) -> Line {
            Line(visibility: visibility ?? outer.visibility, tint: tint ?? outer.tint)
        }
    }

    /// The lines at both edges.
    struct Lines: Equatable {
        var top = Line()
        var bottom = Line()

        init() {}

        init(_ edges: VerticalEdge.Set, _ line: Line) {
            if edges.contains(.top) { top = line }
            if edges.contains(.bottom) { bottom = line }
        }

        func completed(by outer: Lines) -> Lines {
            var lines = self
            lines.top = top.completed(by: outer.top)
            lines.bottom = bottom.completed(by: outer.bottom)
            return lines
        }
    }

    var insets = Insets()
    var separators = Lines()
    /// Those around the row's section.
    var sectionLines = Lines()
    /// What is behind the row; nil for what the list puts there.
    var background: RowBackgroundItem?

    func completed(by outer: RowTraits) -> RowTraits {
        var traits = self
        traits.insets.top = insets.top ?? outer.insets.top
        traits.insets.leading = insets.leading ?? outer.insets.leading
        traits.insets.bottom = insets.bottom ?? outer.insets.bottom
        traits.insets.trailing = insets.trailing ?? outer.insets.trailing
        traits.separators = separators.completed(by: outer.separators)
        traits.sectionLines = sectionLines.completed(by: outer.sectionLines)
        traits.background = background ?? outer.background
        return traits
    }

    static func == (lhs: RowTraits, rhs: RowTraits) -> Bool {
        lhs.insets == rhs.insets && lhs.separators == rhs.separators && lhs.sectionLines == rhs.sectionLines
            && lhs.background === rhs.background
    }
}

/// Tells the list around about a row.
struct RowTraitsLayout<Kind>: UnaryLayout {
    let traits: RowTraits

    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any? {
        let inner = child.layoutValue(key)
        guard key == RowTraits.key else { return inner }
        return (inner as? RowTraits)?.completed(by: traits) ?? traits
    }

    func isEqual(to other: RowTraitsLayout) -> Bool { traits == other.traits }
}
