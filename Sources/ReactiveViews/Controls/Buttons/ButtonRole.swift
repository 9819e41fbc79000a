/// The purpose of a button.
public struct ButtonRole: Equatable, Hashable, Sendable {
    let name: String

    /// The button deletes data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button ends an operation without a change.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes a view.
    public static let close = ButtonRole(name: "close")
}
