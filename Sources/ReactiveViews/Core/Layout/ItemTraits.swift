/// The rare properties and capabilities of a class of items.
///
/// Each class returns its traits as a constant, so a check needs neither memory per item nor a cast. An item is cast to
/// a trait's protocol only if it has the trait.
///
/// Invariant: an item with a trait that has a protocol conforms to it. Checked by `LayoutItem.checkInvariants()`.
struct ItemTraits: FlagSet {
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

    /// The item of a shape, a color or a gradient.
    static let isShape = ItemTraits(rawValue: 1 << 19)
    /// The item of the root view, or of a presentation: no other item places it.
    static let root = ItemTraits(rawValue: 1 << 18)

    // MARK: Capabilities

    /// The item conforms to `ContentTransforming`.
    static let transformsContent = ItemTraits(rawValue: 1 << 5)
    /// The item conforms to `EffectPainting`.
    static let paintsEffects = ItemTraits(rawValue: 1 << 6)
    /// The item conforms to `HitShaped`.
    static let hasHitShape = ItemTraits(rawValue: 1 << 7)
    /// The item conforms to `ContentMasking`.
    static let masksContent = ItemTraits(rawValue: 1 << 8)
    /// The item conforms to `RowContaining`.
    static let hasRows = ItemTraits(rawValue: 1 << 9)
    /// The item conforms to `ZIndexed`.
    static let setsZIndex = ItemTraits(rawValue: 1 << 10)
    /// The item conforms to `DirectionSetting`.
    static let setsDirection = ItemTraits(rawValue: 1 << 11)
    /// The item conforms to `SafeAreaSetting`.
    static let setsSafeArea = ItemTraits(rawValue: 1 << 12)
    /// The item conforms to `RelativeSizeContaining`.
    static let isSizeContainer = ItemTraits(rawValue: 1 << 13)
    /// The item conforms to `CoordinateSpaceNaming`.
    static let namesSpace = ItemTraits(rawValue: 1 << 14)
    /// The item conforms to `EnvironmentReading`.
    static let readsEnvironment = ItemTraits(rawValue: 1 << 15)
    /// The item is a `CustomLayoutItem`.
    static let isCustomLayout = ItemTraits(rawValue: 1 << 16)
    /// The item conforms to `ForegroundSetting`.
    static let setsForeground = ItemTraits(rawValue: 1 << 17)
}

extension LayoutItem {
    /// The rare properties and capabilities of the item's class.
    @inline(__always)
    final var traits: ItemTraits { type(of: self).traits }

    /// Whether the item never has children.
    @inline(__always)
    final var isLeaf: Bool { traits.contains(.leaf) }
}
