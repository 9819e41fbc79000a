/// How an operator turns all values into one result: `reduce`, `collect`, `count`, `first`, `contains` and the like.
///
/// A fold has a single failure type. A `try` operator whose upstream fails with another type puts a
/// `FailureErasingRelay` in front of the subscriber.
@usableFromInline
protocol Fold {
    associatedtype Input
    associatedtype Output
    associatedtype Failure: Error
    associatedtype Memory

    /// Takes in a value. Must not hold access to the memory while it calls a closure.
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Memory>) throws(Failure) -> FoldProgress
    /// Returns the result, nil if there is none.
    func result(_ memory: UnsafeMutablePointer<Memory>) -> Output?
}

@usableFromInline
enum FoldProgress {
    /// The result may depend on further values.
    case incomplete
    /// The result is known.
    case complete
}
