/// What the items of a class are and can do, beside what all items do.
///
/// Few items have any of these traits. A trait is asked for by one call that all classes answer with a constant, which
/// takes neither memory in each item nor a cast; the item is cast to the trait's protocol only if it has the trait.
///
/// Invariant: an item with a trait that has a protocol conforms to it. Checked by `LayoutItem.checkInvariants()`.
struct ItemTraits: OptionSet {
    let rawValue: UInt32

    // MARK: What an item is

    /// There is never an item inside.
    static let leaf = ItemTraits(rawValue: 1 << 0)
    /// Only what is within the item's bounds is visible of what is inside.
    static let viewport = ItemTraits(rawValue: 1 << 1)
    /// Neither the item nor what is inside is painted or touched.
    static let hidden = ItemTraits(rawValue: 1 << 2)
    /// The children are painted in their order, whatever their `zIndex`.
    static let fixedPaintingOrder = ItemTraits(rawValue: 1 << 3)
    /// The children are placed as if lines ran from left to right.
    static let ignoresDirection = ItemTraits(rawValue: 1 << 4)

    // MARK: What an item can do

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
    /// What the item is and can do, beside what all items do.
    @inline(__always)
    final var traits: ItemTraits { type(of: self).traits }

    /// Whether there is never an item inside.
    @inline(__always)
    final var isLeaf: Bool { traits.contains(.leaf) }
}
