/// A style of labeled contents: arranges label and content.
///
/// ```swift
/// struct Above: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.label
///             configuration.content
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    /// Makes the view of a labeled content.
    ///
    /// - Parameter configuration: The label and the content.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labeled content, for a style.
public struct LabeledContentStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { HideableLabel(content) }
    }

    /// The type of the content.
    nonisolated public struct Content: ErasedView {
        let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The default style: the label at the leading edge and the content, in grey, at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, StandardStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            LabelSpacer()
            configuration.content.modifier(PaintedForeground(style: .secondaryLabel))
        }
        .modifier(ElementModifier { $0.becomeLabeledContent() })
    }
}

extension ViewElement {
    /// Makes the first text inside the element its label, and a single remaining text its value.
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
    /// The default style: the label at the leading edge and the content, in grey, at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets the style of the labeled contents in this view.
    ///
    /// - Parameter style: The style.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any LabeledContentStyle).self, in: \.labeledContentStyle) {
            $0.makeBody(configuration: $1)
        }
    }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The style of the labeled contents below; nil for the standard one.
    var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension StyleBox where Configuration == LabeledContentStyleConfiguration {
    static var standardLabeledContent: StyleBox {
        TypedStyleBox(AutomaticLabeledContentStyle(), in: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}
