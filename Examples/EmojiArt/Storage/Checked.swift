/// A value that says itself whether its parts fit together: not everything that can be decoded makes sense.
protocol Checked {
    /// What is wrong, as the end of a sentence; nil if nothing is.
    var problem: String? { get }
}
