/// The direction in which lines of text run.
public enum LayoutDirection: CaseIterable, Hashable, BitwiseCopyable, Sendable {
    /// From left to right; leading is left.
    case leftToRight
    /// From right to left; leading is right.
    case rightToLeft
}

/// A rule for mirroring content by the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The content is never mirrored.
    case fixed
    /// The content is mirrored where lines run in the given direction.
    case mirrors(in: LayoutDirection)

    /// The content is mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
    /// The direction in which lines of text run; left to right by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
