/// What decides about a package beside the project.
struct PlanOptions {
    /// Files that are left out, by the names of the modules.
    var leftOut: [String: Set<String>] = [:]
    /// Packages that can't be resolved or built.
    var leftOutPackages: Set<PackageReference> = []
}
