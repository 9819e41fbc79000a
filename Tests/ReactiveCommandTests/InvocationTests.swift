import Testing

@testable import ReactiveCommand

@Suite("Arguments of the command")
struct InvocationTests {
    @Test("Without arguments the command prints its help")
    func help() throws {
        #expect(try Invocation([]) == .help)
        #expect(try Invocation(["--help"]) == .help)
    }

    @Test("An installation has a folder, sources, modules on request and a number of jobs")
    func install() throws {
        let all = [
            "install", "--into", "a folder", "--from", "sources", "--scratch-path", "s", "--with", "os", "-j", "2",
            "--force",
        ]
        let options = InstallOptions(
            store: "a folder", checkout: "sources", scratch: "s", requests: ["os"], jobs: 2, isForced: true)
        #expect(try Invocation(all) == .install(options))
        #expect(try Invocation(["install"]) == .install(InstallOptions()))
    }

    @Test("SwiftPM receives its arguments as they are", arguments: ["build", "test", "run", "package"])
    func passedOn(_ verb: String) throws {
        let arguments = ["-c", "release", "--filter", "A B", "--", "--with", "x"]
        let tool = try #require(Invocation.Tool(rawValue: verb))
        #expect(try Invocation([verb] + arguments) == .tool(tool, UseOptions(), arguments: arguments))
    }

    @Test("Options of the command's own are read only before those of SwiftPM")
    func ownOptions() throws {
        let invocation = try Invocation(["run", "--with", "os", "--version", "1a2b", "App", "--with", "milk"])
        let options = UseOptions(version: "1a2b", requests: ["os"])
        #expect(invocation == .tool(.run, options, arguments: ["App", "--with", "milk"]))
    }

    @Test("A call of SwiftPM is about the package that it names, or the one around the current folder")
    func packageFolders() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "App/Package.swift")
        try sandbox.write("", to: "App/Sources/App/App.swift")
        let app = sandbox.folder.appending(path: "App").path
        func folder(_ arguments: [String], in current: String) -> String {
            Command.packageFolder(in: arguments, current: current).standardizedFileURL.path
        }
        let root = sandbox.folder.path
        #expect(folder(["--package-path", "App"], in: root) == app)
        #expect(folder(["-c", "release", "--package-path=App"], in: root) == app)
        #expect(folder(["--package-path", app], in: "/") == app)
        #expect(folder([], in: app) == app)
        #expect(folder(["App", "--", "--package-path", "x"], in: app + "/Sources/App") == app)
        #expect(folder(["--package-path"], in: root) == root)
    }

    @Test("Everything is uninstalled only on demand")
    func uninstall() throws {
        #expect(try Invocation(["uninstall", "1a2b"]) == .uninstall(store: nil, version: "1a2b"))
        #expect(try Invocation(["uninstall", "--all"]) == .uninstall(store: nil, version: nil))
        #expect(try Invocation(["uninstall", "1a2b", "--into", "f"]) == .uninstall(store: "f", version: "1a2b"))
        for arguments in [[], ["1a2b", "--all"], ["1a2b", "3c4d"], ["--none"]] {
            #expect(throws: CommandError.self) { try Invocation(["uninstall"] + arguments) }
        }
    }

    @Test("The doctor and the editor's settings are for a package")
    func packages() throws {
        #expect(try Invocation(["doctor"]) == .doctor(UseOptions(), package: "."))
        let editor = Invocation.editor(UseOptions(requests: ["os"]), package: "App")
        #expect(try Invocation(["editor", "--package-path", "App", "--with", "os"]) == editor)
    }

    @Test("A mistyped command or option names the one that was probably meant")
    func suggestions() throws {
        func remedy(_ arguments: [String]) -> String {
            do {
                _ = try Invocation(arguments)
                return ""
            } catch { return (error as? CommandError)?.remedy ?? "" }
        }
        #expect(remedy(["tset"]).hasPrefix("Did you mean `reactive test`? "))
        #expect(remedy(["Test"]).hasPrefix("Did you mean `reactive test`? "))
        #expect(remedy(["instal"]).hasPrefix("Did you mean `reactive install`? "))
        #expect(remedy(["improt"]).hasPrefix("Did you mean `reactive import`? "))
        #expect(remedy(["install", "--int", "x"]).hasPrefix("Did you mean --into? "))
        #expect(remedy(["frobnicate"]) == "`reactive help` lists the commands.")
        #expect(remedy(["--version"]).contains("reactive list"))
    }

    @Test("A command of its own explains itself", arguments: ["install", "list", "doctor", "uninstall"])
    func ownHelp(_ verb: String) throws {
        #expect(try Invocation([verb, "--help"]) == .help)
        #expect(try Invocation([verb, "-h"]) == .help)
    }

    @Test("Without a manifest, the next step is named: an imported package, a project, or another folder")
    func missingPackage() throws {
        let sandbox = try Sandbox()
        func remedy(_ arguments: [String] = []) -> String? {
            do {
                try MissingPackage.check(sandbox.folder, arguments)
                return nil
            } catch { return (error as? CommandError)?.remedy }
        }
        #expect(remedy()?.contains("--package-path.") == true)
        #expect(remedy(["--help"]) == nil)
        #expect(remedy(["--", "--help"]) != nil)
        try sandbox.write("", to: "It's.xcodeproj/project.pbxproj")
        #expect(remedy()?.contains(#"reactive import 'It'\''s.xcodeproj'"#) == true)
        try sandbox.write("", to: "AppPackage/.reactive-import")
        #expect(remedy()?.contains("--package-path AppPackage") == true)
        try sandbox.write("", to: "Package.swift")
        #expect(remedy() == nil)
    }

    @Test(
        "What can't be understood is an error that says what to do",
        arguments: [
            ["instal"], ["install", "--int", "x"], ["install", "--into"], ["install", "-j", "none"],
            ["install", "-j", "0"], ["install", "x"], ["list", "x"], ["where", "--all"], ["doctor", "x"],
        ])
    func misuse(_ arguments: [String]) throws {
        let error = #expect(throws: CommandError.self) { try Invocation(arguments) }
        #expect(error?.problem.isEmpty == false)
        #expect(error?.remedy.isEmpty == false)
    }
}
