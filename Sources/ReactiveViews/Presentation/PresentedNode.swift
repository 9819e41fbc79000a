/// Who can end a presentation, besides those who have the binding.
enum PresentationDismissal {
    /// The user, by a swipe or a tap beside it: sheets and popovers.
    case byUser
    /// A pressed button: alerts.
    case byButton
    /// Either; the user's way is to cancel: confirmation dialogs.
    case byButtonOrUser
    /// Nobody: what covers the whole screen.
    case byProgram

    var isByButton: Bool { self == .byButton || self == .byButtonOrUser }
    /// What a dialog that ends this way is called in the tree.
    var dialogKind: String { self == .byButton ? "Alert" : "ConfirmationDialog" }
}

/// Presented content that brings its own title.
@MainActor
protocol TitledPresentation {
    var presentationTitle: Text? { get }
}

/// What is presented, with the means to end that in its environment.
final class PresentedNode<Content: View>: SingleChildNode<Content, Content>, PresentationContext, TransitionTrait {
    private let kind: String
    private var title: Text?
    private let dismissal: PresentationDismissal
    private let dismiss: @MainActor () -> Void
    let level: PresentationLevel
    var transition = AnyTransition.identity
    /// Called when the content is gone, after it was seen leaving.
    var ended: (() -> Void)?

    init(
        _ kind: String, _ dismissal: PresentationDismissal, under parent: ViewNode,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.kind = kind
        self.dismissal = dismissal
        self.dismiss = dismiss
        level = PresentationLevel(within: parent.presentationLevel)
        super.init(under: parent)
        region = nil
        item = RootItem(self)
        tree.presented.append(self)
        tree.noteStaleStructure(self)
        let below = EnvironmentScope(below: self)
        below.update { values in
            values.beginPage(in: graph, dismiss)
        }
        scope = below
    }

    func show(_ view: Content, label: Text?) {
        title = label ?? (view as? any TitledPresentation)?.presentationTitle
        setContent(view)
    }

    func show(_ phase: TransitionPhase, by animation: Animation?) {}

    override func didUnmount() { ended?() }

    override var isEventBoundary: Bool { true }

    /// What the content says about how it is presented.
    private var options: PresentationOptions {
        content?.collectPreference(PresentationOptionsKey.self) ?? PresentationOptions()
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .dismiss: return dismissByUser()
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
        element.isPresentation = true
        element.children = children.flatMap { $0 }
        element.node = self
        if dismissal.isByButton { complete(&element) }
        element.attributes += options.attributes
        return [element]
    }

    /// Puts cancelling last, and takes out the button that is only there for want of others.
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
    /// Makes what is below one that is presented, or pushed, and that is ended by `dismiss`.
    @MainActor
    mutating func beginPage(in graph: Graph, _ dismiss: @escaping @MainActor () -> Void) {
        pageEditMode = graph.pageEditMode()
        self.dismiss = DismissAction { onMainActor(dismiss) }
        isPresented = true
        presentationMode = Binding(
            get: { PresentationMode(isPresented: true) },
            set: { mode in if !mode.isPresented { onMainActor(dismiss) } })
    }
}
