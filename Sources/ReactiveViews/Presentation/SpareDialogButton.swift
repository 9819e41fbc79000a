/// What `ViewElement`s of spare buttons are marked with until the dialog has decided about them.
let spareAttribute = "spare"

/// The button of a dialog whose own buttons leave no way out: OK for an alert that has none, Cancel for a choice of actions that has
/// none for cancelling. It is always there, as whether it is needed changes with the others.
struct SpareDialogButton: PrimitiveView {
    let dismissal: PresentationDismissal

    static func _makeNode(_ view: SpareDialogButton, under parent: ViewNode) -> TypedNode<SpareDialogButton> {
        SpareDialogButtonNode(view, under: parent)
    }
}

private final class SpareDialogButtonNode: TypedNode<SpareDialogButton> {
    private let dismissal: PresentationDismissal

    init(_ view: SpareDialogButton, under parent: ViewNode) {
        dismissal = view.dismissal
        super.init(under: parent)
    }

    override func receive(_ view: SpareDialogButton) {}

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind else { return false }
        bubble(.buttonPressed)
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Button", label: dismissal == .byButton ? "OK" : "Cancel")
        element.attributes = dismissal == .byButton ? [spareAttribute] : ["cancel", spareAttribute]
        element.node = self
        return [element]
    }
}
