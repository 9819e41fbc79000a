/// A fault that ends a command: what is wrong, and what to do.
struct ImportFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, as a sentence.
    var problem: String
    /// What to do about it, as a sentence.
    var advice: String

    init(_ problem: String, advice: String) {
        self.problem = problem
        self.advice = advice
    }

    var description: String { "\(problem) \(advice)" }
}
