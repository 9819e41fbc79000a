/// The width of a split view's column.
struct ColumnWidth: Equatable {
    var min: CGFloat
    var ideal: CGFloat
    var max: CGFloat

    /// The width of columns that set none. Apple's documentation doesn't define it.
    static let standard = ColumnWidth(min: 180, ideal: 320, max: .infinity)
    static let standardOfLast = ColumnWidth(min: 280, ideal: 480, max: .infinity)

    /// Returns whether the width is valid, and reports a diagnostic if not.
    func checkValidity() -> Bool {
        if min >= 0 && min <= ideal && ideal <= max && ideal < .infinity { return true }
        Diagnostics.report(
            .invalidGeometry,
            "Invalid column width \(ideal) between \(min) and \(max); using the standard width.")
        return false
    }
}
