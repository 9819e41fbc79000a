/// Results in `decisive` at the first value for which the predicate returns that, else in its negation at the end.
///
/// The memory is true once a value has decided.
@usableFromInline
struct DecisionFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Bool
    @usableFromInline let decisive: Bool
    @usableFromInline let predicate: (Input) throws(Failure) -> Bool

    @inlinable @inline(__always)
    init(decisive: Bool, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.decisive = decisive
        self.predicate = predicate
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Bool>) throws(Failure) -> FoldProgress {
        guard try predicate(input) == decisive else { return .incomplete }
        memory.pointee = true
        return .complete
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Bool>) -> Bool? { memory.pointee == decisive }
}
