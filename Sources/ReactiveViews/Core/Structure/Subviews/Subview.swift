import Reactive

/// One of the views that a container view consists of, without modifiers of the container.
///
/// A subview is a view: a container places it, once or several times. Its state and environment are those of the place.
/// A view with a body counts as one subview if its body is one view, otherwise as the views of its body.
///
/// ```swift
/// struct Card<Content: View>: View {
///     @ViewBuilder var content: Content
///
///     var body: some View {
///         VStack {
///             ForEach(subviews: content) { subview in
///                 subview.padding().background(.yellow)
///             }
///         }
///     }
/// }
/// ```
public struct Subview: Identifiable {
    /// The identity of a subview among those of its container. It lasts as long as the view does.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// The identity of the subview.
    public let id: ID
    /// The values that the subview reports to its container.
    public internal(set) var containerValues: ContainerValues
    /// The identity that `id(_:)` or `ForEach` gave the view; nil for none.
    let explicitID: AnyHashable?
    let source: ModifiedViewSource

    @MainActor
    init(_ node: any CapturedSubview, _ traits: ViewTraits) {
        id = ID(number: Int(node.creation))
        containerValues = ContainerValues(traits)
        explicitID = traits.id
        source = node.source
    }
}

extension Subview: View, PrimitiveView {
    public static func _makeNode(_ view: Subview, under parent: ViewNode) -> TypedNode<Subview> {
        SubviewNode(view, under: parent)
    }
}

extension Subview: TraitCarrying {
    @MainActor func addTraits(to traits: inout ViewTraits) {
        if let explicitID { traits.id = explicitID }
        if let tag = containerValues.tag { traits.tag = tag }
        traits.writes.append { [containerValues] in $0.take(containerValues) }
    }
}

/// The node of a place of a subview. It creates the view in updates of its own, so that it depends on what the view's
/// closures read.
private final class SubviewNode: ErasedChildNode<Subview> {
    override class var traits: NodeTraits { .passesElements }

    private var source: ModifiedViewSource
    /// The source of the mounted content; nil if there is none.
    private var shown: ModifiedViewSource?

    init(_ view: Subview, under parent: ViewNode) {
        source = view.source
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: Subview) {
        guard view.source !== source else { return }
        source = view.source
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track {
            if shown !== source, let old = content {
                shown?.forget(self)
                content = nil
                remove(old)
            }
            if let content {
                source.update(content)
            } else {
                content = source.makeNode(under: self)
                shown = source
            }
        }
    }

    override func didUnmount() { shown?.forget(self) }
}

// MARK: - Collections

/// The subviews of a view. As a view it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    let elements: [Subview]

    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    /// The index of the first subview.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { elements.count }

    /// The subview at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Subview { elements[index] }

    /// The subviews in a range of indices.
    ///
    /// - Parameter bounds: The range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(elements) { $0 } }
}

/// Some consecutive subviews of a view. As a view it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    /// The index of the first subview of the slice.
    public var startIndex: Int { bounds.lowerBound }
    /// The index after that of the last subview of the slice.
    public var endIndex: Int { bounds.upperBound }

    /// The subview at an index of the whole collection.
    ///
    /// - Parameter index: The index.
    public subscript(index: Int) -> Subview {
        precondition(bounds.contains(index), "index \(index) is outside of the slice \(bounds)")
        return base[index]
    }

    /// The subviews in a range of indices of the whole collection.
    ///
    /// - Parameter bounds: The range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "range \(bounds) is outside of the slice \(self.bounds)")
        return SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(Array(self)) { $0 } }
}
