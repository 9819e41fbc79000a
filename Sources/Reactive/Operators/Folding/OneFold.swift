/// Keeps the newest value; `progress` says whether it waits for another.
@usableFromInline
struct OneFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Input?
    @usableFromInline let progress: FoldProgress

    @inlinable @inline(__always)
    init(progress: FoldProgress) { self.progress = progress }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(Failure) -> FoldProgress {
        memory.pointee = input
        return progress
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }
}

/// Keeps the newest value to which the closure says yes.
@usableFromInline
struct OneWhereFold<Input, UpFailure: Error, NewFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Memory = Input?
    @usableFromInline let predicate: (Input) throws(NewFailure) -> Bool
    @usableFromInline let progress: FoldProgress
    @usableFromInline let widened: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ predicate: @escaping (Input) throws(NewFailure) -> Bool, progress: FoldProgress,
        widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.predicate = predicate
        self.progress = progress
        widened = widen
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(NewFailure) -> FoldProgress {
        guard try predicate(input) else { return .more }
        memory.pointee = input
        return progress
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }

    @inlinable
    func widen(_ failure: UpFailure) -> NewFailure { widened(failure) }
}
