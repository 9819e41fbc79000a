/// The answers that a layout item has given since it was invalidated. Sizes, spacing and guides are known until then,
/// and whether the children are placed.
struct ItemAnswers {
    /// The known positions of guides.
    var guides: GuideCache?
    /// The known sizes.
    var sizes = SizeCache()
    /// Whether the children's places are those for the item's size and proposal.
    var isPlaced = false
    /// The result of `findSpacing`.
    var spacing: ViewSpacing?

    /// Whether the item was asked nothing since it was invalidated.
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
