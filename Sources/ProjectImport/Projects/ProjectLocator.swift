import Foundation

/// Finds and reads what an argument names.
enum ProjectLocator {
    /// Reads the project, the workspace or the folder at a path.
    ///
    /// - Throws: `ImportFailure` if there is none, or more than one.
    static func read(_ path: String) throws -> ImportedProject {
        guard Paths.exists(path) else {
            throw ImportFailure("\(path) doesn't exist.", advice: "Name a project, a workspace or a folder.")
        }
        switch Paths.kind(path) {
        case "xcodeproj": return complete(try ProjectReader(path).read())
        case "xcworkspace": return try workspace(path)
        case "pbxproj": return complete(try ProjectReader(Paths.parent(path)).read())
        case _ where Paths.isFolder(path): return try folder(path)
        default:
            throw ImportFailure(
                "\(path) is neither a project nor a folder.",
                advice: "Name a project (.xcodeproj), a workspace (.xcworkspace) or a folder.")
        }
    }

    /// Returns the paths of the projects in a folder, at any depth.
    static func projects(in folder: String) -> [String] {
        Paths.files(in: folder).filter { Paths.kind($0) == "xcodeproj" && Paths.exists("\($0)/project.pbxproj") }
    }

    private static func workspace(_ path: String) throws -> ImportedProject {
        var result = ImportedProject(name: Paths.stem(path), folder: Paths.parent(path))
        var projects = 0
        for item in try WorkspaceReader.items(of: path) {
            if Paths.kind(item) == "xcodeproj" {
                if Paths.name(item) == "Pods.xcodeproj" {
                    result.usesPods = true
                } else if Paths.exists(item) {
                    let project = try ProjectReader(item).read()
                    projects += 1
                    result.targets += project.targets
                    result.localPackages += project.localPackages
                    result.notes += project.notes
                    result.developmentRegion = result.developmentRegion ?? project.developmentRegion
                    result.usesPods = result.usesPods || project.usesPods
                } else {
                    result.notes.append("The workspace names \(item), which doesn't exist.")
                }
            } else if Paths.exists(Paths.join(item, "Package.swift")) {
                result.localPackages.append(item)
            }
        }
        guard projects > 0 else {
            throw ImportFailure(
                "\(path) names no project that exists.", advice: "Name a project (.xcodeproj) or a folder.")
        }
        result.localPackages = Array(Set(result.localPackages)).sorted()
        return complete(result)
    }

    private static func folder(_ path: String) throws -> ImportedProject {
        let found = Paths.files(in: path)
        let workspaces = found.filter { Paths.kind($0) == "xcworkspace" }
        let projects = projects(in: path)
        if workspaces.count == 1, let items = try? WorkspaceReader.items(of: workspaces[0]),
            projects.allSatisfy({ items.contains($0) })
        {
            return try workspace(workspaces[0])
        }
        switch projects.count {
        case 0: return complete(try FolderReader.read(path))
        case 1: return complete(try ProjectReader(projects[0]).read())
        default:
            let names = projects.map { "\n  \(Paths.relative($0, to: path))" }.joined()
            throw ImportFailure("\(path) has \(projects.count) projects.", advice: "Name one of them:\(names)")
        }
    }

    private static func complete(_ project: ImportedProject) -> ImportedProject {
        var project = project
        if project.usesPods {
            project.notes.append("CocoaPods provides libraries; they are no packages, and their modules are missing.")
        }
        return project
    }
}
