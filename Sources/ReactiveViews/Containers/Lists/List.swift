/// Rows, one below the other, which may be selected.
///
/// A row reacts over its whole width: a tap beside the only link, button or toggle in it is one on that.
///
/// A row is selected by a tap that nothing inside of it takes: one row at any time, several in edit mode only (⚑ as on iOS 16).
/// What value a row stands for is said by `tag`, else by the identity that its `ForEach` gives it.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    public static func _makeNode(
        _ view: List<SelectionValue, Content>, under parent: ViewNode
    ) -> TypedNode<List<SelectionValue, Content>> {
        ListNode(view, under: parent)
    }
}

/// Which rows are selected, and how that is changed.
struct ListSelection<Value: Hashable> {
    let get: () -> Set<Value>
    /// Takes a row that was tapped.
    let choose: (Value) -> Void
    let isMultiple: Bool

    init?(_ binding: Binding<Set<Value>>?) {
        guard let binding else { return nil }
        get = { binding.wrappedValue }
        choose = { value in
            var selected = binding.wrappedValue
            if selected.remove(value) == nil { selected.insert(value) }
            binding.wrappedValue = selected
        }
        isMultiple = true
    }

    init?(_ binding: Binding<Value?>?) {
        guard let binding else { return nil }
        get = { binding.wrappedValue.map { [$0] } ?? [] }
        choose = { binding.wrappedValue = $0 }
        isMultiple = false
    }

    init(_ binding: Binding<Value>) {
        get = { [binding.wrappedValue] }
        choose = { binding.wrappedValue = $0 }
        isMultiple = false
    }
}

/// A list whose rows may be selected.
@MainActor
protocol SelectingList: ViewNode {
    /// Selects a value; false if one can't select just one, or not of its type.
    func select(_ value: AnyHashable) -> Bool
}

/// Invariant: after an update `selected` is what the binding has.
private final class ListNode<Value: Hashable, Content: View>: ScrollingNode<
    List<Value, Content>, ListRows<Content>
>, SelectingList
{
    private var view: List<Value, Content>
    private var selected: Set<Value> = []

    init(_ view: List<Value, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        begin(.vertical)
        setContent(ListRows(content: view.content))
    }

    override func receive(_ view: List<Value, Content>) {
        let hadSelection = self.view.selection != nil
        self.view = view
        setContent(ListRows(content: view.content))
        if hadSelection || view.selection != nil { setNeedsUpdate(because: .inputs([])) }
    }

    override func readInputs() {
        selected = view.selection?.get() ?? []
    }

    func select(_ value: AnyHashable) -> Bool {
        guard let selection = view.selection, !selection.isMultiple, let value = value.base as? Value else {
            return false
        }
        selection.choose(value)
        return true
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, environment.isEnabled else { return false }
        let isEditing = environment.editMode?.wrappedValue.isEditing == true
        if !isEditing, offerToRowControl(&event) { return true }
        guard let selection = view.selection, !selection.isMultiple || isEditing else { return false }
        let rows = SelectableViews(in: self)
        guard let origin = event.origin, let index = rows.index(of: origin, below: self) else { return false }
        let row = rows.choices[index].view
        let place = origin.environment
        guard place.isEnabled, !place.isSelectionDisabled, let value: Value = row.value() else { return false }
        selection.choose(value)
        return true
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) { drawListBackground(in: frame, into: &list) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("List")
        element.children = children.flatMap { $0 }
        element.node = self
        if !selected.isEmpty {
            let rows = SelectableViews(in: self)
            var marked: Set<Int> = []
            element.children = mark(element.children, rows, &marked)
        }
        return [element]
    }

    /// Says of the first element of each selected row that it is.
    private func mark(
        _ elements: [ViewElement], _ rows: SelectableViews, _ marked: inout Set<Int>
    ) -> [ViewElement] {
        var elements = elements
        for position in elements.indices {
            if let index = rows.index(of: elements[position].node, below: self) {
                guard let value: Value = rows.choices[index].view.value(), selected.contains(value) else { continue }
                if marked.insert(index).inserted { elements[position].attributes.append("selected") }
            } else if elements[position].kind == "Section" {
                elements[position].children = mark(elements[position].children, rows, &marked)
            }
        }
        return elements
    }
}
