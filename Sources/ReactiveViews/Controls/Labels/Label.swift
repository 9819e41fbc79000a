/// A title and an icon, of which the style around shows one or both.
///
/// It has no element of its own: the texts and images that it shows stand for it, so that a button takes its words from it.
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyle) private var style
    private let title: Title
    private let icon: Icon
    private let words: Text?

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    private init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
        words = title as? Text
    }

    public var body: some View {
        style.body(
            LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)), words: words))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked for, to be styled once more.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
        words = configuration.words
    }
}
