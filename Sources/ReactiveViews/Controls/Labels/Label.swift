/// A title with an icon; the label style of the environment determines which of them are shown.
///
/// It has no element of its own: the texts and images that it shows are elements. A button takes its text from them.
///
/// ```swift
/// Label("Inbox", systemImage: "tray")
/// ```
nonisolated public struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyle) private var style
    private let title: Title
    private let icon: Icon
    /// The words of the configuration that the label is made of; nil for another label.
    private let words: Text?

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    private init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
        words = nil
    }

    @MainActor public var body: some View {
        if let style {
            StyledViews(
                style: style,
                configuration: LabelStyleConfiguration(
                    title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)),
                    words: words ?? title as? Text))
        } else {
            // As in the default style, with the types of the parts, which saves nodes.
            HStack {
                LabelIcon(content: icon)
                title
            }
            .modifier(UnwrappingModifier())
        }
    }
}

/// The icon of a label in the default style.
private nonisolated struct LabelIcon<Content: View>: PrimitiveView {
    let content: Content

    @MainActor static func _makeNode(_ view: LabelIcon, under parent: ViewNode) -> TypedNode<LabelIcon> {
        LabelIconNode(view.content, under: parent)
    }
}

private final class LabelIconNode<Content: View>: SingleChildNode<LabelIcon<Content>, Content> {
    override class var traits: NodeTraits { NodeTraits(.passesElements, .isLabelIcon) }

    init(_ content: __shared Content, under parent: ViewNode) {
        super.init(under: parent)
        setContent(content)
    }

    override func receive(_ view: LabelIcon<Content>) { setContent(view.content) }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - name: The name of the picture.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    /// Creates a label with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - name: The name of the system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    /// Creates a label with a picture and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - name: The name of the picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// Creates a label with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - name: The name of the system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a label.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
        words = configuration.words
    }
}
