import Foundation

/// The settings by which `sourcekit-lsp` builds a package with a toolset.
struct EditorConfiguration {
    /// The path in a package's folder.
    static let path = ".sourcekit-lsp/config.json"

    /// Adds a toolset to settings, which may have others.
    ///
    /// - Parameters:
    ///   - toolset: The toolset's path. It replaces one of an earlier installation.
    ///   - existing: The contents of the file, if there is one.
    /// - Throws: `CommandError` if the contents aren't settings.
    static func adding(toolset: String, to existing: Data?) throws -> Data {
        var settings: [String: Any] = [:]
        if let existing {
            guard let read = try? JSONSerialization.jsonObject(with: existing) as? [String: Any] else {
                throw CommandError("\(path) isn't a JSON object.", remedy: "Mend the file, or remove it.")
            }
            settings = read
        }
        var package = settings["swiftPM"] as? [String: Any] ?? [:]
        let others = (package["toolsets"] as? [String] ?? []).filter { !isOurs($0) }
        package["toolsets"] = others + [toolset]
        settings["swiftPM"] = package
        return try JSONSerialization.data(
            withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Whether a toolset belongs to an installation.
    private static func isOurs(_ toolset: String) -> Bool {
        let file = URL(filePath: toolset)
        let manifest = file.deletingLastPathComponent().appending(path: InstallationManifest.fileName)
        return file.lastPathComponent.hasPrefix("toolset") && FileManager.default.fileExists(atPath: manifest.path)
    }
}
