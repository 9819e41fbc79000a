/// Makes what toggles look like and how they are changed. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// The toggle: its body changes `configuration.isOn` when the user does what is to change it.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is told of the toggle.
public struct ToggleStyleConfiguration {
    /// What is written beside the toggle.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "Toggle", HideableLabel(content)) }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension EnvironmentValues {
    /// The style of the toggles below; nil for the platform's own looks.
    var toggleStyle: StyleBox<ToggleStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == ToggleStyleConfiguration {
    static var standardToggle: StyleBox<ToggleStyleConfiguration> { box(SwitchToggleStyle(), outer: nil) }

    fileprivate static func box<S: ToggleStyle>(
        _ style: S, outer: StyleBox<ToggleStyleConfiguration>?
    ) -> StyleBox<ToggleStyleConfiguration> {
        TypedStyleBox(style, in: \.toggleStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the toggles in this view and below.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any ToggleStyle, S>> {
                $0.toggleStyle = .box(style, outer: $0.toggleStyle)
            })
    }
}

// MARK: - The standard ones

/// The looks that the platform gives a toggle in its place: a switch.
public struct DefaultToggleStyle: ToggleStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            LabelSpacer()
            ControlGlyph(.toggleSwitch(isOn: configuration.isOn))
        }
    }
}

/// A box to be ticked, before the label.
public struct CheckboxToggleStyle: ToggleStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            ControlGlyph(.checkbox(isOn: configuration.isOn))
            configuration.label
        }
    }
}

/// A button that stays pressed. It is its label, which `labelsHidden()` leaves alone.
public struct ButtonToggleStyle: ToggleStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.environment(\.labelsAreHidden, false)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The looks that the platform gives a toggle in its place.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box to be ticked, before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
