import Foundation
import Testing

@testable import ReactiveCommand

@Suite("The toolset")
struct ToolsetTests {
    @Test("It names the modules, the C modules, the macros and the libraries where they lie now")
    func paths() throws {
        let sandbox = try Sandbox()
        let installation = try sandbox.install("1111-aaaa")
        let folder = installation.folder.path
        let toolset = Toolset(of: installation, requests: [])
        #expect(
            toolset.compilerOptions == [
                "-I", "\(folder)/modules",
                "-Xcc", "-fmodule-map-file=\(folder)/include/CReactiveTesting/module.modulemap",
                "-load-plugin-executable", "\(folder)/macros/ReactiveMacros#ReactiveMacros",
            ])
        #expect(toolset.linkerOptions == ["-L", "\(folder)/lib", "-rpath", "\(folder)/lib"])
    }

    @Test("Modules on request are named only if they are requested")
    func onRequest() throws {
        let sandbox = try Sandbox()
        let installation = try sandbox.install("1111-aaaa")
        let options = Toolset(of: installation, requests: ["os"]).compilerOptions
        #expect(options.contains("\(installation.folder.path)/modules-os"))
        #expect(options.contains { $0.hasSuffix("/include/COSLog/module.modulemap") })
        #expect(try installation.requests(adding: ["os", "os"]) == ["os"])
        #expect(throws: CommandError.self) { try installation.requests(adding: ["Metal"]) }
        #expect(try sandbox.install("2222-bbbb", requests: ["os"]).requests(adding: []) == ["os"])
    }

    @Test("No module map that every package sees declares a module on request, so that canImport(os) is false")
    func moduleMapsOnRequest() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = root.appending(path: "Sources")
        let declaration = /(?m)^\s*(?:explicit |framework )*module (\w+)/
        var found: Set<String> = []
        for path in try FileManager.default.relativePathsOfFiles(below: sources)
        where path.hasSuffix("/include/module.modulemap") {
            let target = path.split(separator: "/").dropLast(2).last.map(String.init) ?? ""
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: declaration) {
                let request = ModulesOnRequest.request(for: String(match.output.1))
                guard !request.isEmpty else { continue }
                found.insert(target)
                #expect(ModulesOnRequest.request(for: target) == request, "\(path) declares \(match.output.1)")
            }
        }
        #expect(found.isSuperset(of: ["COSLog", "OSSubmodules"]))
    }

    @Test("It is written again after the folder has moved, and only then")
    func moved() throws {
        let sandbox = try Sandbox()
        let installation = try sandbox.install("1111-aaaa")
        let file = try installation.prepare(requests: [], runtime: "/toolchain a")
        let inode = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        _ = try installation.prepare(requests: [], runtime: "/toolchain a")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == inode)

        let new = sandbox.folder.appending(path: "moved")
        try FileManager.default.moveItem(at: installation.folder, to: new)
        let moved = try Installation(in: new)
        let text = try String(contentsOf: moved.prepare(requests: [], runtime: "/toolchain b"), encoding: .utf8)
        #expect(text.contains("\(new.path)/modules"))
        #expect(!text.contains("1111-aaaa"))
        let link = new.appending(path: "lib/toolchain").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/toolchain b")
        #expect(moved.damagedFiles.isEmpty)
    }

    @Test("Arguments in a file are quoted")
    func responseFile() {
        #expect(ResponseFile.text(of: ["/it's a/b.o", #"q"\"#]) == "\"/it's a/b.o\"\n\"q\\\"\\\\\"\n")
    }

    @Test("A C module without a module map gets one with all of its headers")
    func moduleMap() {
        let text = ModuleMap.text(of: "C", headers: ["b.h", "a.h"])
        #expect(text == "module C {\n    header \"a.h\"\n    header \"b.h\"\n    export *\n}\n")
    }
}
