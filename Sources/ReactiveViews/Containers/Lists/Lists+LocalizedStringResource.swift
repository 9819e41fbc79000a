// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

nonisolated extension View {
    /// Adds a search field above the view, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The resource of the prompt's localized string.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: EmptyView()))
    }

    /// Adds a search field with suggestions above the view, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The resource of the prompt's localized string.
    ///   - suggestions: The suggestions, shown while the user is searching.
    @_disfavoredOverload
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: suggestions()))
    }

    /// Adds a search field with a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The resource of the prompt's localized string.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt), suggestions: EmptyView()
            ))
    }

    /// Adds a search field with suggestions and a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The resource of the prompt's localized string.
    ///   - suggestions: The suggestions, shown while the user is searching.
    @_disfavoredOverload
    public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt),
                suggestions: suggestions()))
    }
}
