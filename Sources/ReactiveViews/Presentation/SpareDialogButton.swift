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
        item = SpareDialogButtonItem(self)
    }

    override func receive(_ view: SpareDialogButton) {}

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind else { return false }
        bubble(.buttonPressed)
        return true
    }

    private var words: String { dismissal == .byButton ? "OK" : "Cancel" }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        let font = (dismissal == .byButton ? Font.headline : Font.title3.weight(.semibold)).resolved()
        list.words(words, font, environment.tintPaint, in: frame)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Button", label: words)
        element.attributes = dismissal == .byButton ? [spareAttribute] : ["cancel", spareAttribute]
        element.node = self
        return [element]
    }
}

/// The layout item of a spare button. The dialog shows it only if it is needed.
private final class SpareDialogButtonItem: LayoutItem {
    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 80, height: 22) }
}

/// A node that stands for a button which a dialog without such a button shows.
@MainActor
protocol SpareButton: ViewNode {}
extension SpareDialogButtonNode: SpareButton {}
