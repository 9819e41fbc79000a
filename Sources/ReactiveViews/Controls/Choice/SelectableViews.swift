/// The views of a container that a selection chooses from, with the elements that each of them shows.
///
/// Elements are found again by their nodes: each lies below the uppermost node of its view.
@MainActor
struct SelectableViews {
    @MainActor
    struct Choice {
        let view: TaggedChild
        var elements: [ViewElement] = []

        /// The words that the user chooses it by.
        var words: String? {
            var element = ViewElement("Option")
            element.takeLabel(from: elements)
            return element.label
        }

        var isEnabled: Bool {
            let environment = (elements.first?.node ?? view.node).environment
            return environment.isEnabled && !environment.isSelectionDisabled
        }
    }

    private(set) var choices: [Choice]
    private var indices: [ObjectIdentifier: Int] = [:]

    init(in container: ViewNode) {
        choices = container.taggedChildren().map { Choice(view: $0) }
        for (index, choice) in choices.enumerated() { indices[ObjectIdentifier(choice.view.node)] = index }
    }

    /// Which view a node belongs to.
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

extension View {
    /// Says whether this row or option, or those below, can't be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isSelectionDisabled, as: ModifierKind.SelectionDisabled.self) { $0 = $0 || isDisabled }
    }
}
