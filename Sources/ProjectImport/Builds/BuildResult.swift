/// What an import has built.
struct BuildResult {
    /// The targets with Swift files.
    var targets: [TargetResult] = []
    /// The files that aren't compiled.
    var leftOut: [LeftOutFile] = []
    /// The packages that can't be used.
    var packages: [LeftOutPackage] = []
    /// The first errors of linking; empty if all programs are linked.
    var linkErrors: [String] = []
    /// Remarks.
    var notes: [String] = []

    /// The number of Swift files of all targets.
    var files: Int { targets.reduce(0) { $0 + $1.files } }
    /// The number of files that were compiled.
    var compiled: Int { targets.reduce(0) { $0 + $1.compiled } }
    /// Whether something was compiled, and nothing is missing. A package that can't be used and that no file imports
    /// isn't.
    var isWhole: Bool { compiled > 0 && compiled == files && linkErrors.isEmpty }
}
