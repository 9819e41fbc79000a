/// Shows its content, or hides it, by a tap on its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    @Environment(\.disclosureGroupStyle) private var style
    @State private var isExpandedByItself = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        let style = style ?? .standardDisclosure
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)),
            // The content's own groups have the style again that this one has.
            content: .init(content: AnyView(LazyContent(content: content).environment(\.disclosureGroupStyle, style))),
            isExpanded: isExpanded)
        StyledView(style: style, configuration: configuration)
            .modifier(
                ControlElement(
                    "DisclosureGroup", attributes: isExpanded.wrappedValue ? ["expanded"] : [],
                    showsContent: style.takesEvents
                ) { event, place in
                    guard case .tap = event, place.isWhole, !style.takesEvents else { return false }
                    isExpanded.wrappedValue.toggle()
                    return true
                })
    }
}

/// A view that is made when it is shown.
private struct LazyContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
