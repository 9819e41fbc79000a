/// A modifier that suggests texts for the field in its view.
nonisolated private struct TextInputSuggestionsModifier<Suggestions: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let suggestions: Suggestions

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TextInputSuggestionsModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TextInputSuggestionsModifier>> {
        TextInputSuggestionsNode(view, under: parent)
    }
}

/// A node that enters a completion in the field in it.
@MainActor
private protocol TextCompleting: ViewNode {
    func complete(_ text: String)
}

/// Invariant: while mounted, the children are the modified view and then the suggestions, which layout doesn't arrange.
private final class TextInputSuggestionsNode<Content: View, Suggestions: View>:
    ModifierNode<Content, TextInputSuggestionsModifier<Suggestions>>, PartlyLaidOut, TextCompleting
{
    override class var traits: NodeTraits { NodeTraits(.isModifier, .isPartlyLaidOut) }

    private var suggestions: TypedNode<Suggestions>?

    override func didMount() { suggestions = Suggestions._makeNode(modifier.suggestions, under: self) }

    override func modifierChanged(from old: TextInputSuggestionsModifier<Suggestions>) {
        suggestions?.receive(modifier.suggestions)
    }

    func isLaidOut(childAt index: Int) -> Bool { index == 0 }

    func complete(_ text: String) {
        guard let content = super.child(at: 0) as? ViewNode else { return }
        let elements = ViewElement.elements(of: content).flatMap(\.all)
        let field = elements.first { $0.attributes.contains("focused") } ?? elements.first(where: \.isTextField)
        field?.node?.bubble(.type(text))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children[0]
        guard children.count > 1, !children[1].isEmpty,
            let place = elements.firstIndex(where: { $0.all.contains { $0.attributes.contains("focused") } })
        else { return elements }
        var offered = ViewElement("TextInputSuggestions")
        offered.children = children[1]
        offered.node = self
        offered.isDecoration = true
        elements.insert(offered, at: place + 1)
        return elements
    }

    override var childCount: Int { super.childCount + (suggestions == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node {
        index < super.childCount ? super.child(at: index) : suggestions!
    }

    override func removeChildren() {
        super.removeChildren()
        suggestions = nil
    }
}

extension ViewElement {
    fileprivate var isTextField: Bool { ["TextField", "SecureField", "TextEditor", "SearchField"].contains(kind) }
}

/// A modifier that enters a text when its view is tapped.
nonisolated private struct TextInputCompletionModifier: PrimitiveModifier {
    let completion: String

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TextInputCompletionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TextInputCompletionModifier>> {
        TextInputCompletionNode(view, under: parent)
    }
}

private final class TextInputCompletionNode<Content: View>: ModifierNode<Content, TextInputCompletionModifier> {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, environment.isEnabled else { return false }
        var node = parent as? ViewNode
        while let current = node {
            if let completing = current as? any TextCompleting {
                completing.complete(modifier.completion)
                return true
            }
            node = current.parent as? ViewNode
        }
        return false
    }
}

nonisolated extension View {
    /// Suggests texts for the field in the view.
    ///
    /// While the field has the focus, the suggestions are in an element `TextInputSuggestions` after it. A tap on a
    /// suggestion with a `textInputCompletion(_:)` enters the completion.
    ///
    /// ```swift
    /// TextField("City", text: $city)
    ///     .textInputSuggestions {
    ///         ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { name in
    ///             Text(name).textInputCompletion(name)
    ///         }
    ///     }
    /// ```
    ///
    /// - Parameter suggestions: Returns the suggestions.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
    }

    /// Suggests a text for each element of a collection; see `textInputSuggestions(_:)`.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The identity of an element.
    ///   - content: Returns the suggestion for an element.
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Suggests a text for each element of a collection; see `textInputSuggestions(_:)`.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Returns the suggestion for an element.
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Makes a tap on this suggestion enter a text in the field.
    ///
    /// - Parameter completion: The text, which replaces what was typed.
    public func textInputCompletion(_ completion: String) -> some View {
        modifier(TextInputCompletionModifier(completion: completion))
    }
}
