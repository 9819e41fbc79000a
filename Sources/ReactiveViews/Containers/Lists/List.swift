/// A container of rows, one below the other, which the user may select.
///
/// A row reacts over its whole width: a tap beside the only link, button or toggle of the row counts as a tap on that
/// control.
///
/// ```swift
/// struct Contacts: View {
///     @State private var selection: String?
///     let names = ["Ann", "Bo", "Cleo"]
///
///     var body: some View {
///         List(names, id: \.self, selection: $selection) { name in
///             Text(name)
///         }
///     }
/// }
/// ```
///
/// A tap that no view inside the row handles selects the row. A list with one selectable row allows that at any time, a
/// list with several only in edit mode. Apple's documentation doesn't define this; here it follows iOS 16. The value of
/// a row is its `tag`, otherwise its identity in its `ForEach`.
///
/// Rows are made when they come into sight; see <doc:LayoutContract> and <doc:TouchAndText>.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public static func _makeNode(
        _ view: List<SelectionValue, Content>, under parent: ViewNode
    ) -> TypedNode<List<SelectionValue, Content>> {
        ListNode(view, under: parent)
    }
}

/// The selection of a list and the way to change it.
struct ListSelection<Value: Hashable> {
    let get: () -> Set<Value>
    /// Selects a row that was tapped; toggles it if several may be selected.
    let choose: (Value) -> Void
    /// Ends the selection; nil if one row is selected at any time.
    let clear: (() -> Void)?
    let isMultiple: Bool

    init?(_ binding: Binding<Set<Value>>?) {
        guard let binding else { return nil }
        get = { binding.wrappedValue }
        choose = { value in
            var selected = binding.wrappedValue
            if selected.remove(value) == nil { selected.insert(value) }
            binding.wrappedValue = selected
        }
        clear = { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
        isMultiple = true
    }

    init?(_ binding: Binding<Value?>?) {
        guard let binding else { return nil }
        get = { binding.wrappedValue.map { [$0] } ?? [] }
        choose = { binding.wrappedValue = $0 }
        clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
        isMultiple = false
    }

    init(_ binding: Binding<Value>) {
        get = { [binding.wrappedValue] }
        choose = { binding.wrappedValue = $0 }
        clear = nil
        isMultiple = false
    }
}

/// A list whose rows may be selected.
@MainActor
protocol SelectingList: ViewNode {
    /// Selects a value. Returns false if the list selects several rows, or values of another type.
    func select(_ value: AnyHashable) -> Bool
    /// The rows that a context menu at a node is for: the selection if the node's row is selected, otherwise that row.
    /// Empty outside of rows.
    func menuSelection(at node: ViewNode) -> Set<AnyHashable>
    /// Whether several rows can be selected.
    var selectsSeveral: Bool { get }
    /// Returns a test whether the row of a node is selected; nil if no row is.
    func selectionTest() -> ((ViewNode) -> Bool)?
    /// The selected value, or values; nil if no row is selected, or while the user edits a list of several.
    var selectionValue: AnyHashable? { get }
    /// Ends the selection, unless one row is selected at any time.
    func clearSelection()
}

extension EnvironmentValues {
    /// The action of a tap on a row of the lists below, instead of selecting it; nil for none.
    var selectionPrimaryAction: ((Set<AnyHashable>) -> Bool)? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

/// The node of a list.
///
/// Invariant: after an update `selected` holds the values of the binding.
private final class ListNode<Value: Hashable, Content: View>: ScrollingNode<
    List<Value, Content>, ListRows<Content>
>, SelectingList, BackdropPainting
{
    private var view: List<Value, Content>
    private var selected: Set<Value> = []
    /// The container that shows the selection in its next column, once the list has a selection; nil for none.
    private weak var showing: (any SelectionShowing)?

    init(_ view: List<Value, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        begin(.vertical)
        if view.selection != nil { joinContainer() }
        setContent(ListRows(content: view.content))
    }

    private func joinContainer() {
        showing = selectionShowing
        showing?.addList(self)
    }

    override func didUnmount() {
        super.didUnmount()
        showing?.removeList(self)
    }

    override func receive(_ view: List<Value, Content>) {
        let hadSelection = self.view.selection != nil
        self.view = view
        setContent(ListRows(content: view.content))
        if !hadSelection, view.selection != nil, showing == nil { joinContainer() }
        if hadSelection || view.selection != nil { setNeedsUpdate(because: .inputs([])) }
    }

    override func readInputs() {
        let new = view.selection?.get() ?? []
        if new != selected { showing?.selectionChanged() }
        selected = new
    }

    func select(_ value: AnyHashable) -> Bool {
        guard let selection = view.selection, !selection.isMultiple, let value = value.base as? Value else {
            return false
        }
        selection.choose(value)
        return true
    }

    var selectsSeveral: Bool { view.selection?.isMultiple == true }

    var selectionValue: AnyHashable? {
        guard let selection = view.selection else { return nil }
        if selection.isMultiple, environment.editMode?.wrappedValue.isEditing == true { return nil }
        let selected = selection.get()
        return selected.isEmpty ? nil : AnyHashable(selected)
    }

    func clearSelection() { view.selection?.clear?() }

    func selectionTest() -> ((ViewNode) -> Bool)? {
        guard !selected.isEmpty else { return nil }
        let (rows, selected) = (SelectableViews(in: self), selected)
        return { [unowned self] node in
            guard let index = rows.index(of: node, below: self) else { return false }
            let value: Value? = rows.choices[index].view.value()
            return value.map(selected.contains) ?? false
        }
    }

    func menuSelection(at node: ViewNode) -> Set<AnyHashable> {
        let rows = SelectableViews(in: self)
        guard let index = rows.index(of: node, below: self), let tag = rows.choices[index].view.tag else { return [] }
        let value: Value? = rows.choices[index].view.value()
        guard let value else { return [tag] }
        return selected.contains(value) ? Set(selected.map { AnyHashable($0) }) : [AnyHashable(value)]
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, environment.isEnabled else { return false }
        let isEditing = environment.editMode?.wrappedValue.isEditing == true
        if !isEditing, offerToRowControl(&event) { return true }
        if !isEditing, let action = environment.selectionPrimaryAction, let origin = event.origin {
            let rows = SelectableViews(in: self)
            if let index = rows.index(of: origin, below: self) {
                let view = rows.choices[index].view
                let value: Value? = view.value()
                if let chosen = value.map({ AnyHashable($0) }) ?? view.tag, action([chosen]) { return true }
            }
        }
        guard let selection = view.selection, !selection.isMultiple || isEditing else { return false }
        let rows = SelectableViews(in: self)
        guard let origin = event.origin, let index = rows.index(of: origin, below: self) else { return false }
        let row = rows.choices[index].view
        let place = origin.environment
        guard place.isEnabled, !place.isSelectionDisabled, let value: Value = row.value() else { return false }
        selection.choose(value)
        if selectionValue != nil { showing?.userSelected(in: self) }
        return true
    }

    var backdrop: Color.Resolved? { listBackdrop }
    override func draw(in frame: CGRect, into list: inout DisplayList) { drawListBackground(in: frame, into: &list) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("List")
        element.children = children.joinedElements
        element.node = self
        if !selected.isEmpty {
            let rows = SelectableViews(in: self)
            element.children = mark(element.children, rows)
        }
        return [element]
    }

    /// Marks the rows of a disclosure group. Its element stands for its label, which mostly has no element.
    private func markGroup(_ group: inout ViewElement, _ rows: SelectableViews) {
        func isInside(_ view: ViewNode) -> Bool {
            var node: ViewNode? = view
            while let current = node, current !== self {
                if current === group.node { return true }
                node = current.parent as? ViewNode
            }
            return false
        }
        guard let label = rows.choices.firstIndex(where: { isInside($0.view.node) }) else { return }
        let isShown = group.children.contains { rows.index(of: $0.node, below: self) == label }
        group.children = mark(group.children, rows)
        let value: Value? = rows.choices[label].view.value()
        if !isShown, let value, selected.contains(value) { group.attributes.append("selected") }
    }

    /// Adds the attribute `selected` to the main element of each selected row.
    private func mark(_ elements: [ViewElement], _ rows: SelectableViews) -> [ViewElement] {
        var elements = elements
        var places: [Int: [Int]] = [:]
        for position in elements.indices {
            if let index = rows.index(of: elements[position].node, below: self) {
                places[index, default: []].append(position)
            } else if elements[position].kind == "Section" {
                elements[position].children = mark(elements[position].children, rows)
            } else if elements[position].kind == "DisclosureGroup" {
                markGroup(&elements[position], rows)
            }
        }
        for (index, positions) in places {
            guard let value: Value = rows.choices[index].view.value(), selected.contains(value),
                let main = positions.map({ elements[$0] }).mainIndex
            else { continue }
            elements[positions[main]].attributes.append("selected")
        }
        return elements
    }
}
