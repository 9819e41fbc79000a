extension View {
    /// Puts a search field before the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: prompt, suggestions: EmptyView()))
    }

    /// Puts a search field before the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: EmptyView()))
    }

    /// Puts a search field before the view.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: EmptyView()))
    }

    /// Puts a search field before the view, with suggestions that are shown while the user searches.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: prompt, suggestions: suggestions()))
    }

    /// Puts a search field before the view, with suggestions that are shown while the user searches.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: suggestions()))
    }

    /// Puts a search field before the view, with suggestions that are shown while the user searches.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: nil, placement: placement, prompt: Text(prompt), suggestions: suggestions()))
    }

    /// Puts a search field before the view. Whether the user searches is bound to a flag.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: prompt, suggestions: EmptyView()))
    }

    /// Puts a search field before the view. Whether the user searches is bound to a flag.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt), suggestions: EmptyView()
            ))
    }

    /// Puts a search field before the view. Whether the user searches is bound to a flag.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: Text(prompt), suggestions: EmptyView()
            ))
    }

    /// Puts a search field before the view, with suggestions that are shown while the user searches. Whether the user searches is bound to a flag.
    public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: isPresented, placement: placement, prompt: prompt, suggestions: suggestions()))
    }

    /// Puts a search field before the view, with suggestions that are shown while the user searches. Whether the user searches is bound to a flag.
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

    /// Puts a search field before the view, with suggestions that are shown while the user searches. Whether the user searches is bound to a flag.
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
