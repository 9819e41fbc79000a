/// Makes what disclosure groups look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The group: its body shows `configuration.content` if `configuration.isExpanded`, and changes that.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style is told of the group.
public struct DisclosureGroupStyleConfiguration {
    /// What is always shown.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "DisclosureGroup", content) }
    }

    /// What is shown if the group is expanded.
    public struct Content: View {
        let content: AnyView
        public var body: some View { ControlLabel(contentOf: "DisclosureGroup", content) }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    /// The style of the disclosure groups below; nil for the platform's own looks.
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == DisclosureGroupStyleConfiguration {
    static var standardDisclosure: StyleBox<DisclosureGroupStyleConfiguration> {
        box(AutomaticDisclosureGroupStyle(), outer: nil)
    }

    fileprivate static func box<S: DisclosureGroupStyle>(
        _ style: S, outer: StyleBox<DisclosureGroupStyleConfiguration>?
    ) -> StyleBox<DisclosureGroupStyleConfiguration> {
        TypedStyleBox(style, in: \.disclosureGroupStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the disclosure groups in this view and below.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any DisclosureGroupStyle, S>> {
                $0.disclosureGroupStyle = .box(style, outer: $0.disclosureGroupStyle)
            })
    }
}

/// The label with a mark that points right or down, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, StandardStyle, Sendable {
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
    /// The label with a mark that points right or down, and the content below.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
