import Foundation

/// What SwiftPM passes to the compiler and the linker, so that each target of a package graph finds the modules.
///
/// Its paths are absolute, as SwiftPM demands; it is therefore written when it is used.
struct Toolset: Equatable {
    let fileName: String
    let compilerOptions: [String]
    let linkerOptions: [String]

    /// - Parameters:
    ///   - installation: The installation that is found.
    ///   - requests: The modules on request that are seen beside the others, sorted.
    init(of installation: Installation, requests: [String]) {
        fileName = (["toolset"] + requests).joined(separator: "-") + ".json"
        func path(_ part: String) -> String { installation.folder.appending(path: part).path }
        var options = ["-I", path(Installation.Part.modules)]
        for request in requests { options += ["-I", path(Installation.Part.modules(onRequest: request))] }
        for request in [""] + requests {
            for module in installation.manifest.cModules[request] ?? [] {
                let map = path("\(Installation.Part.include)/\(module)/module.modulemap")
                options += ["-Xcc", "-fmodule-map-file=\(map)"]
            }
        }
        for macros in installation.manifest.files.keys.sorted()
        where macros.hasPrefix(Installation.Part.macros + "/") {
            let module = String(macros.dropFirst(Installation.Part.macros.count + 1))
            options += ["-load-plugin-executable", "\(path(macros))#\(module)"]
        }
        compilerOptions = options
        let libraries = path(Installation.Part.libraries)
        linkerOptions = ["-L", libraries, "-rpath", libraries]
    }

    private struct File: Encodable {
        struct Tool: Encodable { let extraCLIOptions: [String] }
        let schemaVersion = "1.0"
        let swiftCompiler: Tool
        let linker: Tool
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            File(
                swiftCompiler: File.Tool(extraCLIOptions: compilerOptions),
                linker: File.Tool(extraCLIOptions: linkerOptions)))
    }
}
