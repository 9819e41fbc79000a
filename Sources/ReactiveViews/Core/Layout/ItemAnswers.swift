/// The answers that a layout item has given since it was last invalidated: sizes, spacing and guides, and whether its
/// children are placed.
struct ItemAnswers {
    /// The known positions of guides.
    var guides: GuideCache?
    /// The known sizes.
    var sizes = SizeCache()
    /// Whether the children are placed for the item's present size and proposal.
    var isPlaced = false
    /// The result of `findSpacing`.
    var spacing: ViewSpacing?

    /// Whether the item has given no answer since it was invalidated.
    var isEmpty: Bool { !isPlaced && sizes.isEmpty && spacing == nil && guides == nil }

    /// Forgets all answers.
    @inline(__always)
    mutating func removeAll() {
        isPlaced = false
        sizes.removeAll()
        spacing = nil
        guides = nil
    }
}
