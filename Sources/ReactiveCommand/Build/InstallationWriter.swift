import Foundation

/// Copies and links the products of a build into the folder of an installation.
struct InstallationWriter {
    /// The library that programs with an imported module link.
    static let library = "ReactiveFrameworks"
    /// The library that programs with an imported module for tests link as well.
    static let testLibrary = "ReactiveTesting"
    /// The part of the library for tests that is shared.
    private static let testFrameworks = "ReactiveTestingFrameworks"
    /// The part of the library for tests that lies in the program itself.
    private static let testCalls = "ReactiveTestingCalls"
    /// A symbol that this part defines.
    private static let testSymbol = "reactive_set_system_calls"

    let description: PackageDescription
    /// The sources.
    let checkout: URL
    /// The products.
    let products: URL
    let toolchain: ToolchainInPath
    /// The folder to fill.
    let folder: URL

    private var manager: FileManager { .default }
    private var libraries: URL { folder.appending(path: Installation.Part.libraries) }

    /// Writes everything but the manifest.
    func write() throws {
        for part in [Installation.Part.modules, Installation.Part.libraries, Installation.Part.macros] {
            try manager.createDirectory(at: folder.appending(path: part), withIntermediateDirectories: true)
        }
        for target in description.modules { try copyModule(target) }
        for target in description.cModules { try copyHeaders(target) }
        for target in description.macros {
            let tool = folder.appending(path: "\(Installation.Part.macros)/\(target.name)")
            try manager.copyItem(at: products.appending(path: "\(target.name)-tool"), to: tool)
        }
        for tool in description.tools { try copyPlugin(of: tool) }
        let targets = description.modules + description.cModules
        try linkSharedLibrary(Self.library, of: targets.filter { !$0.isForTests }, askedFor: Self.library)
        try linkSharedLibrary(
            Self.testFrameworks, of: description.modules.filter(\.isForTests), askedFor: Self.testLibrary)
        try linkTestLibrary(description.cModules.filter(\.isForTests))
    }

    /// The manifest of the folder as it is.
    func manifest(version: String, checksum: String, requests: [String]) throws -> InstallationManifest {
        var files: [String: Int] = [:]
        for path in try manager.relativePathsOfFiles(below: folder) {
            let attributes = try manager.attributesOfItem(atPath: folder.appending(path: path).path)
            files[path] = (attributes[.size] as? NSNumber)?.intValue ?? 0
        }
        let modules = Dictionary(grouping: description.modules.map(\.name), by: ModulesOnRequest.request(for:))
        return InstallationManifest(
            version: version, checksum: checksum, toolchain: toolchain.toolchain, date: Date(),
            modules: modules[""] ?? [], modulesOnRequest: modules.filter { $0.key != "" },
            cModules: Dictionary(grouping: description.cModules.map(\.name), by: ModulesOnRequest.request(for:)),
            defaultRequests: requests, files: files)
    }

    private func copyModule(_ target: PackageDescription.Target) throws {
        let request = ModulesOnRequest.request(for: target.name)
        let part = request.isEmpty ? Installation.Part.modules : Installation.Part.modules(onRequest: request)
        try manager.createDirectory(at: folder.appending(path: part), withIntermediateDirectories: true)
        for name in ["\(target.name).swiftmodule", "\(target.name).swiftdoc"] {
            try manager.copyItem(
                at: products.appending(path: "Modules/\(name)"), to: folder.appending(path: "\(part)/\(name)"))
        }
    }

    private func copyHeaders(_ target: PackageDescription.Target) throws {
        let headers = checkout.appending(path: "\(target.path)/include")
        let copy = folder.appending(path: "\(Installation.Part.include)/\(target.name)")
        try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: headers, to: copy)
        let map = copy.appending(path: "module.modulemap")
        if !manager.fileExists(atPath: map.path) {
            let names = try manager.relativePathsOfFiles(below: copy)
            try Data(ModuleMap.text(of: target.name, headers: names).utf8).write(to: map)
        }
    }

    /// Copies a plugin and its tool, so that a package can have them as targets: the plugin's sources in a folder, the
    /// tool in an artifact bundle.
    private func copyPlugin(of tool: PackageDescription.Target) throws {
        let plugins = folder.appending(path: Installation.Part.plugins)
        let plugin = ArtifactBundle.plugin(of: tool.name)
        let bundle = plugins.appending(path: "\(tool.name).artifactbundle")
        try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
        try manager.copyItem(
            at: checkout.appending(path: "Sources/\(plugin)"), to: plugins.appending(path: plugin))
        try manager.copyItem(at: products.appending(path: tool.name), to: bundle.appending(path: tool.name))
        try ArtifactBundle.description(of: tool.name, triple: toolchain.toolchain.triple)
            .write(to: bundle.appending(path: "info.json"))
    }

    private func objects(of targets: [PackageDescription.Target]) throws -> [String] {
        try targets.flatMap { target in
            let build = products.appending(path: "\(target.name).build")
            return try manager.relativePathsOfFiles(below: build).filter { $0.hasSuffix(".o") }
                .map { build.appending(path: $0).path }
        }
    }

    /// Links a shared library. It finds the toolchain's runtime through a link beside it, or beside itself where a
    /// program is shipped with its libraries.
    ///
    /// - Parameters:
    ///   - name: The library's name, without prefix and suffix.
    ///   - targets: The targets in it.
    ///   - askedFor: The name by which objects in it ask for the library that they become.
    private func linkSharedLibrary(
        _ name: String, of targets: [PackageDescription.Target], askedFor: String
    ) throws {
        try withScratch { scratch in
            // An empty archive answers.
            let archive = scratch.appending(path: "lib\(askedFor).a")
            try Data("!<arch>\n".utf8).write(to: archive)
            let list = scratch.appending(path: "objects")
            try ResponseFile.text(of: objects(of: targets)).write(to: list, atomically: true, encoding: .utf8)
            let file = "lib\(name).so"
            let origin = #"$ORIGIN"#
            try link(
                "swiftc",
                [
                    "-emit-library", "-o", libraries.appending(path: file).path, "@\(list.path)",
                    "-L", scratch.path, "-L", libraries.path, "-no-toolchain-stdlib-rpath",
                    // Debug information names folders of the toolchain.
                    "-Xlinker", "--strip-debug", "-Xlinker", "-soname", "-Xlinker", file,
                    "-Xlinker", "-rpath", "-Xlinker", "\(origin):\(origin)/toolchain",
                ])
        }
    }

    /// Archives the C code for tests: definitions of the system's functions, which must lie in the program itself to
    /// come before the system's libraries. The program may use none of its symbols, so that what is linked by the name
    /// of the library for tests is a script that asks for one.
    private func linkTestLibrary(_ targets: [PackageDescription.Target]) throws {
        let archive = libraries.appending(path: "lib\(Self.testCalls).a")
        try link("llvm-ar", ["rcsD", archive.path] + objects(of: targets))
        let script = "EXTERN(\(Self.testSymbol))\nINPUT(-l\(Self.testCalls) -l\(Self.testFrameworks))\n"
        try Data(script.utf8).write(to: libraries.appending(path: "lib\(Self.testLibrary).a"))
    }

    private func link(_ tool: String, _ arguments: [String]) throws {
        let path = toolchain.tools + "/" + tool
        let program = manager.isExecutableFile(atPath: path) ? path : tool
        let result = try Subprocess(program, arguments).capture()
        guard result.status == 0 else {
            throw CommandError(
                "\(tool) failed while it linked the libraries:\n\(result.output)\(result.errors)",
                remedy: "Check that the disk has space left, and that the toolchain is complete.")
        }
    }

    private func withScratch(_ body: (URL) throws -> Void) throws {
        let scratch = folder.appending(path: ".link")
        try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: scratch) }
        try body(scratch)
    }
}
