/// What values with a label look like.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a value with a label is made of.
public struct LabeledContentStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { HideableLabel(content) }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The label, and the value beside it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
        .modifier(ElementModifier { $0.becomeLabeledContent() })
    }
}

extension ViewElement {
    /// Makes the first text inside the label, and a second one by itself the value.
    fileprivate mutating func becomeLabeledContent() {
        kind = "LabeledContent"
        guard let first = children.first, first.kind == "Text" else { return }
        label = first.label
        children.removeFirst()
        guard children.count == 1, children[0].kind == "Text" else { return }
        value = children[0].label
        children = []
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets what values with a label in this view look like.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        transformEnvironment(\.labeledContentStyle, as: ModifierKind.Style<any LabeledContentStyle, S>.self) { outer in
            outer = AnyLabeledContentStyle { [outer] configuration in
                AnyView(style.makeBody(configuration: configuration).environment(\.labeledContentStyle, outer))
            }
        }
    }
}

/// A style of any type.
struct AnyLabeledContentStyle {
    let body: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabeledContentStyle {
        AnyLabeledContentStyle { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
