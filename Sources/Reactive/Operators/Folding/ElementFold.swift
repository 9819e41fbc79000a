/// Keeps the newest value. `progress` is complete for `first()`, and incomplete for `last()`.
@usableFromInline
struct ElementFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Input?
    @usableFromInline let progress: FoldProgress

    @inlinable @inline(__always)
    init(_ progress: FoldProgress) { self.progress = progress }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(Failure) -> FoldProgress {
        memory.pointee = input
        return progress
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }
}

/// Keeps the newest value that satisfies a predicate. `progress` is complete for `first(where:)`, and incomplete for
/// `last(where:)`.
@usableFromInline
struct MatchFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Input?
    @usableFromInline let progress: FoldProgress
    @usableFromInline let predicate: (Input) throws(Failure) -> Bool

    @inlinable @inline(__always)
    init(_ progress: FoldProgress, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.progress = progress
        self.predicate = predicate
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(Failure) -> FoldProgress {
        guard try predicate(input) else { return .incomplete }
        memory.pointee = input
        return progress
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }
}
