/// How a picker shows its options. The styles are those that there are.
public protocol PickerStyle: Sendable {
    /// What a picker does.
    var _kind: _PickerKind { get }
}

/// How a picker shows its options.
public enum _PickerKind: String, Sendable {
    case menu, segmented, wheel, inline, palette, radioGroup, navigationLink

    /// Whether the options are there all the time; else they come by a tap.
    var showsOptions: Bool { self != .menu && self != .navigationLink }
}

extension EnvironmentValues {
    /// How the pickers below show their options.
    var pickerStyle: _PickerKind {
        get { self[entry: .menu] }
        set { self[entry: .menu] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view and below show their options.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, style._kind, as: ModifierKind.Style<any PickerStyle, S>.self)
    }
}

/// The looks that the platform gives a picker in its place: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The looks that the platform gives a picker in its place: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu that a tap opens.
public struct MenuPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu that a tap opens.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .segmented }
    public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .wheel }
    public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options one below the other, as rows.
public struct InlinePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .inline }
    public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options one below the other, as rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row of small pictures.
public struct PalettePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .palette }
    public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of small pictures.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Buttons of which one is on.
public struct RadioGroupPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .radioGroup }
    public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Buttons of which one is on.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .navigationLink }
    public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The older name of the menu.
public struct PopUpButtonPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    public nonisolated init() {}
}
