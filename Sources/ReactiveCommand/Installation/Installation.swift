import Foundation

/// The libraries of one version, built for one toolchain, in a folder. The folder may be moved.
struct Installation {
    /// The names of parts of the folder.
    enum Part {
        static let modules = "modules"
        static let include = "include"
        static let libraries = "lib"
        static let runtime = "lib/toolchain"
        static let macros = "macros"
        static let plugins = "plugins"

        /// Whether the file at a path in the folder is a program that a build starts.
        static func isProgram(_ path: String) -> Bool {
            path.hasPrefix(macros + "/") || path.contains(".artifactbundle/") && !path.hasSuffix(".json")
        }

        /// The modules that are seen on a request.
        static func modules(onRequest request: String) -> String { "modules-\(request)" }
    }

    let folder: URL
    var manifest: InstallationManifest

    init(in folder: URL) throws {
        self.folder = folder
        manifest = try InstallationManifest.read(in: folder)
    }

    /// The name by which a user selects it.
    var name: String { folder.lastPathComponent }

    /// The files that are missing or have another size than when they were installed, sorted.
    var damagedFiles: [String] {
        manifest.files.filter { path, size in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
            return (attributes?[.size] as? NSNumber)?.intValue != size
        }.keys.sorted()
    }

    /// Writes the toolset for the folder's present place, and links the toolchain's runtime. An unchanged toolset isn't
    /// written again.
    ///
    /// - Parameters:
    ///   - requests: The modules on request that are seen beside the others.
    ///   - runtime: The folder of the toolchain's shared libraries.
    /// - Returns: The toolset's file.
    func prepare(requests: [String], runtime: String) throws -> URL {
        let link = folder.appending(path: Part.runtime)
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: link.path)) != runtime {
            let new = folder.appending(path: ".runtime-\(ProcessInfo.processInfo.processIdentifier)")
            try? manager.removeItem(at: new)
            try manager.createSymbolicLink(atPath: new.path, withDestinationPath: runtime)
            guard rename(new.path, link.path) == 0 else {
                throw CommandError(
                    "\(link.path) could not be replaced: \(String(cString: strerror(errno))).",
                    remedy: "Check that you may write to the folder.")
            }
        }
        let toolset = Toolset(of: self, requests: requests)
        let file = folder.appending(path: toolset.fileName)
        let data = try toolset.json()
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
        return file
    }

    /// The requests that are made and those that are always answered.
    ///
    /// - Throws: `CommandError` if there is nothing of a request's name.
    func requests(adding requests: [String]) throws -> [String] {
        for request in requests where manifest.modulesOnRequest[request] == nil {
            let known = manifest.modulesOnRequest.keys.sorted().joined(separator: ", ")
            throw CommandError(
                "--with \(request): no modules of this name are installed.", remedy: "There are: \(known).")
        }
        return Set(requests + manifest.defaultRequests).sorted()
    }
}
