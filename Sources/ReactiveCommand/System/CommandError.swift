/// An error of the command: what failed, and what to do about it.
struct CommandError: Error, Equatable, CustomStringConvertible {
    /// What was done, on which file, and what the result is.
    let problem: String
    /// What the user does next.
    let remedy: String

    init(_ problem: String, remedy: String) {
        self.problem = problem
        self.remedy = remedy
    }

    var description: String { "\(problem)\n  \(remedy)" }
}
