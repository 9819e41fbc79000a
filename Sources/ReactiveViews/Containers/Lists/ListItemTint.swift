/// The tint of a row's content in a list.
public struct ListItemTint: Sendable {
    /// The colour; nil for the colour of text.
    let color: Color?

    /// Returns a tint that overrides the tint of the list.
    ///
    /// - Parameter tint: The colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Returns a tint that gives way to a tint of the list's style. No style sets one here, so the colour always
    /// applies.
    ///
    /// - Parameter tint: The colour.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of text.
    public static let monochrome = ListItemTint(color: nil)
}

nonisolated extension View {
    /// Sets the tint of the content of rows in this view.
    ///
    /// ```swift
    /// List {
    ///     Label("Inbox", systemImage: "tray").listItemTint(.red)
    /// }
    /// ```
    ///
    /// - Parameter tint: The tint; nil leaves the current one.
    @_disfavoredOverload
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.tint, as: ModifierKind.ListItemTint.self) { value in
            if let tint { value = tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary) }
        }
    }

    /// Sets the colour of the tinted content of rows in this view.
    ///
    /// - Parameter tint: The tint; nil leaves the current one.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
