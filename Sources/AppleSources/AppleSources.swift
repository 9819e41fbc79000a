import Foundation
import PackagePlugin

/// Rewrites the Swift files of a target for systems without the Objective-C runtime: attributes such as `@objc` are
/// left out, and `#selector` becomes a selector that knows its method. The target excludes its own files there:
///
/// ```swift
/// .target(name: "App", exclude: ["Sources"], plugins: [.plugin(name: "AppleSources", package: "Reactive")])
/// ```
@main
struct AppleSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let tool = try context.tool(named: "AppleSourcesTool").url
        var compiled: Set<String> = []
        if let module = target.sourceModule { for file in module.sourceFiles { compiled.insert(file.url.path) } }
        var commands: [Command] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: target.directoryURL.path).sorted() {
            let input = target.directoryURL.appendingPathComponent(path)
            guard path.hasSuffix(".swift"), !compiled.contains(input.path) else { continue }
            // Two folders may have files of the same name, which a module can't.
            let name = path.split(separator: "/").joined(separator: "+")
            let output = context.pluginWorkDirectoryURL.appendingPathComponent(name)
            commands.append(
                .buildCommand(
                    displayName: "Rewriting \(path)", executable: tool,
                    arguments: [input.path, "--output", output.path], inputFiles: [input], outputFiles: [output]))
        }
        return commands
    }
}
