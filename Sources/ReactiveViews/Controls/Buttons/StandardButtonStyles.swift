/// The label of a button in a standard style. The standard styles don't differ in painting here.
nonisolated struct StandardButtonBody: View {
    enum Look {
        case automatic, plain, borderless, bordered, borderedProminent, link, accessoryBar, accessoryBarAction, card,
            glass, glassProminent
    }

    let look: Look
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { configuration.label }
}

/// The default style. All standard button styles show only the label here.
public struct DefaultButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .automatic, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style. All standard button styles show only the label here.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .plain, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label without decoration.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label without a border, in the tint. Here it looks like `plain`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .borderless, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a border, in the tint. Here it looks like `plain`.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on a faint shape. Here it looks like `plain`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .bordered, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint shape. Here it looks like `plain`.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a shape in the tint. Here it looks like `plain`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .borderedProminent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a shape in the tint. Here it looks like `plain`.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label as a link. Here it looks like `plain`.
public struct LinkButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .link, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link. Here it looks like `plain`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button that narrows a search. Here it looks like `plain`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .accessoryBar, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button that narrows a search. Here it looks like `plain`.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// An action in the bar below a toolbar. Here it looks like `plain`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .accessoryBarAction, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// An action in the bar below a toolbar. Here it looks like `plain`.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The label on a card that rises with the focus. Here it looks like `plain`.
public struct CardButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .card, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// The label on a card that rises with the focus. Here it looks like `plain`.
    public static var card: CardButtonStyle { CardButtonStyle() }
}

/// The label on glass. Here it looks like `plain`.
public struct GlassButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .glass, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass. Here it looks like `plain`.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The label on glass in the tint. Here it looks like `plain`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .glassProminent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint. Here it looks like `plain`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
