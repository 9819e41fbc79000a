extension View {
    /// Says which value of a selection this view stands for: in a `Picker`, a `TabView`, a `List` with a selection. Of several on one view
    /// the outermost counts.
    ///
    /// A selection of an optional type is met by tags of the wrapped type, too, and by the identities of a `ForEach` whose views
    /// have no tags.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TagModifier(value: tag))
    }

    /// Says which value of a selection this view stands for.
    ///
    /// - Parameter includeOptional: whether a selection of an optional type is met, too. Here it always is ⚑.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(value: tag))
    }
}

/// Marks a view with the value that it stands for.
struct TagModifier<Value: Hashable>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let value: Value

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TagModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TagModifier<Value>>> {
        TagNode(view, under: parent)
    }
}

private final class TagNode<Content: View, Value: Hashable>: ModifierNode<Content, TagModifier<Value>>, Tagged {
    var tag: AnyHashable? { AnyHashable(modifier.value) }
}

/// A node that may have a tag.
@MainActor
protocol Tagged: ViewNode {
    var tag: AnyHashable? { get }
}

/// A node that stands for one view, whatever is inside, and even while it is hidden.
@MainActor
protocol OneView: ViewNode {}

// MARK: - Reading

/// One of the views that a selection chooses from.
struct TaggedChild {
    /// The view's own tag, else the identity that the nearest `ForEach` gives it; nil if it has neither.
    let tag: AnyHashable?
    /// The uppermost node of the view.
    let node: ViewNode

    /// Whether a selection has this view chosen: optional selections are met by what they wrap.
    func matches<Value: Hashable>(_ selection: Value) -> Bool {
        guard let tag else { return false }
        return tag == AnyHashable(selection) || tag.base as? Value == selection
    }

    /// The tag as a value of the selection's type; nil if it is none.
    func value<Value: Hashable>(as _: Value.Type = Value.self) -> Value? {
        tag.flatMap { $0.base as? Value }
    }
}

extension ViewNode {
    /// The views that this node's children consist of, one by one and in order, with their tags: groups, branches, tuples and
    /// collections are opened, containers and controls are not. O(the nodes above these views); uses no stack.
    func taggedChildren() -> [TaggedChild] {
        var found: [TaggedChild] = []
        var stack: [TagSearch] = []
        pushChildren(of: self, TagSearch(node: self), to: &stack)
        while var search = stack.popLast() {
            let node = search.node
            if let tagged = node as? any Tagged, search.tag == nil { search.tag = tagged.tag }
            switch node.arrangement {
            case .several:
                // What is above a group holds for each view in it.
                search.top = nil
                pushChildren(of: node, search, to: &stack)
            case .one:
                search.top = search.top ?? node
                if node.contentCount == 0 {
                    // Not evaluated yet.
                    found.append(TaggedChild(tag: search.tag ?? search.id, node: search.top ?? node))
                } else {
                    pushChildren(of: node, search, to: &stack)
                }
            case .none:
                found.append(TaggedChild(tag: search.tag ?? search.id, node: search.top ?? node))
            case .nothing:
                break
            }
        }
        return found
    }

    private func pushChildren(of node: ViewNode, _ search: TagSearch, to stack: inout [TagSearch]) {
        let rows = node as? any IdentifyingRows
        for index in (0..<node.childCount).reversed() {
            guard let child = node.child(at: index) as? ViewNode, !child.isEventBoundary || child is any OneView else {
                continue
            }
            var below = search
            below.node = child
            if let rows { below.id = rows.rowIdentity(at: index) }
            stack.append(below)
        }
    }

    /// The children that are part of the view itself, not presented by it.
    var contentCount: Int {
        (0..<childCount).count { (child(at: $0) as? ViewNode)?.isEventBoundary == false }
    }

    /// What the node means to whoever looks for views one by one.
    var arrangement: Arrangement {
        if self is any OneView { return .none }
        guard let type = (self as? any ViewTyped)?.viewType else { return .none }
        if type == EmptyView.self { return .nothing }
        if let type = type as? any SeveralViews.Type { return type.arrangement }
        return hasBody(type) ? .one : .none
    }
}

private func hasBody(_ type: any View.Type) -> Bool {
    func body<V: View>(_: V.Type) -> Any.Type { V.Body.self }
    return body(type) != Never.self
}

/// How far the search has come in one branch.
@MainActor
private struct TagSearch {
    var node: ViewNode
    /// The uppermost node that belongs to the same one view.
    var top: ViewNode?
    var tag: AnyHashable?
    var id: AnyHashable?

    init(node: ViewNode) {
        self.node = node
    }
}

enum Arrangement {
    /// A view of its own, whatever is inside.
    case none
    /// What its child is.
    case one
    /// What all its children are.
    case several
    /// No view at all.
    case nothing
}

/// A view that isn't one of its own, but stands for those inside.
@MainActor
private protocol SeveralViews {
    static var arrangement: Arrangement { get }
}

extension TupleView: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension Group: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension ForEach: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension _ConditionalContent: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension Optional: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension Section: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension ListRows: SeveralViews { fileprivate static var arrangement: Arrangement { .several } }
extension AnyView: SeveralViews { fileprivate static var arrangement: Arrangement { .one } }
extension IDView: SeveralViews { fileprivate static var arrangement: Arrangement { .one } }
extension EquatableView: SeveralViews { fileprivate static var arrangement: Arrangement { .one } }
extension ModifiedContent: SeveralViews { fileprivate static var arrangement: Arrangement { .one } }
extension _ViewModifier_Content: SeveralViews { fileprivate static var arrangement: Arrangement { .one } }

/// A node that can say of which view it is.
@MainActor
private protocol ViewTyped {
    var viewType: any View.Type { get }
}

extension TypedNode: ViewTyped {
    fileprivate var viewType: any View.Type { V.self }
}

/// A node whose children have identities.
@MainActor
protocol IdentifyingRows: ViewNode {
    func rowIdentity(at index: Int) -> AnyHashable
}
