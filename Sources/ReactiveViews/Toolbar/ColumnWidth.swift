/// The width of a split view's column.
struct ColumnWidth: Equatable {
    var min: CGFloat
    var ideal: CGFloat
    var max: CGFloat

    /// The width of columns that set none. Apple's documentation doesn't define it.
    static let standard = ColumnWidth(min: 180, ideal: 320, max: .infinity)
    static let standardOfLast = ColumnWidth(min: 280, ideal: 480, max: .infinity)
}
