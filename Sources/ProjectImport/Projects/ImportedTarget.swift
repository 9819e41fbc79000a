/// A target of a project: its files, its settings and what it needs. Paths are absolute.
struct ImportedTarget {
    /// The name in the project.
    var name: String
    /// What the target builds.
    var kind: TargetKind
    /// What matters for compiling it.
    var settings: TargetSettings
    /// The Swift files.
    var sources: Set<String> = []
    /// Files of other languages, and what Xcode generates code from.
    var otherSources: Set<String> = []
    /// Models of Core Data.
    var dataModels: Set<String> = []
    /// Files and folders for the bundle.
    var resources: Set<String> = []
    /// Storyboards and other files for the bundle that only Xcode can compile.
    var unusedResources: Set<String> = []
    /// Files that the project lists and that don't exist.
    var absent: Set<String> = []
    /// The names of targets that this one depends on.
    var dependencies: [String] = []
    /// Products of packages.
    var products: [PackageProduct] = []

    /// The name of the module.
    var moduleName: String { settings.moduleName }

    /// Adds a file, by what its name says.
    mutating func add(_ path: String) {
        switch FileKind(path) {
        case .ignored: return
        case _ where !Paths.exists(path): absent.insert(path)
        case .swift: sources.insert(path)
        case .otherSource: otherSources.insert(path)
        case .dataModel: dataModels.insert(path)
        case .unusedResource: unusedResources.insert(path)
        case .resource: resources.insert(path)
        }
    }

    /// Removes a file, and what is in it if it is a folder.
    mutating func remove(_ path: String) {
        func isOther(_ other: String) -> Bool { other != path && !Paths.isInside(other, path) }
        sources = sources.filter(isOther)
        otherSources = otherSources.filter(isOther)
        dataModels = dataModels.filter(isOther)
        resources = resources.filter(isOther)
        unusedResources = unusedResources.filter(isOther)
    }
}
