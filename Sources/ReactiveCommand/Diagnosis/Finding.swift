/// Something that is wrong, and what to do about it.
struct Finding: Equatable, CustomStringConvertible {
    let problem: String
    let remedy: String

    var description: String { "✘ \(problem)\n  \(remedy)" }
}
