import Testing

@testable import ProjectImport

@Suite("Build settings")
struct BuildSettingsTests {
    @Test("References are replaced, the value of the layers below is inherited, and cycles end")
    func references() {
        let settings = BuildSettings(
            configuration: "Debug",
            layers: [
                ["NAME": "My App", "A": "1", "LOOP": "$(POOL)"],
                ["A": "$(inherited) 2", "POOL": "x$(LOOP)", "B": "$(A)"],
                [
                    "A": "$(A) 3", "MODULE": "$(NAME:c99extidentifier)", "OLD": "${NAME:lower}", "C": "$($(WHICH))",
                    "WHICH": "NAME",
                ],
            ])
        #expect(settings["A"] == "1 2 3")
        #expect(settings["B"] == "1 2 3")
        #expect(settings["MODULE"] == "My_App")
        #expect(settings["OLD"] == "my app")
        #expect(settings["C"] == "My App")
        #expect(settings["LOOP"] == "x")
        #expect(settings["NONE"] == nil)
    }

    @Test("Conditions of keys are decided by the configuration, and as for a device of iOS")
    func conditions() {
        let settings = BuildSettings(
            configuration: "Debug",
            layers: [
                [
                    "A": "all", "A[sdk=macosx*]": "mac", "B": "all", "B[sdk=iphoneos*]": "phone",
                    "C[config=Debug]": "debug", "C[config=Release]": "release", "D[sdk=iphoneos*][arch=x86_64]": "no",
                ]
            ])
        #expect(settings["A"] == "all")
        #expect(settings["B"] == "phone")
        #expect(settings["C"] == "debug")
        #expect(settings["D"] == nil)
    }

    @Test("Words are separated by spaces, but for those in quotes")
    func words() {
        let settings = BuildSettings(configuration: "", layers: [["A": #"-D "two words" 'a "b"' c\ d  e"#]])
        #expect(settings.words("A") == ["-D", "two words", "a \"b\"", "c d", "e"])
    }

    @Test("Configuration files include others; one that includes itself is read once")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shared/Base.xcconfig", "#include \"../App.xcconfig\"\nA = 1 // one\nURL = https:/$()/example.com\n")
        let path = try folder.write(
            "App.xcconfig",
            "#include \"Shared/Base.xcconfig\"\n#include? \"Private.xcconfig\"\n#include \"None.xcconfig\"\nA = $(inherited) 2\nB[sdk=iphoneos*] = 3;\n"
        )
        let file = ConfigurationFile(path)
        #expect(file.settings == ["A": "1 2", "URL": "https:/$()/example.com", "B[sdk=iphoneos*]": "3"])
        #expect(file.missing == [folder("None.xcconfig")])
        #expect(BuildSettings(configuration: "", layers: [file.settings])["URL"] == "https://example.com")
    }

    @Test("Features of Xcode's settings have the compiler's names; a language mode that has them leaves them out")
    func features() {
        let settings = BuildSettings(
            configuration: "Debug",
            layers: [
                [
                    "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_BARE_SLASH": "YES",
                    "SWIFT_STRICT_CONCURRENCY": "complete",
                    "OTHER_SWIFT_FLAGS":
                        "-enable-experimental-feature Lifetimes -Xfrontend -enable-upcoming-feature ExistentialAny",
                ]
            ])
        #expect(
            UpcomingFeature.enabled(in: settings, languageMode: "5") == [
                "BareSlashRegexLiterals", "DisableOutwardActorInference", "ExistentialAny",
                "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
                "NonisolatedNonsendingByDefault",
            ])
        #expect(
            UpcomingFeature.enabled(in: settings, languageMode: "6") == [
                "ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            ])
        #expect(UpcomingFeature.experimental(in: settings, languageMode: "5") == ["Lifetimes", "StrictConcurrency"])
    }
}
