nonisolated extension View {
    /// Adds a search field above the view.
    ///
    /// A search begins when the field gets the focus. It lasts until it is ended by `cancelSearch()` of a host, or by
    /// the environment's `dismissSearch`.
    ///
    /// ```swift
    /// struct Fruits: View {
    ///     @State private var query = ""
    ///     let fruits = ["Apple", "Banana", "Cherry"]
    ///
    ///     var body: some View {
    ///         List(fruits.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
    ///             .searchable(text: $query, prompt: "Find fruit")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: prompt, suggestions: EmptyView()))
    }

    /// Adds a search field above the view, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: EmptyView()))
    }

    /// Adds a search field above the view, with a prompt that isn't localized.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: EmptyView()))
    }

    /// Adds a search field with suggestions above the view.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - suggestions: The suggestions, shown while the user is searching.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: prompt, suggestions: suggestions()))
    }

    /// Adds a search field with suggestions above the view, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - suggestions: The suggestions, shown while the user is searching.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: suggestions()))
    }

    /// Adds a search field with suggestions above the view, with a prompt that isn't localized.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - suggestions: The suggestions, shown while the user is searching.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: suggestions()))
    }

    /// Adds a search field above the view, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: prompt, suggestions: EmptyView()))
    }

    /// Adds a search field with a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt), suggestions: EmptyView()
            ))
    }

    /// Adds a search field with a prompt that isn't localized, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt), suggestions: EmptyView()
            ))
    }

    /// Adds a search field with suggestions, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - suggestions: The suggestions, shown while the user is searching.
    public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: prompt, suggestions: suggestions()))
    }

    /// Adds a search field with suggestions and a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - suggestions: The suggestions, shown while the user is searching.
    public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt),
                suggestions: suggestions()))
    }

    /// Adds a search field with suggestions and a prompt that isn't localized, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - suggestions: The suggestions, shown while the user is searching.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt),
                suggestions: suggestions()))
    }
}
