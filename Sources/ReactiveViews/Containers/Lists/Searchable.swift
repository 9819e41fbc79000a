/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
    let name: String

    /// Whether the field is there all the time.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let name: String
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(name: "navigationBarDrawer.\(displayMode.name)")
    }
}

/// Ends the search around the view that reads it from the environment; without one it does nothing.
public struct DismissSearchAction {
    fileprivate let action: @MainActor () -> Void

    @MainActor
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Whether the user is searching in the view around.
    public internal(set) var isSearching: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Ends the search in the view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[entry: DismissSearchAction {}] }
        set { self[entry: DismissSearchAction {}] = newValue }
    }
    var searchFieldPlacement: String {
        get { self[entry: "automatic"] }
        set { self[entry: "automatic"] = newValue }
    }
    /// Views that suggest what to search for, from `searchSuggestions`.
    var searchSuggestions: AnyView? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
    var searchScopeActivation: SearchScopeActivation {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// The choice of where to search, from `searchScopes`.
    var searchScopes: AnyView? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

/// When the choice of where to search is there.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// While the user searches.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// When something was entered.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the user searches.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Puts a search field before a view.
struct SearchableModifier<Suggestions: View>: ViewModifier {
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

    func body(content: Content) -> some View {
        let isSearching = presented ?? $isSearchingByItself
        VStack {
            if let tokens {
                HStack {
                    tokens.chosen
                    field(isSearching)
                }
                .modifier(UnstackedModifier())
            } else {
                field(isSearching)
            }
            if isSearching.wrappedValue {
                if scopeActivation != .onTextEntry || !text.wrappedValue.isEmpty { scopes }
                tokens?.suggested.modifier(SearchCompletionModifier(text: text, tokens: tokens))
                suggestions.modifier(SearchCompletionModifier(text: text, tokens: tokens))
                moreSuggestions.modifier(SearchCompletionModifier(text: text, tokens: tokens))
            }
            content
                .environment(\.isSearching, isSearching.wrappedValue)
                .environment(\.searchQuery, text.wrappedValue)
                .environment(\.dismissSearch, DismissSearchAction { end(isSearching) })
        }
        .environment(\.searchFieldPlacement, placement.name)
        .modifier(UnstackedModifier())
    }

    private func field(_ isSearching: Binding<Bool>) -> some View {
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

    private func entry(_ isSearching: Binding<Bool>) -> TextEntry {
        var entry = TextEntry(text)
        // The search goes on when the focus goes away, until it is ended.
        entry.onEditingChanged = { if $0 { isSearching.wrappedValue = true } }
        return entry
    }

    private func end(_ isSearching: Binding<Bool>) {
        text.wrappedValue = ""
        tokens?.removeAll()
        isSearching.wrappedValue = false
    }
}

/// Takes taps on suggestions that have a completion.
private struct SearchCompletionModifier: ViewModifier {
    let text: Binding<String>
    let tokens: SearchTokens?

    func body(content: Content) -> some View {
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

extension View {
    /// Suggests what to search for, in the search field of this view.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()), as: ModifierKind.SearchSuggestions<S>.self)
    }

    /// Lets the user choose where to search, among views with tags.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(
            \.searchScopes,
            AnyView(Picker(scope, Text("Scope"), scopes()).pickerStyle(.segmented)),
            as: ModifierKind.SearchScopes<S>.self)
    }

    /// Lets the user choose where to search, among views with tags, from the moment that is said.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes).environment(\.searchScopeActivation, activation)
    }

    /// Makes this view, a suggestion, add a token when it is tapped; the text that was entered goes.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(
            EventModifier<ModifierKind.SearchCompletion> { event in
                if case .tap = event.kind { event.payload = SearchCompletion.token(token) }
                return false
            })
    }

    /// Makes this view, a suggestion, fill in a text when it is tapped.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(
            EventModifier<ModifierKind.SearchCompletion> { event in
                if case .tap = event.kind { event.payload = SearchCompletion.text(completion) }
                return false
            })
    }
}
