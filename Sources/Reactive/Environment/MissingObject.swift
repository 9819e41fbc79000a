/// Ends the process because a view reads an object that no ancestor provides: there is no value that could stand for
/// it.
///
/// - Parameters:
///   - kind: what the object conforms to.
///   - modifier: the modifier that provides it.
///   - advice: what else can be done.
///   - path: that of the view; nil if the property isn't part of a view in the tree.
func endForMissingObject(
    _ kind: String, _ type: Any.Type, modifier: String, advice: String = "", path: String?
) -> Never {
    fatalError(
        "No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor of this view"
            + (path.map { ": \($0). Add `.\(modifier)(…)` to a view above it\(advice)." }
                ?? ". The property isn't part of a view in the tree."))
}
