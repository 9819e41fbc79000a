/// What the nodes of a class are and can do, beside what all nodes do.
///
/// Few nodes have any of these traits. A trait is asked for by one call that all classes answer with a constant, which
/// takes neither memory in each node nor a cast; the node is cast to the trait's protocol only if it has the trait.
///
/// Invariant: a node with a trait that has a protocol conforms to it. Checked by `ViewNode.checkInvariants()`.
struct NodeTraits: FlagSet {
    let rawValue: UInt16

    /// A modifier: what is around says the same about it as about the view inside, the view's transition for instance.
    static let isModifier = NodeTraits(rawValue: 1 << 0)
    /// A view that arranges itself, though its item may not have been made.
    static let isLeafView = NodeTraits(rawValue: 1 << 1)
    /// `LazyRows`.
    static let hasLazyRows = NodeTraits(rawValue: 1 << 2)
    /// `SectionDividing`.
    static let isSection = NodeTraits(rawValue: 1 << 3)
    /// `Identifying`.
    static let identifies = NodeTraits(rawValue: 1 << 4)
    /// `PartlyLaidOut`.
    static let isPartlyLaidOut = NodeTraits(rawValue: 1 << 5)
    /// `SubviewCollecting`.
    static let collectsSubviews = NodeTraits(rawValue: 1 << 6)
    /// `ElementPlacing`.
    static let placesElement = NodeTraits(rawValue: 1 << 7)
    /// `compose` returns the children's elements as they are, so that it needn't be called. Subclasses of a class
    /// with this trait don't override `compose`.
    static let passesElements = NodeTraits(rawValue: 1 << 8)
    /// Evaluates the body of a view. What changes is mostly all inside of one body, a list's row for instance.
    static let evaluatesBody = NodeTraits(rawValue: 1 << 9)
    /// `compose` only leaves elements of the children out, or puts them into an element without words; it does the same
    /// with an element whatever others there are. The node has no words of its own.
    static let addsNoWords = NodeTraits(rawValue: 1 << 10)
    /// All words of what `compose` returns are in `appendWords`. The node has no children.
    static let knowsWords = NodeTraits(rawValue: 1 << 11)
    /// As long as the node's `keepsElements` is true, the words of what `compose` returns are those of the children's
    /// elements, each by itself or joined by spaces or commas.
    static let takesWordsFromContent = NodeTraits(rawValue: 1 << 12)
    /// The icon of a label in the default style.
    static let isLabelIcon = NodeTraits(rawValue: 1 << 13)
    /// `OutsideInheriting`.
    static let inheritsFromOutside = NodeTraits(rawValue: 1 << 14)
    /// `isDecoration(_:)` is true for a child whose elements the node passes on.
    static let passesDecorations = NodeTraits(rawValue: 1 << 15)
}

/// A node whose element is shown by an item elsewhere than at its content, such as a tab's item in a bar.
@MainActor
protocol ElementPlacing: ViewNode {
    /// The item that shows the element; nil if none does.
    var elementItem: LayoutItem? { get }
}

/// A node that is a section with a header and a footer.
@MainActor
protocol SectionDividing: ViewNode {
    /// Returns what a child is in the section.
    func sectionPart(ofChild index: Int) -> SectionPart
}

/// A node that gives views identities.
@MainActor
protocol Identifying: ViewNode {
    /// Returns what has an identity, directly at this node; nil if nothing has.
    func place(ofIdentity id: AnyHashable) -> IdentifiedPlace?
    /// Returns the identity that the node gives a child, or itself if the child is nil.
    func identity(of child: ViewNode?) -> AnyHashable?
}

/// A node of which layout doesn't arrange all children.
@MainActor
protocol PartlyLaidOut: ViewNode {
    /// Returns whether layout arranges what is below a child in this node's place.
    func isLaidOut(childAt index: Int) -> Bool
}

extension ViewNode {
    /// What the node is and can do, beside what all nodes do.
    @inline(__always)
    final var traits: NodeTraits { type(of: self).traits }

    /// The node, if its children are rows that are made on demand.
    final var lazyRows: (any LazyRows)? { traits.contains(.hasLazyRows) ? self as? any LazyRows : nil }

    /// Returns what a child is in a section; nil if the node is no section.
    final func part(ofChild index: Int) -> SectionPart? {
        traits.contains(.isSection) ? (self as? any SectionDividing)?.sectionPart(ofChild: index) : nil
    }

    /// The node, if it gives views identities.
    final var identifying: (any Identifying)? { traits.contains(.identifies) ? self as? any Identifying : nil }

    /// Returns whether layout arranges what is below a child in this node's place.
    final func arranges(childAt index: Int) -> Bool {
        guard traits.contains(.isPartlyLaidOut) else { return true }
        return (self as? any PartlyLaidOut)?.isLaidOut(childAt: index) ?? true
    }

    /// Whether what is around says the same about this node as about the view inside, the view's transition for
    /// instance.
    final var passesTraits: Bool {
        let traits = traits
        if traits.contains(.isModifier) { return true }
        return !traits.contains(.isLeafView) && item == nil && !isEventBoundary
    }
}
