import Foundation

/// The toolchain that `swift` and `swiftc` of `PATH` belong to.
struct ToolchainInPath {
    let toolchain: Toolchain
    /// The folder of the runtime's shared libraries.
    let runtime: String
    /// The folder that `swift` lies in, with the linker and the archiver.
    let tools: String

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let unversionedTriple: String }
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryPaths: [String]
        }
        let compilerVersion: String
        let swiftCompilerTag: String?
        let target: Target
        let paths: Paths
    }

    /// Asks the compiler.
    init() throws {
        let result = try Subprocess("swiftc", ["-print-target-info"]).capture()
        guard result.status == 0 else {
            throw CommandError(
                "`swiftc -print-target-info` failed: \(result.errors)",
                remedy: "Check with `swift --version` that PATH leads to a complete toolchain.")
        }
        try self.init(targetInfo: Data(result.output.utf8))
    }

    /// Reads the description that the compiler prints.
    init(targetInfo: Data) throws {
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: targetInfo) else {
            throw CommandError(
                "The description of the toolchain by `swiftc -print-target-info` could not be read.",
                remedy: "Use a Swift toolchain of version 6.1 or newer.")
        }
        toolchain = Toolchain(
            version: info.compilerVersion, tag: info.swiftCompilerTag, triple: info.target.unversionedTriple)
        let resources = URL(filePath: info.paths.runtimeResourcePath)
        runtime = info.paths.runtimeLibraryPaths.first ?? resources.path
        tools = resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin").path
    }
}
