/// A style of toggles: makes the look of a toggle and determines what switches it.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Power: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isOn ? "On" : "Off") { configuration.isOn.toggle() }
///         configuration.label
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the view of a toggle. It must change `configuration.isOn` when the user switches the toggle.
    ///
    /// - Parameter configuration: The properties of the toggle.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, for a style.
public struct ToggleStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "Toggle", HideableLabel(content)) }
    }

    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values that differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension EnvironmentValues {
    /// The style of the toggles below; nil for the standard one.
    var toggleStyle: StyleBox<ToggleStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == ToggleStyleConfiguration {
    static var ofMenu: StyleBox {
        TypedStyleBox(MenuToggleStyle(), in: \.toggleStyle) { $0.makeBody(configuration: $1) }
    }

    static var standardToggle: StyleBox {
        TypedStyleBox(SwitchToggleStyle(), in: \.toggleStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the toggles in this view.
    ///
    /// - Parameter style: The style.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any ToggleStyle).self, in: \.toggleStyle) { $0.makeBody(configuration: $1) }
    }
}

// MARK: - Standard styles

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() { color = nil }

    /// Creates the style with a colour for switches that are on.
    ///
    /// - Parameter tint: The colour.
    public nonisolated init(tint: Color) { color = tint }

    private let color: Color?

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            LabelSpacer()
            ControlGlyph(.toggleSwitch(isOn: configuration.isOn)).modifier(SwitchTint(color: color))
        }
    }
}

/// The style in an open menu: the label, beside which the menu paints a checkmark.
nonisolated struct MenuToggleStyle: ToggleStyle, StandardStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            ControlGlyph(.checkbox(isOn: configuration.isOn))
            configuration.label
        }
    }
}

/// A button that stays pressed: the label in the tint, with a background while the toggle is on. `labelsHidden()`
/// doesn't apply.
public struct ButtonToggleStyle: ToggleStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.environment(\.labelsAreHidden, false)
            .modifier(ButtonFaceModifier(look: configuration.isOn ? .selected : .borderlessWithRoom))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A checkbox before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Sets a tint if there is one.
nonisolated private struct SwitchTint: ViewModifier {
    let color: Color?

    @MainActor func body(content: Content) -> some View {
        if let color { content.tint(color) } else { content }
    }
}
