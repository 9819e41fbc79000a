/// A button in one of the standard looks.
struct StandardButtonBody: View {
    enum Look {
        case automatic, plain, borderless, bordered, borderedProminent, link, accessoryBar, accessoryBarAction, card,
            glass, glassProminent
    }

    let look: Look
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { configuration.label }
}

/// The looks that the platform gives a button in its place.
public struct DefaultButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .automatic, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The looks that the platform gives a button in its place.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .plain, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .borderless, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on a faint shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .bordered, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint shape.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .borderedProminent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a shape in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label as a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .link, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// For a button that narrows down a search.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .accessoryBar, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// For a button that narrows down a search.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// For an action in the bar below a toolbar.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .accessoryBarAction, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// For an action in the bar below a toolbar.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The label on a card that rises when it has the focus.
public struct CardButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .card, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// The label on a card that rises when it has the focus.
    public static var card: CardButtonStyle { CardButtonStyle() }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .glass, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButtonBody(look: .glassProminent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
