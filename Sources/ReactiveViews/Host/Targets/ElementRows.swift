/// The rows of lists and forms among some elements.
///
/// A row is a view that is directly in a list or form, or in one of its sections. It has one element of its own, whatever
/// decorates it. The label of a disclosure group and the views of its content are rows; the group's element stands for
/// its label.
///
/// Invariant: an element is in at most one row, and the elements of a row have the same parent.
@MainActor
struct ElementRows {
    /// The kinds of elements that contain rows.
    private static let containers: Set<String> = ["List", "Form", "Section"]
    /// The kinds of elements that have rows directly inside.
    static let parents = containers.union(["DisclosureGroup"])
    /// The kinds of elements that are no rows, though no view of the container shows them.
    private static let others: Set<String> = ["Section", "SwipeActions", "AccessibilityAction", "SearchField"]

    /// The indices of all elements that a row's view and its decorations show, in order, by the index of the row's own
    /// element.
    private(set) var members: [Int: [Int]] = [:]

    /// Finds the rows. O(*n*) for *n* elements and for the nodes above the rows' views.
    init(in forest: ElementForest) {
        for index in forest.indices where Self.containers.contains(forest.elements[index].kind) {
            findRows(in: index, forest)
        }
    }

    private mutating func findRows(in container: Int, _ forest: ElementForest) {
        guard let node = forest.elements[container].node else { return }
        let views = SelectableViews(in: node)
        // The elements of each view, and those around several views.
        var places: [Int: [Int]] = [:]
        var groups: [ObjectIdentifier: Int] = [:]
        var next = container + 1
        while next < forest.ends[container] {
            let element = forest.elements[next]
            if let view = views.index(of: element.node, below: node) {
                if views.choices[view].view.part == .content { places[view, default: []].append(next) }
            } else if element.kind == "DisclosureGroup", let group = element.node {
                groups[ObjectIdentifier(group)] = next
                next += 1
                continue
            } else if !element.isDecoration, !Self.others.contains(element.kind) {
                members[next] = [next]
            }
            next = forest.ends[next]
        }
        for place in places.values {
            guard let main = place.map({ forest.elements[$0] }).mainIndex else { continue }
            members[place[main]] = place
        }
        guard !groups.isEmpty else { return }
        for (view, choice) in views.choices.enumerated() where places[view] == nil {
            var around: ViewNode? = choice.view.node
            while let current = around, current !== node {
                if let group = groups[ObjectIdentifier(current)] {
                    members[group] = [group]
                    break
                }
                around = current.parent as? ViewNode
            }
        }
    }
}
