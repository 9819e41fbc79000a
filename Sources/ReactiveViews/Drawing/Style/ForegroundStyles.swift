/// The foreground style's levels as the enclosing modifiers set them; empty for the standard text colours.
///
/// Invariants: at most three levels; no level refers to the foreground, because such a style is replaced by the
/// enclosing level when it is set.
public struct _ForegroundStyles: Equatable, Sendable {
    private var levels: [AnyShapeStyle] = []

    init() {}

    /// The number of levels that are set.
    var count: Int { levels.count }

    init(_ levels: [AnyShapeStyle], below outer: _ForegroundStyles) {
        self.levels = levels.map { $0._foreground(below: outer) }
    }

    /// Whether no modifier has set a style.
    var isEmpty: Bool { levels.isEmpty }

    /// Returns the style of a level; 0 is the primary level. A level that isn't set is the first one with reduced
    /// opacity.
    func style(at level: Int) -> AnyShapeStyle {
        if level < levels.count { return levels[level] }
        let factors = Color.Resolved.levels
        let level = min(max(level, 0), factors.count - 1)
        guard let first = levels.first else { return AnyShapeStyle(Color(.label(level))) }
        return first.faded(by: factors[level])
    }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static let defaultValue = _ForegroundStyles()
}

extension EnvironmentValues {
    /// The foreground style's levels.
    var foregroundStyles: _ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Resolves a level of the foreground style to a paint.
    ///
    /// It resolves below an empty foreground, so that a custom style that refers to the foreground gets the text
    /// colours instead of recursing.
    func foregroundPaint(at level: Int = 0) -> Paint {
        let style = foregroundStyles.style(at: level)
        var inner = self
        inner.foregroundStyles = _ForegroundStyles()
        return style._paint(in: inner)
    }
}

/// The current foreground style, as `foregroundStyle(_:)` sets it; the text colour if none is set.
///
/// ```swift
/// Circle().stroke(.foreground, lineWidth: 2)
/// ```
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the foreground style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint() }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { outer.style(at: 0) }
}

/// A level of emphasis of the current foreground style.
///
/// Lower levels are more transparent, unless `foregroundStyle(_:_:_:)` sets a style for the level.
///
/// ```swift
/// Text("3 minutes ago").foregroundStyle(.secondary)
/// ```
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int

    /// The first level: the foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level: 60 % opacity unless set.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level: 30 % opacity unless set.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level: 18 % opacity.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level: 10 % opacity.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(at: level) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { outer.style(at: level) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
