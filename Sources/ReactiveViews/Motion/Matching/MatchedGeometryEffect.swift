/// What of their geometry views have in common that stand for the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Says that the view stands for the same as others with that identity in the namespace: they share the geometry of the one that is its
    /// source.
    ///
    /// A view that isn't the source is proposed the source's size, and shown so that its `anchor` comes where the source has its own one; to
    /// the views around it is where, and as large as, it would be otherwise. Without a source each view keeps its geometry.
    ///
    /// Where another view becomes the source by a change that is animated, as when one view is removed and another one with the identity
    /// inserted, all of them move from where the old source was shown: the new one to its own place, and with it the old one if its
    /// transition keeps it in sight. A source that is leaving is none any more. Of several sources the first one in order counts, with a
    /// diagnostic; the others follow it (⚑). Views that are turned or scaled by others around them count as the rectangle around (⚑).
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        var point = anchor
        if !anchor.x.isFinite || !anchor.y.isFinite {
            Diagnostics.report(.invalidInput, "A matched geometry's anchor is \(anchor); the center is taken.")
            point = .center
        }
        let settings = MatchedSettings(
            key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: point,
            isSource: isSource)
        return modifier(MatchedGeometryModifier(settings: settings))
    }
}

/// What those have in common that share their geometry.
struct MatchedKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// What a view says about the geometry that it shares.
struct MatchedSettings: Equatable {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

struct MatchedGeometryModifier: PrimitiveModifier {
    let settings: MatchedSettings

    static func _makeNode<V: View>(
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
        if tree.matching == nil { tree.matching = GeometryMatching(tree) }
        tree.matching?.add(member)
    }

    override func modifierChanged(from old: MatchedGeometryModifier) {
        guard modifier.settings != old.settings, let member else { return }
        tree.matching?.change(member, to: modifier.settings)
    }

    override func willUnmount() {
        if let member { tree.matching?.remove(member) }
    }
}

/// The item of a view that may be shown with another one's geometry. To those around it is as the view is by itself.
///
/// Invariant: isPlaced ⇒ the child is placed as `match` says; without one it fills the item.
final class MatchedItem: SingleItem, EffectPainting {
    /// Where the view is shown, in the item's coordinates, in place of where it is.
    struct Match: Equatable {
        /// Where the point `anchor` of the view comes; nil for where it would be.
        var position: CGPoint?
        /// What is proposed to the view; nil for what is proposed to the item.
        var size: CGSize?
        var anchor: UnitPoint
    }

    @exclusivity(unchecked)
    private(set) var match: Match?
    /// How far what is around is still shown from its place: the view isn't, as it is where the match says.
    @exclusivity(unchecked)
    var correction = CGPoint.zero

    /// To be called when everything is placed: nobody around depends on it.
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

    /// A match is where it is, whichever way lines run.
    override class var traits: ItemTraits { [.ignoresDirection, .paintsEffects] }

    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        if correction == .zero { return [] }
        return [.transform(CGAffineTransform(translationX: correction.x, y: correction.y))]
    }
}
