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
public struct TitleAndIconLabelStyle: LabelStyle {
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
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone. A host finds it by the title's text.
public struct IconOnlyLabelStyle: LabelStyle {
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
        environment(as: ModifierKind.Style<any LabelStyle, S>.self, style) {
            $0.labelStyle = AnyLabelStyle($1, outer: $0.labelStyle)
        }
    }
}

/// A type-erased label style.
final class AnyLabelStyle {
    private let style: any LabelStyle
    /// The style of labels inside the style's body; nil for the default one.
    private let outer: AnyLabelStyle?

    init(_ style: any LabelStyle, outer: AnyLabelStyle?) {
        self.style = style
        self.outer = outer
    }

    @MainActor
    func body(_ configuration: LabelStyleConfiguration) -> AnyView {
        func erased(_ body: some View) -> AnyView { AnyView(body.environment(\.labelStyle, outer)) }
        return erased(style.makeBody(configuration: configuration))
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
