import Foundation

/// A project as JSON, for other tools.
struct ProjectDescription: Encodable {
    struct Target: Encodable {
        var name: String
        var module: String
        var kind: String
        var languageMode: String
        var sources: [String]
        var absent: [String]
        var catalogs: [String]
        var resources: [String]
        var isMainActorByDefault: Bool
        var hasAssetExtensions: Bool
    }

    var name: String
    var folder: String
    var targets: [Target]
    var notes: [String]

    init(_ project: ImportedProject) {
        name = project.name
        folder = project.folder
        notes = project.notes
        targets = project.targets.map { target in
            Target(
                name: target.name, module: target.moduleName, kind: target.kind.rawValue,
                languageMode: target.settings.languageMode, sources: target.sources.sorted(),
                absent: target.absent.filter { Paths.kind($0) == "swift" }.sorted(),
                catalogs: target.resources.filter { Paths.kind($0) == "xcassets" }.sorted(),
                resources: target.resources.sorted(), isMainActorByDefault: target.settings.isMainActorByDefault,
                hasAssetExtensions: target.settings.hasAssetExtensions)
        }
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
