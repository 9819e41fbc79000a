/// A file that isn't compiled.
struct LeftOutFile: Equatable {
    /// The name of the target's module.
    var module: String
    /// The path.
    var file: String
    /// Why it is left out.
    var cause: BuildCause
}
