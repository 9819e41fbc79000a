/// The label of a button in a standard style, with the style's background.
nonisolated struct StandardButtonBody: PrimitiveView {
    enum Look {
        case automatic, plain, borderless, bordered, borderedProminent, link, accessoryBar, accessoryBarAction, card,
            glass, glassProminent
        /// The look of a toggle that is a button and off: borderless, but as large as with a background.
        case borderlessWithRoom
        /// The look of a toggle that is a button and on: bordered and always in the tint.
        case selected
    }

    let look: Look
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor static func _makeNode(
        _ view: StandardButtonBody, under parent: ViewNode
    ) -> TypedNode<StandardButtonBody> {
        StandardButtonNode(view, under: parent)
    }
}

private final class StandardButtonNode: SingleChildNode<StandardButtonBody, PrimitiveButtonStyleConfiguration.Label>,
    ButtonFacing
{
    private var view: StandardButtonBody

    init(_ view: StandardButtonBody, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = ButtonFaceItem(self)
        setContent(view.configuration.label)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: StandardButtonBody) {
        self.view = view
        setContent(view.configuration.label)
    }

    override func update() { layOutFace(appearance) }

    var appearance: ButtonAppearance {
        ButtonAppearance(
            look: view.look, role: view.configuration.role, isPressed: view.configuration.button.isPressed)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard view.look.hasBackground else { return }
        paint(in: frame, into: &list) { appearance.drawBackground(&$0) }
    }
}

/// A standard style of buttons.
protocol StandardButtonStyle: StandardStyle {
    nonisolated var look: StandardButtonBody.Look { get }
}

/// The default style: the label in the tint, without a background.
public struct DefaultButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .automatic }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: the label in the tint, without a background.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label without decoration, in the foreground style around the button.
public struct PlainButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .plain }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label without decoration, in the foreground style around the button.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label without a border, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .borderless }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a border, in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on a faint shape: grey, or translucent in an explicit tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .bordered }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint shape: grey, or translucent in an explicit tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .borderedProminent }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a shape in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label as a link, in the tint.
public struct LinkButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .link }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link, in the tint.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button that narrows a search, on a faint shape.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .accessoryBar }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button that narrows a search, on a faint shape.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// An action in the bar below a toolbar, on a faint shape.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .accessoryBarAction }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// An action in the bar below a toolbar, on a faint shape.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The label on a card that rises with the focus. Here it has the same height with and without the focus.
public struct CardButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .card }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// The label on a card that rises with the focus. Here it has the same height with and without the focus.
    public static var card: CardButtonStyle { CardButtonStyle() }
}

/// The label on glass. Here it is painted as a translucent capsule with a shadow.
public struct GlassButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .glass }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass. Here it is painted as a translucent capsule with a shadow.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The label on glass in the tint. Here it is painted as a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, StandardButtonStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    nonisolated var look: StandardButtonBody.Look { .glassProminent }

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: look, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint. Here it is painted as a capsule in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
