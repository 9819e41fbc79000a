/// How a bar behaves while a search is presented.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar's items stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field in a bar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The field is a button until the user searches.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The place of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// A menu below the search field, as here.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// The content that is searched.
    public static let content = SearchSuggestionsPlacement(name: "content")

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates a set of places.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// The content that is searched.
        public static let content = Set(rawValue: 2)
    }
}

extension EnvironmentValues {
    /// Whether suggestions are hidden below search fields.
    var areSearchSuggestionsHidden: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Binds the focus of the search fields below; nil for none.
    var searchFocus: ((AnyView) -> AnyView)? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Shows or hides search suggestions at some places. Here suggestions are a menu below the search field.
    ///
    /// - Parameters:
    ///   - visibility: Whether the suggestions are shown.
    ///   - placements: The places.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    {
        transformEnvironment(\.areSearchSuggestionsHidden, as: ModifierKind.SearchSuggestionsVisibility.self) {
            if placements.contains(.menu) { $0 = visibility == .hidden }
        }
    }

    /// Binds a Boolean focus state to the focus of the search field.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $query)
    ///     .searchFocused($isSearchFocused)
    /// ```
    ///
    /// - Parameter binding: The focus state; true while the search field has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(
            \.searchFocus, { AnyView($0.focused(binding)) }, as: ModifierKind.SearchFocus.self)
    }

    /// Binds a focus state's value to the focus of the search field.
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value for the search field.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(
            \.searchFocus, { AnyView($0.focused(binding, equals: value)) }, as: ModifierKind.SearchFocus.self)
    }

    /// Sets how bars behave while a search is presented. It has no effect here.
    ///
    /// - Parameter behavior: The behaviour.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        inert(ModifierKind.SearchToolbar.self)
    }

    /// Sets how the search field in a bar behaves. It has no effect here.
    ///
    /// - Parameter behavior: The behaviour.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        inert(ModifierKind.SearchToolbar.self)
    }
}
