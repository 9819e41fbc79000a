/// Ends the process because a view reads an object that no ancestor provides: no value could replace it.
///
/// - Parameters:
///   - kind: the protocol that the object conforms to, in words.
///   - modifier: the modifier that provides such an object.
///   - advice: an alternative remedy, in words; none by default.
///   - path: the view's path; nil if the property isn't part of a mounted view.
func endForMissingObject(
    _ kind: String, _ type: Any.Type, modifier: String, advice: String = "", path: String?
) -> Never {
    fatalError(
        "No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor of this view"
            + (path.map { ": \($0). Add `.\(modifier)(…)` to a view above it\(advice)." }
                ?? ". The property isn't part of a view in the tree."))
}
