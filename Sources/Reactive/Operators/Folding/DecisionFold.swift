/// The fold of yes-or-no questions: the first value to which the predicate says `decisive` decides, and the answer is that.
/// The memory is whether one has.
@usableFromInline
struct DecisionFold<Input, UpFailure: Error, NewFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Memory = Bool
    @usableFromInline let predicate: (Input) throws(NewFailure) -> Bool
    @usableFromInline let decisive: Bool
    @usableFromInline let widened: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ predicate: @escaping (Input) throws(NewFailure) -> Bool, decisive: Bool,
        widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.predicate = predicate
        self.decisive = decisive
        widened = widen
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Bool>) throws(NewFailure) -> FoldProgress {
        guard try predicate(input) == decisive else { return .more }
        memory.pointee = true
        return .done
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Bool>) -> Bool? { memory.pointee == decisive }

    @inlinable
    func widen(_ failure: UpFailure) -> NewFailure { widened(failure) }
}
