import Foundation

/// A folder by which a package gets a program as a binary target.
enum ArtifactBundle {
    /// The name of the plugin that runs a tool.
    static func plugin(of tool: String) -> String {
        tool.hasSuffix("Tool") ? String(tool.dropLast("Tool".count)) : tool
    }

    /// The file `info.json` of a bundle with one program.
    static func description(of tool: String, triple: String) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let variant = File.Variant(path: tool, supportedTriples: [triple])
        let artifact = File.Artifact(type: "executable", version: "1.0.0", variants: [variant])
        return try encoder.encode(File(schemaVersion: "1.0", artifacts: [tool: artifact]))
    }

    private struct File: Encodable {
        struct Variant: Encodable {
            let path: String
            let supportedTriples: [String]
        }
        struct Artifact: Encodable {
            let type: String
            let version: String
            let variants: [Variant]
        }
        let schemaVersion: String
        let artifacts: [String: Artifact]
    }
}
