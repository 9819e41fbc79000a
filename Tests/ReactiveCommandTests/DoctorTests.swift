import Foundation
import Testing

@testable import ReactiveCommand

@Suite("What the doctor finds")
struct DoctorTests {
    private let sandbox: Sandbox
    private var doctor: Doctor { Doctor(store: Store(sandbox.folder), toolchain: Sandbox.toolchain) }

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("Nothing is wrong with a whole installation")
    func whole() throws {
        _ = try sandbox.install("1111-aaaa")
        #expect(doctor.examineStore() == [])
    }

    @Test("Nothing is installed, or only for another toolchain")
    func otherToolchain() throws {
        #expect(doctor.examineStore().map(\.problem).first?.contains("isn't installed") == true)
        let other = Toolchain(version: "Swift version 7.0", tag: nil, triple: "x86_64-unknown-linux-gnu")
        _ = try sandbox.install("1111-aaaa", toolchain: other)
        #expect(doctor.examineStore().map(\.problem).first?.contains("but for Swift version 7.0") == true)
    }

    @Test("Files are missing, or have another size")
    func damaged() throws {
        let folder = try sandbox.install("1111-aaaa").folder
        try FileManager.default.removeItem(at: folder.appending(path: "modules/SwiftUI.swiftmodule"))
        try Data("short".utf8).write(to: folder.appending(path: "lib/libReactiveFrameworks.so"))
        let findings = doctor.examineStore()
        #expect(findings.count == 1)
        #expect(
            findings.first?.problem.contains("lib/libReactiveFrameworks.so, modules/SwiftUI.swiftmodule") == true)
        #expect(findings.first?.remedy.contains("reactive install") == true)
    }

    @Test("The macros can't be executed")
    func macros() throws {
        let tool = try sandbox.install("1111-aaaa").folder.appending(path: "macros/ReactiveMacros")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: tool.path)
        // The path has an apostrophe.
        let quoted = tool.path.replacingOccurrences(of: "'", with: #"'\''"#)
        #expect(doctor.examineStore().map(\.remedy) == ["Run `chmod +x '\(quoted)'`."])
    }

    @Test("The tool of a plugin can't be executed")
    func tools() throws {
        var installation = try sandbox.install("1111-aaaa")
        let bundle = "plugins/ATool.artifactbundle"
        let parent = "\(Sandbox.toolchain.folderName)/1111-aaaa"
        for name in ["ATool", "info.json"] { try sandbox.write("contents", to: "\(parent)/\(bundle)/\(name)") }
        var files = installation.manifest.files
        files["\(bundle)/ATool"] = 8
        files["\(bundle)/info.json"] = 8
        let old = installation.manifest
        installation.manifest = InstallationManifest(
            version: old.version, checksum: old.checksum, toolchain: old.toolchain, date: old.date,
            modules: old.modules, modulesOnRequest: old.modulesOnRequest, cModules: old.cModules, defaultRequests: [],
            files: files)
        try installation.manifest.write(in: installation.folder)
        #expect(doctor.examineStore().map(\.problem).map { $0.hasSuffix("ATool can't be executed.") } == [true])
    }

    @Test("The description of an installation is missing: it can be removed by its name")
    func broken() throws {
        let folder = try sandbox.install("1111-aaaa").folder
        try FileManager.default.removeItem(at: folder.appending(path: "installation.json"))
        #expect(doctor.examineStore().map(\.remedy).contains("Remove it: `reactive uninstall 1111-aaaa`."))
    }

    @Test("An installation was interrupted")
    func leftovers() throws {
        _ = try sandbox.install("1111-aaaa")
        try sandbox.write("half", to: "\(Sandbox.toolchain.folderName)/.new-1111-aaaa/file")
        #expect(doctor.examineStore().map(\.problem).first?.contains(".new-1111-aaaa is left") == true)
    }

    @Test("A package of the graph names Reactive as a dependency, whatever its folder is called")
    func dependency() throws {
        try sandbox.write("", to: "fork/Sources/ReactiveFoundation/a.swift")
        try sandbox.write("", to: "fork/Sources/ReactiveViews/a.swift")
        let fork = sandbox.folder.appending(path: "fork").path
        let graph = """
            {"name": "App", "path": "/app", "dependencies": [
                {"name": "Kit", "path": "/kit", "dependencies": [
                    {"name": "fork", "path": "\(fork)", "dependencies": []}]},
                {"name": "Reactive", "path": "/another of this name", "dependencies": []}]}
            """
        let findings = doctor.examinePackage(dependencies: Data(graph.utf8))
        #expect(findings.count == 1)
        #expect(findings.first?.problem.hasPrefix("Kit depends on the package Reactive at \(fork)") == true)
        #expect(doctor.examinePackage(dependencies: Data("error".utf8)).count == 1)
        let alone = Data(#"{"name": "App", "path": "/app", "dependencies": []}"#.utf8)
        #expect(doctor.examinePackage(dependencies: alone) == [])
    }

    @Test("A manifest that uses a product of Reactive is noticed before a build; a comment isn't")
    func manifest() {
        let product = #".product(name: "SwiftUI", package: "Reactive"),"#
        #expect(Doctor.mayDependOnReactive(manifest: "let package = Package(\n    \(product)\n)"))
        #expect(!Doctor.mayDependOnReactive(manifest: "// \(product)\nlet package = Package(name: \"App\")"))
    }

    @Test("The editor's settings keep what they have and name one installation only")
    func editor() throws {
        let old = try sandbox.install("1111-aaaa").prepare(requests: [], runtime: "/r").path
        let existing = Data(#"{"logging": {"level": "info"}, "swiftPM": {"toolsets": ["/mine.json", "\#(old)"]}}"#.utf8)
        let data = try EditorConfiguration.adding(toolset: "/new/toolset.json", to: existing)
        let settings = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((settings["logging"] as? [String: String])?["level"] == "info")
        let toolsets = (settings["swiftPM"] as? [String: Any])?["toolsets"] as? [String]
        #expect(toolsets == ["/mine.json", "/new/toolset.json"])
        #expect(throws: CommandError.self) { try EditorConfiguration.adding(toolset: "/t", to: Data("[]".utf8)) }
    }

    @Test("The compiler's description of itself is read; another text is an error")
    func targetInfo() throws {
        let info = """
            {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "swiftCompilerTag": "swift-6.3.1-RELEASE",
             "target": {"unversionedTriple": "x86_64-unknown-linux-gnu"},
             "paths": {"runtimeLibraryPaths": ["/t/usr/lib/swift/linux"], "runtimeResourcePath": "/t/usr/lib/swift"}}
            """
        let found = try ToolchainInPath(targetInfo: Data(info.utf8))
        #expect(found.toolchain == Sandbox.toolchain)
        #expect(found.runtime == "/t/usr/lib/swift/linux")
        #expect(found.tools == "/t/usr/bin")
        #expect(throws: CommandError.self) { try ToolchainInPath(targetInfo: Data("no".utf8)) }
    }
}
