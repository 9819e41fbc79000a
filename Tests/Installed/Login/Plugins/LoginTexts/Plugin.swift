import PackagePlugin

@main
struct LoginTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let file = context.pluginWorkDirectoryURL.appending(path: "Texts.swift")
        return [
            .buildCommand(
                displayName: "Texts of \(target.name)", executable: try context.tool(named: "LoginGenerator").url,
                arguments: [file.path], outputFiles: [file])
        ]
    }
}
