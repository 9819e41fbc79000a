/// Presents content above everything else while there is an item.
///
/// The node reads the item in evaluations of its own: neither the view it is attached to nor the content that is
/// already presented is evaluated when a presentation begins or ends.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    /// What it is called in the tree, and the words on it.
    let kind: String
    var label: (Item) -> Text? = { _ in nil }
    var dismissal = PresentationDismissal.byUser
    /// How it comes and goes by a change that is animated.
    var transition = AnyTransition.identity
    let item: () -> Item?
    let id: (Item) -> AnyHashable
    /// Makes `item` give nil from now on.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PresentationModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PresentationModifier>> {
        PresentationNode(view, under: parent)
    }
}

extension PresentationModifier where Item == Bool {
    /// A presentation while a flag is set.
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
    /// A presentation while there is an item.
    init(
        _ kind: String, item: Binding<Item?>, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Presented
    ) {
        self.init(
            kind: kind, item: { item.wrappedValue }, id: { AnyHashable($0.id) }, clear: { item.wrappedValue = nil },
            onDismiss: onDismiss, content: content)
    }
}

/// Invariants: after an update `presented` is there ⇔ there is an item, it is this node's turn, and nothing is exiting; `id` is that item's,
/// or that of what is exiting; `exiting` is what was presented and is still to be seen, among those retired.
private final class PresentationNode<Content: View, Item, Presented: View>:
    ModifierNode<Content, PresentationModifier<Item, Presented>>, Presenting
{
    private lazy var level = presentationLevel
    /// Whether this node stands in its level's line.
    private var isLinedUp = false
    private var presented: PresentedNode<Presented>?
    private var id: AnyHashable?
    private var exiting: PresentedNode<Presented>?
    /// So far.
    private var presentations = 0

    override func didMount() {
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: PresentationModifier<Item, Presented>) {
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() { track { follow() } }

    /// Does what the item and the content, as they are now, ask for.
    private func follow() {
        guard let item = modifier.item() else {
            end()
            if exiting == nil { leaveLine() }
            return
        }
        // Read in any case: when the turn comes, or the item goes while it is awaited, this node is to know.
        isLinedUp = true
        guard level.join(self) else { return }
        let newID = modifier.id(item)
        if presented != nil, newID != id {
            // Dismissed first, with its actions; the next one is presented in a pass of its own (P1 ⚑).
            end()
            setNeedsUpdate(because: .other("another item"))
            return
        }
        if exiting != nil, !bringBack(newID) { return }
        id = newID
        let presented = presented ?? begin()
        presented.show(modifier.content(item), label: modifier.label(item))
    }

    private func begin() -> PresentedNode<Presented> {
        presentations += 1
        let presentation = presentations
        let node = PresentedNode<Presented>(
            modifier.kind, modifier.dismissal, under: self,
            dismiss: { [weak self] in
                // One that is over has nothing left to end.
                guard let self, presented != nil, presentation == presentations else { return }
                modifier.clear()
            })
        node.transition = modifier.transition
        presented = node
        if node.currentAnimation != nil { tree.inserted.append(node) }
        return node
    }

    /// The content disappears, then `onDismiss` is called (P2): when it has left, if that is animated. What comes next waits for that.
    private func end() {
        guard let old = presented else { return }
        presented = nil
        // First those inside are told to end (P5 ⚑), then they disappear with this one's content, inner ones first.
        for inner in old.level.linedUp { inner.clearAll(for: self) }
        old.level.isEnding = true
        let animation = currentAnimation
        remove(old, identity: id ?? AnyHashable(0))
        guard old.isMounted else { return enqueueOnDismiss(of: old) }
        exiting = old
        old.ended = { [weak self] in self?.exitEnded(animation) }
    }

    /// What takes its place, another item, comes by the same animation.
    private func exitEnded(_ animation: Animation?) {
        guard let old = exiting else { return }
        exiting = nil
        enqueueOnDismiss(of: old)
        withTransaction(Transaction(animation: animation)) { enqueueUpdate(because: .other("dismissed")) }
    }

    /// What is exiting comes back, if it is what is to be presented.
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

    /// Most modifiers never present anything; they needn't look for their level.
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
        exiting = nil
    }
}
