private struct AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

private struct TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
    /// The colour that `accentColor(_:)` or `tint(_:)` set; nil for the system's.
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style that `tint(_:)` or `accentColor(_:)` set; nil for the system's.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent colour; one made of the accent colour itself is made of the system's.
    var accent: Color.Resolved {
        guard let color = accentColor else { return SystemColor.blue.resolved(colorScheme) }
        var inner = self
        inner.accentColor = nil
        return color.resolve(in: inner)
    }
}

/// The style of controls and links, as `tint(_:)` set it above; the accent colour without.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let tint = environment.tint else { return .color(environment.accent) }
        var inner = environment
        inner.tint = nil
        return tint._paint(in: inner)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
