private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
    /// The style of backgrounds, as `backgroundStyle(_:)` sets it; nil for the standard background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// The current background style, as `backgroundStyle(_:)` sets it; white or, in the dark colour scheme, black if none
/// is set.
///
/// ```swift
/// Text("Draft").padding().background(.background)
/// ```
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the background style.
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

/// The style of separator lines, a translucent grey that depends on the colour scheme.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the separator style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.colorScheme == .dark
            ? .color(Color.Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6))
            : .color(Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29))
    }
}

/// The style of a selection's background: the tint at 30 % opacity.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the selection style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        TintShapeStyle()._paint(in: environment).opacity(0.3)
    }
}

/// The style of a control's background area, a translucent grey that depends on the colour scheme.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the fill style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(
            Color.Resolved(
                red: 120 / 255, green: 120 / 255, blue: 128 / 255,
                opacity: environment.colorScheme == .dark ? 0.36 : 0.2))
    }
}

/// The style of the placeholder text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the placeholder style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(.label(2, in: environment))
    }
}

/// The style of links: the standard blue.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the link style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.blue.resolved(in: environment))
    }
}

/// The style behind a window's content: white or, in the dark colour scheme, black.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the window background style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(.background(environment.colorScheme))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of a selection's background.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of a control's background area.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of the placeholder text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style behind a window's content.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
