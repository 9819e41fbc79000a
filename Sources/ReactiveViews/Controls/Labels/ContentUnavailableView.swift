/// What is shown where there is nothing to show: a picture with a title, what that means, and what can be done about it. It takes all the
/// room that is proposed.
///
/// It has no element of its own: its label, its description and its buttons stand for it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label(), description(), actions())
    }

    private init(_ label: Label, _ description: Description, _ actions: Actions) {
        self.label = label
        self.description = description
        self.actions = actions
    }

    public var body: some View {
        VStack {
            label.font(.title2).fontWeight(.bold).labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .modifier(UnstackedModifier())
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.largeTitle).fontWeight(nil).foregroundStyle(.secondary)
            configuration.title
        }
        .modifier(UnstackedModifier())
    }
}

extension ContentUnavailableView
where Label == ReactiveViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, image: name), description, EmptyView())
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, systemImage: name), description, EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, image: name), description, EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, systemImage: name), description, EmptyView())
    }
}

// MARK: - Searching in vain

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing; with what was searched for, if it is within the view that is searched.
    public static var search: ContentUnavailableView { Self(.init(query: nil), .init(), .init()) }

    /// Says that a search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView { Self(.init(query: text), .init(), .init()) }
}

/// The parts of a view that says that a search has found nothing.
public struct SearchUnavailableContent {
    public struct Label: View {
        @Environment(\.searchQuery) private var queryAround
        let query: String?

        init(query: String?) {
            self.query = query
        }

        public var body: some View {
            let query = query ?? queryAround
            if query.isEmpty {
                ReactiveViews.Label("No Results", systemImage: "magnifyingglass")
            } else {
                ReactiveViews.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension EnvironmentValues {
    /// What is searched for in the view around.
    var searchQuery: String {
        get { self[entry: ""] }
        set { self[entry: ""] = newValue }
    }
}
