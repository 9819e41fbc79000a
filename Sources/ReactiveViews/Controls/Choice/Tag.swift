nonisolated extension View {
    /// Sets the value that the view represents in the selection of a `Picker`, `TabView` or `List`.
    ///
    /// Of several tags on one view the innermost one counts. An optional selection also matches tags of the wrapped
    /// type. In a `ForEach` the identities of the elements replace missing tags.
    ///
    /// ```swift
    /// struct Drink: View {
    ///     @State private var drink: String?
    ///
    ///     var body: some View {
    ///         Picker("Drink", selection: $drink) {
    ///             Text("None").tag(String?.none)
    ///             Text("Tea").tag("tea")
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter tag: The value.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TagModifier(value: tag))
    }

    /// Sets the value that the view represents in a selection.
    ///
    /// - Parameters:
    ///   - tag: The value.
    ///   - includeOptional: Whether an optional selection matches the tag too; without effect here, since it always
    ///     does.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(value: tag))
    }
}

/// A modifier that stores the value that a view represents.
nonisolated struct TagModifier<Value: Hashable>: PrimitiveModifier, TraitWriting {
    @MainActor static var _reach: ModifierReach { .whole }

    let value: Value

    @MainActor func write(to traits: inout ViewTraits) { traits.tag = AnyHashable(value) }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TagModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TagModifier<Value>>> {
        TagNode(view, under: parent)
    }
}

private final class TagNode<Content: View, Value: Hashable>: ModifierNode<Content, TagModifier<Value>>, Tagged,
    TraitWritingNode
{
    var tag: AnyHashable? { AnyHashable(modifier.value) }

    func write(to traits: inout ViewTraits) { modifier.write(to: &traits) }

    override func modifierChanged(from old: TagModifier<Value>) {
        if old.value != modifier.value { subviewsChanged() }
    }
}

/// A node that may have a tag.
@MainActor
protocol Tagged: ViewNode {
    var tag: AnyHashable? { get }
}

/// A node that counts as one view, whatever its content, and even while it is hidden.
@MainActor
protocol OneView: ViewNode {}

/// A node that stands for its only child and has no type of view.
@MainActor
protocol ContentNode: ViewNode {}

// MARK: - Reading

/// A view that a selection can choose.
struct TaggedChild {
    /// The view's own tag, otherwise its identity in the nearest `ForEach`; nil without either.
    let tag: AnyHashable?
    /// The uppermost node of the view.
    let node: ViewNode
    /// Which part of a section the view belongs to; the content if there is no section.
    var part = SectionPart.content

    /// Returns whether a selection has this value. An optional selection matches the wrapped value too.
    func matches<Value: Hashable>(_ selection: Value) -> Bool {
        guard let tag else { return false }
        return tag == AnyHashable(selection) || tag.base as? Value == selection
    }

    /// The tag as a value of the selection's type; nil if it has another type.
    func value<Value: Hashable>(as _: Value.Type = Value.self) -> Value? {
        tag.flatMap { $0.base as? Value }
    }
}

extension ViewNode {
    /// Returns the views inside this node in order, with their tags.
    ///
    /// Groups, branches, tuples and collections are opened; containers and controls count as one view. Decorations, such
    /// as backgrounds, belong to the view that they decorate. O(*n*) for *n* nodes above these views; it doesn't recurse,
    /// so the depth is unlimited.
    func taggedChildren() -> [TaggedChild] {
        var found: [TaggedChild] = []
        var stack: [TagSearch] = []
        pushChildren(of: self, TagSearch(node: self), to: &stack)
        while var search = stack.popLast() {
            let node = search.node
            if let tag = (node as? any Tagged)?.tag { search.tag = tag }
            switch node.arrangement {
            case .several:
                // A tag or modifier on a group applies to each view in it.
                search.top = nil
                pushChildren(of: node, search, to: &stack)
            case .one:
                switch node.contentCount {
                case 0:
                    // The view hasn't been evaluated yet.
                    found.append(search.found(node))
                case 1:
                    search.top = search.top ?? node
                    pushChildren(of: node, search, to: &stack)
                default:
                    // A modifier that is applied to each view of a group.
                    search.top = nil
                    pushChildren(of: node, search, to: &stack)
                }
            case .none:
                found.append(search.found(node))
            case .nothing:
                break
            }
        }
        return found
    }

    private func pushChildren(of node: ViewNode, _ search: TagSearch, to stack: inout [TagSearch]) {
        let rows = node as? any IdentifyingRows
        for index in (0..<node.childCount).reversed() {
            guard let child = node.child(at: index) as? ViewNode, !child.isEventBoundary || child is any OneView,
                !node.isDecoration(child), node.arranges(childAt: index)
            else { continue }
            var below = search
            below.node = child
            if let part = node.part(ofChild: index) { below.part = part }
            if let rows { below.id = rows.rowIdentity(at: index) }
            stack.append(below)
        }
    }

    /// The number of children that belong to the view itself, without its decorations and those that it presents.
    var contentCount: Int {
        (0..<childCount).count { index in
            guard let child = child(at: index) as? ViewNode else { return false }
            return !child.isEventBoundary && !isDecoration(child)
        }
    }

    /// The way in which a search for single views treats this node.
    var arrangement: Arrangement {
        if self is any OneView { return .none }
        if self is any NoView { return .nothing }
        if self is any ContentNode { return .one }
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

/// The state of the search in one branch.
@MainActor
private struct TagSearch {
    var node: ViewNode
    /// The uppermost node of the same view; nil below a group.
    var top: ViewNode?
    var tag: AnyHashable?
    var id: AnyHashable?
    var part = SectionPart.content

    init(node: ViewNode) {
        self.node = node
    }

    /// Returns the view whose innermost node is `node`.
    func found(_ node: ViewNode) -> TaggedChild {
        TaggedChild(tag: tag ?? id, node: top ?? node, part: part)
    }
}

enum Arrangement {
    /// The node is one view, whatever its content.
    case none
    /// The node represents its child.
    case one
    /// The node represents the views of all its children.
    case several
    /// The node is no view.
    case nothing
}

/// A type of view that represents the views inside it.
@MainActor
protocol SeveralViews {
    static var arrangement: Arrangement { get }
}

extension TupleView: SeveralViews { static var arrangement: Arrangement { .several } }
extension Group: SeveralViews { static var arrangement: Arrangement { .several } }
extension ForEach: SeveralViews { static var arrangement: Arrangement { .several } }
extension _ConditionalContent: SeveralViews { static var arrangement: Arrangement { .several } }
extension Optional: SeveralViews { static var arrangement: Arrangement { .several } }
extension AnyView: SeveralViews { static var arrangement: Arrangement { .one } }
extension IDView: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension EquatableView: SeveralViews {
    @MainActor static var arrangement: Arrangement { Content._isSingle ? .one : .none }
}
extension ModifiedContent: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension _ViewModifier_Content: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension StyledViews: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension RowsOrColumn: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension UndividedView: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension ControlLabel: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension DisclosedContent: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }
extension Subview: SeveralViews { static var arrangement: Arrangement { .one } }
extension SubviewsReader: SeveralViews { @MainActor static var arrangement: Arrangement { .several } }
extension _VariadicView.Tree: SeveralViews { @MainActor static var arrangement: Arrangement { .one } }

/// A node that knows the type of its view.
@MainActor
private protocol ViewTyped {
    var viewType: any View.Type { get }
}

extension TypedNode: ViewTyped {
    fileprivate var viewType: any View.Type { V.self }
}
