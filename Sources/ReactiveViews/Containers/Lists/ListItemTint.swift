/// The colour of what is tinted in a list's item.
public struct ListItemTint: Sendable {
    /// Nil for that of the text.
    let color: Color?

    /// This colour whatever the list says.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This colour unless the list says otherwise, which none does here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// That of the text.
    public static let monochrome = ListItemTint(color: nil)
}

extension View {
    /// Sets the tint of what is in a list's item; nil leaves it as it is.
    @_disfavoredOverload
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.tint, as: ModifierKind.ListItemTint.self) { value in
            if let tint { value = tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary) }
        }
    }

    /// Sets the tint of what is in a list's item; nil leaves it as it is.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
