/// The properties of a row that modifiers set, other than its content. If two modifiers set the same one, the inner one
/// wins.
struct RowTraits: Equatable {
    static let key = ObjectIdentifier(RowTraits.self)

    /// The inset of each edge, in points; nil if it isn't set.
    struct Insets: Equatable {
        var top: CGFloat?
        var leading: CGFloat?
        var bottom: CGFloat?
        var trailing: CGFloat?

        /// Returns the insets with missing ones from a standard. Infinite ones and NaN become 0.
        func completed(by standard: EdgeInsets) -> EdgeInsets {
            func length(_ length: CGFloat?, _ standard: CGFloat) -> CGFloat {
                length.map { $0.isFinite ? $0 : 0 } ?? standard
            }
            return EdgeInsets(
                top: length(top, standard.top), leading: length(leading, standard.leading),
                bottom: length(bottom, standard.bottom), trailing: length(trailing, standard.trailing))
        }
    }

    /// The properties of a separator; nil for each that isn't set.
    struct Line: Equatable {
        var visibility: Visibility?
        var tint: Color?

        func completed(by outer: Line) -> Line {
            Line(visibility: visibility ?? outer.visibility, tint: tint ?? outer.tint)
        }
    }

    /// The separators at both edges.
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
    /// The lines around the row's section.
    var sectionLines = Lines()
    /// The background; nil for the list's.
    var background: RowBackgroundItem?
    /// Whether the row ends with an arrow, because a tap on it opens another page.
    var hasArrow = false
    /// The item of a row whose swipe actions are visible; nil for others.
    var swipe: SwipeItem?
    /// The words at the end of the row; nil for none.
    var badge: String?
    /// The font of the badge.
    var badgeFont = Font.body.resolved()

    func completed(by outer: RowTraits) -> RowTraits {
        var traits = self
        traits.insets.top = insets.top ?? outer.insets.top
        traits.insets.leading = insets.leading ?? outer.insets.leading
        traits.insets.bottom = insets.bottom ?? outer.insets.bottom
        traits.insets.trailing = insets.trailing ?? outer.insets.trailing
        traits.separators = separators.completed(by: outer.separators)
        traits.sectionLines = sectionLines.completed(by: outer.sectionLines)
        traits.background = background ?? outer.background
        traits.hasArrow = hasArrow || outer.hasArrow
        if badge == nil { (traits.badge, traits.badgeFont) = (outer.badge, outer.badgeFont) }
        traits.swipe = swipe ?? outer.swipe
        return traits
    }

    static func == (lhs: RowTraits, rhs: RowTraits) -> Bool {
        lhs.insets == rhs.insets && lhs.separators == rhs.separators && lhs.sectionLines == rhs.sectionLines
            && lhs.background === rhs.background && lhs.hasArrow == rhs.hasArrow && lhs.badge == rhs.badge
            && lhs.badgeFont == rhs.badgeFont && lhs.swipe === rhs.swipe
    }
}

/// A layout that hands the traits of a row to the list around it.
struct RowTraitsLayout<Kind>: UnaryLayout {
    let traits: RowTraits

    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any? {
        let inner = child.layoutValue(key)
        guard key == RowTraits.key else { return inner }
        return (inner as? RowTraits)?.completed(by: traits) ?? traits
    }

    func isEqual(to other: RowTraitsLayout) -> Bool { traits == other.traits }
}
