/// What an anchor of a scroll view's content is used for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of the content that is visible first.
    public static let initialOffset = ScrollAnchorRole(name: "initial offset")
    /// The part of the content that stays in place when sizes change.
    public static let sizeChanges = ScrollAnchorRole(name: "size changes")
    /// The place of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

nonisolated extension View {
    /// Sets the point of the content that counts for one purpose, in place of `defaultScrollAnchor(_:)` without one.
    ///
    /// ```swift
    /// ScrollView { Messages() }
    ///     .defaultScrollAnchor(.bottom)
    ///     .defaultScrollAnchor(.top, for: .alignment)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The point, as fractions of the content's size; nil for that of the modifier without a role.
    ///   - role: The purpose.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSettings(as: ModifierKind.ScrollAnchorForRole.self) { settings in
            switch role {
            case .initialOffset: settings.initialAnchor = anchor
            case .sizeChanges: settings.sizeAnchor = anchor
            default: settings.alignment = anchor
            }
        }
    }
}
