/// A style of disclosure groups: makes the view that a group shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Plus: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isExpanded ? "−" : "+") { configuration.isExpanded.toggle() }
///         configuration.label
///         if configuration.isExpanded { configuration.content }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes the view of a group. It must show `configuration.content` if `configuration.isExpanded`, and toggle that.
    ///
    /// - Parameter configuration: The properties of the group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "DisclosureGroup", content) }
    }

    /// The type of the content.
    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(contentOf: "DisclosureGroup", content) }
    }

    /// The label, which is always visible.
    public let label: Label
    /// The content, to be shown while the group is expanded.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    /// The style of the disclosure groups below; nil for the standard one.
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == DisclosureGroupStyleConfiguration {
    static var standardDisclosure: StyleBox {
        TypedStyleBox(AutomaticDisclosureGroupStyle(), in: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the disclosure groups in this view.
    ///
    /// - Parameter style: The style.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any DisclosureGroupStyle).self, in: \.disclosureGroupStyle) {
            $0.makeBody(configuration: $1)
        }
    }
}

/// The label with an arrow that points right or down, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            HStack {
                configuration.label
                Spacer()
                ControlGlyph(.disclosure(isExpanded: configuration.isExpanded))
            }
            .contentShape(Rectangle())
            .onTapGesture { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with an arrow that points right or down, and the content below.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
