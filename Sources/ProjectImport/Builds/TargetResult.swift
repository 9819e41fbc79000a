/// What became of a target.
struct TargetResult {
    /// The target's name in the project.
    var origin: String
    /// The name of its module.
    var module: String
    /// What it became.
    var kind: PlannedTarget.Kind
    /// The number of its Swift files.
    var files: Int
    /// The number of files that were compiled; 0 unless the target was built.
    var compiled: Int
}
