/// A message in place of missing content: a label, a description and actions.
///
/// It takes all of the proposed size. It has no element of its own: its label, description and buttons are elements.
///
/// ```swift
/// struct Inbox: View {
///     @State private var mails: [String] = []
///
///     var body: some View {
///         List(mails, id: \.self) { Text($0) }
///             .overlay {
///                 if mails.isEmpty {
///                     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All is read."))
///                 }
///             }
///     }
/// }
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - label: The label: an icon and a title.
    ///   - description: The explanation of the empty place; none by default.
    ///   - actions: The buttons that help the user on; none by default.
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

    @MainActor public var body: some View {
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

/// A style with a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.system(size: 48)).fontWeight(nil).foregroundStyle(.secondary)
            configuration.title
        }
        .modifier(UnstackedModifier())
    }
}

extension ContentUnavailableView
where Label == ReactiveViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a message with a localized title and a picture.
    ///
    /// - Parameters:
    ///   - title: The key of the title's localized string.
    ///   - name: The name of the picture.
    ///   - description: The explanation; nil for none.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, image: name), description, EmptyView())
    }

    /// Creates a message with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The key of the title's localized string.
    ///   - name: The name of the system symbol.
    ///   - description: The explanation; nil for none.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, systemImage: name), description, EmptyView())
    }

    /// Creates a message with a picture and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - name: The name of the picture.
    ///   - description: The explanation; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, image: name), description, EmptyView())
    }

    /// Creates a message with a symbol and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - name: The name of the system symbol.
    ///   - description: The explanation; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(ReactiveViews.Label(title, systemImage: name), description, EmptyView())
    }
}

// MARK: - Searches without results

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A message that a search has no results.
    ///
    /// Inside a searchable view its title contains the typed text.
    @MainActor public static var search: ContentUnavailableView { Self(.init(query: nil), .init(), .init()) }

    /// Returns a message that a search for a text has no results.
    ///
    /// - Parameter text: The text that was searched for.
    @MainActor public static func search(text: String) -> ContentUnavailableView {
        Self(.init(query: text), .init(), .init())
    }
}

/// The parts of a message that a search has no results.
public struct SearchUnavailableContent {
    /// The label: a magnifier and a title with the text that was searched for.
    nonisolated public struct Label: View {
        @Environment(\.searchQuery) private var queryAround
        let query: String?

        init(query: String?) {
            self.query = query
        }

        @MainActor public var body: some View {
            let query = query ?? queryAround
            if query.isEmpty {
                ReactiveViews.Label("No Results", systemImage: "magnifyingglass")
            } else {
                ReactiveViews.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
            }
        }
    }

    /// The advice to check the spelling.
    nonisolated public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// The actions, of which there are none.
    nonisolated public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension EnvironmentValues {
    /// The typed text of the nearest searchable view around.
    var searchQuery: String {
        get { self[entry: ""] }
        set { self[entry: ""] = newValue }
    }
}
