/// A style of labels: arranges title and icon.
///
/// ```swift
/// struct Stacked: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.icon
///             configuration.title
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// Makes the view of a label.
    ///
    /// - Parameter configuration: The parts of the label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
    /// The type of the title.
    nonisolated public struct Title: ErasedView {
        let content: AnyView
    }

    /// The type of the icon.
    nonisolated public struct Icon: ErasedView {
        let content: AnyView
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
    /// The title as a text; nil if it is another view.
    let words: Text?
}

/// The icon and the title side by side.
public struct TitleAndIconLabelStyle: LabelStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
        .modifier(UnwrappingModifier())
    }
}

/// The default style: the icon and the title side by side.
public struct DefaultLabelStyle: LabelStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone. A host finds it by the title's text.
public struct IconOnlyLabelStyle: LabelStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let words = configuration.words
        configuration.icon.modifier(
            ElementModifier(isConstant: words?.isTimeless ?? true) { element, environment in
                if let words { element.names.append(words.words(in: environment)) }
            })
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: the icon and the title side by side.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and the title side by side.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
    /// Sets the style of the labels in this view.
    ///
    /// - Parameter style: The style.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any LabelStyle).self, in: \.labelStyle) { $0.makeBody(configuration: $1) }
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The style of the labels below; nil for the standard one.
    var labelStyle: StyleBox<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension StyleBox where Configuration == LabelStyleConfiguration {
    /// Returns the box of a style that a container sets for the labels in it.
    @MainActor
    static func ofContainer<S: LabelStyle>(_ style: S) -> StyleBox {
        TypedStyleBox(style, in: \.labelStyle) { $0.makeBody(configuration: $1) }
    }
}
