/// The rare properties and capabilities of a class of items.
///
/// Each class returns its traits as a constant, so a check needs neither memory per item nor a cast. An item is cast to
/// a trait's protocol only if it has the trait.
///
/// Invariant: an item with a trait that has a protocol conforms to it. Checked by `LayoutItem.checkInvariants()`.
struct ItemTraits: OptionSet {
    let rawValue: UInt32

    // MARK: Properties

    /// The item never has children.
    static let leaf = ItemTraits(rawValue: 1 << 0)
    /// The content is visible only within the item's bounds.
    static let viewport = ItemTraits(rawValue: 1 << 1)
    /// Neither the item nor its content is painted or receives touches.
    static let hidden = ItemTraits(rawValue: 1 << 2)
    /// The children are painted in their order, whatever their `zIndex`.
    static let fixedPaintingOrder = ItemTraits(rawValue: 1 << 3)
    /// The children are placed from left to right in any layout direction.
    static let ignoresDirection = ItemTraits(rawValue: 1 << 4)

    // MARK: Capabilities

    /// `ContentTransforming`.
    static let transformsContent = ItemTraits(rawValue: 1 << 5)
    /// `EffectPainting`.
    static let paintsEffects = ItemTraits(rawValue: 1 << 6)
    /// `HitShaped`.
    static let hasHitShape = ItemTraits(rawValue: 1 << 7)
    /// `ContentMasking`.
    static let masksContent = ItemTraits(rawValue: 1 << 8)
    /// `RowContaining`.
    static let hasRows = ItemTraits(rawValue: 1 << 9)
    /// `ZIndexed`.
    static let setsZIndex = ItemTraits(rawValue: 1 << 10)
    /// `DirectionSetting`.
    static let setsDirection = ItemTraits(rawValue: 1 << 11)
    /// `SafeAreaSetting`.
    static let setsSafeArea = ItemTraits(rawValue: 1 << 12)
    /// `RelativeSizeContaining`.
    static let isSizeContainer = ItemTraits(rawValue: 1 << 13)
    /// `CoordinateSpaceNaming`.
    static let namesSpace = ItemTraits(rawValue: 1 << 14)
    /// `EnvironmentReading`.
    static let readsEnvironment = ItemTraits(rawValue: 1 << 15)
    /// `CustomLayoutItem`.
    static let isCustomLayout = ItemTraits(rawValue: 1 << 16)
}

extension LayoutItem {
    /// The rare properties and capabilities of the item's class.
    @inline(__always)
    final var traits: ItemTraits { type(of: self).traits }

    /// Whether the item never has children.
    @inline(__always)
    final var isLeaf: Bool { traits.contains(.leaf) }
}
