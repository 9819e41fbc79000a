/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
    let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It ends what is going on without a change.
    public static let cancel = ButtonRole(name: "cancel")
    /// It confirms what is going on.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes something.
    public static let close = ButtonRole(name: "close")
}
