private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// The style of what is behind everything, as `backgroundStyle(_:)` set it above: white or black without.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle else {
            return .color(.background(environment.colorScheme))
        }
        var inner = environment
        inner.backgroundStyle = nil
        return style._paint(in: inner)
    }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.colorScheme == .dark
            ? .color(Color.Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6))
            : .color(Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29))
    }
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        TintShapeStyle()._paint(in: environment).opacity(0.3)
    }
}

/// The style of areas that set controls off.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(
            Color.Resolved(
                red: 120 / 255, green: 120 / 255, blue: 128 / 255,
                opacity: environment.colorScheme == .dark ? 0.36 : 0.2))
    }
}

/// The style of the words in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(.label(2, environment.colorScheme))
    }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.blue.resolved(environment.colorScheme))
    }
}

/// The style of what is behind a window's content.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(.background(environment.colorScheme))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
