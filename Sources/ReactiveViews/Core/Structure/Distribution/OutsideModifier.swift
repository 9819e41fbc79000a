import Reactive

/// What views inherit around a node that sets an inherited value for the views below it.
///
/// Invariant: `node` is an ancestor of each mounted node that refers to the surroundings.
@MainActor
final class Surroundings {
    /// The scope of the environment; nil if there is none.
    let scope: Graph.Scope?
    unowned let node: ViewNode

    /// Creates the surroundings of the nodes that are made below a node now.
    init(of parent: ViewNode) {
        scope = parent.scope
        node = parent
    }
}

/// A modifier that inherits what is set around an inherited value, for views below the node that sets the value.
///
/// A body of several views is evaluated below an environment modifier, so that the body reads what the modifier sets. A
/// modifier further out that applies to each view is below that node too, but inherits what is set around it.
nonisolated struct OutsideModifier<Base: ViewModifier>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .eachOutside }

    let base: Base
    let surroundings: Surroundings

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, OutsideModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, OutsideModifier>> {
        OutsideNode(view, under: parent)
    }
}

/// A node that inherits what an ancestor inherits, without what nodes in between set.
@MainActor
protocol OutsideInheriting: ViewNode {
    /// The ancestor.
    var inheritedNode: ViewNode { get }
}

/// Invariants: `surroundings` are the modifier's; `scope` is theirs.
private final class OutsideNode<V: View, Base: ViewModifier>: SingleChildNode<
    ModifiedContent<V, OutsideModifier<Base>>, ModifiedContent<V, Base>
>, OutsideInheriting
{
    override class var traits: NodeTraits { NodeTraits(.passesElements, .inheritsFromOutside) }

    private let surroundings: Surroundings
    var inheritedNode: ViewNode { surroundings.node }

    init(_ view: __shared ModifiedContent<V, OutsideModifier<Base>>, under parent: ViewNode) {
        surroundings = view.modifier.surroundings
        super.init(under: parent)
        scope = surroundings.scope
        setContent(view.content.modifier(view.modifier.base))
    }

    override func receive(_ view: ModifiedContent<V, OutsideModifier<Base>>) {
        setContent(view.content.modifier(view.modifier.base))
    }

    override func checkOwnInvariants() {
        precondition(scope === surroundings.scope, "another scope is inherited: \(path)")
        var node = parent as? ViewNode
        while let current = node, current !== inheritedNode { node = current.parent as? ViewNode }
        precondition(node != nil, "the surroundings aren't around: \(path)")
    }
}
