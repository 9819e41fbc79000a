import Reactive

/// Invariant: after an update the view is mounted if and only if it is pushed. With a binding it is pushed while the
/// binding requests it; without one, from a tap until it is popped.
final class NavigationLinkNode<Label: View, Destination: View>: TypedNode<NavigationLink<Label, Destination>>,
    NavigationPushing, TapTarget, RowControl
{
    var takesTaps: Bool { isEnabled && !isInEditedRow }
    var takesRowTaps: Bool { true }
    private var view: NavigationLink<Label, Destination>
    private var labelNode: TypedNode<Label>?
    private weak var level: (any NavigationLevel)?
    private let push = NavigationPush<Destination>()
    /// Whether the view is pushed, for a link without a binding.
    private var isActivated = false

    init(_ view: NavigationLink<Label, Destination>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = NavigationLinkItem(self)
        level = navigationLevel
        labelNode = Label._makeNode(view.label, under: self)
        if view.activation != nil { setNeedsUpdate(because: .mounted) }
    }

    override func receive(_ view: NavigationLink<Label, Destination>) {
        self.view = view
        labelNode?.receive(view.label)
        if view.activation != nil || push.node != nil { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        track {
            guard let level, case .view(let destination) = view.target else { return }
            if view.activation?.isActive() ?? isActivated {
                push.show(destination, by: self, on: level, clear: clear)
            } else {
                push.end(on: level)
            }
        }
    }

    /// Returns the action that pops the view.
    private var clear: () -> Void {
        if let activation = view.activation { return { activation.set(false) } }
        return { [weak self] in onMainActor { self?.deactivate() } }
    }

    private func deactivate() {
        isActivated = false
        setNeedsUpdate(because: .other("popped"))
    }

    func wasPopped(_ entry: NavigationEntry) {
        push.wasPopped(entry)
        if view.activation == nil { isActivated = false }
        setNeedsUpdate(because: .other("popped"))
    }

    override func willUnmount() { push.forget(on: level) }

    private var isEnabled: Bool {
        guard level != nil, environment.isEnabled else { return false }
        if case .value(nil) = view.target { return false }
        return true
    }

    /// Whether the link is in a row of a list in edit mode, where taps only select rows.
    private var isInEditedRow: Bool {
        guard environment.editMode?.wrappedValue.isEditing == true else { return false }
        var node: ViewNode? = self
        while let current = node, !current.isEventBoundary {
            if current.item?.rowContaining?.hasListRows == true { return true }
            node = current.parent as? ViewNode
        }
        return false
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, isEnabled, !isInEditedRow, let level else { return false }
        switch view.target {
        case .value(let value):
            guard let value else { break }
            // In a column the list shows the choice by its selection, and another column shows the result.
            let column = level.column(of: self)
            let split = level.core.container as? any SplitContaining
            if column != .detail, split != nil, let list = selectingList, list.select(value) {
                split?.userChose(in: column, pushes: false)
                break
            }
            level.core.push(value, from: level, self)
            split?.userChose(in: column, pushes: true)
        case .view:
            if let activation = view.activation {
                activation.set(true)
            } else {
                isActivated = true
                setNeedsUpdate(because: .other("tapped"))
            }
            (level.core.container as? any SplitContaining)?.userChose(in: level.column(of: self), pushes: true)
        }
        bubble(.buttonPressed)
        return true
    }

    /// The list of the same level that contains the link.
    private var selectingList: (any SelectingList)? {
        var node = parent as? ViewNode
        while let current = node, !(current is any NavigationLevel) {
            if let list = current as? any SelectingList { return list }
            node = current.parent as? ViewNode
        }
        return nil
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("NavigationLink")
        let label = children[0]
        element.takeLabel(from: label)
        if !isEnabled { element.attributes.append("disabled") }
        // A gesture on the label has priority over the link.
        element.node = element.children.isEmpty ? label.first?.node ?? self : self
        return [element]
    }

    override var childCount: Int { (labelNode == nil ? 0 : 1) + (push.node == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index == 0 ? labelNode! : push.node! }

    override func removeChildren() {
        labelNode = nil
        push.removeNode()
    }
}

/// The item of a link. A row that consists of the link ends with an arrow.
private final class NavigationLinkItem: LabelItem {
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        let inner = super.layoutValue(key)
        guard key == RowTraits.key else { return inner }
        var traits = inner as? RowTraits ?? RowTraits()
        traits.hasArrow = true
        return traits
    }
}
