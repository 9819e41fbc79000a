/// Reads a folder without a project: a target for each folder in it that has Swift files.
enum FolderReader {
    /// Returns the targets.
    ///
    /// - Throws: `ImportFailure` if the folder has no Swift files, or is a package.
    static func read(_ folder: String) throws -> ImportedProject {
        if Paths.exists(Paths.join(folder, "Package.swift")) {
            throw ImportFailure(
                "\(folder) is a package already.", advice: "Build it as it is: `reactive build`, `reactive test`.")
        }
        var result = ImportedProject(name: Paths.name(folder), folder: folder)
        var targets: [String: ImportedTarget] = [:]
        for file in Paths.files(in: folder) {
            let parts = file.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
            let name = parts.count > 1 ? parts[0] : result.name
            let isTests = name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Specs")
            let kind: TargetKind = isTests ? name.contains("UITest") ? .interfaceTests : .unitTests : .application
            targets[
                name,
                default: ImportedTarget(
                    name: name, kind: kind, settings: TargetSettings(moduleName: ModuleName.make(name)))
            ].add(file)
        }
        result.targets = targets.values.filter { !$0.sources.isEmpty }.sorted { $0.name < $1.name }
        guard !result.targets.isEmpty else {
            throw ImportFailure(
                "\(folder) has neither a project nor Swift files.",
                advice: "Name a folder, a project (.xcodeproj) or a workspace (.xcworkspace).")
        }
        return result
    }
}
