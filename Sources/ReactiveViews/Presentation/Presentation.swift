import Reactive

/// A modifier that presents content above all other views while there is an item.
///
/// The node reads the item in updates of its own: the beginning and the end of a presentation evaluate neither the view
/// around nor other presented content.
nonisolated struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    /// The kind of the presentation's element.
    let kind: String
    /// Returns the label of the presentation's element.
    var label: (Item) -> Text? = { _ in nil }
    var dismissal = PresentationDismissal.byUser
    /// The transition of an animated beginning or end.
    var transition = AnyTransition.identity
    /// Whether the content is a trailing column where the horizontal size class is regular.
    var isInspector = false
    let item: () -> Item?
    /// Returns whether a shown presentation goes on with the item that it began with; nil if it follows `item`.
    var keepsItem: (() -> Bool)?
    let id: (Item) -> AnyHashable
    /// Writes the binding so that `item` returns nil.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PresentationModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PresentationModifier>> {
        PresentationNode(view, under: parent)
    }
}

extension PresentationModifier where Item == Bool {
    /// Creates a presentation that is shown while a flag is true.
    init(
        _ kind: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        content: @escaping () -> Presented
    ) {
        self.init(
            kind: kind, item: { isPresented.wrappedValue ? true : nil }, id: { _ in true },
            clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() })
    }
}

extension PresentationModifier where Item: Identifiable {
    /// Creates a presentation that is shown while there is an item.
    init(
        _ kind: String, item: Binding<Item?>, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Presented
    ) {
        self.init(
            kind: kind, item: { item.wrappedValue }, id: { AnyHashable($0.id) }, clear: { item.wrappedValue = nil },
            onDismiss: onDismiss, content: content)
    }
}

/// Invariants, after an update: `presented` isn't nil if and only if there is an item and `exiting` is nil, and this node
/// shows a column or is the first of its level. `kept` isn't nil if and only if `presented` isn't, and the modifier keeps
/// items. `id` is the identity of the item, or of the content that is exiting. `exiting` is the former content while its
/// removal is animated; it is an exiting node.
///
/// A column beside the modified view is in no line: it comes at once. The node has an item if and only if it shows one.
private final class PresentationNode<Content: View, Item, Presented: View>:
    ModifierNode<Content, PresentationModifier<Item, Presented>>, Presenting, InspectorShowing
{
    private lazy var level = presentationLevel
    /// Whether this node is registered with its level.
    private var isLinedUp = false
    private var presented: PresentedNode<Presented>?
    private var id: AnyHashable?
    /// The item that the presentation began with, if changes of the item are ignored.
    private var kept: Item?
    private var exiting: PresentedNode<Presented>?
    /// The number of presentations so far; it identifies the current one.
    private var presentations = 0

    override func didMount() {
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: PresentationModifier<Item, Presented>) {
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track { follow() }
        if modifier.isInspector { settleColumn() }
    }

    /// Applies the current item and content.
    private func follow() {
        guard let item = currentItem else {
            end()
            if exiting == nil { leaveLine() }
            return
        }
        // The item is read in any case, so that this node is updated when it changes while another presentation is
        // shown.
        let sizeClasses = SizeClasses(in: environment)
        let isColumn = modifier.isInspector && sizeClasses.horizontal == .regular
        if isColumn {
            leaveLine()
        } else {
            isLinedUp = true
            guard level.join(self) else {
                // A column that would be a sheet now waits for the presentations before it.
                if presented?.isColumn == true { end() }
                return
            }
        }
        let newID = modifier.id(item)
        if presented != nil, newID != id {
            // The content is dismissed first, with its actions. The next one is presented in another pass.
            end()
            setNeedsUpdate(because: .other("another item"))
            return
        }
        if exiting != nil, !bringBack(newID) { return }
        id = newID
        if modifier.keepsItem != nil { kept = item }
        let presented = presented ?? begin(isColumn)
        presented.isColumn = isColumn
        // A column comes and goes at once; the view beside it moves.
        presented.transition = isColumn ? .identity : modifier.transition
        presented.follow(sizeClasses)
        presented.show(modifier.content(item), label: modifier.label(item))
    }

    private var currentItem: Item? {
        if let kept, let keepsItem = modifier.keepsItem { return keepsItem() ? kept : nil }
        return modifier.item()
    }

    private func begin(_ isColumn: Bool) -> PresentedNode<Presented> {
        presentations += 1
        let presentation = presentations
        let node = PresentedNode<Presented>(
            modifier.kind, modifier.dismissal, isInspector: modifier.isInspector, isColumn: isColumn, under: self,
            dismiss: { [weak self] in
                // A later presentation isn't affected by the dismiss action of an earlier one.
                guard let self, presented != nil, presentation == presentations else { return }
                modifier.clear()
            })
        presented = node
        if node.currentAnimation != nil, !isColumn { tree.inserted.append(node) }
        return node
    }

    // MARK: The column

    var inspectorColumn: ViewNode? { presented?.isColumn == true ? presented : nil }

    /// Gives the node an item while it shows a column.
    private func settleColumn() {
        let hasColumn = inspectorColumn != nil
        if hasColumn == (item != nil) { return }
        if hasColumn {
            structureChanged()
            let new = InspectorItem(self)
            new.width = presented?.options.inspectorWidth ?? InspectorItem.standard
            item = new
        } else {
            item?.forgetChildren()
            item = nil
            isStructureStale = false
            structureChanged()
        }
    }

    func inspectorOptionsChanged(to options: PresentationOptions) {
        (item as? InspectorItem)?.width = options.inspectorWidth ?? InspectorItem.standard
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let presented else { return }
        (item as? InspectorItem)?.drawColumn(in: frame, presented.options, into: &list)
    }

    /// Removes the content. `onDismiss` is called after its disappearance, at the end of an animated removal. The next
    /// presentation begins after that.
    private func end() {
        guard let old = presented else { return }
        presented = nil
        kept = nil
        // Inner presentations are cleared first. Then they disappear with this content, the innermost first.
        for inner in old.level.linedUp { inner.clearAll(for: self) }
        old.level.isEnding = true
        let animation = currentAnimation
        remove(old, identity: id ?? AnyHashable(0))
        guard old.isMounted else { return enqueueOnDismiss(of: old) }
        exiting = old
        old.ended = { [weak self] in self?.exitEnded(animation) }
    }

    /// Presents the next item, if there is one, with the same animation.
    private func exitEnded(_ animation: Animation?) {
        guard let old = exiting else { return }
        exiting = nil
        enqueueOnDismiss(of: old)
        withTransaction(Transaction(animation: animation)) { enqueueUpdate(because: .other("dismissed")) }
    }

    /// Shows the exiting content again if it has the identity of the item to be presented.
    private func bringBack(_ id: AnyHashable) -> Bool {
        guard let back = exiting, id == self.id, revive(Presented.self, id) === back else { return false }
        exiting = nil
        back.ended = nil
        back.level.isEnding = false
        presented = back
        return true
    }

    private func enqueueOnDismiss(of old: Graph.Node) {
        if let onDismiss = modifier.onDismiss { graph.enqueueAction(for: old, "onDismiss") { onDismiss() } }
    }

    func clearAll(for node: Graph.Node) {
        graph.enqueueAction(for: node, "dismiss") { [clear = modifier.clear] in clear() }
        for inner in presented?.level.linedUp ?? [] { inner.clearAll(for: node) }
    }

    func turnHasCome() {
        setNeedsUpdate(because: .other("the presentation before it has ended"))
    }

    /// Avoids the search for the level in modifiers that never presented anything.
    private func leaveLine() {
        guard isLinedUp else { return }
        isLinedUp = false
        level.leave(self)
    }

    override func willUnmount() { leaveLine() }

    override func didUnmount() {
        guard let presented else { return }
        if level.isWithinEnding { enqueueOnDismiss(of: presented) }
    }

    override var childCount: Int { super.childCount + (presented == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : presented! }

    override func removeChildren() {
        super.removeChildren()
        presented = nil
        kept = nil
        exiting = nil
    }
}
