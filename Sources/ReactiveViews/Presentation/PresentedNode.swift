import Reactive

/// The ways to end a presentation other than its binding.
enum PresentationDismissal {
    /// A gesture of the user, for sheets and popovers.
    case byUser
    /// A pressed button, for alerts.
    case byButton
    /// A pressed button or a gesture, which cancels; for confirmation dialogs.
    case byButtonOrUser
    /// None, for covers of the whole screen.
    case byProgram

    var isByButton: Bool { self == .byButton || self == .byButtonOrUser }
    /// The kind of the element of a dialog that ends this way.
    var dialogKind: String { self == .byButton ? "Alert" : "ConfirmationDialog" }
}

/// Presented content with a title of its own.
@MainActor
protocol TitledPresentation {
    var presentationTitle: Text? { get }
}

/// The parent of presented content. Its environment contains the action that ends the presentation.
///
/// Invariant: `isColumn` implies that the content belongs to an inspector, and that the node isn't in `tree.presented`.
/// `item` is the sheet's item if and only if `isColumn` is false.
final class PresentedNode<Content: View>: SingleChildNode<Content, Content>, PresentationContext, TransitionTrait,
    PreferenceReading, ClosedByTapBeside, ClosedByDrag
{
    private let kind: String
    private var title: Text?
    private let dismissal: PresentationDismissal
    private let dismiss: @MainActor @Sendable () -> Void
    let level: PresentationLevel
    let preferenceKey = ObjectIdentifier(PresentationOptionsKey.self)
    var isReaderDue = false
    var transition = AnyTransition.identity
    /// Called after the content is removed, at the end of an animated removal.
    var ended: (() -> Void)?
    /// The item of the content above all other views.
    private var above: PresentedItem!
    private var inspectorRegion: InspectorRegion?
    /// Whether the content is a column beside the view that presents it.
    var isColumn: Bool {
        didSet { if isColumn != oldValue { move() } }
    }

    init(
        _ kind: String, _ dismissal: PresentationDismissal, isInspector: Bool, isColumn: Bool, under parent: ViewNode,
        dismiss: @escaping @MainActor @Sendable () -> Void
    ) {
        self.kind = kind
        self.dismissal = dismissal
        self.dismiss = dismiss
        level = PresentationLevel(within: parent.presentationLevel)
        self.isColumn = isColumn
        super.init(under: parent)
        let form = PresentationForm(kind)
        above = PresentedItem(self, form, beside: parent)
        if isInspector {
            let own = InspectorRegion(at: self, within: region, isColumn: isColumn)
            inspectorRegion = own
            region = own
        } else {
            region = nil
        }
        if form == .popover { tree.placeDependents.append(self) }
        settleItem()
        let below = EnvironmentScope(below: self)
        below.update { values in
            values.beginPage(in: graph, dismiss)
        }
        scope = below
    }

    /// Moves the content between a column and a sheet.
    private func move() {
        let children = item?.children ?? []
        item?.forgetChildren()
        for child in children { child.invalidateAll() }
        inspectorRegion?.isColumn = isColumn
        // The column's place around it changes.
        structureChanged()
        (parent as? ViewNode)?.structureChanged()
        settleItem()
    }

    private func settleItem() {
        tree.presented.removeAll { $0 === self }
        if isColumn {
            item = InspectorColumnItem(self)
        } else {
            item = above
            tree.presented.append(self)
            tree.unresolved.append(self)
        }
        isStructureStale = true
        tree.noteStaleStructure(self)
    }

    override func checkOwnInvariants() {
        precondition((item === above) == !isColumn, "the item doesn't fit the form: \(path)")
        precondition(isColumn == !tree.presented.contains { $0 === self }, "presented and beside: \(path)")
    }

    /// Sets the size classes by which the presentation chooses its form.
    func follow(_ sizeClasses: SizeClasses) { above.sizeClasses = sizeClasses }

    func show(_ view: Content, label: Text?) {
        title = label ?? (view as? any TitledPresentation)?.presentationTitle
        setContent(view)
        above.title = title?.words(in: environment) ?? ""
    }

    func readPreference() {
        let options = options
        above.options = options
        if inspectorRegion != nil { (parent as? any InspectorShowing)?.inspectorOptionsChanged(to: options) }
        if options.detents == nil, above.detentHeight == nil { return }
        enqueueUpdate(because: .other("detents"))
    }

    /// Follows the selected detent.
    override func update() {
        let options = options
        guard let detents = options.detents, !detents.isEmpty else { return above.detentHeight = nil }
        let selected = track { options.selectedDetent?.wrappedValue }
        let values = environment
        above.detentHeight = { largest in
            if let selected, detents.contains(selected) { return selected.height(within: largest, values) }
            return detents.map { $0.height(within: largest, values) }.min() ?? largest
        }
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        if !isColumn { above.draw(in: frame, into: &list) }
    }

    func show(_ phase: TransitionPhase, by animation: Animation?) {}

    override func didUnmount() {
        inspectorRegion?.leave()
        session?.forget(self)
        ended?()
    }

    override var isEventBoundary: Bool { true }

    /// True for sheets, covers and popovers, false for alerts and dialogs.
    override var hostsContentApart: Bool { !dismissal.isByButton }

    var isMenu: Bool { false }

    func isBeside(_ point: CGPoint) -> Bool { !isColumn && above.isBeside(point) }

    /// The options that the content sets for its presentation.
    var options: PresentationOptions {
        content?.collectPreference(PresentationOptionsKey.self) ?? PresentationOptions()
    }

    // MARK: Drags

    weak var session: TouchSession?
    /// Made for the first touch.
    private var dragging: SheetDragRecognizer?
    var rank: GestureRank { .afterInner }
    /// The content may be tapped; a drag closes only after it moves.
    var followsControls: Bool { true }
    var recognizer: GestureRecognizer {
        let recognizer = dragging ?? SheetDragRecognizer(self)
        dragging = recognizer
        return recognizer
    }

    var activeMask: GestureMask {
        guard !isColumn, dismissal == .byUser, above.shape == .sheet else { return .subviews }
        return options.isInteractiveDismissDisabled == true ? .subviews : .all
    }

    var closingDistance: CGFloat { min(100, above.card.height / 2) }

    func closeByDrag() { _ = dismissByUser() }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .dismiss: return !isColumn && dismissByUser()
        case .buttonPressed where dismissal.isByButton:
            dismiss()
            return false
        default: return false
        }
    }

    private func dismissByUser() -> Bool {
        switch dismissal {
        case .byButton, .byProgram: return false
        case .byUser:
            if options.isInteractiveDismissDisabled == true { return false }
            dismiss()
            return true
        case .byButtonOrUser:
            let cancel = content.flatMap { ViewElement.elements(of: $0).flatMap(\.all).first(where: \.isCancelButton) }
            if let node = cancel?.node { return node.bubble(.tap(count: 1)) }
            dismiss()
            return true
        }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind, label: title?.words(in: environment))
        element.isPresentation = !isColumn
        element.children = children.joinedElements
        element.node = self
        if isColumn { return [element] }
        if dismissal.isByButton {
            complete(&element)
            if environment.dialogOptions.severity == .critical { element.attributes.append("critical") }
        }
        element.attributes += options.attributes
        return [element]
    }

    /// Moves cancel buttons to the end, and removes the spare button if it isn't needed.
    private func complete(_ element: inout ViewElement) {
        let spare = element.children.filter(\.isSpareButton)
        let own = element.children.filter { !$0.isSpareButton }
        let all = own.flatMap(\.all)
        let needsSpare =
            dismissal == .byButton ? !all.contains { $0.kind == "Button" } : !all.contains(where: \.isCancelButton)
        element.children = own.filter { !$0.isCancelButton } + own.filter(\.isCancelButton)
        guard needsSpare, var button = spare.first else { return }
        button.attributes.removeAll { $0 == spareAttribute }
        element.children.append(button)
    }

    override var label: String? { kind }
}

extension ViewElement {
    fileprivate var isCancelButton: Bool { kind == "Button" && attributes.contains("cancel") && !isSpareButton }
    fileprivate var isSpareButton: Bool { attributes.contains(spareAttribute) }
}

extension EnvironmentValues {
    /// Begins the environment of a presented or pushed page. `dismiss` ends the page.
    @MainActor
    mutating func beginPage(in graph: Graph, _ dismiss: @escaping @MainActor @Sendable () -> Void) {
        pageEditMode = graph.pageEditMode()
        self.dismiss = DismissAction { onMainActor(dismiss) }
        isPresented = true
        presentationMode = Binding(
            get: { PresentationMode(isPresented: true) },
            set: { mode in if !mode.isPresented { onMainActor(dismiss) } })
    }
}
