import Foundation
import Testing

@testable import ReactiveCommand

@Suite("The folder of installations")
struct StoreTests {
    @Test("The folder is named by an option, by REACTIVE_HOME, or lies in the user's folder for data")
    func places() {
        let environment = ["REACTIVE_HOME": "/home/r", "XDG_DATA_HOME": "/data"]
        #expect(Store(at: "/o p", environment: environment).folder.path == "/o p")
        #expect(Store(at: nil, environment: environment).folder.path == "/home/r")
        #expect(Store(at: nil, program: nil, environment: ["XDG_DATA_HOME": "/data"]).folder.path == "/data/reactive")
        #expect(Store(at: nil, program: nil, environment: [:]).folder.path.hasSuffix("/.local/share/reactive"))
    }

    @Test("A program that is installed uses the folder that it is installed in")
    func placeOfProgram() throws {
        let sandbox = try Sandbox()
        let program = sandbox.folder.appending(path: "bin/reactive")
        let environment = ["XDG_DATA_HOME": "/data"]
        #expect(Store(at: nil, program: program, environment: environment).folder.path == "/data/reactive")
        try sandbox.write("", to: ".lock")
        let store = Store(at: nil, program: program, environment: environment)
        #expect(store.folder.path == sandbox.folder.resolvingSymlinksInPath().path)
        #expect(Store(at: "/other", program: program, environment: environment).folder.path == "/other")
    }

    @Test("A toolchain uses its newest installation, or the version that is asked for")
    func selection() throws {
        let sandbox = try Sandbox()
        let store = Store(sandbox.folder)
        _ = try sandbox.install("1111-aaaa", date: 1)
        _ = try sandbox.install("2222-bbbb", date: 2)
        #expect(try store.installation(for: Sandbox.toolchain).name == "2222-bbbb")
        #expect(try store.installation(for: Sandbox.toolchain, version: "11").name == "1111-aaaa")
        let error = #expect(throws: CommandError.self) {
            try store.installation(for: Sandbox.toolchain, version: "33")
        }
        #expect(error?.remedy == "Choose one of: 2222-bbbb, 1111-aaaa.")
    }

    @Test("Toolchains have installations side by side; without one of its own, a toolchain is told about the others")
    func toolchains() throws {
        let sandbox = try Sandbox()
        let store = Store(sandbox.folder)
        let other = Toolchain(version: "Swift version 7.0", tag: nil, triple: "aarch64-unknown-linux-gnu")
        _ = try sandbox.install("1111-aaaa")
        let error = #expect(throws: CommandError.self) { try store.installation(for: other) }
        #expect(error?.problem.contains("Swift version 6.3.1") == true)
        _ = try sandbox.install("1111-aaaa", toolchain: other)
        #expect(try store.installation(for: other).manifest.toolchain == other)
        #expect(store.installations.count == 2)
        #expect(other.folderName == "Swift_version_7.0-aarch64-unknown-linux-gnu")
    }

    @Test("An installation whose description is broken, or of another form, isn't used")
    func broken() throws {
        let sandbox = try Sandbox()
        let store = Store(sandbox.folder)
        var installation = try sandbox.install("1111-aaaa")
        installation.manifest.format = 0
        try installation.manifest.write(in: installation.folder)
        #expect(throws: CommandError.self) { try store.installation(for: Sandbox.toolchain) }
        try sandbox.write("{", to: "\(Sandbox.toolchain.folderName)/2222-bbbb/installation.json")
        #expect(store.installations.isEmpty)
    }

    @Test("A folder without a description is found to be broken; others in the store aren't")
    func brokenFolders() throws {
        let sandbox = try Sandbox()
        let installation = try sandbox.install("1111-aaaa")
        _ = try sandbox.install("2222-bbbb")
        try sandbox.write("", to: "bin/modules/reactive")
        try sandbox.write("", to: "work/project/modules/A.swiftmodule")
        try sandbox.write("{", to: "work/other/installation.json")
        try sandbox.write("", to: "mine/notes/text")
        let store = Store(sandbox.folder)
        #expect(store.brokenFolders == [])
        try FileManager.default.removeItem(at: installation.folder.appending(path: "installation.json"))
        #expect(store.brokenFolders.map(\.lastPathComponent) == ["1111-aaaa"])
    }

    @Test("A description is read as it was written")
    func manifest() throws {
        let sandbox = try Sandbox()
        let installation = try sandbox.install("1111-aaaa", date: 12, requests: ["os"])
        #expect(try InstallationManifest.read(in: installation.folder) == installation.manifest)
    }
}
