/// A style that makes the look of buttons; the button itself handles taps.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Badge: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding()
///             .background(configuration.isPressed ? Color.gray : Color.blue)
///     }
/// }
///
/// struct Toolbar: View {
///     var body: some View {
///         Button("Save") {}.buttonStyle(Badge())
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button. It is evaluated when the style, the configuration or a value that it reads has
    /// changed.
    ///
    /// - Parameter configuration: The properties of the button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, for a style.
public struct ButtonStyleConfiguration {
    /// The type of the button's label. A changed label doesn't evaluate the style's body.
    nonisolated public struct Label: PrimitiveView {
        fileprivate let content: ButtonLabel

        @MainActor public static func _makeNode(_ view: Label, under parent: ViewNode) -> TypedNode<Label> {
            WrapperNode(view, \.content, under: parent)
        }
    }

    /// The purpose of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the user is pressing the button.
    ///
    /// A tap presses the button and releases it in a pass of its own.
    public let isPressed: Bool

    @MainActor
    fileprivate init(_ look: ButtonLook) {
        role = look.role
        label = Label(content: ButtonLabel(face: look.button))
        isPressed = look.isPressed
    }
}

/// A style that makes the look of buttons and determines what triggers them.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button. It is evaluated when the style, the configuration or a value that it reads has
    /// changed.
    ///
    /// - Parameter configuration: The properties of the button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button and its action, for a primitive style.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the button's label.
    nonisolated public struct Label: PrimitiveView {
        fileprivate let content: ButtonLabel

        @MainActor public static func _makeNode(_ view: Label, under parent: ViewNode) -> TypedNode<Label> {
            WrapperNode(view, \.content, under: parent)
        }
    }

    /// The purpose of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let button: ButtonFace

    @MainActor
    fileprivate init(_ look: ButtonLook) {
        role = look.role
        label = Label(content: ButtonLabel(face: look.button))
        button = look.button
    }

    /// Performs the button's action, unless the button is disabled or no longer in the tree.
    @MainActor @preconcurrency
    public func trigger() { button.trigger() }
}

// MARK: - In the environment

extension StyleBox where Configuration == ButtonLook {
    /// The look of a standard style, for controls whose labels look like buttons; nil for a client's style.
    var look: StandardButtonBody.Look? { (self as? StandardButtonBox)?.knownLook }
}

/// A standard style, whose look buttons have themselves.
private final class StandardButtonBox: StyleBox<ButtonLook> {
    let knownLook: StandardButtonBody.Look

    init(_ look: StandardButtonBody.Look) {
        knownLook = look
        super.init(isStandard: true, takesEvents: false)
    }

    override func isEqual(to other: StyleBox<ButtonLook>) -> Bool { other.look == knownLook }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ButtonLook>? { nil }
}

extension EnvironmentValues {
    /// The style of the buttons below; nil for the standard one.
    var buttonStyle: StyleBox<ButtonLook>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the buttons in this view, which handle taps themselves.
    ///
    /// In a row of a list such a button reacts only at its own place, not over the whole row.
    ///
    /// - Parameter style: The style.
    public __consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any ButtonStyle).self, in: \.buttonStyle, takesEvents: false) {
            $0.makeBody(configuration: ButtonStyleConfiguration($1))
        }
    }

    /// Sets the style of the buttons in this view.
    ///
    /// A style of a client handles taps itself; with a standard style the button does. In a row of a list a button
    /// reacts over the whole row only with the `automatic` style.
    ///
    /// - Parameter style: The style.
    @inlinable
    public __consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(as: ModifierKind.Style<any PrimitiveButtonStyle, S>.self, style) {
            EnvironmentValues.setButtonStyle(&$0, $1)
        }
    }
}

extension EnvironmentValues {
    /// Sets the style of the buttons below.
    @usableFromInline
    static func setButtonStyle<S: PrimitiveButtonStyle>(_ values: inout EnvironmentValues, _ style: S) {
        if let standard = style as? any StandardButtonStyle {
            return values.buttonStyle = standard.look == .automatic ? nil : StandardButtonBox(standard.look)
        }
        values.buttonStyle = TypedStyleBox(style, in: \.buttonStyle, outer: values.buttonStyle) {
            $0.makeBody(configuration: PrimitiveButtonStyleConfiguration($1))
        }
    }
}

extension StyleBox where Configuration == ButtonLook {
    /// Returns the box of a style that a container sets for the buttons in it.
    @MainActor
    static func ofContainer<S: PrimitiveButtonStyle>(_ style: S) -> StyleBox {
        TypedStyleBox(style, in: \.buttonStyle) {
            $0.makeBody(configuration: PrimitiveButtonStyleConfiguration($1))
        }
    }
}
