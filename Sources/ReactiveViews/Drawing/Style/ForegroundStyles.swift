/// The foreground's levels, as modifiers above set them.
///
/// Invariants: at most three levels; none of them refers to the foreground, since such styles are replaced by what they refer to when
/// they are set. None at all stands for the colours of text.
public struct _ForegroundStyles: Equatable, Sendable {
    private var levels: [AnyShapeStyle] = []

    init() {}

    init(_ levels: [AnyShapeStyle], below outer: _ForegroundStyles) {
        self.levels = levels.map { $0._foreground(below: outer) }
    }

    /// The style of a level, 0 being the most important: the one that was set for it, else the first one, fainter.
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
    /// The levels of the foreground.
    var foregroundStyles: _ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The paint of a level of the foreground. A style of the program's own that refers to the foreground gets the colours of text.
    func foregroundPaint(at level: Int = 0) -> Paint {
        let style = foregroundStyles.style(at: level)
        var inner = self
        inner.foregroundStyles = _ForegroundStyles()
        return style._paint(in: inner)
    }
}

/// The foreground's style, whatever that is.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint() }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { outer.style(at: 0) }
}

/// A level of the foreground's style: the further down the fainter, unless `foregroundStyle` set it otherwise.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(at: level) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { outer.style(at: level) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
