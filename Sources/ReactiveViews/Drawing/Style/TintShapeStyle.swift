private struct AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

private struct TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
    /// The colour that `accentColor(_:)` or `tint(_:)` set; nil for the standard one.
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style that `tint(_:)` or `accentColor(_:)` set; nil for the standard one.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The resolved accent colour: the one that is set, otherwise `AccentColor` of the main bundle's asset catalogue,
    /// otherwise the standard one. An accent colour that refers to the accent colour resolves with the standard one,
    /// which prevents recursion.
    var accent: Color.Resolved {
        guard let color = accentColor else {
            let isInCatalog =
                AssetCatalogs.mainBundleHasCatalogs && AssetCatalogs.color(named: "AccentColor", in: nil) != nil
            return isInCatalog
                ? Color.Resolved.named("AccentColor", in: nil, self) : SystemColor.blue.resolved(in: self)
        }
        var inner = self
        inner.accentColor = nil
        return color.resolve(in: inner)
    }
}

/// The style of controls and links, as `tint(_:)` sets it; the accent colour if none is set.
///
/// ```swift
/// Image(systemName: "star").foregroundStyle(.tint)
/// ```
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the tint style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let tint = environment.tint else { return .color(environment.accent) }
        var inner = environment
        inner.tint = nil
        return tint._paint(in: inner)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint of controls and links.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
