/// The package that is written.
struct PackagePlan {
    /// The package's name.
    var name: String
    /// The targets, each after those that it depends on.
    var targets: [PlannedTarget] = []
    /// The packages that targets use.
    var packages: [PackageReference] = []
    /// The language of texts without translation.
    var localization = "en"
    /// Remarks for the report.
    var notes: [String] = []
}
