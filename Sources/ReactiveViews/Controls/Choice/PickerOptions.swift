/// The options of a picker.
nonisolated struct PickerOptions<Content: View>: PrimitiveView {
    let style: _PickerKind
    let content: Content

    @MainActor static func _makeNode(_ view: PickerOptions<Content>, under parent: ViewNode) -> TypedNode<
        PickerOptions<Content>
    > {
        PickerOptionsNode(view, under: parent)
    }
}

private final class PickerOptionsNode<Content: View>: SingleChildNode<PickerOptions<Content>, Content>,
    PickerOptionsNodeBase, PickerOptionsPlace, GestureParticipant, PlacePart
{
    private var view: PickerOptions<Content>
    /// A copy of the options on a panel; nil while the picker is closed.
    private var panel: PickerPanelNode<Content>?
    private weak var opener: (any PickerContext)?
    private(set) weak var picker: (any PickerContext)?
    /// The options with their elements at the last composition of the tree.
    private var looked: SelectableViews?
    var views: SelectableViews { looked ?? SelectableViews(in: self) }

    init(_ view: PickerOptions<Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        if view.style.showsOptions { item = PickerOptionsItem(view.style, self) }
        var node: ViewNode? = parent
        while let current = node {
            if let picker = current as? any PickerContext {
                self.picker = picker
                picker.options = self
                break
            }
            node = current.parent as? ViewNode
        }
        setContent(view.content)
    }

    override func receive(_ view: PickerOptions<Content>) {
        self.view = view
        (item as? PickerOptionsItem)?.change(view.style)
        setContent(view.content)
        if panel != nil { setNeedsUpdate(because: .inputs([])) }
    }

    func setOpen(_ isOpen: Bool, for picker: any PickerContext) {
        opener = isOpen ? picker : nil
        setNeedsUpdate(because: .other(isOpen ? "opened" : "closed"))
    }

    func selectionChanged() {
        guard let item = item as? PickerOptionsItem else { return }
        item.selectionChanged()
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let item = item as? PickerOptionsItem else { return }
        paint(in: frame, into: &list) { item.draw(&$0) }
    }

    override func update() {
        if let opener, let place = opener.place {
            let panel = panel ?? PickerPanelNode(of: opener, beside: place, under: self)
            self.panel = panel
            panel.show(view.content)
        } else if let panel {
            self.panel = nil
            graph.unmount(panel)
        }
    }

    // MARK: Touches

    weak var session: TouchSession?
    /// Made for the first touch of a wheel.
    private var turning: PlaceRecognizer?
    var rank: GestureRank { .afterInner }
    /// The options are tapped as other controls are; a drag turns a wheel.
    var followsControls: Bool { true }
    var activeMask: GestureMask { view.style == .wheel && environment.isEnabled ? .all : .subviews }
    var recognizer: GestureRecognizer {
        let recognizer = turning ?? PlaceRecognizer(self)
        turning = recognizer
        return recognizer
    }

    var takesPlaces: Bool { false }
    var turns: Bool { true }
    func take(tapAt point: CGPoint) {}

    func turn(by rows: Int, from start: CGPoint) {
        guard let picker else { return }
        let choices = SelectableViews(in: self).choices
        let old = choices.firstIndex { picker.isChosen($0.view) } ?? 0
        let new = min(max(old + rows, 0), choices.count - 1)
        if new != old { picker.closeOptions(choosing: new) }
    }

    override func didUnmount() { session?.forget(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        let elements = children.first ?? []
        var views = SelectableViews(in: self)
        views.assign(elements, below: self)
        looked = views
        return elements
    }

    override var childCount: Int { super.childCount + (panel == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : panel! }

    override func removeChildren() {
        super.removeChildren()
        panel = nil
    }
}

/// The options of a picker on an open panel. They are copies: the options in the tree show the selected value.
final class PickerPanelNode<Content: View>: MenuPanelNode<Content> {
    private weak var picker: (any PickerContext)?

    init(of picker: any PickerContext, beside place: ViewNode, under parent: ViewNode) {
        self.picker = picker
        super.init(under: parent, beside: place)
    }

    override var isEventBoundary: Bool { true }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .tap:
            guard let index = SelectableViews(in: self).index(of: event.origin, below: self) else { return false }
            picker?.closeOptions(choosing: index)
        case .dismiss: picker?.closeOptions(choosing: nil)
        default: return false
        }
        return true
    }

    override var marksRows: Bool { true }
    override var markedRow: Int? { picker.flatMap { taggedChildren().firstIndex(where: $0.isChosen) } }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }
}
