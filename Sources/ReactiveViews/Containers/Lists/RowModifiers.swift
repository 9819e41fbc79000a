extension View {
    /// Sets the room around the content of a list's row, or of a section's header or footer; nil for that of the platform.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTraits(as: ModifierKind.RowInsets.self) { traits in
            guard let insets else { return }
            traits.insets = .init(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }

    /// Sets the room at some edges of the content of a list's row; nil for that of the platform.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTraits(as: ModifierKind.RowInsets.self) { traits in
            if edges.contains(.top) { traits.insets.top = length }
            if edges.contains(.leading) { traits.insets.leading = length }
            if edges.contains(.bottom) { traits.insets.bottom = length }
            if edges.contains(.trailing) { traits.insets.trailing = length }
        }
    }

    /// Shows or hides the lines above and below a list's row.
    ///
    /// The line between two rows is both its upper row's lower and its lower row's upper one: it is hidden if either of them is, else
    /// shown if either of them is to be ⚑. The lines at a section's ends are there if the row has them visible, else if the section has.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.RowSeparator.self) { $0.separators = .init(edges, .init(visibility: visibility)) }
    }

    /// Sets the colour of the lines above and below a list's row; nil for that of the platform. Between two rows the upper one's counts
    /// first ⚑.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.RowSeparatorTint.self) { $0.separators = .init(edges, .init(tint: color)) }
    }

    /// Shows or hides the lines above and below a list's section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.SectionSeparator.self) {
            $0.sectionLines = .init(edges, .init(visibility: visibility))
        }
    }

    /// Sets the colour of the lines above and below a list's section; nil for that of the platform.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.SectionSeparatorTint.self) { $0.sectionLines = .init(edges, .init(tint: color)) }
    }

    /// Puts a view behind a list's row, as large as the row with its insets; nil for what the platform puts there. It is no element.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    private func rowTraits<Kind>(as kind: Kind.Type, _ change: (inout RowTraits) -> Void) -> some View {
        var traits = RowTraits()
        change(&traits)
        return modifier(LayoutModifier(RowTraitsLayout<Kind>(traits: traits)))
    }
}
