import Foundation
import Testing

@testable import ProjectImport

@Suite("Packages for projects")
struct PackagePlannerTests {
    private func plan(_ folder: TemporaryFolder, _ options: PlanOptions = PlanOptions()) throws -> PackagePlan {
        PackagePlanner(project: try ProjectLocator.read(folder.path), options: options, sources: SourceCache()).plan()
    }

    private func classic() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("My App.xcodeproj/project.pbxproj", Fixtures.classic)
        try folder.write("The App/App main.swift", "import Kit\nimport SwiftUI\n@main struct TheApp {}\n")
        try folder.write("Debug.xcconfig", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = LOGGING\n")
        try folder.write("Kit/Kit.swift", "import Foundation\n")
        try folder.write("AppTests/AppTests.swift", "@testable import The_App\n")
        try folder.write("The App/Assets.xcassets/Contents.json", "{}")
        try folder.write("The App/en.lproj/Localizable.strings")
        try folder.write("Packages/local/Package.swift")
        return folder
    }

    @Test("A program stays one that tests import; targets depend on what they import")
    func targets() throws {
        let plan = try plan(classic())
        #expect(plan.targets.map(\.name) == ["Kit", "The_App", "AppTests"])
        #expect(plan.targets.map(\.kind) == [.library, .executable, .tests])
        #expect(plan.targets.map(\.dependencies) == [[], ["Kit"], ["The_App"]])
        #expect(plan.targets.map(\.implicitImport) == ["Combine", "SwiftUI", "Combine"])
        #expect(plan.packages.map(\.identity) == ["remote", "local"])
        #expect(plan.localization == "de")
        #expect(plan.notes.contains { $0.contains("don't exist: 4 (Keys.swift, Localizable.strings, Model") })
    }

    @Test("The manifest has the settings and names nothing of the library when that is installed")
    func installedManifest() throws {
        let folder = try classic()
        let text = ManifestText(plan: try plan(folder), folder: folder("Out/Package"), library: nil).text()
        #expect(!text.contains("Reactive"))
        #expect(!text.contains("plugin"))
        #expect(!text.contains("modules-os"))
        for line in [
            "// swift-tools-version: 6.2",
            ".package(url: \"https://example.com/owner/remote.git\", .upToNextMinor(from: \"1.2.3\"))",
            ".package(path: \"../../Packages/local\")", ".product(name: \"Remote\", package: \"remote\")",
            ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
            ".enableUpcomingFeature(\"MemberImportVisibility\")", ".define(\"EXTRA\")",
            ".define(\"LOGGING\", .when(configuration: .debug))",
            ".process(\"Resources/en.lproj/Localizable.strings\")",
        ] { #expect(text.contains(line), "\(line)\n\(text)") }
    }

    @Test("An installed package has the plugins that it needs as its own targets, by the link to the installation")
    func installedPlugins() throws {
        let folder = try classic()
        try folder.write(
            "The App/App main.swift", "import os\n@main struct TheApp { @objc func f() {}; let x = Image(.logo) }\n")
        let plan = try plan(folder)
        let manifest = ManifestText(
            plan: plan, folder: folder("Out"), library: nil, systemLogModules: ["COSLog"])
        let text = manifest.text()
        for line in [
            "plugins: [.plugin(name: \"AppleSources\"), .plugin(name: \"AssetSymbols\")]",
            ".binaryTarget(name: \"AppleSourcesTool\", path: \".reactive/plugins/AppleSourcesTool.artifactbundle\")",
            "path: \".reactive/plugins/AssetSymbols\")", "exclude: [\"Rewritten\"]",
        ] { #expect(text.contains(line), "\(line)\n\(text)") }
        // The application imports os, and its tests read the application's module. The library doesn't.
        #expect(plan.targets.filter(\.seesSystemLog).map(\.name) == ["The_App", "AppTests"])
        #expect(plan.targets.map(\.name).contains("Kit"))
        let option = "\"-I\\(Context.packageDirectory)/.reactive/modules-os\""
        let map = "\"-fmodule-map-file=\\(Context.packageDirectory)/.reactive/include/COSLog/module.modulemap\""
        #expect(text.components(separatedBy: option).count == 3)
        #expect(text.components(separatedBy: map).count == 3)
    }

    @Test("The link to the installation follows it; packages without one stay as they are")
    func links() throws {
        let folder = try classic()
        let manager = FileManager.default
        let link = folder("Out/.reactive")
        let first = InstalledModules(folder: folder("one"), arguments: [], systemLogModules: [])
        try PackageWriter(folder: folder("Out"), library: nil, installed: first).write(try plan(folder))
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == folder("one"))
        try ImportedPackage.link(folder("Out"), to: folder("It's two"))
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == folder("It's two"))
        // The next import replaces it: nothing of a user's.
        try PackageWriter(folder: folder("Out"), library: nil, installed: first).write(try plan(folder))
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == folder("one"))
        // Written without an installation.
        try PackageWriter(folder: folder("None"), library: nil).write(try plan(folder))
        #expect((try? manager.destinationOfSymbolicLink(atPath: folder("None/.reactive"))) == nil)
        try ImportedPackage.link(folder("None"), to: folder("one"))
        #expect(try manager.destinationOfSymbolicLink(atPath: folder("None/.reactive")) == folder("one"))
        // With a dependency, and a package of somebody else.
        try PackageWriter(folder: folder("Dependent"), library: "/library").write(try plan(folder))
        try folder.write("Mine/Package.swift")
        for name in ["Dependent", "Mine"] {
            try ImportedPackage.link(folder(name), to: folder("one"))
            #expect((try? manager.destinationOfSymbolicLink(atPath: folder("\(name)/.reactive"))) == nil)
        }
    }

    @Test("Symbols of catalogues extend the types of colors and images only if the project's setting says so")
    func assetExtensions() throws {
        for isOn in [false, true] {
            let folder = try classic()
            let setting = isOn ? "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES\n" : ""
            try folder.write("Debug.xcconfig", setting)
            try folder.write("The App/App main.swift", "@main struct TheApp { let x = Image(.logo) }\n")
            try PackageWriter(folder: folder("Out"), library: nil).write(try plan(folder))
            let options = try? folder.text("Out/Sources/The_App/.asset-symbols")
            #expect(options == (isOn ? nil : "--no-extensions\n"))
        }
    }

    @Test("A package is unfinished until its import has ended")
    func unfinished() throws {
        let folder = try classic()
        let writer = PackageWriter(folder: folder("Out"), library: nil)
        try writer.write(try plan(folder))
        #expect(ImportedPackage.isUnfinished(folder("Out")))
        writer.finish()
        #expect(!ImportedPackage.isUnfinished(folder("Out")))
        try writer.write(try plan(folder))
        #expect(ImportedPackage.isUnfinished(folder("Out")))
    }

    @Test("With a dependency on the library, targets have its products and plugins")
    func dependentManifest() throws {
        let folder = try classic()
        try folder.write(
            "The App/App main.swift", "import os\n@main struct TheApp { @objc func f() {}; let x = Image(.logo) }\n")
        let plan = try plan(folder, PlanOptions())
        let text = ManifestText(plan: plan, folder: folder("Out"), library: "/libraries/It's Reactive").text()
        #expect(text.contains(".package(name: \"Reactive\", path: \"/libraries/It's Reactive\")"))
        #expect(text.contains(".product(name: \"os\", package: \"Reactive\")"))
        #expect(text.contains("exclude: [\"Rewritten\"]"))
        #expect(
            text.contains(
                "plugins: [.plugin(name: \"AppleSources\", package: \"Reactive\"), .plugin(name: \"AssetSymbols\""))
        let url = "https://example.com/owner/reactive.git"
        let remote = ManifestText(plan: plan, folder: folder("Out"), library: url).text()
        #expect(remote.contains(".package(url: \"\(url)\", branch: \"main\")"))
        #expect(remote.contains(".product(name: \"os\", package: \"reactive\")"))
    }

    @Test("Two targets with the same module: one with the same files is left out, another gets a number")
    func names() throws {
        let folder = try TemporaryFolder()
        let files = ["a", "b", "c"].map { folder("\($0).swift") }
        for file in files { try folder.write(Paths.name(file)) }
        func target(_ name: String, _ sources: [String]) -> ImportedTarget {
            var target = ImportedTarget(name: name, kind: .library, settings: TargetSettings(moduleName: "Kit"))
            target.sources = Set(sources)
            return target
        }
        var project = ImportedProject(name: "P", folder: folder.path)
        project.targets = [
            target("iOS", Array(files[..<2])), target("macOS", [files[0]]), target("tvOS", Array(files[1...])),
        ]
        let plan = PackagePlanner(project: project, options: PlanOptions(), sources: SourceCache()).plan()
        #expect(plan.targets.map(\.name) == ["Kit", "Kit_2"])
        #expect(plan.notes.count == 2)
    }

    @Test("Written packages have links to the sources; writing again keeps what a user has added")
    func writing() throws {
        let folder = try classic()
        let writer = PackageWriter(folder: folder("Out"), library: nil)
        try writer.write(try plan(folder))
        #expect(try folder.text("Out/Sources/The_App/Code/The App/App main.swift").contains("TheApp"))
        #expect(try folder.text("Out/Sources/The_App/Resources/Assets.xcassets/Contents.json") == "{}")
        try folder.write("Out/Sources/The_App/Code/Mine.swift", "mine")
        try folder.write("Out/.build/cache", "built")
        try folder.write("Out/Sources/Old/x.swift", "x")
        try writer.write(try plan(folder, PlanOptions(leftOut: ["Kit": [folder("Kit/Kit.swift")]])))
        #expect(try folder.text("Out/Sources/The_App/Code/Mine.swift") == "mine")
        #expect(try folder.text("Out/.build/cache") == "built")
        #expect(!Paths.exists(folder("Out/Sources/Kit")))
        #expect(try folder.contents.filter { $0.contains(".import") && !$0.contains("/") } == [])
        #expect(try folder.text("The App/App main.swift").contains("TheApp"))
    }

    @Test("A package that is named by two rules is one dependency, with the first")
    func packagesOfOneName() throws {
        let folder = try classic()
        var project = try ProjectLocator.read(folder.path)
        let url = "git@example.com:owner/Remote.git"
        project.targets[1].products = [
            PackageProduct(name: "Other", package: .remote(url: url, rule: "from: \"9.0.0\""))
        ]
        let plan = PackagePlanner(project: project, options: PlanOptions(), sources: SourceCache()).plan()
        #expect(plan.packages.map { $0.identity.lowercased() }.sorted() == ["local", "remote"])
        #expect(plan.notes.contains { $0.contains("in several ways") })
    }

    @Test("A project is described as JSON, with absolute paths")
    func description() throws {
        let folder = try classic()
        var output = ""
        let command = ImportCommand(output: { output += $0 }, errorOutput: { _ in })
        #expect(command.run([folder("My App.xcodeproj"), "--describe"]) == 0)
        struct Description: Decodable {
            struct Target: Decodable {
                var module: String
                var kind: String
                var sources: [String]
                var absent: [String]
                var catalogs: [String]
            }
            var targets: [Target]
        }
        let found = try JSONDecoder().decode(Description.self, from: Data(output.utf8))
        #expect(found.targets.map(\.module) == ["The_App", "Kit", "AppTests"])
        #expect(found.targets.map(\.kind) == ["application", "library", "unitTests"])
        #expect(found.targets[0].sources == [folder("The App/App main.swift")])
        #expect(found.targets[0].absent == [folder("The App/Keys.swift")])
        #expect(found.targets[0].catalogs == [folder("The App/Assets.xcassets")])
    }

    @Test("A local package is named if its manifest has the address that can't be reached")
    func addresses() throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", ".package(url: \"https://example.com/a/kit.git\", from: \"1.0.0\")")
        let message = "error: Failed to clone repository https://example.com/a/kit.git:\n fatal: can't resolve host"
        #expect(LocalPackage.hasAddress(of: message, in: folder.path))
        #expect(!LocalPackage.hasAddress(of: "error: https://example.com/b/other", in: folder.path))
    }

    @Test("What an interrupted import has moved aside is put back; what it has left is removed")
    func recovery() throws {
        let folder = try classic()
        try folder.write("Out.imported-1/.reactive-import", "Package.swift\n")
        try folder.write("Out.imported-1/Mine.swift", "mine")
        try folder.write("Out.importing-1/Package.swift")
        try PackageWriter(folder: folder("Out"), library: nil).write(try plan(folder))
        #expect(try folder.text("Out/Mine.swift") == "mine")
        #expect(try folder.contents.filter { $0.hasPrefix("Out.") && !$0.contains("/") } == [])
    }
}
