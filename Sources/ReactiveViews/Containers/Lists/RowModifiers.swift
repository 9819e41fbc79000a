nonisolated extension View {
    /// Sets the insets of a row's content, or of a section's header or footer.
    ///
    /// ```swift
    /// List {
    ///     Text("Wide")
    ///         .listRowInsets(EdgeInsets())
    ///         .listRowSeparator(.hidden)
    ///         .listRowBackground(Color.yellow)
    /// }
    /// ```
    ///
    /// - Parameter insets: The insets, in points; nil for the platform's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTraits(as: ModifierKind.RowInsets.self) { traits in
            guard let insets else { return }
            traits.insets = .init(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }

    /// Sets the inset of a row's content at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The inset, in points; nil for the platform's.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTraits(as: ModifierKind.RowInsets.self) { traits in
            if edges.contains(.top) { traits.insets.top = length }
            if edges.contains(.leading) { traits.insets.leading = length }
            if edges.contains(.bottom) { traits.insets.bottom = length }
            if edges.contains(.trailing) { traits.insets.trailing = length }
        }
    }

    /// Shows or hides the separators above and below a row.
    ///
    /// The line between two rows belongs to both: it is hidden if either row hides it, otherwise shown if either row
    /// shows it. Apple's documentation doesn't define this. The lines at the ends of a section follow the row first,
    /// then the section's own visibility.
    ///
    /// - Parameters:
    ///   - visibility: Whether the separators are shown; `automatic` follows the list's style.
    ///   - edges: The edges of the row; both by default.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.RowSeparator.self) { $0.separators = .init(edges, .init(visibility: visibility)) }
    }

    /// Sets the colour of the separators above and below a row.
    ///
    /// Apple's documentation doesn't define which of two rows wins; here the upper row does.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the platform's.
    ///   - edges: The edges of the row; both by default.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.RowSeparatorTint.self) { $0.separators = .init(edges, .init(tint: color)) }
    }

    /// Shows or hides the lines above and below a section.
    ///
    /// - Parameters:
    ///   - visibility: Whether the lines are shown; `automatic` follows the list's style.
    ///   - edges: The edges of the section; both by default.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.SectionSeparator.self) {
            $0.sectionLines = .init(edges, .init(visibility: visibility))
        }
    }

    /// Sets the colour of the lines above and below a section.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the platform's.
    ///   - edges: The edges of the section; both by default.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(as: ModifierKind.SectionSeparatorTint.self) { $0.sectionLines = .init(edges, .init(tint: color)) }
    }

    /// Puts a view behind a row, as large as the row with its insets.
    ///
    /// The background is painted, but has no element in the tree.
    ///
    /// - Parameter view: The background; nil for the platform's.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    private func rowTraits<Kind>(as kind: Kind.Type, _ change: (inout RowTraits) -> Void) -> some View {
        var traits = RowTraits()
        change(&traits)
        return modifier(LayoutModifier(RowTraitsLayout<Kind>(traits: traits)))
    }
}
