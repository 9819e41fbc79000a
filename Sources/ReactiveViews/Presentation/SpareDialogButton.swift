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
        tree.unresolved.append(self)
    }

    override func receive(_ view: SpareDialogButton) {}

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind else { return false }
        bubble(.buttonPressed)
        return true
    }

    private var words: String { dismissal == .byButton ? "OK" : "Cancel" }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        list.words(words, font, environment.tintPaint, in: frame)
    }

    var font: ResolvedFont {
        (dismissal == .byButton ? Font.headline : Font.title3.weight(.semibold))
            .resolved(at: environment.dynamicTypeSize)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Button", label: words)
        element.attributes = dismissal == .byButton ? [spareAttribute] : ["cancel", spareAttribute]
        element.node = self
        return [element]
    }
}

/// The layout item of a spare button. The dialog shows it only if it is needed.
private final class SpareDialogButtonItem: LayoutItem, EnvironmentReading {
    override class var traits: ItemTraits { ItemTraits(.leaf, .readsEnvironment) }

    private var height: CGFloat = 22 {
        didSet { if height != oldValue { invalidate() } }
    }

    @MainActor
    func environmentChanged() {
        guard let font = (node as? SpareDialogButtonNode)?.font else { return }
        height = max(font.lineHeight(), 22)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 80, height: height)
    }
}

/// A node that stands for a button which a dialog without such a button shows.
@MainActor
protocol SpareButton: ViewNode {}
extension SpareDialogButtonNode: SpareButton {}
