/// A style of pickers: the arrangement of the options.
///
/// A client doesn't make styles of its own; it uses the standard ones.
///
/// ```swift
/// struct Direction: View {
///     @State private var isForward = true
///
///     var body: some View {
///         Picker("Direction", selection: $isForward) {
///             Text("Back").tag(false)
///             Text("Forward").tag(true)
///         }
///         .pickerStyle(.segmented)
///     }
/// }
/// ```
public protocol PickerStyle: Sendable {
    /// The arrangement of the options.
    var _kind: _PickerKind { get }
}

/// An arrangement of a picker's options.
public enum _PickerKind: String, Sendable {
    /// A menu that a tap opens.
    case menu
    /// Segments of equal widths in a row. The label isn't shown.
    case segmented
    /// A wheel.
    case wheel
    /// Rows.
    case inline
    /// Pictures in a row.
    case palette
    /// Radio buttons.
    case radioGroup
    /// A row that leads to the options.
    case navigationLink

    /// Whether all options are always visible; otherwise a tap opens them.
    var showsOptions: Bool { self != .menu && self != .navigationLink }
}

extension EnvironmentValues {
    /// The arrangement of the options of the pickers below.
    var pickerStyle: _PickerKind {
        get { self[entry: .menu] }
        set { self[entry: .menu] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the pickers in this view.
    ///
    /// - Parameter style: The style.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, style._kind, as: ModifierKind.Style<any PickerStyle, S>.self)
    }
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu that a tap opens.
public struct MenuPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu that a tap opens.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments of equal widths in a row. The label isn't shown.
public struct SegmentedPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .segmented }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments of equal widths in a row. The label isn't shown.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel, which shows three options above the selected one and three below.
public struct WheelPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .wheel }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel, which shows three options above the selected one and three below.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Rows, one below the other, with a checkmark in the selected one.
public struct InlinePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .inline }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows, one below the other, with a checkmark in the selected one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Small pictures in a row, the selected one on a shape in the tint.
public struct PalettePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .palette }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Small pictures in a row, the selected one on a shape in the tint.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio buttons, one below the other.
public struct RadioGroupPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .radioGroup }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Radio buttons, one below the other.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A row that leads to a page of options. Here a tap opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .navigationLink }
    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a page of options. Here a tap opens a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The older name of the menu style.
public struct PopUpButtonPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }
    /// Creates the style.
    public nonisolated init() {}
}
