/// The place of a search field.
///
/// The place has no effect here: the field is always above the view.
public struct SearchFieldPlacement: Sendable {
    let name: String

    /// The times when a search field in the navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let name: String
        /// The platform's choice.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// The field is always shown.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    /// The platform's choice.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// In the centre of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// Below the title in the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    /// Returns the place below the title in the navigation bar.
    ///
    /// - Parameter displayMode: The times when the field is shown; without effect here.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(name: "navigationBarDrawer.\(displayMode.name)")
    }
}

/// An action that ends the search around the view that reads it from the environment. Without a search it does nothing.
///
/// ```swift
/// struct CancelButton: View {
///     @Environment(\.isSearching) private var isSearching
///     @Environment(\.dismissSearch) private var dismissSearch
///
///     var body: some View {
///         if isSearching {
///             Button("Cancel") { dismissSearch() }
///         }
///     }
/// }
/// ```
public struct DismissSearchAction: Sendable {
    fileprivate let action: @MainActor @Sendable () -> Void

    /// Ends the search: empties the text and the tokens, and stops presenting the search.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Whether the user is searching in the nearest searchable view around.
    public internal(set) var isSearching: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// The action that ends the search in the nearest searchable view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[entry: DismissSearchAction {}] }
        set { self[entry: DismissSearchAction {}] = newValue }
    }
    var searchFieldPlacement: String {
        get { self[entry: "automatic"] }
        set { self[entry: "automatic"] = newValue }
    }
    /// The suggestions set by `searchSuggestions`; nil for none.
    var searchSuggestions: AnyView? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    var searchScopeActivation: SearchScopeActivation {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// The picker of scopes set by `searchScopes`; nil for none.
    var searchScopes: AnyView? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

/// The time when the picker of search scopes is shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// While the user is searching.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// While the user is searching and the text isn't empty.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the user is searching.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A modifier that puts a search field above a view.
/// The place of a search field and of its scopes in the bar.
private enum SearchFieldInsets {
    static let insets = EdgeInsets(top: 1, leading: 16, bottom: 10, trailing: 16)
}

nonisolated struct SearchableModifier<Suggestions: View>: ViewModifier {
    let text: Binding<String>
    let presented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    let suggestions: Suggestions
    var tokens: SearchTokens?
    @State private var isSearchingByItself = false
    @Environment(\.searchSuggestions) private var moreSuggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchScopeActivation) private var scopeActivation
    @Environment(\.areSearchSuggestionsHidden) private var areSuggestionsHidden
    @Environment(\.searchFocus) private var focus

    @MainActor func body(content: Content) -> some View {
        let isSearching = presented ?? $isSearchingByItself
        VStack(spacing: 0) {
            if let tokens {
                HStack {
                    tokens.chosen
                    field(isSearching)
                }
                .modifier(UnstackedModifier())
                .padding(SearchFieldInsets.insets)
            } else {
                field(isSearching)
                    .padding(SearchFieldInsets.insets)
            }
            if isSearching.wrappedValue {
                if scopeActivation != .onTextEntry || !text.wrappedValue.isEmpty {
                    scopes.padding(SearchFieldInsets.insets)
                }
                if !areSuggestionsHidden {
                    tokens?.suggested.modifier(SearchCompletionModifier(text: text, tokens: tokens))
                    suggestions.modifier(SearchCompletionModifier(text: text, tokens: tokens))
                    moreSuggestions.modifier(SearchCompletionModifier(text: text, tokens: tokens))
                }
            }
            content
                .environment(\.isSearching, isSearching.wrappedValue)
                .environment(\.searchQuery, text.wrappedValue)
                .environment(\.dismissSearch, DismissSearchAction { end(isSearching) })
        }
        .environment(\.searchFieldPlacement, placement.name)
        .modifier(UnstackedModifier())
    }

    @MainActor @ViewBuilder
    private func field(_ isSearching: Binding<Bool>) -> some View {
        if let focus { focus(AnyView(plainField(isSearching))) } else { plainField(isSearching) }
    }

    @MainActor private func plainField(_ isSearching: Binding<Bool>) -> some View {
        EntryField(kind: "SearchField", entry: entry(isSearching), label: prompt ?? Text("Search"))
            .modifier(
                EventModifier<ModifierKind.Inner> { event in
                    switch event.kind {
                    case .submit:
                        event.kind = .submit(.search)
                        return false
                    case .control(.cancelSearch):
                        event.origin?.tree.focus.move(to: nil)
                        end(isSearching)
                        return true
                    default:
                        return false
                    }
                })
    }

    @MainActor private func entry(_ isSearching: Binding<Bool>) -> TextEntry {
        var entry = TextEntry(text)
        // The search continues after the field has lost the focus, until it is ended.
        entry.onEditingChanged = { if $0 { isSearching.wrappedValue = true } }
        return entry
    }

    @MainActor private func end(_ isSearching: Binding<Bool>) {
        text.wrappedValue = ""
        tokens?.removeAll()
        isSearching.wrappedValue = false
    }
}

/// Handles taps on suggestions that have a completion.
nonisolated private struct SearchCompletionModifier: ViewModifier {
    let text: Binding<String>
    let tokens: SearchTokens?

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            EventModifier<ModifierKind.Inner> { event in
                guard case .tap = event.kind else { return false }
                switch event.payload as? SearchCompletion {
                case nil: return false
                case .text(let words): text.wrappedValue = words
                case .token(let token):
                    guard let tokens, tokens.add(token) else { return false }
                    text.wrappedValue = ""
                }
                return true
            })
    }
}

enum SearchCompletion {
    case text(String)
    case token(Any)
}

nonisolated extension View {
    /// Adds suggestions to the search fields in this view. They are shown while the user is searching.
    ///
    /// ```swift
    /// struct Library: View {
    ///     @State private var query = ""
    ///
    ///     var body: some View {
    ///         List { Text("Books") }
    ///             .searchable(text: $query)
    ///             .searchSuggestions {
    ///                 Text("New").searchCompletion("published this year")
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter suggestions: The suggestions.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()), as: ModifierKind.SearchSuggestions<S>.self)
    }

    /// Adds a picker of scopes to the search fields in this view. It is shown while the user is searching.
    ///
    /// ```swift
    /// struct Library: View {
    ///     enum Scope { case all, titles }
    ///
    ///     @State private var query = ""
    ///     @State private var scope = Scope.all
    ///
    ///     var body: some View {
    ///         List { Text("Books") }
    ///             .searchable(text: $query)
    ///             .searchScopes($scope) {
    ///                 Text("All").tag(Scope.all)
    ///                 Text("Titles").tag(Scope.titles)
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - scopes: The options, each with a tag.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(
            \.searchScopes,
            AnyView(Picker(scope, Text("Scope"), scopes()).pickerStyle(.segmented)),
            as: ModifierKind.SearchScopes<S>.self)
    }

    /// Adds a picker of scopes to the search fields in this view, with the time when it is shown.
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - activation: The time when the picker is shown.
    ///   - scopes: The options, each with a tag.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes).environment(\.searchScopeActivation, activation)
    }

    /// Makes a tap on this suggestion add a token to the search field and empty the typed text.
    ///
    /// A field whose tokens have another type ignores the tap.
    ///
    /// - Parameter token: The token to add.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(
            EventModifier<ModifierKind.SearchCompletion> { event in
                if case .tap = event.kind { event.payload = SearchCompletion.token(token) }
                return false
            })
    }

    /// Makes a tap on this suggestion replace the typed text.
    ///
    /// - Parameter completion: The text to enter.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(
            EventModifier<ModifierKind.SearchCompletion> { event in
                if case .tap = event.kind { event.payload = SearchCompletion.text(completion) }
                return false
            })
    }
}
