import Reactive

/// Several modifiers as one, without their types.
///
/// A modifier that is applied to each of several views goes through every `AnyView` on its way, and takes those within
/// along. Each of them would be a part of the type of the whole, so the runtime would need more stack for every level.
/// From a number on they are handed on as values.
nonisolated struct ErasedModifier: PrimitiveModifier, CompositeModifier {
    /// The innermost one.
    fileprivate let first: ModifierLink

    @MainActor static var count: Int { ModifierCount.greatest }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ErasedModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ErasedModifier>> {
        ErasedModifierNode(view, under: parent)
    }

    @MainActor func links(before outer: ModifierLink?) -> ModifierLink {
        guard let outer else { return first }
        return first.modifiers.reversed().reduce(outer) { ModifierLink($1, outer: $0) }
    }
}

/// How many modifiers are handed on as one by their types.
enum ModifierCount {
    static let greatest = 8

    /// How many modifiers a type of one stands for.
    @MainActor
    static func of<M: ViewModifier>(_ type: M.Type) -> Int { (type as? any CompositeModifier.Type)?.count ?? 1 }
}

/// A modifier that stands for several.
@MainActor
protocol CompositeModifier: ViewModifier {
    static var count: Int { get }
    /// Its modifiers, from the innermost on, and then some further out.
    func links(before outer: ModifierLink?) -> ModifierLink
}

extension ConcatModifier: CompositeModifier {
    @MainActor static var count: Int { ModifierCount.of(Inner.self) + ModifierCount.of(Outer.self) }

    @MainActor func links(before outer: ModifierLink?) -> ModifierLink {
        inner.erasedLinks(before: self.outer.erasedLinks(before: outer))
    }
}

extension OutsideModifier: CompositeModifier {
    @MainActor static var count: Int { ModifierCount.of(Base.self) + 1 }

    @MainActor func links(before outer: ModifierLink?) -> ModifierLink {
        let outside = OutsideModifier<EmptyModifier>(base: EmptyModifier(), surroundings: surroundings)
        return base.erasedLinks(before: ModifierLink(TypedModifierBox(outside), outer: outer))
    }
}

extension ViewModifier {
    /// The modifier without its type.
    func erased() -> ErasedModifier { ErasedModifier(first: erasedLinks(before: nil)) }

    fileprivate func erasedLinks(before outer: ModifierLink?) -> ModifierLink {
        if let composite = self as? any CompositeModifier { return composite.links(before: outer) }
        return ModifierLink(TypedModifierBox(self), outer: outer)
    }
}

/// One of the modifiers, and those further out.
final class ModifierLink {
    let modifier: ModifierBox
    private var outer: ModifierLink?

    init(_ modifier: ModifierBox, outer: ModifierLink?) {
        self.modifier = modifier
        self.outer = outer
    }

    /// One link after the other: there may be thousands.
    deinit {
        var next = outer
        outer = nil
        while next != nil, isKnownUniquelyReferenced(&next) {
            let further = next?.outer
            next?.outer = nil
            next = further
        }
    }

    /// From the innermost on.
    var modifiers: [ModifierBox] {
        var modifiers: [ModifierBox] = []
        var link: ModifierLink? = self
        while let current = link {
            modifiers.append(current.modifier)
            link = current.outer
        }
        return modifiers
    }
}

/// A modifier of any type.
class ModifierBox {
    @MainActor
    func makeNode(on content: PartlyModified, under parent: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    /// Hands a new value to a node that was made for a modifier of the type; false for another node.
    @MainActor
    func update(_ node: ViewNode, on content: PartlyModified) -> Bool { preconditionFailure("abstract") }
}

private final class TypedModifierBox<M: ViewModifier>: ModifierBox {
    private let modifier: M

    init(_ modifier: M) {
        self.modifier = modifier
    }

    override func makeNode(on content: PartlyModified, under parent: ViewNode) -> ViewNode {
        M._makeNode(content.modifier(modifier), under: parent)
    }

    override func update(_ node: ViewNode, on content: PartlyModified) -> Bool {
        guard let node = node as? TypedNode<ModifiedContent<PartlyModified, M>> else { return false }
        node.receive(content.modifier(modifier))
        return true
    }
}

/// One view in the first so many of some modifiers.
nonisolated struct PartlyModified: PrimitiveView {
    fileprivate let view: AnyView
    /// From the innermost on.
    fileprivate let modifiers: [ModifierBox]
    fileprivate let count: Int

    @MainActor static func _makeNode(_ view: PartlyModified, under parent: ViewNode) -> TypedNode<PartlyModified> {
        PartlyModifiedNode(view, under: parent)
    }

    /// The view without the outermost of the modifiers, which is applied by itself.
    @MainActor fileprivate var inner: PartlyModified {
        PartlyModified(view: view, modifiers: modifiers, count: count - 1)
    }
}

/// Waits for its turn instead of making its child at once, so that however many modifiers there are they use no stack.
private final class PartlyModifiedNode: ErasedChildNode<PartlyModified> {
    override class var traits: NodeTraits { .passesElements }

    private var view: PartlyModified

    init(_ view: PartlyModified, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: PartlyModified) {
        self.view = view
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        if let content {
            if track({ hand(to: content) }) { return }
            remove(content)
            self.content = nil
        }
        content = track { makeContent() }
    }

    private func makeContent() -> ViewNode {
        guard view.count > 0 else { return AnyView._makeNode(view.view, under: self) }
        return view.modifiers[view.count - 1].makeNode(on: view.inner, under: self)
    }

    private func hand(to content: ViewNode) -> Bool {
        if view.count > 0 { return view.modifiers[view.count - 1].update(content, on: view.inner) }
        guard let content = content as? TypedNode<AnyView> else { return false }
        content.receive(view.view)
        return true
    }
}

/// The node of a view in modifiers of which only the values are known.
private final class ErasedModifierNode<V: View>: SingleChildNode<ModifiedContent<V, ErasedModifier>, PartlyModified> {
    override class var traits: NodeTraits { .passesElements }

    init(_ view: ModifiedContent<V, ErasedModifier>, under parent: ViewNode) {
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: ModifiedContent<V, ErasedModifier>) {
        let modifiers = view.modifier.first.modifiers
        setContent(PartlyModified(view: AnyView(view.content), modifiers: modifiers, count: modifiers.count))
    }
}
