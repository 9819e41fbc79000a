/// Why the content of views isn't shown.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is no content yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    /// Why the content of views isn't shown; empty if it is. Sizes are those of the content either way.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Adds a reason for not showing the content of this view. Views read it as `redactionReasons`; texts stay findable by their words.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content of this view whatever reasons there are above for not doing so.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the view as private, which the tree shows as the attribute `private`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            KindOfElementModifier<ModifierKind.PrivacySensitive> { if sensitive { $0.attributes.append("private") } })
    }

    /// Mirrors the view where text runs from right to left, which changes nothing but the picture.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(
            KindOfElementModifier<ModifierKind.FlipsForRightToLeft> {
                if enabled { $0.attributes.append("flips for right to left") }
            })
    }
}
