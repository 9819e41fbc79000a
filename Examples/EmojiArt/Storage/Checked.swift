/// A value that can be kept in a file: it finds its own faults, since not everything that can be decoded makes sense,
/// and can be merged with what another program has saved.
protocol Checked: Mergeable {
    /// What is wrong, as the end of a sentence; nil if nothing is.
    var problem: String? { get }
}
