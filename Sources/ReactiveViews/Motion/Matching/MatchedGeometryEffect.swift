/// The parts of their geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt32

    /// Creates a set of properties.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Matches the view's geometry with that of other views with the same identity: they follow the view that is the
    /// source.
    ///
    /// A view that isn't the source is proposed the source's size, and is shown so that the anchor points of both
    /// coincide. Its neighbours are laid out as if it weren't matched. Without a source each view keeps its own
    /// geometry.
    ///
    /// If an animated change makes another view the source, all views move from where the old source was shown. This
    /// happens when one view is removed and another one with the same identity is inserted. The new source moves to its
    /// own place, together with the old one if a transition still shows it. A view that is being removed is no longer a
    /// source.
    ///
    /// If several views are sources, the first one in order counts, with a diagnostic, and the others follow it. A
    /// rotated or scaled view counts with its bounding rectangle. Apple's documentation doesn't define either.
    ///
    /// ```swift
    /// @Namespace var namespace
    ///
    /// if isLarge {
    ///     Poster().frame(width: 300).matchedGeometryEffect(id: "poster", in: namespace)
    /// } else {
    ///     Poster().frame(width: 60).matchedGeometryEffect(id: "poster", in: namespace)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity that matched views share.
    ///   - namespace: The namespace of the identity.
    ///   - properties: The parts of the geometry to share.
    ///   - anchor: The point of the views that coincides, as fractions of their sizes; a point that isn't finite is
    ///     reported and replaced by the centre.
    ///   - isSource: Whether other views follow this one.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        var point = anchor
        if !anchor.x.isFinite || !anchor.y.isFinite {
            Diagnostics.report(.invalidInput, "Invalid anchor \(anchor) for matchedGeometryEffect; using the center.")
            point = .center
        }
        let settings = MatchedSettings(
            key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: point,
            isSource: isSource)
        return modifier(MatchedGeometryModifier(settings: settings))
    }
}

/// The identity of a group of matched views.
struct MatchedKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The settings of a matched view.
struct MatchedSettings: Equatable {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
    let settings: MatchedSettings

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, MatchedGeometryModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, MatchedGeometryModifier>> {
        MatchedGeometryNode(view, under: parent)
    }
}

private final class MatchedGeometryNode<Content: View>: ModifierNode<Content, MatchedGeometryModifier> {
    private var member: MatchedMember?

    override func willMountContent() {
        let item = MatchedItem(self)
        self.item = item
        let member = MatchedMember(modifier.settings, item, self)
        self.member = member
        tree.matching.add(member)
    }

    override func modifierChanged(from old: MatchedGeometryModifier) {
        guard modifier.settings != old.settings, let member else { return }
        tree.matching.change(member, to: modifier.settings)
    }

    override func willUnmount() {
        if let member { (tree.layoutFollower as? GeometryMatching)?.remove(member) }
    }
}

/// The item of a view that can be shown with another view's geometry. Its neighbours see the view's own geometry.
///
/// Invariant: once placed, the child is placed according to `match`; without one it fills the item.
final class MatchedItem: SingleItem, EffectPainting {
    /// The place of the view in the item's coordinates, instead of its own.
    struct Match: Equatable {
        /// The position of the view's `anchor`; nil for its own position.
        var position: CGPoint?
        /// The size proposed to the view; nil for the item's proposal.
        var size: CGSize?
        var anchor: UnitPoint
    }

    @exclusivity(unchecked)
    private(set) var match: Match?
    /// The remaining shift of ancestors that are moving. It doesn't apply to the view, whose place is that of the
    /// match.
    @exclusivity(unchecked)
    var correction = CGPoint.zero

    /// Shows a match. Called after placement: no surrounding view depends on it.
    func show(_ match: Match?) {
        guard match != nil || self.match != nil else { return }
        self.match = match
        if match == nil { correction = .zero }
        if hasPlace { placeChildren(in: size, placedProposal) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard let match else { return child.place(at: .zero, proposal) }
        let point = match.position ?? CGRect(origin: .zero, size: size).point(at: match.anchor)
        child.place(at: point, anchor: match.anchor, match.size.map(ProposedViewSize.init) ?? proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard match != nil else { return combinedGuide(key, for: proposal) }
        return mayBeExplicit(key) ? child.explicitGuide(key, for: proposal) : nil
    }

    /// A match is absolute and not mirrored.
    override class var traits: ItemTraits { ItemTraits(.ignoresDirection, .paintsEffects) }

    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        if correction == .zero { return [] }
        return [.transform(CGAffineTransform(translationX: correction.x, y: correction.y))]
    }
}
