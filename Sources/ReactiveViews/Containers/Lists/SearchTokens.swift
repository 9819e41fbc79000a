/// The tokens of a search field: parts of the query that are chosen instead of typed.
struct SearchTokens {
    let chosen: AnyView
    let suggested: AnyView?
    /// Adds a token unless it is present. Returns false if its type isn't that of the field's tokens.
    ///
    /// Apple's documentation doesn't define repeated tokens; here a token of the same identity is added once.
    let add: (Any) -> Bool
    let removeAll: () -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        chosen = AnyView(ChosenTokens(tokens: tokens, token: token))
        self.suggested = suggested.map { AnyView(SuggestedTokens(tokens: $0, token: token)) }
        add = { new in
            guard let new = new as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    }

    /// Creates tokens whose views may change them.
    init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, suggested: nil) { element in
            token(
                Binding {
                    tokens.wrappedValue.first { $0.id == element.id } ?? element
                } set: { new in
                    guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                    tokens.wrappedValue[index] = new
                })
        }
    }
}

/// The chosen tokens in front of the typed text. Deleting one removes it from the binding.
nonisolated private struct ChosenTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(tokens.wrappedValue) { element in
            HStack { ControlLabel(of: "Token", token(element)) }
                .modifier(
                    ControlElement("Token") { event, _ in
                        guard case .delete = event else { return false }
                        tokens.wrappedValue.removeAll { $0.id == element.id }
                        return true
                    })
        }
    }
}

/// The tokens that are suggested to the user.
nonisolated private struct SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(tokens.wrappedValue) { element in
            HStack { ControlLabel(of: "SuggestedToken", token(element)) }
                .modifier(ControlElement("SuggestedToken")).searchCompletion(element)
        }
    }
}
