import Foundation
import PackagePlugin

/// Generates symbols of a target's asset catalogues at each build.
///
/// A file `.asset-symbols` in the target's folder has further options of the tool, one a line.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let files = Self.files(in: target.directoryURL)
        guard !files.catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        return [
            .buildCommand(
                displayName: "Asset symbols of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: files.catalogs.map(\.path) + [
                    "--output", output.path, "--bundle", hasResources ? "module" : "main",
                ] + Self.options(in: target.directoryURL),
                inputFiles: files.contents, outputFiles: [output])
        ]
    }

    /// The catalogues in a folder, and the files that describe their contents.
    private static func files(in folder: URL) -> (catalogs: [URL], contents: [URL]) {
        var found: (catalogs: [URL], contents: [URL]) = ([], [])
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let url = all?.nextObject() as? URL {
            if url.pathExtension == "xcassets" {
                found.catalogs.append(url)
                // A link to a catalogue is listed, but not what is in it.
                let catalog = url.resolvingSymlinksInPath()
                if catalog != url { found.contents += files(in: catalog).contents }
            }
            if url.lastPathComponent == "Contents.json" { found.contents.append(url) }
        }
        return found
    }

    private static func options(in folder: URL) -> [String] {
        let file = folder.appending(path: ".asset-symbols")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }
}
