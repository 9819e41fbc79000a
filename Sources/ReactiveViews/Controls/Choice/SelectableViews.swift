/// The views of a container that a selection chooses from, with the elements that each of them shows.
///
/// An element belongs to the view whose uppermost node is above the element's node.
@MainActor
struct SelectableViews {
    @MainActor
    struct Choice {
        let view: TaggedChild
        var elements: [ViewElement] = []

        /// The node of the element that stands for the view.
        var mainNode: ViewNode { elements.mainIndex.flatMap { elements[$0].node } ?? view.node }

        /// The text by which the user chooses the view; nil if it has none.
        var words: String? {
            var element = ViewElement("Option")
            element.takeLabel(from: elements)
            return element.label
        }

        var isEnabled: Bool {
            let environment = mainNode.environment
            return environment.isEnabled && !environment.isSelectionDisabled
        }
    }

    private(set) var choices: [Choice]
    private var indices: [ObjectIdentifier: Int] = [:]

    init(in container: ViewNode) {
        choices = container.taggedChildren().map { Choice(view: $0) }
        for (index, choice) in choices.enumerated() { indices[ObjectIdentifier(choice.view.node)] = index }
    }

    /// Returns the index of the view that a node belongs to; nil if it belongs to none. O(depth of the node below the
    /// container).
    func index(of node: ViewNode?, below container: ViewNode) -> Int? {
        var node = node
        while let current = node, current !== container {
            if let index = indices[ObjectIdentifier(current)] { return index }
            node = current.parent as? ViewNode
        }
        return nil
    }

    mutating func assign(_ elements: [ViewElement], below container: ViewNode) {
        for element in elements {
            guard let index = index(of: element.node, below: container) else { continue }
            choices[index].elements.append(element)
        }
    }
}

extension EnvironmentValues {
    /// Whether the rows and options below can't be selected.
    var isSelectionDisabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}

nonisolated extension View {
    /// Prevents the selection of this row or option, or of those inside this view.
    ///
    /// A modifier further out can't allow it again.
    ///
    /// - Parameter isDisabled: Whether selection is prevented; true by default.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isSelectionDisabled, as: ModifierKind.SelectionDisabled.self) { $0 = $0 || isDisabled }
    }
}
