/// What a project, a workspace or a folder contains.
struct ImportedProject {
    /// The name, for the package.
    var name: String
    /// The folder that all sources are seen from.
    var folder: String
    /// The targets, in the order of the project.
    var targets: [ImportedTarget] = []
    /// Folders with packages.
    var localPackages: [String] = []
    /// The language of texts without translation.
    var developmentRegion: String?
    /// Remarks for the report.
    var notes: [String] = []
    /// Whether CocoaPods provides libraries.
    var usesPods = false
}
