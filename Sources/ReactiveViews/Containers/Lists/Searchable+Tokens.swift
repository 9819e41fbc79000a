extension View {
    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑. Whether the user searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑. Whether the user searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. `host.delete` takes one out; ending the search all of
    /// them ⚑. Whether the user searches is bound to a flag.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes. Whether the user searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes. Whether the user searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text. While the user searches others are suggested: a tap
    /// adds one, and the text goes. Whether the user searches is bound to a flag.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(editable: editableTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them. Whether the user
    /// searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(editable: editableTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them. Whether the user
    /// searches is bound to a flag.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Puts a search field before the view, in which tokens stand before the text; their views may change them. Whether the user
    /// searches is bound to a flag.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    private func searchable(
        _ text: Binding<String>, _ presented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ tokens: SearchTokens
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, presented: presented, placement: placement, prompt: prompt, suggestions: EmptyView(),
                tokens: tokens))
    }
}
