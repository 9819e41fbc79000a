import Foundation

@testable import ReactiveCommand

/// A folder of a test's own, which is removed when the test ends. Its name has a space and an apostrophe.
final class Sandbox {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reactive's tests \(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file and the folders that it lies in.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    static let toolchain = Toolchain(
        version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", tag: "swift-6.3.1-RELEASE",
        triple: "x86_64-unknown-linux-gnu")

    /// Makes an installation of three files.
    func install(
        _ name: String, toolchain: Toolchain = Sandbox.toolchain, date: TimeInterval = 0, requests: [String] = []
    ) throws -> Installation {
        let parent = "\(toolchain.folderName)/\(name)"
        var files: [String: Int] = [:]
        for path in ["modules/SwiftUI.swiftmodule", "lib/libReactiveFrameworks.so", "macros/ReactiveMacros"] {
            try write("contents", to: "\(parent)/\(path)")
            files[path] = 8
        }
        let tool = folder.appending(path: "\(parent)/macros/ReactiveMacros").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        let manifest = InstallationManifest(
            version: name, checksum: "checksum of \(name)", toolchain: toolchain,
            date: Date(timeIntervalSince1970: date), modules: ["SwiftUI"], modulesOnRequest: ["os": ["os", "OSLog"]],
            cModules: ["": ["CReactiveTesting"], "os": ["COSLog"]], defaultRequests: requests, files: files)
        try manifest.write(in: folder.appending(path: parent))
        return try Installation(in: folder.appending(path: parent))
    }
}
