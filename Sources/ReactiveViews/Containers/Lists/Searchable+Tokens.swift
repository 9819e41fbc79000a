nonisolated extension View {
    /// Adds a search field with tokens in front of the typed text.
    ///
    /// A host removes a token by `delete(_:)`. Ending the search removes all tokens; Apple's documentation doesn't
    /// define this.
    ///
    /// ```swift
    /// struct Tag: Identifiable {
    ///     let id: String
    /// }
    ///
    /// struct Photos: View {
    ///     @State private var query = ""
    ///     @State private var tags = [Tag(id: "Holiday")]
    ///
    ///     var body: some View {
    ///         List { Text("Photo") }
    ///             .searchable(text: $query, tokens: $tags) { tag in
    ///                 Text(tag.id)
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens and a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens and a prompt that isn't localized.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a token.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens and a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens and a prompt that isn't localized, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a token.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: nil, token: token))
    }

    /// Adds a search field with tokens, and suggests further tokens.
    ///
    /// The suggestions are shown while the user is searching. A tap on one adds it to the tokens and empties the typed
    /// text.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens, suggested tokens and a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens, suggested tokens and a prompt that isn't localized.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a token.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens and suggested tokens, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens, suggested tokens and a localized prompt, and binds whether the user is
    /// searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens, suggested tokens and a prompt that isn't localized, and binds whether the user
    /// is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - tokens: A binding to the chosen tokens.
    ///   - suggestedTokens: A binding to the tokens to suggest while the user is searching.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a token.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))
    }

    /// Adds a search field with tokens that their views may change.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a binding to a token.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, prompt, SearchTokens(editable: editableTokens, token: token))
    }

    /// Adds a search field with editable tokens and a localized prompt.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a binding to a token.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Adds a search field with editable tokens and a prompt that isn't localized.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a binding to a token.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Adds a search field with editable tokens, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field; nil for “Search”.
    ///   - token: A closure that makes the view of a binding to a token.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, prompt, SearchTokens(editable: editableTokens, token: token))
    }

    /// Adds a search field with editable tokens and a localized prompt, and binds whether the user is searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The key of the prompt's localized string.
    ///   - token: A closure that makes the view of a binding to a token.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token: token))
    }

    /// Adds a search field with editable tokens and a prompt that isn't localized, and binds whether the user is
    /// searching.
    ///
    /// - Parameters:
    ///   - text: A binding to the typed text.
    ///   - editableTokens: A binding to the chosen tokens, which their views may change.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The place of the field; without effect here.
    ///   - prompt: The text of the empty field.
    ///   - token: A closure that makes the view of a binding to a token.
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
