/// What labels look like.
@MainActor
@preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
public struct LabelStyleConfiguration {
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
    /// The title, where it is a text.
    let words: Text?
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
        .modifier(UnwrappingModifier())
    }
}

/// What labels look like if nothing else is said: icon and title, side by side.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone. The title's words find it.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let words = configuration.words
        configuration.icon.modifier(ElementModifier(reading: { if let words { $0.names.append(words.words(in: $1)) } }))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets what labels in this view look like.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyle, as: ModifierKind.Style<any LabelStyle, S>.self) { outer in
            outer = AnyLabelStyle { [outer] configuration in
                // A label that the style shows once more has the style further out.
                AnyView(style.makeBody(configuration: configuration).environment(\.labelStyle, outer))
            }
        }
    }
}

/// A label style of any type.
struct AnyLabelStyle {
    let body: @MainActor (LabelStyleConfiguration) -> AnyView
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle {
        AnyLabelStyle { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
