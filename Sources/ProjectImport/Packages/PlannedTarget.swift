/// A target of the package that is written.
struct PlannedTarget {
    /// What the package manager builds.
    enum Kind: String {
        case executable = "executableTarget"
        case library = "target"
        case tests = "testTarget"
    }

    /// The name of the module, which is the target's name, too.
    var name: String
    /// The name of the target in the project.
    var origin: String
    var kind: Kind
    var settings: TargetSettings
    /// The Swift files, by their places in the package.
    var sources: [String: String] = [:]
    /// Resources, by their places in the package.
    var resources: [String: String] = [:]
    /// The names of the package's other targets that this one imports.
    var dependencies: [String] = []
    /// Products of packages.
    var products: [PackageProduct] = []
    /// Modules with Apple's names that the files mention.
    var frameworks: [String] = []
    /// The module that is imported into each file, as Apple's systems do by their overlays.
    var implicitImport = "Combine"
    /// Whether the modules `os` and `OSLog` are seen, which an installation shows on request.
    var seesSystemLog = false
    /// Whether files are rewritten that need the runtime of Objective-C.
    var isRewritten = false
    /// Whether symbols of asset catalogues are generated.
    var hasAssetSymbols = false

    /// The names of the plugins that the target uses.
    var plugins: [String] { (isRewritten ? ["AppleSources"] : []) + (hasAssetSymbols ? ["AssetSymbols"] : []) }

    /// The target's folder in the package.
    var folder: String { (kind == .tests ? "Tests/" : "Sources/") + name }
}
