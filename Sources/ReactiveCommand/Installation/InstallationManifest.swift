import Foundation

/// The description of an installation, `installation.json` in its folder.
struct InstallationManifest: Codable, Equatable {
    /// The form of the folder that this command writes. One with another number is not used.
    static let currentFormat = 2
    static let fileName = "installation.json"

    var format = InstallationManifest.currentFormat
    /// The revision of the sources.
    let version: String
    /// The checksum of the sources and the toolchain.
    let checksum: String
    let toolchain: Toolchain
    let date: Date
    /// The Swift modules that every package sees.
    let modules: [String]
    /// The Swift modules that are seen on request, by the name of the request.
    let modulesOnRequest: [String: [String]]
    /// The C modules, by the name of the request; "" for those that every package sees.
    let cModules: [String: [String]]
    /// The requests that are answered without being made each time.
    var defaultRequests: [String]
    /// The size in bytes of each file, by its path in the folder.
    let files: [String: Int]

    static func read(in folder: URL) throws -> InstallationManifest {
        let file = folder.appending(path: fileName)
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let manifest = try decoder.decode(InstallationManifest.self, from: Data(contentsOf: file))
            if manifest.format == currentFormat { return manifest }
        } catch {}
        throw CommandError(
            "\(file.path) is missing or could not be read.",
            remedy: "Install again: `swift run -c release reactive install` in a checkout of Reactive.")
    }

    func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: folder.appending(path: Self.fileName), options: .atomic)
    }
}
