import Foundation
import Testing

@testable import ProjectImport

@Suite("Reading projects of Xcode")
struct ProjectReaderTests {
    private func classic(_ folder: TemporaryFolder) throws -> ImportedProject {
        try folder.write("My App.xcodeproj/project.pbxproj", Fixtures.classic)
        try folder.write(
            "Debug.xcconfig", "#include? \"None.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = LOGGING // all\n")
        for file in ["The App/App main.swift", "The App/Old.m", "Kit/Kit.swift", "AppTests/AppTests.swift"] {
            try folder.write(file)
        }
        try folder.write("The App/Assets.xcassets/Contents.json", "{}")
        try folder.write("The App/en.lproj/Localizable.strings")
        try folder.write("The App/de.lproj/Localizable.strings")
        try folder.write("The App/Model.xcdatamodeld/Model.xcdatamodel/contents", "<entity name=\"Item\" a=\"b\">")
        return try ProjectLocator.read(folder("My App.xcodeproj"))
    }

    @Test("Targets have the files of their phases; those that don't exist are listed apart")
    func files() throws {
        let folder = try TemporaryFolder()
        let project = try classic(folder)
        #expect(project.name == "My App")
        #expect(project.developmentRegion == "de")
        #expect(project.targets.map(\.name) == ["App", "Kit", "AppTests"])
        #expect(project.targets.map(\.kind) == [.application, .library, .unitTests])
        let app = project.targets[0]
        #expect(app.sources == [folder("The App/App main.swift")])
        #expect(app.absent == [folder("The App/Keys.swift")])
        #expect(app.otherSources == [folder("The App/Old.m")])
        #expect(app.dataModels == [folder("The App/Model.xcdatamodeld")])
        #expect(
            app.resources == [
                folder("The App/Assets.xcassets"), folder("The App/en.lproj/Localizable.strings"),
                folder("The App/de.lproj/Localizable.strings"),
            ])
        #expect(app.dependencies == ["Kit"])
        #expect(project.targets[1].sources == [folder("Kit/Kit.swift")])
    }

    @Test("Settings come from the target, its configuration, the project and files, in this order")
    func settings() throws {
        let folder = try TemporaryFolder()
        let project = try classic(folder)
        let app = project.targets[0].settings
        #expect(app.moduleName == "The_App")
        #expect(app.languageMode == "6")
        #expect(app.isMainActorByDefault)
        #expect(app.upcomingFeatures == ["MemberImportVisibility"])
        #expect(app.debugConditions == ["LOGGING", "EXTRA"])
        #expect(app.releaseConditions == ["EXTRA"])
        let kit = project.targets[1].settings
        #expect(kit.moduleName == "Kit")
        #expect(kit.languageMode == "5")
        #expect(!kit.isMainActorByDefault)
        #expect(kit.debugConditions == ["LOGGING"])
        #expect(project.targets[2].settings.languageMode == "4.2")
        #expect(project.targets[2].settings.host == "App")
    }

    @Test("Products name their packages, with the rule for the version")
    func packages() throws {
        let folder = try TemporaryFolder()
        let project = try classic(folder)
        #expect(
            project.targets[0].products == [
                PackageProduct(
                    name: "Remote",
                    package: .remote(
                        url: "https://example.com/owner/remote.git", rule: ".upToNextMinor(from: \"1.2.3\")")),
                PackageProduct(name: "Local", package: .local(path: folder("Packages/local"))),
            ])
        #expect(project.targets[0].products[0].package?.identity == "remote")
    }

    @Test(
        "Each rule for a version is written as a manifest does",
        arguments: [
            (["kind": "upToNextMajorVersion", "minimumVersion": "2.0.0"], "from: \"2.0.0\""),
            (["kind": "exactVersion", "version": "1.0.1"], "exact: \"1.0.1\""),
            (["kind": "branch", "branch": "main"], "branch: \"main\""),
            (["kind": "revision", "revision": "abc"], "revision: \"abc\""),
            (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "3.0.0"], "\"1.0.0\"..<\"3.0.0\""),
        ])
    func rules(requirement: [String: String], text: String) {
        #expect(VersionRule.text(requirement.mapValues { .string($0) }) == text)
    }

    @Test("A synchronized folder gives its files, without the exceptions; other targets may take some of them")
    func synchronized() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.xcodeproj/project.pbxproj", Fixtures.synchronized)
        for file in [
            "App/App.swift", "App/Views/List.swift", "App/Shared.swift", "App/Unused/Old.swift", "App/Info.plist",
            "App/Levels/1.json", "App/Levels/Code.swift", "App/en.lproj/Widget.strings", "App/en.lproj/App.strings",
            "App/Assets.xcassets/Contents.json", "App/.hidden.swift", "AppTests/Tests.swift",
        ] { try folder.write(file) }
        let project = try ProjectLocator.read(folder.path)
        let app = project.targets[0]
        #expect(app.sources == [folder("App/App.swift"), folder("App/Views/List.swift"), folder("App/Shared.swift")])
        #expect(
            app.resources == [
                folder("App/Levels"), folder("App/en.lproj/App.strings"), folder("App/Assets.xcassets"),
            ])
        #expect(project.targets[1].sources == [folder("App/Shared.swift")])
        #expect(project.targets[1].kind == .appExtension)
        #expect(project.targets[2].sources == [folder("AppTests/Tests.swift")])
        #expect(project.notes.contains { $0.contains("Lint") })
    }

    @Test("A workspace has the targets of its projects, and the folders with packages")
    func workspace() throws {
        let folder = try TemporaryFolder()
        try folder.write("Apps/Small.xcodeproj/project.pbxproj", Fixtures.small)
        try folder.write("Apps/Main.swift", Fixtures.program)
        try folder.write("Libraries/Kit & Co/Package.swift")
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "group:Apps" name = "Apps"><FileRef location = "group:Small.xcodeproj"></FileRef></Group>
               <Group location = "container:" name = "Other">
                  <FileRef
                     location = "group:Libraries/Kit &amp; Co">
                  </FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "group:None.xcodeproj"></FileRef>
            </Workspace>
            """)
        let project = try ProjectLocator.read(folder("All.xcworkspace"))
        #expect(project.targets.map(\.name) == ["Small"])
        #expect(project.localPackages == [folder("Libraries/Kit & Co")])
        #expect(project.usesPods)
        #expect(project.notes.contains { $0.contains("None.xcodeproj") })
        #expect(try ProjectLocator.read(folder.path).name == "All")
    }

    @Test("A folder without a project has a target for each folder in it")
    func folders() throws {
        let folder = try TemporaryFolder()
        for file in ["Game/Main.swift", "Game/Board/Board.swift", "GameTests/Tests.swift", "Notes/a.txt"] {
            try folder.write(file)
        }
        let project = try ProjectLocator.read(folder.path)
        #expect(project.targets.map(\.name) == ["Game", "GameTests"])
        #expect(project.targets.map(\.kind) == [.application, .unitTests])
    }
}
