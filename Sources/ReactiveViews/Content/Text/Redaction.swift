/// A set of reasons to hide the content of views.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content isn't available yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    /// The reasons to hide the content of views; empty if it is shown. Redacted views keep their size.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Adds a reason to hide the content of this view.
    ///
    /// Views read the reasons as `redactionReasons` in the environment. Text stays in the tree, so that a test finds
    /// it.
    ///
    /// ```swift
    /// Text("Loading name").redacted(reason: .placeholder)
    /// ```
    ///
    /// - Parameter reason: The reasons to add.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all inherited reasons to hide the content of this view.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the view as private; its element gets the attribute `private`.
    ///
    /// - Parameter sensitive: Whether the view is private.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            KindOfElementModifier<ModifierKind.PrivacySensitive> {
                if sensitive { $0.attributes.append("private") }
            }.forDecorationsToo)
    }

    /// Marks the view to be mirrored where lines run from right to left; its element gets an attribute. Layout doesn't
    /// change.
    ///
    /// - Parameter enabled: Whether the view is mirrored.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(
            KindOfElementModifier<ModifierKind.FlipsForRightToLeft> {
                if enabled { $0.attributes.append("flips for right to left") }
            }.forDecorationsToo)
    }
}
