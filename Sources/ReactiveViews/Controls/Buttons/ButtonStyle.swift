/// Makes what buttons look like; the button itself takes the taps. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// Evaluated when the style, the configuration or what the body reads has changed.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of the button.
public struct ButtonStyleConfiguration {
    /// What is written on the button. It changes without the style's body being evaluated.
    public struct Label: PrimitiveView {
        fileprivate let content: ButtonLabel

        public static func _makeNode(_ view: Label, under parent: ViewNode) -> TypedNode<Label> {
            WrapperNode(view, \.content, under: parent)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the user is pressing the button now. A tap is a press and, in a pass of its own, a release.
    public let isPressed: Bool

    @MainActor
    fileprivate init(_ look: ButtonLook) {
        role = look.role
        label = Label(content: ButtonLabel(face: look.button))
        isPressed = look.isPressed
    }
}

/// Makes what buttons look like and when they do what they are for.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Evaluated when the style, the configuration or what the body reads has changed.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is told of the button.
public struct PrimitiveButtonStyleConfiguration {
    /// What is written on the button.
    public struct Label: PrimitiveView {
        fileprivate let content: ButtonLabel

        public static func _makeNode(_ view: Label, under parent: ViewNode) -> TypedNode<Label> {
            WrapperNode(view, \.content, under: parent)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    private let button: ButtonFace

    @MainActor
    fileprivate init(_ look: ButtonLook) {
        role = look.role
        label = Label(content: ButtonLabel(face: look.button))
        button = look.button
    }

    /// Does what the button is for, unless it is disabled.
    @MainActor
    public func trigger() { button.trigger() }
}

// MARK: - In the environment

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ButtonLook>? { nil }
}

extension EnvironmentValues {
    /// The style of the buttons below; nil for the platform's own looks.
    var buttonStyle: StyleBox<ButtonLook>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons in this view and below.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any ButtonStyle, S>> { values in
                values.buttonStyle = TypedStyleBox(
                    style, in: \.buttonStyle, outer: values.buttonStyle, takesEvents: false
                ) {
                    $0.makeBody(configuration: ButtonStyleConfiguration($1))
                }
            })
    }

    /// Sets the style of the buttons in this view and below.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any PrimitiveButtonStyle, S>> { values in
                if style is DefaultButtonStyle { return values.buttonStyle = nil }
                values.buttonStyle = TypedStyleBox(style, in: \.buttonStyle, outer: values.buttonStyle) {
                    $0.makeBody(configuration: PrimitiveButtonStyleConfiguration($1))
                }
            })
    }
}
