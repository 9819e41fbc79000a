/// A view that shows or hides its content by a tap on its label.
///
/// A hidden content isn't in the tree, and its state is lost. In a list or form the label and each view of the content
/// are rows of their own; elsewhere they are in a column.
///
/// ```swift
/// struct Details: View {
///     @State private var isExpanded = false
///
///     var body: some View {
///         DisclosureGroup("Details", isExpanded: $isExpanded) {
///             Text("Version 1")
///         }
///     }
/// }
/// ```
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    @Environment(\.disclosureGroupStyle) private var style
    @State private var isExpandedByItself = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    /// Creates a group that keeps its own state, collapsed at first.
    ///
    /// - Parameters:
    ///   - content: The content, made when it is shown.
    ///   - label: The label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// Creates a group whose state is bound.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content, made when it is shown.
    ///   - label: The label.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        let style = style ?? .standardDisclosure
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)),
            content: .init(content: AnyView(LazyContent(content: content)), style: style),
            isExpanded: isExpanded)
        StyledViews(style: style, configuration: configuration)
            .modifier(
                ElementOfSeveral(
                    element: ControlElement(
                        "DisclosureGroup", attributes: isExpanded.wrappedValue ? ["expanded"] : [],
                        showsContent: style.takesEvents
                    ) { event, place in
                        guard case .tap = event, place.isWhole, !style.takesEvents else { return false }
                        isExpanded.wrappedValue.toggle()
                        return true
                    }))
    }
}

@MainActor
extension DisclosureGroup: ModifierDistributing {
    public static var _isSingle: Bool { false }

    /// A modifier of a group in a list or form is applied to each row, elsewhere to the whole group.
    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<DisclosureGroup, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<DisclosureGroup, M>> {
        if parent.isDirectlyInRows { return BodyEachNode(view, under: parent) }
        return AdapterNode(view, under: parent) { UndividedView($0.content).modifier($0.modifier) }
    }
}

/// The element of a control that may be several views, around all of them.
nonisolated private struct ElementOfSeveral: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let element: ControlElement

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ElementOfSeveral>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ElementOfSeveral>> {
        AdapterNode(view, under: parent) { UndividedView($0.content).modifier($0.modifier.element) }
    }
}

/// A view that is made when it is shown.
nonisolated private struct LazyContent<Content: View>: View {
    let content: () -> Content
    @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title, which keeps its own state.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The content, made when it is shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that isn't localized, which keeps its own state.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - content: The content, made when it is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a localized title, whose state is bound.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content, made when it is shown.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that isn't localized, whose state is bound.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content, made when it is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
