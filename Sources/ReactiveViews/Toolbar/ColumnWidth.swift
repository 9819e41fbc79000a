/// How wide a column of a split view is.
struct ColumnWidth: Equatable {
    var min: CGFloat
    var ideal: CGFloat
    var max: CGFloat

    /// ⚑ Of columns that say nothing.
    static let standard = ColumnWidth(min: 180, ideal: 320, max: .infinity)
    static let standardOfLast = ColumnWidth(min: 280, ideal: 480, max: .infinity)
}
