import ProjectImport

/// Commands that other modules implement: each takes its arguments and returns an exit status.
enum AdditionalCommands {
    static let byName: [String: @Sendable ([String]) throws -> Int32] = [
        "import": { ImportCommand(installedArguments: try installedArguments(unless: $0)).run($0) },
        "show": { ShowCommand(installedArguments: (try? installedArguments()) ?? []).run($0) },
    ]

    /// The options of `import` with which nothing is built, or not with the installed modules.
    private static let optionsWithoutInstallation: Set = ["--package", "--no-build", "--describe", "--help", "-h"]

    private static func installedArguments(unless options: [String] = []) throws -> [String] {
        if options.contains(where: optionsWithoutInstallation.contains) { return [] }
        return ["--toolset", try Command.prepareToolset(UseOptions()).path]
    }
}
