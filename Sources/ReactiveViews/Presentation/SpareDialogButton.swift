/// The attribute of a spare button's element until the dialog keeps or removes it.
let spareAttribute = "spare"

/// The default button of a dialog: OK for an alert without buttons, Cancel for a confirmation dialog without a cancel
/// button. It is always mounted, because the need for it changes with the other buttons.
nonisolated struct SpareDialogButton: PrimitiveView {
    let dismissal: PresentationDismissal

    @MainActor static func _makeNode(_ view: SpareDialogButton, under parent: ViewNode) -> TypedNode<SpareDialogButton>
    {
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
